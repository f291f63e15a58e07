import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

/** Tells the owner, and only the owner, that the address someone signed up with has an account. */
export const alreadyHaveAccountMail = (to: string, link: string): Mail =>
  writeLetter({
    kind: "already-have-account",
    to,
    subject: "You already have a Plainsay account",
    before: [
      "Hello,",
      "Someone, probably you, just asked for an account with this address. You have one already, so nothing was changed.",
    ],
    link: { label: "Sign in", href: link },
    after: ["If it wasn't you, you need do nothing: your account and its password are as they were."],
  });
