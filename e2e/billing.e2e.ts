/** Trial and subscription, from the first click to the last, with the test provider. */
import type { Page } from "@playwright/test";
import { expect, PASSWORD, say, signedInFree, signUpAs, startTrial, test } from "./journey.ts";
import { APP_URL } from "./server-env.ts";

const planIn = async (page: Page): Promise<string> => {
  const menu = page.getByRole("button", { name: "Your account" });
  await menu.click();
  const text = await page.locator(".disclosure .panel:not([hidden])").innerText();
  await menu.click();
  return text;
};

/** The test portal in another tab: what happens there must reach the first one by itself. */
const play = async (page: Page, event: string): Promise<void> => {
  const portal = await page.context().newPage();
  await portal.goto("/billing-portal");
  await portal.getByRole("button", { name: event, exact: true }).click();
  await expect(portal.getByRole("button", { name: event, exact: true })).toBeEnabled();
  await portal.close();
};

// No call of it is refused: what the plan does not include is never asked for, not even by a reload after the trial.
test("I start the trial, use it, lose it, subscribe, cancel, come back, and mend my card", async ({ page }) => {
  test.setTimeout(150_000);
  await signedInFree(page);

  await test.step("the free plan offers the trial", async () => {
    await page.goto("/pricing");
    await expect(page.getByRole("heading", { level: 1, name: "Subscription Plans" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "14-Day Free Trial" })).toBeVisible();
    await expect(page.getByText("After trial: $12.99/month")).toBeVisible();
    await expect(page.getByText("No credit card required to start")).toBeVisible();
    expect(await planIn(page)).toContain("Free Plan");
  });

  await test.step("one click leads to the checkout, which says that it is a test", async () => {
    await page.getByRole("button", { name: "Start Your 14-Day Free Trial" }).click();
    await expect(page).toHaveURL(/\/checkout\/test_cs_/);
    await expect(page.getByText("This is a test.")).toBeVisible();
    await page.getByRole("button", { name: "Use the test card that is declined" }).click();
    await expect(page.getByRole("alert").getByText("The card was declined.")).toBeVisible();
    await page.getByRole("button", { name: "Start trial without a card" }).click();
    await expect(page).toHaveURL(/\/skills$/);
  });

  await test.step("the trial is on in menu, pricing and account alike", async () => {
    const menu = await planIn(page);
    expect(menu).toContain("Trial Plan");
    expect(menu).toMatch(/Trial Status\s+1[34] days/);
    await page.goto("/pricing");
    await expect(page.getByRole("heading", { name: "Trial Period" })).toBeVisible();
    await expect(page.getByText("14 days remaining")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Trial remaining" })).toBeVisible();
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Payment Method" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gift Codes" })).toBeVisible();
  });

  await test.step("every skill is open to practise", async () => {
    await page.goto("/practice/negative-inquiry");
    await expect(page.locator(".line.them")).toHaveCount(1);
    await say(page, "What is it about my work that bothers you?");
  });

  await test.step("an open tab hears that the end is near, and the notice stays until dismissed", async () => {
    await page.goto("/skills");
    await play(page, "To three days before the end");
    await expect(page.getByText("Your free trial is ending soon")).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Your free trial is ending soon")).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Choose Your Skill" })).toBeVisible();
    await expect(page.getByText("Your free trial is ending soon")).toBeHidden();
  });

  await test.step("when the trial ends, the open tab is led to the pricing page, and the second notice is shown", async () => {
    await play(page, "To the end of the trial or month");
    await expect(page).toHaveURL(/\/pricing$/, { timeout: 20_000 });
    const told = "Your free trial has ended. Please subscribe to continue using premium features.";
    await expect(page.getByRole("alert").getByText(told)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Subscription expired" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Subscribe Now" })).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.goto("/practice/broken-record");
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole("alert").getByText(told)).toBeVisible();
    await page.goto("/account");
    await expect(page.getByRole("heading", { level: 1, name: "Your Account" })).toBeVisible();
  });

  await test.step("subscribing needs a card that pays", async () => {
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Update Payment Method" }).click();
    await expect(page).toHaveURL(/\/checkout\//);
    await expect(page.getByRole("button", { name: "Start trial without a card" })).toBeHidden();
    await page.getByRole("button", { name: "Pay with the test card that pays" }).click();
    await expect(page).toHaveURL(/\/skills$/);
    const menu = await planIn(page);
    expect(menu).toContain("Premium Plan");
    expect(menu).toContain("Premium Active");
  });

  await test.step("managing leads to the portal, where canceling keeps the paid month", async () => {
    await page.goto("/pricing");
    await expect(page.getByText(/^Next billing date: /)).toBeVisible();
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await expect(page).toHaveURL(/\/billing-portal/);
    await page.getByRole("button", { name: "Cancel at the end of the period" }).click();
    await expect(page.getByText("yes", { exact: true })).toBeVisible();
    await page.goto("/pricing");
    await expect(page.getByText("Your subscription has been canceled. You can reactivate it anytime.")).toBeVisible();
    await page.getByRole("button", { name: "Reactivate Subscription" }).click();
    await expect(page.getByRole("heading", { name: "Active Subscription" })).toBeVisible();
  });

  await test.step("a declined renewal asks for another card, and the new card puts it right", async () => {
    await play(page, "Use the test card that is declined");
    await play(page, "To the end of the trial or month");
    await expect(page.getByRole("heading", { name: "Subscription past due" })).toBeVisible();
    await expect(page.getByText("Please update your payment method to continue using the service.")).toBeVisible();
    await page.getByRole("button", { name: "Update Payment Method" }).click();
    await page.getByRole("button", { name: "Use the test card that pays" }).click();
    await page.getByRole("link", { name: "Back to Plainsay" }).click();
    await expect(page.getByRole("heading", { name: "Active Subscription" })).toBeVisible();
  });
});

