/** The views of the auth page and how one leads to another. */
import { AUTH_VIEWS, type AuthView } from "#domain/auth/auth.ts";
import { PAGES } from "#domain/pages.ts";

export const isAuthView = (name: string | null): name is AuthView => AUTH_VIEWS.some((view) => view === name);

/** The address of a view; `returnPath` is kept from view to view. */
export const linkToView = (view: AuthView, returnPath: string | null): string => {
  const query = new URLSearchParams();
  if (view !== "sign_in") query.set("view", view);
  if (returnPath !== null) query.set("return", returnPath);
  return query.size === 0 ? PAGES.auth : `${PAGES.auth}?${query}`;
};

type ViewTexts = {
  readonly title: string;
  readonly lead: string;
  /** What leads elsewhere, in order. */
  readonly ways: readonly { readonly to: AuthView; readonly label: string }[];
};

const BACK = { to: "sign_in", label: "Back to sign in" } as const;
const FORGOT = { to: "forgotten_password", label: "Forgot your password?" } as const;
const MAGIC = { to: "magic_link", label: "Email me a sign-in link instead" } as const;
const CODE = { to: "verify_otp", label: "I have a code" } as const;

export const VIEW_TEXTS: Readonly<Record<AuthView, ViewTexts>> = {
  sign_in: {
    title: "Sign in",
    lead: "Pick up where you left off, or create an account below.",
    ways: [FORGOT, MAGIC, CODE, { to: "sign_up", label: "New here? Create an account" }],
  },
  sign_up: {
    title: "Create your account",
    lead: "An email address and a password are all it takes.",
    ways: [{ to: "sign_in", label: "Already have an account? Sign in" }],
  },
  forgotten_password: {
    title: "Forgotten password",
    lead: "We'll mail you a link to choose a new one.",
    ways: [{ to: "verify_otp", label: "I have the code from the mail" }, BACK],
  },
  magic_link: {
    title: "Sign in by email",
    lead: "No password needed: we'll mail you a link that signs you in.",
    ways: [CODE, BACK],
  },
  update_password: {
    title: "Choose a new password",
    lead: "Your other devices will be signed out.",
    ways: [BACK],
  },
  verify_otp: {
    title: "Enter your code",
    lead: "The six digits that we mailed or texted to you.",
    ways: [{ to: "magic_link", label: "Email me a new code" }, BACK],
  },
};
