/** The way through the app by keyboard alone: what has the focus is always in view, and shows that it has it. */
import type { Page } from "@playwright/test";
import { expect, mailedLink, newEmail, PASSWORD, startTrial, test } from "./journey.ts";

type Focused = { readonly name: string; readonly isMarked: boolean; readonly isInView: boolean };

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: "", isMarked: true, isInView: true };
    }
    const labels = "labels" in element ? [...((element.labels ?? []) as Iterable<HTMLElement>)] : [];
    const name = element.getAttribute("aria-label") ?? labels[0]?.innerText ?? element.innerText;
    // A radio button's or a card's ring is drawn around what surrounds or covers it.
    const ringed = [getComputedStyle(element), getComputedStyle(element, "::after")];
    const around = element.parentElement === null ? [] : [getComputedStyle(element.parentElement)];
    const isMarked = [...ringed, ...around].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
    );
    const { left, top, width, height } = element.getBoundingClientRect();
    const isInView = [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, top + height / 2);
      return there !== null && (element.contains(there) || there.contains(element));
    });
    return { name: name.trim().replaceAll(/\s+/g, " "), isMarked, isInView };
  });

const FURTHEST = 80;

/** Presses Tab (or Shift+Tab) until what has this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < FURTHEST; presses += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    passed.push(at.name);
    // A toast may lie over it for its four seconds.
    await expect
      .poll(() => focused(page), { message: `focus on "${at.name}"` })
      .toMatchObject({ isMarked: true, isInView: true });
    if (typeof name === "string" ? at.name === name : name.test(at.name)) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}; it passes ${passed.join(" | ")}`);
};

const enter = (page: Page): Promise<void> => page.keyboard.press("Enter");

const answer = async (page: Page, line: string): Promise<void> => {
  const theirs = page.locator(".line.them");
  const before = await theirs.count();
  await page.keyboard.type(line);
  await enter(page);
  await expect(theirs).toHaveCount(before + 1);
  await expect(page.getByRole("textbox", { name: "Your message" })).toBeFocused();
};

test("By keyboard alone I sign up, practise, read my analysis and find it in my journal", async ({ page }) => {
  test.setTimeout(120_000);
  const email = newEmail();
  await test.step("from the landing page to an account", async () => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ name: "Skip to content", isMarked: true, isInView: true });
    await enter(page);
    await tabTo(page, "Start Free Trial");
    await enter(page);
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await tabTo(page, "New here? Create an account");
    await enter(page);
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await tabTo(page, "Email", "Shift+Tab");
    await page.keyboard.type(email);
    await tabTo(page, "Password");
    await page.keyboard.type(PASSWORD);
    await enter(page);
    await expect(page.getByText("Check your email for the confirmation link.").first()).toBeVisible();
    await page.goto(await mailedLink(page, email));
    await expect(page.getByRole("heading", { name: "Choose Your Skill" })).toBeVisible();
    await startTrial(page);
  });

  await test.step("to a scene, by way of both tabs", async () => {
    await tabTo(page, "Broken Record");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1, name: "Broken Record" })).toBeFocused();
    await tabTo(page, "Predefined Scenarios");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByLabel("Scenario Title")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, /^The extended warranty/);
    await enter(page);
    await expect(page.locator(".line.them")).toHaveCount(1);
  });

  await test.step("through a conversation to its analysis, and back out of it", async () => {
    await tabTo(page, "Your message");
    await answer(page, "Just the laptop, please.");
    await answer(page, "I hear you, and I'm only taking the laptop.");
    await tabTo(page, "Analyze", "Shift+Tab");
    await enter(page);
    const dialog = page.getByRole("dialog", { name: "Assertiveness Analysis" });
    await expect(dialog.getByText("Clarity of Needs & Boundaries")).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Analyze" })).toBeFocused();
    await tabTo(page, "Save to Journal", "Shift+Tab");
    await enter(page);
    await expect(page.getByText("Saved to journal")).toBeVisible();
  });

  await test.step("through the menu to the journal", async () => {
    await tabTo(page, "Your account", "Shift+Tab");
    await enter(page);
    await tabTo(page, "Your Feedback");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Your account" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Your Feedback" })).toBeHidden();
    await tabTo(page, "Journal", "Shift+Tab");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1, name: "Journal" })).toBeFocused();
    await expect(page.getByRole("button", { name: "View Analysis" })).toBeVisible();
    await tabTo(page, "View Analysis");
    await enter(page);
    await expect(page.getByRole("dialog").getByText("Line by line")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "View Analysis" })).toBeFocused();
    await tabTo(page, /^Delete/, "Shift+Tab");
    await enter(page);
    await expect(page.getByText("Journal entry deleted")).toBeVisible();
    await page.keyboard.press("Alt+KeyT");
    await tabTo(page, "Undo");
    await enter(page);
    await expect(page.getByRole("button", { name: "View Analysis" })).toBeVisible();
  });
});

test("By keyboard alone I read the articles on a phone's width: menu, tabs and the cookie question", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/");
  await tabTo(page, "Menu");
  await enter(page);
  await tabTo(page, "Learn");
  await enter(page);
  await expect(page.getByRole("heading", { level: 1, name: "Understanding Assertiveness" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
  await tabTo(page, "Assertiveness Skills");
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "The thermostat" })).toBeVisible();
  await tabTo(page, "Essential Only");
  await enter(page);
  await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
});