test("on the free plan I am offered the trial where it ends, and start it with one click", async ({ page, quiet }) => {
  quiet.allow(/402/);
  await signedInFree(page);
  await page.goto("/practice/negative-inquiry");
  await page.getByPlaceholder("Type your message...").fill("What is it about my work that bothers you?");
  await page.getByPlaceholder("Type your message...").press("Enter");
  await expect(page.getByText("Unlimited practice scenarios")).toBeVisible();
  await page.getByRole("button", { name: "Start Your 14-Day Free Trial" }).click();
  await expect(page).toHaveURL(/\/checkout\/test_cs_/);
});

test("as an administrator I am never offered a purchase", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill("admin@plainsay.local");
  await page.getByLabel("Password").first().fill("plainsay-demo");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/skills/);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Admin Account" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Subscri|Trial|Payment/ })).toHaveCount(0);
  expect(await planIn(page)).toContain("Admin Status Active");
  await page.getByRole("link", { name: "Go to Practice" }).click();
  await expect(page).toHaveURL(/\/skills$/);
});

test("whoever has had the trial and deleted the account is offered the subscription, and no second trial", async ({
  page,
  quiet,
}) => {
  // The account is deleted beneath an open page.
  quiet.allow(/401/);
  const email = await signedInFree(page);
  await startTrial(page);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Trial Period" })).toBeVisible();
  const headers = { origin: APP_URL };
  const deleted = await page.request.post("/api/account/delete", {
    headers,
    data: { confirmation: "DELETE", password: PASSWORD },
  });
  expect(deleted.status()).toBe(204);
  await signUpAs(page, email);
  await page.goto("/pricing");
  await expect(page.getByRole("heading", { name: "Plainsay for $12.99/month" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Trial/ })).toHaveCount(0);
  const data = { returnUrl: `${APP_URL}/dashboard`, priceId: 12.99, trialPeriodDays: 14 };
  const refused = await page.request.post("/functions/v1/create-checkout-session", { headers, data });
  expect(refused.status()).toBe(409);
  await page.getByRole("button", { name: "Subscribe for $12.99/month" }).click();
  await expect(page.getByRole("button", { name: "Pay with the test card that pays" })).toBeVisible();
});

test("the pricing page checks that the server can keep a subscription, and says so in the console alone", async ({
  page,
}) => {
  await signedInFree(page);
  const said = page.waitForEvent("console", (message) => message.text().startsWith("check-schema"));
  await page.goto("/pricing");
  expect(await (await said).args()[1]?.jsonValue()).toMatchObject({ valid: true });
});

test("as a visitor I can read what it costs, and starting leads me to sign in", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Start Your 14-Day Free Trial" }).click();
  await expect(page).toHaveURL(/\/auth\?return=%2Fpricing$/);
});
