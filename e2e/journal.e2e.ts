/** Keeping, finding and losing conversations; saying how a practice was; and what an administrator sees of it. */
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, openScene, say, signedIn, signedInFree, test } from "./journey.ts";

/** The cookie banner has been answered: it would lie over the feedback button. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "essential"));
});

const seriousFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
};

const saveConversation = async (page: Page): Promise<void> => {
  await openScene(page, "fogging", "gone-at-five");
  await say(page, "You may be right that I leave early. <script>alert(1)</script>");
  await say(page, "I can see why it looks that way. I'm going home at five.");
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(page.getByRole("dialog").getByText("Firm but Respectful Tone")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save to Journal" }).dblclick();
  await expect(page.getByText("Saved to journal")).toBeVisible();
};

test("I save a conversation with its analysis, read both again, delete it and take that back", async ({ page }) => {
  await signedIn(page);
  await page.goto("/journal");
  await expect(
    page.getByText("No journal entries yet. Start a conversation and save it to your journal!"),
  ).toBeVisible();
  await saveConversation(page);
  await say(page, "That could be true. I'm leaving at five.");
  await page.getByRole("button", { name: "Save to Journal" }).click();
  await page.getByRole("link", { name: "Journal", exact: true }).click();

  const cards = page.locator(".journal-cards li");
  await expect(cards).toHaveCount(1);
  await expect(cards.first().getByRole("heading")).toHaveText(
    /^\d\d\/\d\d\/\d{4} - That could be true\. I'm leaving at five\.…$/,
  );
  await expect(page.getByText("Too little to say yet: 2 more analysed conversations")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "View Chat" }).click();
  await expect(page.getByRole("dialog").getByText("<script>alert(1)</script>")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "View Analysis" }).click();
  await expect(page.getByRole("dialog", { name: "Assertiveness Analysis" }).getByText("Line by line")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByText("Journal entry deleted")).toBeVisible();
  await expect(cards).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(1);
});

test("I find an old conversation by what was said and take my journal with me", async ({ page }) => {
  await signedIn(page);
  await saveConversation(page);
  await page.goto("/journal");
  const search = page.getByLabel("Search your conversations");
  await search.fill("nothing like it");
  await expect(page.getByText("Nothing in your journal matches “nothing like it”.")).toBeVisible();
  await search.fill("LEAVE EARLY");
  await expect(page.locator(".journal-cards li")).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Markdown" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^journal_export_\d{4}-\d\d-\d\d\.md$/);
});

test("I am invited to the trial when I save on the free plan", async ({ page, quiet }) => {
  quiet.allow(/402/);
  await signedInFree(page);
  await openScene(page, "broken-record", "extended-warranty");
  await page.getByRole("button", { name: "Save to Journal" }).click();
  await expect(page.getByText("This is part of the free trial. Start it in one click, no card needed.")).toBeVisible();
});

test("I say how a practice was, and an administrator reads it", async ({ page, browser }) => {
  const email = await signedIn(page);
  await page.goto("/feedback");
  await expect(page.getByText("You haven't provided any feedback yet")).toBeVisible();
  await openScene(page, "fogging", "gone-at-five");
  await page.getByRole("button", { name: "Give Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Give Feedback" });
  const submit = dialog.getByRole("button", { name: "Submit Feedback" });
  await submit.click();
  await expect(dialog.getByText("Please provide a rating")).toBeVisible();
  await dialog.getByRole("button", { name: "3 stars" }).click();
  await dialog.getByRole("button", { name: "3 stars" }).click();
  await submit.click();
  await expect(dialog.getByText("Please provide a rating")).toBeVisible();
  await dialog.getByRole("button", { name: "4 stars" }).click();
  await submit.click();
  await expect(dialog.getByText("Please select a feedback type")).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const comment = `=1+1, said number ${Date.now()}`;
  await dialog.getByText("Realistic", { exact: true }).click();
  await dialog.getByLabel("Comment").fill(comment);
  const [sent] = await Promise.all([page.waitForRequest("**/api/feedback"), submit.click()]);
  expect(sent.postDataJSON()).toMatchObject({ session_id: expect.stringMatching(/^session-[0-9a-z]+-[0-9a-z]+$/) });
  await expect(page.getByText("Thank you for your feedback!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto("/feedback");
  await page.getByRole("tab", { name: "Fogging" }).click();
  await expect(page.getByRole("row", { name: new RegExp("said number") })).toBeVisible();

  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await page.goto("/admin/feedback");
  await expect(page).toHaveURL("/");

  const admin = await (await browser.newContext()).newPage();
  await admin.goto("/auth?return=/admin");
  await admin.getByLabel("Email").fill("admin@plainsay.local");
  await admin.getByLabel("Password", { exact: true }).fill("plainsay-demo");
  await admin.getByLabel("Password", { exact: true }).press("Enter");
  await expect(admin.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expect(admin.getByText("Total feedback")).toBeVisible();
  expect(await seriousFindings(admin)).toEqual([]);
  await admin.getByRole("tab", { name: "Feedback Data" }).click();
  await admin.getByLabel("Search feedback").fill(comment);
  await expect(admin.getByRole("row")).toHaveCount(2);
  await expect(admin.getByRole("row", { name: /Gone at Five.*realistic/ })).toBeVisible();
  const [file] = await Promise.all([
    admin.waitForEvent("download"),
    admin.getByRole("button", { name: "Export to CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^feedback_export_\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.startsWith('\uFEFF"Date","Scenario","Type","User","Rating","Comment"\r\n')).toBe(true);
  expect(csv.split("\r\n")[1]).toContain(`,"Gone at Five","realistic","${email}","4","'${comment}"`);
  await expect(admin.getByText("Feedback data exported successfully")).toBeVisible();
  await admin.context().close();
});

test("What I write comes back to the letter: in the journal, in the feedback, and in what I search for", async ({
  page,
}) => {
  const odd = `לא, אני לא יכול 👩‍👩‍👧 <script>alert(1)</script> "&amp;" \\u0041 %s`;
  const line = `I can't lend you money. ${odd} `.padEnd(1_999, "no ").concat("!");
  await signedIn(page);
  await openScene(page, "broken-record", "extended-warranty");
  await say(page, line);
  await page.getByRole("button", { name: "Save to Journal" }).click();
  await expect(page.getByText("Saved to journal")).toBeVisible();
  await page.getByRole("button", { name: "Give Feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Give Feedback" });
  await dialog.getByRole("button", { name: "5 stars" }).click();
  await dialog.getByText("Helpful", { exact: true }).click();
  const comment = `${odd}\n\n  second line`.padEnd(1_999, "-").concat("!");
  await dialog.getByLabel("Comment").fill(comment);
  await dialog.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Thank you for your feedback!")).toBeVisible();

  await page.goto("/journal");
  await page.getByLabel("Search your conversations").fill(odd);
  await page.getByRole("button", { name: "View Chat" }).click();
  const said = page.getByRole("dialog").locator(".line.you");
  await expect(said).toBeVisible();
  expect(await said.textContent()).toBe(line);
  await page.goto("/feedback");
  const cell = page.locator("[data-title='Comment'] span");
  await expect(cell).toBeVisible();
  expect(await cell.textContent()).toBe(comment);
});
