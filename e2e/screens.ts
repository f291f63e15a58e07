/**
 * Every screen of the app and how to come to it: `npm run bench -- screens` takes their pictures, and screens.e2e.ts goes
 * through them with axe. A new screen adds its line here.
 */
import type { Page } from "@playwright/test";
import { type Account, fillAccount } from "./screens.data.ts";

export type Screen = {
  /** Unique: the picture's file name. */
  readonly name: string;
  readonly as: Account;
  readonly path: string;
  /** What stands on the screen when it is there; without it the page's heading. */
  readonly shows?: string | RegExp;
  /** Brings the page into the state that is meant, after `path` has been opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Puts back what `prepare` changed beyond the page. */
  readonly restore?: (page: Page) => Promise<void>;
  /** Console lines that belong to the screen. */
  readonly allow?: RegExp;
};

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
};
const openTab = (name: string) => async (page: Page) => {
  await page.getByRole("tab", { name, exact: true }).click();
};

const sayTo = async (page: Page, line: string): Promise<void> => {
  const theirs = page.locator(".line.them");
  const before = await theirs.count();
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.keyboard.press("Enter");
  await theirs.nth(before).waitFor();
  await page.getByRole("button", { name: "Send message" }).waitFor();
};

/** The scene with these lines: as it was left, if they have been said; else begun anew. */
const converse =
  (...lines: readonly string[]) =>
  async (page: Page) => {
    await page.locator(".line.them").first().waitFor();
    const said = await page.locator(".line.you").allTextContents();
    if (said.join("|") === lines.join("|")) return;
    // A line sent while the scene is being opened takes the opening's place.
    const opened = page.waitForResponse(/\/functions\/v1\//);
    await page.getByRole("button", { name: "New Chat" }).click();
    await (await opened).finished();
    await page.locator(".line.you").first().waitFor({ state: "detached" });
    await page.locator(".line.them").first().waitFor();
    for (const line of lines) await sayTo(page, line);
  };

const HELD = "I hear you, and I'm only taking the laptop.";
const talk = converse("Sorry, I don't know, maybe. How much is it?", "Just the laptop, please.", HELD);
const SCENE = "/practice/broken-record/extended-warranty";

const AUTH_VIEWS = ["sign_up", "forgotten_password", "magic_link", "update_password", "verify_otp"];
const ADMIN_TABS = ["feedback", "users", "scenarios", "contact", "audit"];

export const SCREENS: readonly Screen[] = [
  ...[
    "resources",
    "contact",
    "contact-success",
    "privacy",
    "terms",
    "cookies",
    "gdpr",
    "pricing",
    "auth",
    "offline",
  ].map((page): Screen => ({ name: page, as: "visitor", path: `/${page}` })),
  { name: "landing", as: "visitor", path: "/" },
  {
    name: "landing-try",
    as: "visitor",
    path: "/",
    shows: /You held your ground/,
    prepare: async (page) => {
      await press("Now you: a 60-second try")(page);
      for (const line of ["Just the laptop, please.", "Well, how much is it?", HELD]) {
        await page.getByRole("textbox", { name: "Your answer" }).fill(line);
        await page.keyboard.press("Enter");
      }
    },
  },
  { name: "resources-dialogues", as: "visitor", path: "/resources", prepare: openTab("Real-Life Examples") },
  {
    name: "cookie-banner",
    as: "visitor",
    path: "/",
    prepare: async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute("data-consent-asked", ""));
    },
  },
  ...AUTH_VIEWS.map((view): Screen => ({ name: `auth-${view}`, as: "visitor", path: `/auth?view=${view}` })),
  {
    name: "auth-problem",
    as: "visitor",
    path: "/auth?error_description=The%20provider%20said%20no",
    shows: "Please enter your password.",
    prepare: async (page) => {
      await page.getByLabel("Email").fill("nobody@example.org");
      await press("Sign in")(page);
    },
  },
  { name: "auth-test", as: "visitor", path: "/auth-test" },
  { name: "mailbox", as: "visitor", path: "/dev/mailbox" },
  { name: "not-found", as: "visitor", path: "/no/such/page", allow: /404/ },

  { name: "skills", as: "demo", path: "/skills" },
  { name: "skill", as: "demo", path: "/skills/broken-record", shows: "The Extended Warranty" },
  {
    name: "skill-custom",
    as: "demo",
    path: "/skills/broken-record?tab=custom",
    prepare: press("Start Custom Scenario"),
  },
  { name: "pricing-free", as: "demo", path: "/pricing" },
  { name: "account-free", as: "demo", path: "/account", shows: "Trial Information" },
  { name: "journal-empty", as: "demo", path: "/journal", shows: /No journal entries yet/ },
  { name: "feedback-empty", as: "demo", path: "/feedback", shows: /haven't provided any feedback yet/ },
  { name: "access-denied", as: "demo", path: "/admin", shows: "Access Denied" },
  {
    name: "invitation",
    as: "demo",
    path: "/practice/negative-inquiry",
    shows: "Unlimited practice scenarios",
    prepare: async (page) => {
      await page.getByRole("textbox", { name: "Your message" }).fill("What is it about my work that bothers you?");
      await page.keyboard.press("Enter");
    },
    allow: /402/,
  },
  {
    name: "checkout",
    as: "demo",
    path: "/pricing",
    shows: /test/i,
    prepare: async (page) => {
      await press("Start Your 14-Day Free Trial")(page);
      await page.waitForURL("**/checkout/**");
    },
  },
  {
    name: "error",
    as: "demo",
    path: "/skills",
    shows: "This page didn't load.",
    prepare: async (page) => {
      await page.route("**/assets/gdpr-page-*.js", (route) => route.abort());
      await page.getByRole("link", { name: "GDPR" }).click();
    },
    restore: (page) => page.unroute("**/assets/gdpr-page-*.js"),
    allow: /Failed to load resource|Failed to fetch|dynamically imported/,
  },
  {
    name: "connection-lost",
    as: "demo",
    path: "/skills",
    shows: /You're offline/,
    prepare: (page) => page.context().setOffline(true),
    restore: (page) => page.context().setOffline(false),
    allow: /ERR_INTERNET_DISCONNECTED/,
  },

  { name: "pricing-trial", as: "trial", path: "/pricing", shows: "Trial Period" },
  { name: "account-trial", as: "trial", path: "/account", shows: "Trial Information" },
  { name: "user-menu", as: "trial", path: "/skills", prepare: press("Your account") },

  { name: "practice", as: "premium", path: SCENE, prepare: converse() },
  { name: "practice-talk", as: "premium", path: SCENE, prepare: talk },
  {
    name: "practice-analysis",
    as: "premium",
    path: SCENE,
    shows: "Clarity of Needs & Boundaries",
    prepare: async (page) => {
      await talk(page);
      await press("Analyze")(page);
    },
  },
  {
    name: "practice-feedback",
    as: "premium",
    path: SCENE,
    prepare: async (page) => {
      await press("Give Feedback")(page);
      await press("4 stars")(page);
      await press("Submit Feedback")(page);
    },
    shows: "Please select a feedback type",
  },
  {
    name: "practice-saved",
    as: "premium",
    path: SCENE,
    shows: "Saved to journal",
    prepare: async (page) => {
      await talk(page);
      await press("Save to Journal")(page);
    },
  },
  {
    name: "practice-paused",
    as: "premium",
    path: "/practice/self-disclosure/boxes-in-the-hall",
    shows: /go on with the scene/i,
    prepare: async (page) => {
      await converse()(page);
      await page.getByRole("textbox", { name: "Your message" }).fill("I want to kill myself");
      await page.keyboard.press("Enter");
    },
  },
  { name: "journal", as: "premium", path: "/journal", shows: /I'm going home at five/ },
  { name: "journal-chat", as: "premium", path: "/journal", prepare: press("View Chat"), shows: "They said:" },
  { name: "journal-analysis", as: "premium", path: "/journal", prepare: press("View Analysis"), shows: "Line by line" },
  { name: "feedback", as: "premium", path: "/feedback", shows: /My brother never would/ },
  { name: "pricing-premium", as: "premium", path: "/pricing", shows: "Active Subscription" },
  { name: "account-premium", as: "premium", path: "/account", shows: "Trial Information" },
  { name: "portal", as: "premium", path: "/billing-portal" },

  { name: "pricing-expired", as: "expired", path: "/skills", shows: /Your free trial has ended/ },
  { name: "account-expired", as: "expired", path: "/account", shows: "Trial Information" },

  { name: "admin", as: "admin", path: "/admin", shows: "Total feedback" },
  ...ADMIN_TABS.map((tab): Screen => ({ name: `admin-${tab}`, as: "admin", path: `/admin?tab=${tab}` })),
  { name: "admin-feedback-management", as: "admin", path: "/admin/feedback" },
  { name: "pricing-admin", as: "admin", path: "/pricing", shows: "Go to Practice" },
];

/** Comes to a screen; the account is signed in already. */
export const openScreen = async (page: Page, { as, path, prepare, shows }: Screen): Promise<void> => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  if (as !== "visitor") await page.getByRole("button", { name: "Your account" }).waitFor();
  await prepare?.(page);
  if (shows !== undefined) await page.getByText(shows).first().waitFor();
  // Lists and numbers that come after the heading; streams stay open for ever, so that a quiet network is not waited for.
  await page.locator(".skeleton").first().waitFor({ state: "detached" });
};

/** What an account must have for its screens to show something. */
export const prepareAccount = async (page: Page, account: Account): Promise<void> => {
  if (account === "premium") await fillAccount(page);
};
