import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { TestCard } from "#domain/billing/test-payments.contract.ts";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { users } from "./auth.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const subscriptionTiers = pgTable("subscription_tiers", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull(),
});

export type SubscriptionMetadata = {
  readonly ending_soon?: boolean;
  readonly notification_shown?: boolean;
  readonly trial_expired?: boolean;
};

/** The provider's answer of last time, one row a user. Only a reading of the provider, and the jobs, write here. */
export const userSubscriptions = pgTable(
  "user_subscriptions",
  {
    id: text("id").primaryKey(),
    userId: owner().unique(),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    trialStart: time("trial_start"),
    trialEnd: time("trial_end"),
    subscriptionTierId: text("subscription_tier_id")
      .notNull()
      .references(() => subscriptionTiers.id),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    currentPeriodEnd: time("current_period_end"),
    hasPaymentMethod: boolean("has_payment_method").notNull().default(false),
    metadata: jsonb("metadata").$type<SubscriptionMetadata>().notNull().default({}),
    /** The provider's own id of the subscription. */
    providerId: text("provider_id").notNull(),
    /** When the provider was asked, counted: an answer to an earlier question never replaces a later one's. */
    readNumber: bigint("read_number", { mode: "number" }).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [index("user_subscriptions_turn").on(table.status, table.trialEnd)],
);

/** Numbers the readings of the provider across all servers. */
export const providerReadings = pgSequence("provider_readings");

/** Who a user is to the payment provider. */
export const paymentCustomers = pgTable("payment_customers", {
  userId: owner().primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  /** A call is opening a checkout for this user, and another may take over from here on. */
  leaseUntil: time("lease_until"),
});

/** The one checkout a user may have open: a second click leads to the same. */
export const checkoutSessions = pgTable("checkout_sessions", {
  userId: owner().primaryKey(),
  sessionId: text("session_id").notNull(),
  url: text("url").notNull(),
  trialDays: integer("trial_days").notNull(),
  expiresAt: time("expires_at").notNull(),
});

/** Addresses that have had the trial, as keyed hashes and nothing else: the row outlives the account. */
export const trialClaims = pgTable("trial_claims", { addressHash: text("address_hash").primaryKey() });

/** Events of the provider that have been dealt with; a repeated one is not dealt with again. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    handledAt: time("handled_at").notNull(),
  },
  (table) => [index("payment_events_handled_at").on(table.handledAt)],
);

/** Counts of one user and day (UTC): the free plan's replies, and the configured model's tokens. */
export const dailyUse = pgTable(
  "daily_use",
  {
    userId: owner(),
    day: date("day", { mode: "string" }).notNull(),
    replies: integer("replies").notNull().default(0),
    modelTokens: integer("model_tokens").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** The test provider's own books, where it stands in for card payments. */
export const testCheckouts = pgTable("test_checkouts", {
  id: text("id").primaryKey(),
  userId: owner(),
  trialDays: integer("trial_days").notNull(),
  returnUrl: text("return_url").notNull(),
  expiresAt: time("expires_at").notNull(),
  completedAt: time("completed_at"),
});

export const testSubscriptions = pgTable(
  "test_subscriptions",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    card: text("card").$type<TestCard>().notNull(),
    createdAt: time("created_at").notNull(),
    trialStart: time("trial_start"),
    trialEnd: time("trial_end"),
    /** The end of the last period that is free or paid. */
    paidUntil: time("paid_until").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    endedAt: time("ended_at"),
  },
  (table) => [index("test_subscriptions_user_id").on(table.userId)],
);
