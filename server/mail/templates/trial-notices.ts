import { PRICE_TEXT } from "#domain/billing/billing.ts";
import { PAGES } from "#domain/pages.ts";
import type { Mail } from "../outbox.store.ts";
import { momentOf, writeLetter } from "./letter.ts";

type Details = { readonly trialEnd: Date; readonly appUrl: URL };

const pricing = (appUrl: URL): string => new URL(PAGES.pricing, appUrl).href;

export const trialEndingMail = (to: string, { trialEnd, appUrl }: Details): Mail =>
  writeLetter({
    kind: "trial-ending",
    to,
    subject: "Your Plainsay trial ends soon",
    before: ["Hello,", `Your free trial ends on ${momentOf(trialEnd)}. Nothing is charged unless you add a card.`],
    link: { label: "See your plan", href: pricing(appUrl) },
    after: [
      `If you would like to go on, a subscription is ${PRICE_TEXT} and can be canceled any time.`,
      "If not, you need do nothing. What you wrote in your journal stays yours to read and export.",
    ],
  });

export const trialEndedMail = (to: string, { appUrl }: Details): Mail =>
  writeLetter({
    kind: "trial-ended",
    to,
    subject: "Your Plainsay trial has ended",
    before: ["Hello,", "Your free trial has ended, and nothing was charged."],
    link: { label: "Subscribe", href: pricing(appUrl) },
    after: [
      `A subscription is ${PRICE_TEXT} and can be canceled any time.`,
      "What you wrote in your journal stays yours: you can export or delete it on your account page.",
    ],
  });
