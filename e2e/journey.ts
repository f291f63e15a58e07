/** The test of every journey: a browser whose console must stay quiet, and the steps that journeys share. */
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { APP_URL } from "./server-env.ts";

export { expect };

/** What a browser sends along from our own pages. */
const OWN_ORIGIN = { origin: APP_URL };

export const PASSWORD = "a quiet garden wall";

type Quiet = {
  /** Console lines that this journey provokes on purpose. */
  readonly allow: (line: RegExp) => void;
};

/** One address for each journey, as by people at different places: sign-ups from one address are limited. */
export const newAddress = (): string => {
  const { buffer } = crypto.getRandomValues(new Uint8Array(3));
  return `10.${new Uint8Array(buffer).join(".")}`;
};

export const test = base.extend<{ quiet: Quiet }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, "x-forwarded-for": newAddress() });
  },
  /** An unexpected console error or warning, or an uncaught error, fails the journey. */
  quiet: [
    async ({ context }, use) => {
      const said = listen(context);
      const allowed: RegExp[] = [];
      await use({ allow: (line) => void allowed.push(line) });
      expect(said.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Everything that the pages of a browser context say as errors or warnings, as it comes. */
export const listen = (context: BrowserContext): string[] => {
  const said: string[] = [];
  context.on("console", (message) => {
    // Playwright's own: journeys run without the offline page's worker.
    if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
    if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => said.push(`uncaught: ${String(error.error())}`));
  return said;
};

/** The browser forgets its session; the page is left first, lest what it still asks for be refused. */
export const forgetSession = async (page: Page): Promise<void> => {
  await page.goto("about:blank");
  await page.context().clearCookies();
};

let users = 0;
/** An address that no other journey uses. */
export const newEmail = (): string => {
  users += 1;
  return `someone-${process.pid}-${Date.now()}-${users}@example.org`;
};

/** The newest link mailed to an address, from the mailbox page's own list. */
export const mailedLink = async (page: Page, email: string): Promise<string> => {
  type Mails = { mails: { to: string; links: string[] }[] };
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await (await page.request.get("/api/dev/mailbox")).json()) as Mails;
      link = mails.find(({ to }) => to === email)?.links[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
};

/** Signs up on the screen, confirms by the mailed link, and ends where the person was going. */
export const signUp = async (page: Page, email = newEmail()): Promise<string> => {
  await page.goto("/auth?view=sign_up");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email for the confirmation link.").first()).toBeVisible();
  await page.goto(await mailedLink(page, email));
  await page.waitForURL("**/skills");
  return email;
};

/** A confirmed user on the free plan, signed in by calls alone: for journeys that are about something else. */
export const signedInFree = async (page: Page): Promise<string> => {
  const email = newEmail();
  await signUpAs(page, email);
  return email;
};

/** The same with an address of one's own choosing. */
export const signUpAs = async (page: Page, email: string): Promise<void> => {
  const data = { email, password: PASSWORD };
  const signedUp = await page.request.post("/api/auth/sign-up/email", { headers: OWN_ORIGIN, data });
  expect(signedUp.status()).toBe(200);
  await page.request.get(await mailedLink(page, email));
};

/** Begins the trial by calls alone, with the test payment provider. */
export const startTrial = async ({ request }: Page): Promise<void> => {
  const data = { returnUrl: `${APP_URL}/dashboard`, priceId: 12.99, trialPeriodDays: 14 };
  const checkout = await request.post("/functions/v1/create-checkout-session", { headers: OWN_ORIGIN, data });
  const { sessionId } = (await checkout.json()) as { sessionId: string };
  const complete = `/api/test-payments/checkout/${sessionId}/complete`;
  expect((await request.post(complete, { headers: OWN_ORIGIN, data: { card: "none" } })).status()).toBe(200);
};

/** The demo administrator, signed in by a call alone. */
export const signedInAdmin = async (page: Page): Promise<void> => {
  const data = { email: "admin@plainsay.local", password: "plainsay-demo" };
  expect((await page.request.post("/api/auth/sign-in/email", { headers: OWN_ORIGIN, data })).status()).toBe(200);
};

/** A confirmed user on the trial. */
export const signedIn = async (page: Page): Promise<string> => {
  const email = await signedInFree(page);
  await startTrial(page);
  return email;
};

/** Says a line to the counterpart and waits until the answer is there. */
export const say = async (page: Page, line: string): Promise<void> => {
  const theirs = page.locator(".line.them");
  const before = await theirs.count();
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.keyboard.press("Enter");
  await expect(page.locator(".line.you").last()).toHaveText(line);
  await expect(theirs).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Send message" })).toBeVisible();
};

/** Opens a scene and waits for the counterpart's first line. */
export const openScene = async (page: Page, skill: string, scenario: string): Promise<void> => {
  await page.goto(`/practice/${skill}/${scenario}`);
  await expect(page.locator(".line.them")).toHaveCount(1);
};
