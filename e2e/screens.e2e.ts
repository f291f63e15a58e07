/** Every screen (see screens.ts) at every width and in both themes: axe, nothing beyond the edge, nothing cut off. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { ACCOUNTS, signInAs } from "./screens.data.ts";
import { openScreen, prepareAccount, SCREENS } from "./screens.ts";

const WIDTHS = [320, 768, 1280];
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a theme can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** A window of 1280 by 800 at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** Screens are shared out among so many journeys, which run side by side. */
const AT_ONCE = 8;

const findings = async (page: Page, colorScheme: "light" | "dark"): Promise<string[]> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  // Colours are judged as they are when the change of theme has been painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (colorScheme === "light" ? axe.withTags(TAGS) : axe.withRules(COLOUR_RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
};

/** What reaches beyond the window, and words that their own box cuts off. */
const lost = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const cut = [...document.querySelectorAll("main *, header *, footer *, [role=dialog] *")].filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
      return hides && isSeen(element) && element.scrollWidth > element.clientWidth + 1;
    });
    return [
      ...(beyond > 0 ? [`${beyond} px beyond the window`] : []),
      ...cut.map((element) => `cut off: ${element.className} ${element.textContent.slice(0, 40)}`),
    ];
  });

for (const account of ACCOUNTS) {
  const screens = SCREENS.filter((screen) => screen.as === account);
  for (let from = 0; from < screens.length; from += AT_ONCE) {
    const some = screens.slice(from, from + AT_ONCE);
    test(`Nothing stands in my way, whatever my window and theme: ${account}, ${some.map(({ name }) => name).join(", ")}`, async ({
      page,
      quiet,
    }) => {
      test.setTimeout(300_000);
      await page.addInitScript(() => localStorage.setItem("cookieConsent", "essential"));
      await page.goto("/offline");
      await signInAs(page, account);
      await prepareAccount(page, account);
      for (const screen of some) {
        if (screen.allow !== undefined) quiet.allow(screen.allow);
        await page.setViewportSize({ width: 1280, height: 800 });
        await openScreen(page, screen);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await lost(page), `${screen.name} at ${width} px`).toEqual([]);
          for (const theme of ["light", "dark"] as const) {
            expect.soft(await findings(page, theme), `${screen.name} at ${width} px, ${theme}`).toEqual([]);
          }
        }
        await page.setViewportSize(ZOOMED);
        expect.soft(await lost(page), `${screen.name} at 200 %`).toEqual([]);
        await screen.restore?.(page);
      }
    });
  }
}
