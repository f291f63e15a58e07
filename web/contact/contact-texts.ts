/** Questions that people ask before they write. The page's structured data holds them too. */
import { TRIAL_DAYS } from "#domain/billing/billing.ts";

export const FAQ = [
  {
    question: "How long is the free trial?",
    answer: `${TRIAL_DAYS} days, with everything in it. You need no credit card to start, and nothing is charged when it ends: you decide then.`,
  },
  {
    question: "Can I cancel?",
    answer:
      "Any time, from your account settings. What you have paid for stays yours to the end of the period, and your journal stays yours to export.",
  },
  {
    question: "Is there a discount for groups?",
    answer:
      "Yes, for classes, teams and practices. Write to us at our business address with the number of people and for how long, and we will make you an offer.",
  },
  {
    question: "Who can read my conversations?",
    answer:
      "You. They are kept on your device while you practise, and in your account only when you save them to your journal.",
  },
] as const;
