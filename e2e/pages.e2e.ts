import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openScene, say, signedIn, test } from "./journey.ts";

test("An unknown skill leads me to the skills", async ({ page }) => {
  await signedIn(page);
  await page.goto("/skills/shouting");
  await page.waitForURL("**/skills");
});

test("The older practice address and the dashboard lead where they should", async ({ page }) => {
  await signedIn(page);
  await page.goto("/skills/fogging/gone-at-five");
  await page.waitForURL("**/practice/fogging/gone-at-five");
  await page.goto("/dashboard");
  await page.waitForURL("**/skills");
  await page.goto("/practice/fogging");
  await page.waitForURL(/\/practice\/fogging\/.+/);
});

test("An address that does not exist says so and leads home", async ({ page, quiet }) => {
  quiet.allow(/404/);
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/(?:skills)?$/);
});

test("A list of scenarios that fails to load says so and lets me try again", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await signedIn(page);
  await page.route("**/api/skills/fogging/scenarios", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "An unexpected error occurred." } } }),
  );
  await page.goto("/skills/fogging");
  await expect(page.getByText("Failed to load scenarios").first()).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/skills/fogging/scenarios");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("link", { name: /Gone at Five/ })).toBeVisible();
});

test("A skill without scenarios offers to create one", async ({ page }) => {
  await signedIn(page);
  await page.route("**/api/skills/fogging/scenarios", (route) => route.fulfill({ json: { scenarios: [] } }));
  await page.goto("/skills/fogging");
  await expect(page.getByText("No scenarios available for this skill yet.")).toBeVisible();
  await page.getByText("Create Custom Scenario").click();
  await expect(page.getByLabel("Scenario Title")).toBeVisible();
});

const SIZES = [320, 768, 1280];
const THEMES = ["light", "dark"] as const;

const check = async (page: Page, name: string): Promise<void> => {
  for (const width of SIZES) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Colours are judged as they are when the change of theme has been painted.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" ")}`);
      expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
};

test("Nothing stands in my way on the public pages, whatever my screen and theme", async ({ page }) => {
  test.slow();
  for (const path of ["/", "/auth", "/auth?view=sign_up", "/dev/mailbox"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check(page, path);
  }
});

test("Nothing stands in my way on the skills pages, whatever my screen and theme", async ({ page }) => {
  test.slow();
  await signedIn(page);
  for (const path of ["/skills", "/skills/broken-record", "/skills/broken-record?tab=custom"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check(page, path);
  }
});

test("Nothing stands in my way in a conversation and its analysis, whatever my screen and theme", async ({ page }) => {
  test.slow();
  await signedIn(page);
  await openScene(page, "broken-record", "extended-warranty");
  await say(page, "Just the laptop, please.");
  await say(page, "Well, money's a bit tight right now, to be honest.");
  await check(page, "the conversation");
  await page.getByRole("button", { name: "Analyze" }).first().click();
  await expect(page.getByText("Clarity of Needs & Boundaries")).toBeVisible();
  await check(page, "the analysis");
});
