import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, varchar } from "drizzle-orm/pg-core";
import type { AssuranceLevel, WayIn } from "#domain/auth/auth.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Everyone with an account. An unconfirmed one belongs to nobody yet: the newest sign-up of its address replaces it. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** Ours alone: unknown to the authentication library, so that no call of it can set or show it. */
    role: text("role").$type<"user" | "admin">().notNull().default("user"),
    /** Proven by a code; in the form `+15551234567`. */
    phone: text("phone").unique(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  // As administrators page through them: cursors know milliseconds. Without the time zone it is a constant expression.
  (table) => [
    index("users_newest").on(sql`date_trunc('milliseconds', ${table.createdAt} AT TIME ZONE 'UTC')`, table.id),
  ],
);

/** Signed-in browsers and clients; deleting a row signs that one out at once. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** `aal2` once a second factor was shown in this session. */
    aal: text("aal").$type<AssuranceLevel>().notNull().default("aal1"),
    /** What it was opened with: a text to the phone is not a second factor after a text to the same phone. */
    openedBy: text("opened_by").$type<WayIn>().notNull().default("password"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** How a user signs in: a password hash (provider `credential`) or another provider's account. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("accounts_user_id").on(table.userId)],
);

/** Secrets that were mailed and wait to come back; only their hashes are kept. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verifications_identifier").on(table.identifier)],
);

/** Second factors: what a user shows after the first. An unverified one protects nothing yet. */
export const factors = pgTable(
  "factors",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    factorType: text("factor_type").$type<"totp" | "phone">().notNull(),
    status: text("status").$type<"unverified" | "verified">().notNull(),
    /** The authenticator's key, encrypted; null for a phone, whose number is the user's. */
    secret: text("secret"),
    /** The newest time step that was used: a code works once. */
    lastStep: integer("last_step").notNull().default(0),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("factors_user_id").on(table.userId)],
);

/** Keys that a user's devices keep, to sign in with; ours is the public half. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the device calls it, in base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** The device's count of its uses; one that does not grow is a copy's. Synced passkeys do not count: 0 for ever. */
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    /** How the device can be reached (`internal`, `hybrid`, `usb`…), for the browser's own dialog. */
    transports: text("transports").array().notNull(),
    /** It is kept by a password manager and comes along to the user's other devices. */
    isSynced: boolean("is_synced").notNull(),
    name: text("name").notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [index("passkeys_user_id").on(table.userId)],
);

/** Codes for the day the phone is lost, as keyed hashes; a used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
  },
  (table) => [index("recovery_codes_user_id").on(table.userId)],
);

/** Browsers and clients that an account was signed in to from, by a hash: a sign-in from another is told to the owner. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mark: text("mark").notNull(),
    createdAt: time("created_at").notNull(),
    lastSeenAt: time("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mark] })],
);

/** Counters of rate-limiter-flexible, whose column names and types these are; `expire` in milliseconds since 1970. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
