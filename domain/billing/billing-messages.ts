/** The billing room's texts, to the letter of the specification where it has them (sections 2, 4 and 8). */
import { FREE_REPLIES_PER_DAY, PRICE_TEXT, TRIAL_DAYS } from "./billing.ts";

export const BILLING_MESSAGES = {
  trial_ended: "Your free trial has ended. Please subscribe to continue using premium features.",
  ending_soon: "Your free trial is ending soon",
  expired: "Your free trial has ended",
  canceled: "Your subscription has been canceled. You can reactivate it anytime.",
  payment_missing: "Please update your payment method to continue using the service.",
  after_trial: `After trial: ${PRICE_TEXT}`,
  admin: "Everything is open to you, without a subscription.",
  no_card: "No credit card required to start",
  fetch_failed: "Failed to fetch subscription",
  portal_failed: "Failed to open subscription management portal",
  schema_failed: "Schema check failed",
  checkout_failed: "Failed to create checkout session",
  already_subscribed: "You already have an active subscription",
  process_failed: "Failed to process subscription",
  trial_failed: "Failed to start trial",
  trial_used: `Your ${TRIAL_DAYS}-day free trial has been used. You can subscribe for ${PRICE_TEXT}.`,
  daily_used: `You've had today's ${FREE_REPLIES_PER_DAY} replies of the free plan. They start again at midnight UTC; the free trial has no daily limit.`,
} as const;

/** What trial and subscription include, as the pricing page lists it. */
export const INCLUDED = [
  "All assertiveness skills practice",
  "Unlimited practice scenarios",
  "Detailed feedback and analysis",
  "Personal practice journal",
] as const;
