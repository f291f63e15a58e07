import { deviceName } from "#domain/auth/device-name.ts";
import type { Mail } from "../outbox.store.ts";
import { momentOf, writeLetter } from "./letter.ts";

type SignIn = {
  readonly at: Date;
  readonly userAgent: string;
  /** The network address it came from. */
  readonly address: string;
  /** Where devices are signed out. */
  readonly link: string;
};

/** Tells the owner of a sign-in from a browser that the account has not seen before. */
export const newSignInMail = (to: string, { at, userAgent, address, link }: SignIn): Mail =>
  writeLetter({
    kind: "new-sign-in",
    to,
    subject: "New sign-in to your Plainsay account",
    before: [
      "Hello,",
      "Someone, probably you, signed in to your account on a device that we hadn't seen before.",
      `Device: ${deviceName(userAgent)}`,
      `When: ${momentOf(at)}`,
      `From: ${address}`,
    ],
    link: { label: "See where you are signed in", href: link },
    after: [
      "If it was you, you need do nothing.",
      "If it wasn't, sign that device out there, and change your password at once.",
    ],
  });
