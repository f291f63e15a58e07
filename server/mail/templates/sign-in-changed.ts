/** Tells the owner of a change in how an account is signed in to, in case it was not theirs. */
import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

/** What was changed, as the mail says it. */
export const SIGN_IN_CHANGES = {
  passkey_added: "A passkey was added to your account: who holds it can sign in.",
  passkey_removed: "A passkey was taken away from your account.",
  phone_added: "A phone number was added to your account: codes by text go to it from now on.",
  phone_removed: "The phone number of your account was removed.",
  factor_added: "A second step was added to your sign-in.",
  factor_removed: "A second step was taken away from your sign-in.",
  codes_renewed: "New recovery codes were made for your account. The old ones no longer work.",
} as const;
export type SignInChange = keyof typeof SIGN_IN_CHANGES;

/** `link` leads to the account page. */
export const signInChangedMail = (to: string, change: SignInChange, link: string): Mail =>
  writeLetter({
    kind: "sign-in-changed",
    to,
    subject: "How you sign in to Plainsay was changed",
    before: ["Hello,", SIGN_IN_CHANGES[change]],
    link: { label: "Look at your account", href: link },
    after: [
      "If it was you, you need do nothing.",
      "If it wasn't: choose a new password, and on your account page take away what isn't yours.",
    ],
  });
