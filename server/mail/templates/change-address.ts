import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

type Change = { readonly from: string; readonly email: string; readonly link: string; readonly code: string };

/** Goes to both addresses; each has a link of its own. */
export const changeAddressMail = (to: string, { from, email, link, code }: Change): Mail =>
  writeLetter({
    kind: "change-address",
    to,
    subject: "Confirm your new address for Plainsay",
    before: ["Hello,", `You asked to change the address of your account from ${from} to ${email}.`],
    link: { label: "Confirm the change", href: link },
    after: [
      `The code, should you be asked for one: ${code}`,
      `The link works once, for ${MAIL_LINK_MINUTES} minutes. The address changes when it was confirmed from both mailboxes.`,
      "If it wasn't you, leave this mail be, and change your password.",
    ],
  });

/** Tells the mailbox that the account has left. */
export const addressChangedMail = (to: string, email: string): Mail => {
  const text = `Hello,\n\nThe address of your Plainsay account is now ${email}. Mail for it no longer comes here.\n\nPlainsay`;
  return { kind: "change-address", to, subject: "Your Plainsay address was changed", text, html: paragraphs(text) };
};

const paragraphs = (text: string): string =>
  `<!doctype html><html lang="en"><body>${text
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .split("\n\n")
    .map((part) => `<p>${part}</p>`)
    .join("")}</body></html>`;
