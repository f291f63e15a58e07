import { MAIL_LINK_MINUTES } from "#domain/auth/auth.ts";
import type { Mail } from "../outbox.store.ts";
import { writeLetter } from "./letter.ts";

export const confirmAddressMail = (to: string, link: string, code: string): Mail =>
  writeLetter({
    kind: "confirm-address",
    to,
    subject: "Confirm your email for Plainsay",
    before: ["Hello,", "One step, and you can start practising: confirm that this address is yours."],
    link: { label: "Confirm and sign in", href: link },
    after: [
      `Or enter this code where you signed up: ${code}`,
      `The link works once, for ${MAIL_LINK_MINUTES} minutes.`,
      "If you didn't ask for an account, leave this mail be: without that click nothing happens.",
    ],
  });
