/** The header's and footer's links as data: a page that comes to exist adds its line here. */
import type { SessionUser } from "#domain/auth/auth.contract.ts";
import { paths } from "./paths.ts";

export type NavEntry = { readonly label: string; readonly to: string };

/** Who sees the header's links: visitors everywhere; members everywhere but on the start and sign-in pages. */
const LEARN: NavEntry = { label: "Learn", to: paths.resources };
const CONTACT: NavEntry = { label: "Contact Us", to: paths.contact };
const VISITOR_NAV: readonly NavEntry[] = [LEARN, { label: "Pricing", to: paths.pricing }, CONTACT];
const MEMBER_NAV: readonly NavEntry[] = [LEARN, { label: "Journal", to: paths.journal }, CONTACT];
const BACK_TO_SKILLS: NavEntry = { label: "Back to Skills", to: paths.skills };
export const SIGN_IN: NavEntry = { label: "Sign in", to: paths.auth() };

export const navEntries = (pathname: string, user: SessionUser | null): readonly NavEntry[] => {
  const back = /^\/(skills|practice)\/./.test(pathname) ? [BACK_TO_SKILLS] : [];
  if (user === null) return [...back, ...VISITOR_NAV];
  return pathname === paths.landing || pathname === paths.auth() ? back : [...back, ...MEMBER_NAV];
};

/** The user menu's links, before "Sign out". */
export const USER_MENU: readonly NavEntry[] = [
  { label: "Home", to: paths.landing },
  { label: "Account", to: paths.account },
  { label: "Your Feedback", to: paths.feedback },
];

export const FOOTER_NAV: readonly NavEntry[] = [
  { label: "Home", to: paths.landing },
  { label: "Skills", to: paths.skills },
  { label: "Learn", to: paths.resources },
  { label: "Pricing", to: paths.pricing },
  { label: "Contact Us", to: paths.contact },
  { label: "Privacy", to: paths.privacy },
  { label: "Terms", to: paths.terms },
  { label: "Cookies", to: paths.cookies },
  { label: "GDPR", to: paths.gdpr },
];
