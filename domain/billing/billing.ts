/** The commercial terms, and every number of trial, subscription and free plan (specification, sections 1 and 9). */

export const TRIAL_DAYS = 14;
export const DAY_MS = 24 * 60 * 60_000;
export const TRIAL_MS = TRIAL_DAYS * DAY_MS;

/** What a month costs, in US cents. The provider is asked for exactly this. */
export const PRICE_CENTS = 1_299;
export const CURRENCY = "usd";
/** The amount as the checkout call names it: 12.99. */
export const PRICE_ID = PRICE_CENTS / 100;
export const PRICE_TEXT = `$${PRICE_ID.toFixed(2)}/month`;
/** The one paid tier. */
export const PREMIUM_TIER = { id: "premium", name: "Premium" } as const;

/** Replies of the counterpart that the free plan has in one day (UTC). */
export const FREE_REPLIES_PER_DAY = 20;

/** The configured model's tokens that one user may use in a day (UTC), whatever the plan: a bound on abuse. */
export const MODEL_TOKENS_PER_DAY = 200_000;

/** The trial's end counts as soon from here on. */
export const ENDING_SOON_MS = 3 * DAY_MS;
/** How often an open tab counts the trial down and reads a trialing subscription again. */
export const TRIAL_REFRESH_MS = 60_000;
/** Changes of a subscription that an open tab is told of, at most, in a second. */
export const SUBSCRIPTION_EVENTS_PER_SECOND = 10;
/** An administrator counts as active, with a trial end this far ahead and no trial period. */
export const ADMIN_TRIAL_YEARS = 10;
/** The status card shows days above this many minutes. */
export const CARD_DAYS_ABOVE_MINUTES = 1_440;
/**
 * A trial with a card on file goes over into a paid month; the provider's word of it may take a while, in which nobody
 * who is about to pay is shut out.
 */
export const RENEWAL_GRACE_MS = 60 * 60_000;
