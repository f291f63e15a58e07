/**
 * The real app on a real database, for tests: `const app = await createTestApp(); afterAll(app.stop);`. Requests go
 * through every middleware, without a socket; the clock is the test's; mail stays in the outbox.
 */
import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { MODEL_TOKENS_PER_DAY } from "#domain/billing/billing.ts";
import type { Endpoint, Reply } from "#domain/endpoint.ts";
import { PRACTICE_CALLS_PER_MINUTE } from "#domain/practice/practice.ts";
import { type App, type AppDeps, createApp } from "../app.ts";
import { createAuth } from "../auth/auth.ts";
import { asOwner } from "../auth/session.ts";
import { signToken } from "../auth/session-reader.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { startTestTrial } from "../billing/demo-subscriptions.ts";
import { listenForChanges } from "../billing/subscription-changes.ts";
import { openPool } from "../db/pool.ts";
import type { Payments } from "../payments/payments.ts";
import { testPayments } from "../payments/test-payments.ts";
import { accounts, sessions, users } from "../db/schema.ts";
import { listNewestMails, type MailRow } from "../mail/outbox.store.ts";
import { databaseUrl, TEMPLATE } from "./test-database.ts";

export const TEST_ORIGIN = "http://localhost:8080";
const SECRET = "a secret for tests alone, long enough";

export type TestUser = {
  readonly id: string;
  readonly email: string;
  /** For the Cookie header: a session of this user. */
  readonly cookie: string;
  /** For `Authorization: Bearer`. */
  readonly accessToken: string;
};

type NewUser = {
  email?: string;
  name?: string;
  role?: "user" | "admin";
  emailVerified?: boolean;
  /** A trial that has just begun unless it says otherwise, so that every room can be tried. */
  plan?: "free" | "trial";
  /** Without one, the user cannot sign in by password; a hash costs 0.1 s. */
  password?: string;
};

/** `path` below the origin; `json` becomes the body, and makes the request a POST unless `method` says otherwise. */
type Ask = (path: string, options?: AskOptions) => Promise<Response>;
type AskOptions = {
  readonly method?: string;
  readonly json?: unknown;
  /** A body sent as it is. */
  readonly raw?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
};

export type TestApp = {
  readonly app: App;
  readonly db: Database;
  readonly pool: pg.Pool;
  /** For another server on the same database. */
  readonly databaseUrl: string;
  readonly payments: Payments;
  readonly secret: string;
  readonly clock: { readonly now: () => Date; readonly advance: (ms: number) => void };
  /** Asks as nobody. */
  readonly ask: Ask;
  /** Asks with a user's session. */
  readonly as: (user: TestUser) => Ask;
  /** A confirmed user with a session. */
  readonly createUser: (user?: NewUser) => Promise<TestUser>;
  /** Everything in the outbox, newest first. */
  readonly mails: () => Promise<MailRow[]>;
  /** Gives the database back; for afterAll. */
  readonly stop: () => Promise<void>;
};

/** `overrides` replaces anything that the app is built from. */
export const createTestApp = async (overrides: Partial<AppDeps> = {}): Promise<TestApp> => {
  const url = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(url, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const pool = openPool({ url: databaseUrl(url, name), max: 5, onIdleError: () => undefined });
  const db = openDatabase(pool);
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead);
  const logger = pino({ level: "silent" });
  const appUrl = overrides.appUrl ?? new URL(TEST_ORIGIN);
  const auth = createAuth({ db, secret: SECRET, appUrl, logger });
  const changes = listenForChanges({ pool, logger });
  const payments = overrides.payments ?? testPayments({ db, appUrl, clock: now, newId: randomUUID });
  const app = createApp({
    db,
    pool,
    auth,
    logger,
    clock: now,
    newId: randomUUID,
    appUrl,
    adminEmails: [],
    mailbox: true,
    sms: "mailbox",
    model: null,
    payments,
    paymentEvents: null,
    changes,
    contact: { mailTo: "support@example.org", hasFormService: false },
    supportEmail: "support@example.org",
    secret: SECRET,
    google: null,
    messagesPerMinute: PRACTICE_CALLS_PER_MINUTE,
    modelTokensPerDay: MODEL_TOKENS_PER_DAY,
    wordDelayMs: 0,
    trustProxy: 0,
    webDir: null,
    ...overrides,
  });

  const asker =
    (cookie?: string): Ask =>
    async (path, { method, json, raw, headers, signal } = {}) =>
      app.hono.request(new URL(path, appUrl).href, {
        method: method ?? (json === undefined ? "GET" : "POST"),
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(json === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(raw === undefined ? {} : { body: raw }),
        ...(signal === undefined ? {} : { signal }),
      });

  const createUser = async ({ password, plan = "trial", ...given }: NewUser = {}): Promise<TestUser> => {
    const id = randomUUID();
    const email = given.email ?? `${id}@example.org`;
    const context = await auth.$context;
    await db.insert(users).values({ id, email, name: "", emailVerified: true, ...given });
    if (password !== undefined) {
      const hash = await context.password.hash(password);
      await db
        .insert(accounts)
        .values({ id: randomUUID(), userId: id, accountId: id, providerId: "credential", password: hash });
    }
    if (plan === "trial") await startTestTrial({ db, payments, secret: SECRET, clock: now }, asOwner(id));
    const token = randomBytes(24).toString("base64url");
    const expiresAt = new Date(now().getTime() + 30 * 24 * 60 * 60_000);
    await db.insert(sessions).values({ id: randomUUID(), userId: id, token, expiresAt });
    const accessToken = signToken(token, SECRET);
    const cookie = `${context.authCookies.sessionToken.name}=${encodeURIComponent(accessToken)}`;
    return { id, email, cookie, accessToken };
  };

  return {
    app,
    db,
    pool,
    databaseUrl: databaseUrl(url, name),
    payments,
    secret: SECRET,
    clock: {
      now,
      advance: (ms) => {
        ahead += ms;
      },
    },
    ask: asker(),
    as: (user) => asker(user.cookie),
    createUser,
    mails: () => listNewestMails(db, 1_000, { mails: true, texts: true }),
    stop: async () => {
      await changes.stop();
      await pool.end();
      await run(url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

/** The reply of a call, read and checked by its contract. @throws when the status is not a success. */
export const replyOf = async <E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<E>> => {
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${await response.text()}`);
  return endpoint.reply?.parse(await response.json()) as Reply<E>;
};

/** The code and sentence of a refusal. */
export const refusalOf = async (response: Response): Promise<{ status: number; code: string; message: string }> => {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, code: error.code, message: error.message };
};

const run = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
