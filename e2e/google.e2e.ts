/** Signing in with Google, against a real OpenID Connect provider on this machine. */
import type { Page } from "@playwright/test";
import { startOidcProvider, TURNED_BACK } from "#server/auth/oidc-provider.fake.ts";
import { expect, newEmail, signUp, test, forgetSession } from "./journey.ts";
import { MODEL_APP_URL, OIDC_PROVIDER_PORT } from "./server-env.ts";

test.use({ baseURL: MODEL_APP_URL });
// One provider, at one address: these journeys are taken one after the other.
test.describe.configure({ mode: "default" });

let provider: Awaited<ReturnType<typeof startOidcProvider>>;
test.beforeAll(async () => {
  provider = await startOidcProvider(MODEL_APP_URL, OIDC_PROVIDER_PORT);
});
test.afterAll(() => provider.stop());

/** Somebody with an account at the provider; one that no other journey, nor an earlier try of this one, has met. */
const someone = (email: string, verified = true): string => {
  provider.add({ sub: `person ${email}`, email, email_verified: verified });
  return email;
};

/** Goes to the provider's page, by the button's name. */
const goToProvider = async (page: Page, name = "Sign in with Google", back = ""): Promise<void> => {
  await page.goto(`/auth${back}`);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveTitle("Choose an account");
};

const whoIs = async (page: Page) =>
  ((await (await page.request.get("/api/auth/session")).json()) as { user: { id: string; email: string } | null }).user;

test("I come in with Google, new here, and end where I was going; the next time it is the same account", async ({
  page,
}) => {
  const email = someone(newEmail());
  const asked = page.waitForRequest((request) => request.url().includes("/authorize?"));
  await goToProvider(page, "Sign in with Google", "?return=%2Fjournal");
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    access_type: "offline",
    prompt: "consent",
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${MODEL_APP_URL}/api/auth/google/callback`,
  });
  for (const chance of ["state", "nonce", "code_challenge"]) expect(query.get(chance)?.length).toBeGreaterThan(40);
  await page.getByRole("link", { name: email }).click();
  await page.waitForURL("**/journal");
  const first = await whoIs(page);
  expect(first).toMatchObject({ email });

  await forgetSession(page);
  await goToProvider(page, "Direct Google Sign In");
  await page.getByRole("link", { name: email }).click();
  await page.waitForURL("**/skills");
  expect(await whoIs(page)).toEqual(first);
});

test("I have an account with a password, and Google opens the same one, for it knows my address is mine", async ({
  page,
}) => {
  const email = await signUp(page);
  const mine = await whoIs(page);
  await forgetSession(page);
  someone(email);
  await goToProvider(page);
  await page.getByRole("link", { name: email }).click();
  await page.waitForURL("**/skills");
  expect(await whoIs(page)).toEqual(mine);
});

test("Nobody gets into my account with a Google account that merely claims my address", async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  someone(email, false);
  await goToProvider(page);
  await page.getByRole("link", { name: email }).click();
  await expect(page.getByRole("alert")).toContainText("Google hasn't confirmed that address as yours");
  expect(await whoIs(page)).toBeNull();
});

test("I turn back at Google, am told so, and return to sign-in", async ({ page }) => {
  await goToProvider(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/auth\/callback\?/);
  await expect(page.getByRole("alert")).toContainText(TURNED_BACK);
  await page.getByRole("button", { name: "Return to Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
});

test("A link from someone else's sign-in does not sign me in to their account", async ({ page }) => {
  const begun = await fetch(`${MODEL_APP_URL}/api/auth/google`, { redirect: "manual" });
  const address = begun.headers.get("location") ?? "";
  const theirs = await provider.consent(address, { sub: "stranger", email: newEmail(), email_verified: true });
  for (const link of [theirs, "/api/auth/google/callback?code=made-up&state=made-up"]) {
    await page.goto(link);
    await expect(page.getByRole("alert")).toContainText("Signing in with Google didn't work. Please try again.");
    expect(await whoIs(page)).toBeNull();
  }
});

test("Google is away, and I am told before I go", async ({ page }) => {
  await provider.stop();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("Google can't be reached right now. Please try again later.");
  provider = await startOidcProvider(MODEL_APP_URL, OIDC_PROVIDER_PORT);
});
