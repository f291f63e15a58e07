/** Public pages as a phone meets them: a fresh visit in Chromium, a slow line and a slow processor, nothing touched. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { PAGES, PRERENDERED } from "#domain/pages.ts";
import { findChromium } from "../scripts/chromium.mjs";
import type { Figure } from "./bench.ts";
import { BENCH_URL, startBenchServer } from "./server.process.ts";

const LIMITS = { scriptKb: 62, signInScriptKb: 100, requests: 12, allKb: 150, lcpMs: 1_500 } as const;

/** Lighthouse's phone: four times slower than this computer, 1.6 Mbit/s, 150 ms there and back. */
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;

type Measured = {
  scriptKb: number;
  touchedScriptKb: number;
  allKb: number;
  requests: number;
  lcpMs: number;
  shift: number;
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

/** What the page itself has seen: the largest paint (ms since the start) and how far things jumped. */
const readPaints = (page: Page): Promise<{ lcpMs: number; shift: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let lcpMs = 0;
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcpMs = entry.startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve({ lcpMs, shift }), 300);
      }),
  );

/** Bytes are those on the wire, headers included. */
const measure = async (browser: Browser, path: string): Promise<Measured> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...SLOW });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await page.goto(`${BENCH_URL}${path}`, { waitUntil: "networkidle" });
  const paints = await readPaints(page);
  const scriptKb = () => sum([...bytes].flatMap(([id, size]) => (types.get(id) === "Script" ? [size] : []))) / 1000;
  const untouched = { scriptKb: scriptKb(), allKb: sum(bytes.values()) / 1000, requests: bytes.size };
  await page.keyboard.press("Tab");
  await page.waitForResponse("**/api/auth/session");
  await page.waitForLoadState("networkidle");
  const touchedScriptKb = scriptKb();
  await context.close();
  return { ...untouched, touchedScriptKb, ...paints };
};

const figuresOf = (path: string, measured: Measured): Figure[] => {
  const { scriptKb, touchedScriptKb, allKb, requests, lcpMs, shift } = measured;
  const kb = (size: number): string => `${size.toFixed(1)} kB`;
  return [
    {
      what: `${path}: JavaScript before it is touched`,
      measured: kb(scriptKb),
      reference: `at most ${LIMITS.scriptKb} kB`,
    },
    {
      what: `${path}: JavaScript once it is live`,
      measured: kb(touchedScriptKb),
      reference: path === PAGES.auth ? `at most ${LIMITS.signInScriptKb} kB` : "",
    },
    { what: `${path}: everything, on the wire`, measured: kb(allKb), reference: `at most ${LIMITS.allKb} kB` },
    { what: `${path}: requests`, measured: String(requests), reference: `at most ${LIMITS.requests}` },
    {
      what: `${path}: largest paint, slow phone`,
      measured: `${lcpMs.toFixed(0)} ms`,
      reference: `at most ${LIMITS.lcpMs} ms`,
    },
    { what: `${path}: layout shift`, measured: shift.toFixed(3), reference: "0" },
  ];
};

export const pageFigures = async (dataDir: string): Promise<Figure[]> => {
  const server = await startBenchServer(dataDir);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const figures: Figure[] = [];
    for (const path of PRERENDERED) figures.push(...figuresOf(path, await measure(browser, path)));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
};
