import { expect, newEmail, PASSWORD, signedInFree, signUp, test, forgetSession } from "./journey.ts";
import { mailOf } from "./mailbox.ts";
import { APP_URL } from "./server-env.ts";

test("I have forgotten my password and choose a new one by mail", async ({ page, quiet }) => {
  quiet.allow(/401/);
  const email = await signedInFree(page);
  await forgetSession(page);
  await page.goto("/auth?return=%2Fjournal");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByText("a link to choose a new password is on its way")).toBeVisible();
  await page.goto((await mailOf(page, email, "reset-password")).link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("New password").fill("another quiet wall");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("Your password has been changed. Sign in with the new one.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Invalid credentials. Please check your email and password.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("another quiet wall");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/skills");
});

test("I sign in by a mailed link, and end where I was going", async ({ page }) => {
  const email = await signedInFree(page);
  await forgetSession(page);
  await page.goto("/journal");
  await page.getByRole("link", { name: "Email me a sign-in link instead" }).click();
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await expect(page.getByText("Please enter your email address.")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await expect(page.getByText("a sign-in link is on its way")).toBeVisible();
  const { link } = await mailOf(page, email, "magic-link");
  await page.goto(link);
  await page.waitForURL("**/journal");
  await forgetSession(page);
  await page.goto(link);
  await expect(page.getByText("That link has expired or was already used.")).toBeVisible();
});

test("I sign in by the code in the mail", async ({ page }) => {
  const email = await signedInFree(page);
  await forgetSession(page);
  await page.goto("/auth?view=magic_link");
  await expect(page.getByRole("heading", { name: "Sign in by email" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await page.getByRole("link", { name: "I have a code" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Code", { exact: true }).fill((await mailOf(page, email, "magic-link")).code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/skills");
});

test("I confirm my new account by the code instead of the link", async ({ page }) => {
  const email = newEmail();
  await page.goto("/auth?view=sign_up");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email for the confirmation link.").first()).toBeVisible();
  await page.goto("/auth?view=verify_otp");
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Confirming a new account").check();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Code", { exact: true }).fill((await mailOf(page, email, "confirm-address")).code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/skills");
});

test("Every way in can be reached from sign-in and back, and a signed-in visit goes on to the skills", async ({
  page,
}) => {
  await page.goto("/auth");
  for (const [link, heading] of [
    ["Forgot your password?", "Forgotten password"],
    ["Email me a sign-in link instead", "Sign in by email"],
    ["I have a code", "Enter your code"],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.getByRole("link", { name: "Back to sign in" }).click();
    await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
  }
  await page.goto("/auth?error_description=The%20provider%20said%20no");
  await expect(page.getByRole("alert")).toHaveText("The provider said no");
  await expect(page.getByText(/Redirect URL: .*\/auth\/callback/)).toBeVisible();
  await signUp(page);
  await page.goto("/auth");
  await page.waitForURL("**/skills");
});

test("I change my password and see where I am signed in", async ({ page, browser, quiet }) => {
  quiet.allow(/400/);
  const email = await signedInFree(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const headers = { origin: APP_URL };
  await other.request.post("/api/auth/sign-in/email", { headers, data: { email, password: PASSWORD } });
  await page.goto("/account");
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  const password = page.getByRole("region", { name: "Password", exact: true });
  await password.getByLabel("Current password").fill("not my password");
  await password.getByLabel("New password").fill("another quiet wall");
  await password.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("That is not your password.")).toBeVisible();
  await password.getByLabel("Current password").fill(PASSWORD);
  await password.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("your other devices are signed out").first()).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  expect(await (await other.request.get("/api/auth/session")).json()).toMatchObject({ user: null });
  await elsewhere.close();
});

test("I move to another address, which both mailboxes must agree to", async ({ page }) => {
  const email = await signedInFree(page);
  const next = newEmail();
  await page.goto("/account");
  const part = page.getByRole("region", { name: "Email address" });
  await part.getByLabel("New email address").fill(next);
  await part.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await part.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText("We wrote to both addresses.")).toBeVisible();
  await page.goto((await mailOf(page, next, "change-address")).link);
  await expect(page.getByText("Now open the link in the other mailbox")).toBeVisible();
  await page.goto((await mailOf(page, email, "change-address")).link);
  await expect(page.getByText("Your email address has been changed.")).toBeVisible();
  await expect(part.getByText(next)).toBeVisible();
});

test("I am told that signing in with Google is not configured here", async ({ page }) => {
  for (const name of ["Sign in with Google", "Direct Google Sign In"]) {
    await page.goto("/auth");
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("alert")).toHaveText("Google sign-in is not configured");
  }
});

test("I take my data with me and delete my account", async ({ page, quiet }) => {
  quiet.allow(/401/);
  const email = await signedInFree(page);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect((await download).suggestedFilename()).toBe("plainsay-data.json");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const part = page.getByRole("region", { name: "Delete your account" });
  await part.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Please type DELETE to confirm.")).toBeVisible();
  await part.getByLabel("Type DELETE to confirm").fill("DELETE");
  await part.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await part.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/$/);
  const data = { email, password: PASSWORD };
  const again = await page.request.post("/api/auth/sign-in/email", { headers: { origin: APP_URL }, data });
  expect(again.status()).toBe(401);
});

test("I am signed out after half an hour away, and not while I am there", async ({ page, quiet }) => {
  quiet.allow(/401/);
  const start = Date.now();
  await page.clock.install({ time: start });
  await signedInFree(page);
  await page.goto("/skills");
  await expect(page.getByRole("heading", { name: "Choose Your Skill" })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem("plainsay.last-active") !== null);
  await page.clock.fastForward("25:00");
  await page.mouse.click(5, 400);
  await page.clock.fastForward("25:00");
  await expect(page).toHaveURL(/\/skills$/);
  expect(await (await page.request.get("/api/auth/session")).json()).not.toEqual({ user: null });
  await page.clock.fastForward("36:00");
  await expect(page).toHaveURL(/\/auth$/);
  expect(await (await page.request.get("/api/auth/session")).json()).toMatchObject({ user: null });
});
