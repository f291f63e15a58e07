import type { Page } from "@playwright/test";
import { appCode } from "#server/auth/totp.fake.ts";
import { expect, PASSWORD, signedInFree, test, forgetSession } from "./journey.ts";
import { APP_URL } from "./server-env.ts";
import { mailOf } from "./mailbox.ts";

let numbers = 0;
/** A number that no other journey uses. */
const newNumber = (): string => {
  numbers += 1;
  return `+1555${String(process.pid).padStart(5, "0").slice(-5)}${String(numbers).padStart(2, "0")}`;
};

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Presses what needs the password once more, shows it, and goes on. */
const prove = async (page: Page, region: string, button: string, act: string): Promise<void> => {
  await part(page, region).getByRole("button", { name: button, exact: true }).click();
  await part(page, region).getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await part(page, region).getByRole("button", { name: act, exact: true }).click();
};
const FACTORS = "Two-step sign-in";

/** The app's last code, which is still taken: a code works once, and so two more are left for the half minute. */
const codeBefore = async (key: string): Promise<string> => {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await new Promise((resolve) => setTimeout(resolve, left));
  return appCode(key, new Date(), -1);
};

const enrolApp = async (page: Page): Promise<{ key: string; codes: string[] }> => {
  await page.goto("/account");
  await prove(page, FACTORS, "Set up an authenticator app", "Continue");
  const factors = part(page, FACTORS);
  await expect(factors.getByRole("img", { name: /QR code/ })).toBeVisible();
  const key = ((await factors.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await factors.getByLabel("Code from the app").fill(await codeBefore(key));
  await factors.getByRole("button", { name: "Turn it on" }).click();
  await expect(factors.getByText("Two-step sign-in is on.")).toBeVisible();
  const codes = await factors.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allTextContents();
  return { key, codes };
};

const addPhone = async (page: Page, phone: string): Promise<void> => {
  await page.goto("/account");
  const number = part(page, "Phone number");
  await number.getByRole("button", { name: "Add a phone number" }).click();
  await number.getByLabel("Phone number").fill(phone);
  await number.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await number.getByRole("button", { name: "Text me a code" }).click();
  await expect(number.getByText("We've texted you a code.")).toBeVisible();
  await number.getByLabel("Code from the text").fill((await mailOf(page, phone, "sms")).code);
  await number.getByRole("button", { name: "Confirm the number" }).click();
  await expect(number.getByText(phone)).toBeVisible();
};

const byPassword = async (page: Page, email: string): Promise<void> => {
  await forgetSession(page);
  await page.goto("/auth?return=%2Fjournal");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
};
const byLink = async (page: Page, email: string): Promise<void> => {
  await forgetSession(page);
  await page.goto("/auth?view=magic_link&return=%2Fjournal");
  await page.getByLabel("Email").fill(email);
  const before = await page.request.get("/api/dev/mailbox");
  const { mails } = (await before.json()) as { mails: { id: string; to: string; kind: string }[] };
  const last = mails.find(({ to, kind }) => to === email && kind === "magic-link");
  await page.getByRole("button", { name: "Send sign-in link" }).click();
  await expect(page.getByText("a sign-in link is on its way")).toBeVisible();
  const old = last === undefined ? undefined : { id: last.id, link: "", code: "" };
  await page.goto((await mailOf(page, email, "magic-link", old)).link);
};
const WAYS = [byPassword, byLink];

const isAskedForMore = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
};
const answer = async (page: Page, field: string, code: string): Promise<void> => {
  await page.getByLabel(field, { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
};

test("I turn two-step sign-in on, and am asked for the app's code whichever way I sign in", async ({ page, quiet }) => {
  quiet.allow(/40[01]/);
  const email = await signedInFree(page);
  const { key, codes } = await enrolApp(page);
  for (const [ahead, enter] of WAYS.entries()) {
    await enter(page, email);
    await isAskedForMore(page);
    await page.goto("/journal");
    await isAskedForMore(page);
    await answer(page, "Code", "000000");
    await expect(page.getByText("That code is wrong or has expired.")).toBeVisible();
    await answer(page, "Code", appCode(key, new Date(), ahead));
    await page.waitForURL("**/journal");
  }
  for (const [index, enter] of WAYS.entries()) {
    await enter(page, email);
    await isAskedForMore(page);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await answer(page, "Recovery code", codes[0] ?? "");
    if (index > 0) {
      await expect(page.getByText("That recovery code is wrong or was already used.")).toBeVisible();
      await answer(page, "Recovery code", (codes[1] ?? "").toUpperCase());
    }
    await page.waitForURL("**/journal");
  }
});

test("I use my phone as the second step, beside the app, and see when a new text may be asked for", async ({
  page,
  quiet,
}) => {
  quiet.allow(/4(00|01|29)/);
  const email = await signedInFree(page);
  const phone = newNumber();
  await addPhone(page, phone);
  const first = await mailOf(page, phone, "sms");
  await prove(page, FACTORS, "Use texts to my phone", "Text me a code");
  const factors = part(page, FACTORS);
  await expect(factors.getByText(/You can ask for a new one in 0:\d\d/)).toBeVisible();
  let text = await mailOf(page, phone, "sms", first);
  await factors.getByLabel("Code from the text").fill(text.code);
  await factors.getByRole("button", { name: "Turn it on" }).click();
  await expect(factors.getByText("Two-step sign-in is on.")).toBeVisible();
  await factors.getByRole("button", { name: "I have kept them" }).click();
  await expect(factors.getByText(`Texts to …${phone.slice(-2)}`)).toBeVisible();
  for (const enter of WAYS) {
    await enter(page, email);
    await isAskedForMore(page);
    await expect(page.getByText(`From the text to the phone ending in ${phone.slice(-2)}.`)).toBeVisible();
    await page.getByRole("button", { name: "Text me a code" }).click();
    await expect(page.getByText("We've texted you a code.")).toBeVisible();
    await expect(page.getByText(/You can ask for a new one in/)).toBeVisible();
    text = await mailOf(page, phone, "sms", text);
    await answer(page, "Code", text.code);
    await page.waitForURL("**/journal");
  }
  const { key } = await enrolBeside(page);
  await byPassword(page, email);
  await isAskedForMore(page);
  await expect(page.getByText("From your authenticator app.")).toBeVisible();
  await page.getByRole("button", { name: "Use a code by text" }).click();
  await expect(page.getByRole("button", { name: "Text me a code" })).toBeVisible();
  await page.getByRole("button", { name: "Use the authenticator app" }).click();
  await answer(page, "Code", appCode(key, new Date(), 1));
  await page.waitForURL("**/journal");
});

/** An app beside a factor that is on already: no new recovery codes. */
const enrolBeside = async (page: Page): Promise<{ key: string }> => {
  await page.goto("/account");
  await prove(page, FACTORS, "Set up an authenticator app", "Continue");
  const factors = part(page, FACTORS);
  const key = ((await factors.locator("code").first().textContent()) ?? "").replaceAll(" ", "");
  await factors.getByLabel("Code from the app").fill(appCode(key, new Date()));
  await factors.getByRole("button", { name: "Turn it on" }).click();
  await expect(factors.getByText("Authenticator app", { exact: true })).toBeVisible();
  return { key };
};

test("I sign in by a text to my phone, change my number, and remove it", async ({ page, quiet }) => {
  quiet.allow(/4(00|01|29)/);
  await signedInFree(page);
  const phone = newNumber();
  await addPhone(page, phone);
  const number = part(page, "Phone number");
  await number.getByRole("button", { name: "Change the number" }).click();
  await number.getByLabel("Phone number").fill("555 123");
  await number.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await number.getByRole("button", { name: "Text me a code" }).click();
  await expect(number.getByText("Please write the number with its country code, like +15551234567.")).toBeVisible();
  await number.getByRole("button", { name: "Cancel" }).click();
  const first = await mailOf(page, phone, "sms");
  await forgetSession(page);
  await page.goto("/auth?view=verify_otp");
  await page.getByLabel("Signing in, code by SMS").check();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Text me a code" }).click();
  await expect(page.getByText("If there is an account with that number, a code is on its way.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill((await mailOf(page, phone, "sms", first)).code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/skills");
  await page.goto("/account");
  await prove(page, "Phone number", "Remove the number", "Remove it");
  await expect(number.getByRole("button", { name: "Add a phone number" })).toBeVisible();
});

test("I run low on recovery codes, get new ones, and keep them", async ({ page, quiet }) => {
  quiet.allow(/40[01]/);
  const email = await signedInFree(page);
  const { codes } = await enrolApp(page);
  for (const code of codes.slice(0, 7)) {
    await forgetSession(page);
    const headers = { origin: APP_URL };
    await page.request.post("/api/auth/sign-in/email", { headers, data: { email, password: PASSWORD } });
    expect((await page.request.post("/api/auth/recovery-code", { headers, data: { code } })).status()).toBe(204);
  }
  await page.goto("/account");
  const factors = part(page, FACTORS);
  await expect(factors.getByText("Only 3 recovery codes are left.")).toBeVisible();
  await prove(page, FACTORS, "Get new recovery codes", "Get new codes");
  await expect(factors.getByText("The old ones no longer work.")).toBeVisible();
  const renewed = await factors.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allTextContents();
  expect(new Set([...codes, ...renewed]).size).toBe(20);
  const download = page.waitForEvent("download");
  await factors.getByRole("button", { name: "Download" }).click();
  const file = await (await download).createReadStream();
  let kept = "";
  for await (const chunk of file) kept += String(chunk);
  for (const code of renewed) expect(kept).toContain(code);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await factors.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("The codes are copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(renewed.join("\n"));
  await factors.getByRole("button", { name: "I have kept them" }).click();
  await expect(factors.getByText("Recovery codes left: 10.")).toBeVisible();
  await prove(page, FACTORS, "Remove: Authenticator app", "Remove it");
  await expect(factors.getByRole("button", { name: "Set up an authenticator app" })).toBeVisible();
  await byPassword(page, email);
  await page.waitForURL("**/journal");
});

test("I make a passkey, sign in with it, name it, and take it away", async ({ page, quiet }) => {
  quiet.allow(/40[01]/);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signedInFree(page);
  await page.goto("/account");
  const passkeys = part(page, "Passkeys");
  await prove(page, "Passkeys", "Add a passkey", "Continue");
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await expect(passkeys.getByText("not used yet")).toBeVisible();
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);
  // The same device makes no second one.
  await prove(page, "Passkeys", "Add a passkey", "Continue");
  await expect(passkeys.getByText("This device has a passkey for your account already.")).toBeVisible();
  await passkeys.getByRole("button", { name: "Cancel" }).click();

  // The email field offers it: the device's owner has but to say yes, as this one always does.
  await forgetSession(page);
  await page.goto("/auth?return=%2Fjournal");
  await expect(page.getByRole("heading", { name: "Journal" })).toBeVisible();
  // And the button asks for it, also where the browser offers nothing in fields.
  await page.addInitScript(() => {
    if (isSecureContext) PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await forgetSession(page);
  await page.goto("/auth?return=%2Faccount");
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("No passkey was used. You can try again, or use another way.")).toBeVisible();
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(passkeys.getByText("last used")).toBeVisible();
  await passkeys.getByRole("button", { name: /^Rename passkey/ }).click();
  await passkeys.getByLabel("Name of the passkey").fill("Kitchen tablet");
  await passkeys.getByRole("button", { name: "Save name" }).click();
  await expect(passkeys.getByText("Kitchen tablet")).toBeVisible();
  await prove(page, "Passkeys", "Remove passkey Kitchen tablet", "Remove it");
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});
