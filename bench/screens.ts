/**
 * `npm run bench -- screens [folder]`: a picture of every screen, light and dark, on a desktop and on a phone, for looking
 * at. Started on a data folder of its own; the pictures lie under `.cache/screens` unless told otherwise.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { ACCOUNTS, type Account, signInAs } from "../e2e/screens.data.ts";
import { openScreen, prepareAccount, type Screen, SCREENS } from "../e2e/screens.ts";
import { BENCH_URL, startBenchServer } from "./server.process.ts";

const FORMS: Readonly<Record<string, BrowserContextOptions>> = {
  1280: { viewport: { width: 1280, height: 800 } },
  375: { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const THEMES = ["light", "dark"] as const;
/** After this a screen is given up, and said to be missing. */
const LIMIT_MS = 20_000;

const newPage = async (browser: Browser, options: BrowserContextOptions, account: Account): Promise<Page> => {
  const context = await browser.newContext({
    ...options,
    baseURL: BENCH_URL,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(LIMIT_MS);
  await context.addInitScript(() => localStorage.setItem("cookieConsent", "essential"));
  const page = await context.newPage();
  await page.goto("/offline");
  await signInAs(page, account);
  return page;
};

const picture = async (page: Page, folder: string, screen: Screen, form: string): Promise<void> => {
  await openScreen(page, screen);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // What lies over the page, or fills the window, is drawn as large as the window.
    const fullPage = (await page.locator('[role="dialog"], [role="alertdialog"], .frame.fills').count()) === 0;
    await page.screenshot({ path: join(folder, `${screen.name}-${form}-${colorScheme}.png`), fullPage });
  }
  await screen.restore?.(page);
};

/** Takes all pictures, or those whose screen's name contains `only`. */
export const takePictures = async (dataDir: string, folder: string, only = ""): Promise<void> => {
  const server = await startBenchServer(dataDir);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  const wanted = SCREENS.filter(({ name }) => name.includes(only));
  if (only === "") await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    for (const account of ACCOUNTS) {
      const screens = wanted.filter((screen) => screen.as === account);
      if (screens.length === 0) continue;
      for (const [form, options] of Object.entries(FORMS)) {
        const page = await newPage(browser, options, account);
        await prepareAccount(page, account);
        for (const screen of screens) {
          const failed = await picture(page, folder, screen, form).catch((error: unknown) => String(error));
          console.log(`${screen.name.padEnd(30)} ${form.padStart(5)}  ${failed ?? "taken"}`);
        }
        await page.context().close();
      }
    }
    console.log(`\n${folder}`);
  } finally {
    await browser.close();
    await server.stop();
  }
};
