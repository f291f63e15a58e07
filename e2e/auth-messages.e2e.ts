/** What the sign-in page says when something is missing, wrong, too much, or nobody's fault. */
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { expect, newEmail, PASSWORD, signedInFree, test } from "./journey.ts";

test("I am told what is missing, beside its field, and nothing I typed is lost", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(AUTH_MESSAGES.empty_email_address)).toBeVisible();
  await expect(page.getByText(AUTH_MESSAGES.empty_password)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(AUTH_MESSAGES.invalid_email_address)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("not an address");
});

test("I choose a password: told how it fares, shown it when I ask, refused a common one", async ({ page, quiet }) => {
  quiet.allow(/400/);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/auth?view=sign_up");
  await page.getByLabel("Email").fill(newEmail());
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  expect(loaded.filter((url) => url.includes("password-strength"))).toEqual([]);
  await password.fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(AUTH_MESSAGES.password_too_short)).toBeVisible();
  await password.fill("password123");
  await expect(page.getByText("very easy to guess")).toBeVisible();
  await expect(page.getByText(/Many people use this one/)).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(AUTH_MESSAGES.common_password)).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill(PASSWORD);
  await expect(page.getByText("very hard to guess")).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(AUTH_MESSAGES.check_email).first()).toBeVisible();
});

test("I sign in before confirming: I am told, and get a new link there", async ({ page, quiet }) => {
  quiet.allow(/403/);
  const email = newEmail();
  await page.goto("/auth?view=sign_up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(AUTH_MESSAGES.check_email).first()).toBeVisible();
  await page.goto("/auth");
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await page.getByLabel("Email").fill(email);
  await password.fill(PASSWORD);
  await expect(page.getByText(/to guess/)).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(AUTH_MESSAGES.email_not_confirmed)).toBeVisible();
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByText(AUTH_MESSAGES.confirmation_resent)).toBeVisible();
});

test("Something nobody foresaw happens: an alert, and a toast", async ({ page, quiet }) => {
  quiet.allow(/500/);
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/auth");
  await page.getByLabel("Email").fill("me@example.org");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("An unexpected error occurred. Please try again.");
  await expect(page.getByText("Authentication failed", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("me@example.org");
});

test("I ask for too many mails, or guess too often, and am told when I may try again", async ({ page, quiet }) => {
  quiet.allow(/40[01]|429/);
  const email = newEmail();
  await page.goto("/auth?view=forgotten_password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  for (let time = 0; time < 5; time += 1) await page.getByRole("button", { name: "Send a new one" }).click();
  await expect(page.getByRole("alert")).toContainText(/We've sent several mails already.* in \d+ minutes\./);
  await page.goto("/auth?view=verify_otp");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText(AUTH_MESSAGES.wrong_code);
  for (let time = 0; time < 10; time += 1) {
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Continue" })).toHaveAttribute("aria-disabled", "false");
  }
  await expect(page.getByRole("alert")).toContainText(/Too many tries.* in 15 minutes\./);
});

test("The mail server is away: I am told that my mail comes later", async ({ page }) => {
  const reply = { contentType: "application/json", body: JSON.stringify({ mailbox: false, delayed: true }) };
  await page.route("**/api/auth/magic-link", (route) => route.fulfill(reply));
  await page.goto("/auth?view=magic_link");
  await page.getByLabel("Email").fill("me@example.org");
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await expect(page.getByText(AUTH_MESSAGES.magic_link_sent)).toBeVisible();
  await expect(page.getByText(AUTH_MESSAGES.mail_delayed)).toBeVisible();
});

test("I move to another address by the codes from both mailboxes", async ({ page, quiet }) => {
  quiet.allow(/400/);
  const email = await signedInFree(page);
  const next = newEmail();
  const codeTo = async (to: string): Promise<string> => {
    type Mails = { mails: { to: string; kind: string; text: string }[] };
    const { mails } = (await (await page.request.get("/api/dev/mailbox")).json()) as Mails;
    const mail = mails.find((each) => each.to === to && each.kind === "change-address");
    return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "no code";
  };
  await page.goto("/account");
  const part = page.getByRole("region", { name: "Email address" });
  await part.getByLabel("New email address").fill(next);
  await part.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await part.getByRole("button", { name: "Change address" }).click();
  await expect(part.getByText(AUTH_MESSAGES.address_asked)).toBeVisible();
  await page.reload();
  await part.getByLabel(`Code mailed to ${next}`).fill("000000");
  await part.getByRole("button", { name: `Confirm ${next}` }).click();
  await expect(part.getByText(AUTH_MESSAGES.wrong_code)).toBeVisible();
  await part.getByLabel(`Code mailed to ${next}`).fill(await codeTo(next));
  await part.getByRole("button", { name: `Confirm ${next}` }).click();
  await expect(part.getByText(AUTH_MESSAGES.address_half)).toBeVisible();
  await part.getByLabel(`Code mailed to ${email}`).fill(await codeTo(email));
  await part.getByRole("button", { name: `Confirm ${email}` }).click();
  await expect(part.getByText(AUTH_MESSAGES.address_changed)).toBeVisible();
  await expect(part.getByText(`You sign in as ${next}.`)).toBeVisible();
});
