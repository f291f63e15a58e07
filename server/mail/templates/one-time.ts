/** The mails and texts that carry a link or a code. */
import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

const ONCE = `The link works once, for ${MAIL_LINK_MINUTES} minutes.`;

export const resetPasswordMail = (to: string, link: string, code: string): Mail =>
  writeLetter({
    kind: "reset-password",
    to,
    subject: "Choose a new Plainsay password",
    before: ["Hello,", "Someone, probably you, asked to choose a new password for this account."],
    link: { label: "Choose a new password", href: link },
    after: [
      `Or enter this code where you asked: ${code}`,
      ONCE,
      "If it wasn't you, you need do nothing: your password is as it was.",
    ],
  });

export const magicLinkMail = (to: string, link: string, code: string): Mail =>
  writeLetter({
    kind: "magic-link",
    to,
    subject: "Your Plainsay sign-in link",
    before: ["Hello,", "Here is the link you asked for."],
    link: { label: "Sign in", href: link },
    after: [`Or enter this code where you asked: ${code}`, ONCE, "If it wasn't you, you can leave this mail be."],
  });

export const passwordChangedMail = (to: string, link: string): Mail =>
  writeLetter({
    kind: "password-changed",
    to,
    subject: "Your Plainsay password was changed",
    before: ["Hello,", "The password of your account was just changed, and other devices were signed out."],
    link: { label: "It wasn't me: choose a new password", href: link },
    after: ["If it was you, you need do nothing."],
  });

/** `to`: a phone number. It travels in the outbox like a mail, so that it is as hard to lose. */
export const codeText = (to: string, code: string): Mail => {
  const text = `Your Plainsay code is ${code}. It works once, for ${MAIL_LINK_MINUTES} minutes.`;
  return { kind: "sms", to, subject: "SMS", text, html: "" };
};

/** To the phone of somebody else's account, which alone may be told so. */
export const phoneTakenText = (to: string): Mail => ({
  kind: "sms",
  to,
  subject: "SMS",
  text: "Someone tried to add this number to a Plainsay account. It belongs to another account already: remove it there first.",
  html: "",
});
