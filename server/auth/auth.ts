/**
 * The authentication library, set up: it owns password hashes, the session's cookie and the rows behind them. It is
 * not mounted; auth.routes.ts calls the few of its functions that exist for users, so that nothing else answers.
 */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer } from "better-auth/plugins/bearer";
import type { Logger } from "pino";
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS, SESSION_DAYS, SESSION_PROLONG_MS } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { accounts, sessions, users, verifications } from "../db/schema.ts";
import { ownOrigins } from "../http/origin-guard.ts";

/** Set by us on every call of the library; what a client sends under this name never reaches it. */
export const CLIENT_ADDRESS_HEADER = "x-plainsay-client-address";

export type AuthOptions = {
  readonly db: Database;
  /** Signs cookies; at least 32 characters of chance, the same on every server of one database. */
  readonly secret: string;
  readonly appUrl: URL;
  readonly logger: Logger;
};

export type Auth = ReturnType<typeof createAuth>;

export const createAuth = ({ db, secret, appUrl, logger }: AuthOptions) =>
  betterAuth({
    appName: "Plainsay",
    baseURL: appUrl.origin,
    basePath: "/api/auth",
    trustedOrigins: ownOrigins(appUrl),
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_MIN_CHARS,
      maxPasswordLength: PASSWORD_MAX_CHARS,
    },
    // Our own mails and links: single-use, and replaced by the next one. See confirmation.store.ts.
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false, autoSignInAfterVerification: true },
    session: {
      expiresIn: SESSION_DAYS * 24 * 60 * 60,
      updateAge: SESSION_PROLONG_MS / 1000,
      // A session that was ended must be refused at once.
      cookieCache: { enabled: false },
    },
    plugins: [bearer({ requireSignature: true })],
    // Counted by our own limiters, before a password is hashed.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: "plainsay",
      useSecureCookies: appUrl.protocol === "https:",
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    logger: {
      level: "error",
      log: (level, message) => logger[level === "error" ? "error" : "debug"]({ source: "better-auth" }, message),
    },
  });
