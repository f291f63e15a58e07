/**
 * The addresses of the app's pages. The server answers them with the app and everything else with 404; the web app's
 * route table and links use the same list.
 */
export const PAGES = {
  landing: "/",
  auth: "/auth",
  authCallback: "/auth/callback",
  /** For developers; public, and shows no secret. */
  authTest: "/auth-test",
  skills: "/skills",
  skill: "/skills/:skill",
  /** Older form of the practice address; leads to it. */
  skillScenario: "/skills/:skill/:scenario",
  practiceSkill: "/practice/:skill",
  practice: "/practice/:skill/:scenario",
  journal: "/journal",
  feedback: "/feedback",
  admin: "/admin",
  adminFeedback: "/admin/feedback",
  /** Where payment pages return to; leads to the skills. */
  dashboard: "/dashboard",
  devMailbox: "/dev/mailbox",
  pricing: "/pricing",
  resources: "/resources",
  contact: "/contact",
  contactSuccess: "/contact-success",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  gdpr: "/gdpr",
  /** What is shown instead of a page that cannot be fetched. */
  offline: "/offline",
  account: "/account",
  /** The test payment provider's pages; without it they say that there is nothing to see. */
  testCheckout: "/checkout/:session",
  testPortal: "/billing-portal",
} as const;

export type PagePattern = (typeof PAGES)[keyof typeof PAGES];

/** Pages that are the same for everyone and are written to HTML when the app is built. */
export const PRERENDERED: readonly PagePattern[] = [
  PAGES.landing,
  PAGES.auth,
  PAGES.pricing,
  PAGES.resources,
  PAGES.contact,
  PAGES.contactSuccess,
  PAGES.privacy,
  PAGES.terms,
  PAGES.cookies,
  PAGES.gdpr,
  PAGES.offline,
];

const matchers = Object.values(PAGES).map(
  (pattern) => new RegExp(`^${pattern === "/" ? "/" : pattern.replace(/:[^/]+/g, "[^/]+")}$`),
);

/** Whether the app has a page at this path (a trailing slash is forgiven). */
export const isPage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return matchers.some((matcher) => matcher.test(plain));
};

/** A path of this origin to go to after sign-in, or the skills: never another origin's (`//host`, `/\\host`, a scheme). */
export const safeReturnPath = (path: string | null | undefined): string =>
  // Browsers drop tabs and line ends inside an address, so `/<tab>/host` would leave this origin too.
  path && /^\/(?![/\\])/.test(path) && !/\s/.test(path) ? path : PAGES.skills;
