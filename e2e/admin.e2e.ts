/** What administrators do beside reading feedback: scenarios, accounts, contact messages, the record of it all. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "@playwright/test";
import { expect, newAddress, signedIn, signedInAdmin, signedInFree, test } from "./journey.ts";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "essential"));
  await signedInAdmin(page);
});

/** Letters of two directions, signs of several units, and what would be a script in a page that took it for one. */
const ODD = `<script>alert(1)</script> שלום 👩‍👩‍👧 "so"`;

const openTab = async (page: Page, tab: string): Promise<void> => {
  await page.goto("/admin");
  await page.getByRole("tab", { name: tab }).click();
  await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
};

const seriousFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id);
};

/** Somebody else's browser. */
const another = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": newAddress() } });
  await context.addInitScript(() => localStorage.setItem("cookieConsent", "essential"));
  return await context.newPage();
};

test("I write a scenario, see what to mend and how it will look, and users have it until I retire it", async ({
  page,
  browser,
}) => {
  const name = `The shed ${Date.now()} ${ODD}`;
  const user = await another(browser);
  await signedIn(user);
  await openTab(page, "Scenarios");
  await page.getByLabel("Skill").selectOption("workable-compromise");
  const rows = page.locator(".scenario-rows li");
  await page.getByRole("button", { name: "New scenario" }).click();
  await page.getByLabel("Id").fill("fogging");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Small letters, digits and hyphens; not a skill's name, not “custom”.")).toBeVisible();
  await expect(page.getByLabel("Id")).toBeFocused();
  await expect(page.getByText("Please fill this in.")).toHaveCount(7);
  expect(await seriousFindings(page)).toEqual([]);

  const preview = page.getByRole("complementary", { name: "As users see it" });
  await expect(preview.getByRole("heading", { name })).toBeVisible();
  await page.getByLabel("Id").fill(`the-shed-${Date.now()}`);
  await page.getByLabel("Description").fill("Your neighbour wants your shed.");
  await page.getByLabel("Opening line").fill("You never use that shed. Give me the key.");
  await expect(preview.getByText("You never use that shed. Give me the key.")).toBeVisible();
  await page.getByLabel("Who you are").fill("You keep your bicycle there.");
  await page.getByLabel("Counterpart's name").fill("Ines");
  await page.getByLabel("Who they are").fill("Your neighbour of ten years.");
  await page.getByLabel("What you want").fill("Share it, but keep the key.");
  await page.getByLabel("Prompt for a language model").fill("You are Ines and want the shed.");
  await expect(preview.getByText("Ines speaks first")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Scenario saved")).toBeVisible();
  await expect(rows.last().getByRole("heading")).toHaveText(name);

  await user.goto("/skills/workable-compromise");
  await expect(user.getByRole("heading", { name })).toBeVisible();

  await page.getByRole("button", { name: `Move “${name}” up` }).click();
  await expect(rows.nth(-2).getByRole("heading")).toHaveText(name);
  await rows.nth(-2).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Description").fill("Your neighbour wants the key to your shed.");
  await page.getByRole("button", { name: "Save" }).click();
  await user.reload();
  await expect(user.getByText("Your neighbour wants the key to your shed.")).toBeVisible();

  await rows.nth(-2).getByRole("button", { name: "Retire" }).click();
  await expect(rows.nth(-2).getByText("Retired")).toBeVisible();
  await user.reload();
  await expect(user.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(user.locator(".scenario-cards li").first()).toBeVisible();
  await expect(user.getByRole("heading", { name })).toHaveCount(0);
  await user.context().close();
});

test("I find an account, make it an administrator and back, sign it out and delete it; the last administrator stays", async ({
  page,
  browser,
  quiet,
}) => {
  quiet.allow(/409/);
  const user = await another(browser);
  const email = await signedInFree(user);
  await user.goto("/feedback");
  await expect(user.getByRole("heading", { name: "Your Feedback" })).toBeVisible();

  await openTab(page, "Users");
  const search = page.getByLabel("Search users");
  await search.fill(email.toUpperCase());
  const row = page.getByRole("row", { name: email });
  await expect(row).toContainText("Free Plan");
  const today = new Date().toLocaleDateString("en-GB", { timeZone: "Europe/London" });
  await expect(row.locator("[data-title='Last seen']")).toHaveText(today);
  expect(await seriousFindings(page)).toEqual([]);
  const act = async (button: string, confirm: string, said: string): Promise<void> => {
    await row.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").getByRole("button", { name: confirm }).click();
    await expect(page.getByText(said).first()).toBeVisible();
  };
  await act("Make admin", "Change the role", "Role changed");
  await expect(row).toContainText("Admin Account");
  await user.goto("/admin");
  await expect(user.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
  await act("Remove admin", "Change the role", "Role changed");
  await expect(row).toContainText("Free Plan");
  await user.goto("/admin");
  await expect(user.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await act("Sign out", "Sign out", "Signed out everywhere");
  await user.goto("/feedback");
  await expect(user).toHaveURL(/\/auth/);
  await act("Delete", "Delete", "Account deleted");
  await expect(page.getByText("No users found")).toBeVisible();

  await search.fill("admin@plainsay.local");
  const last = page.getByRole("row", { name: "admin@plainsay.local" });
  await last.getByRole("button", { name: "Remove admin" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change the role" }).click();
  await expect(page.getByText("This is the last administrator. Make someone else one first.")).toBeVisible();
  await expect(last).toContainText("Admin Account");

  await openTab(page, "Audit Log");
  await expect(
    page.getByRole("row", { name: /admin@plainsay\.local PUT .*\/role .*"role":"user"/ }).first(),
  ).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await user.context().close();
});

test("I read what people wrote to us, see that it was delivered, and send on what was no robot's after all", async ({
  page,
  browser,
}) => {
  const somebody = await another(browser);
  const subject = `Number ${Date.now()} ${ODD}`;
  const message = `First line\n\n${ODD}`;
  await somebody.goto("/contact");
  await somebody.getByLabel("Name").fill(ODD);
  await somebody.getByLabel("Email").fill("ann@example.org");
  await somebody.getByLabel("Subject").fill(subject);
  await somebody.getByLabel("Message").fill(message);
  await somebody.getByRole("button", { name: "Send Message" }).click();
  await expect(somebody).toHaveURL(/contact-success/);
  const robot = { name: "Robot", email: "r@example.org", subject: `${subject} robot`, message: "x", website: "x" };
  await somebody.request.post("/api/contact", { headers: { origin: new URL(somebody.url()).origin }, data: robot });

  await openTab(page, "Contact");
  await page.getByLabel("Search messages").fill(subject.toUpperCase());
  const table = page.getByRole("table", { name: "Contact messages" });
  await expect(table.getByRole("row")).toHaveCount(3);
  const own = table.getByRole("row").filter({ hasText: "ann@example.org" });
  await expect(own.getByText(/^Mail: delivered/)).toBeVisible();
  await own.locator("summary").click();
  expect(await own.locator("details p").textContent()).toBe(message);
  expect(await own.locator("bdi").textContent()).toBe(ODD);
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByLabel("Show").selectOption("Suspected");
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: /^Not a robot: deliver/ }).click();
  await expect(page.getByText("On its way again")).toBeVisible();
  await expect(page.getByText("No messages found")).toBeVisible();
  await page.getByLabel("Show").selectOption("All messages");
  await expect(table.getByText(/^Mail: delivered/)).toHaveCount(2, { timeout: 15_000 });
  await somebody.context().close();
});

test("I am asked again whether I am an administrator, and let in when nobody can be asked", async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  const question = "**/rest/v1/rpc/check_admin_status";
  await page.clock.install();
  await page.route(question, (route) => route.abort());
  await page.goto("/admin");
  await expect(async () => {
    // Two tries with a pause between, which the clock here does not make by itself.
    await page.clock.runFor(2_000);
    await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.unroute(question);
  await page.route(question, (route) => route.fulfill({ json: false }));
  await page.clock.fastForward("05:01");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();

  await page.unroute(question);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByRole("heading", { name: "Admin Dashboard" })).toBeVisible();
});
