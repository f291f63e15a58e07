/** Everything held about one user, as the pieces of one JSON file. Secrets are left out: they are ours to keep, not to send. */
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  accounts,
  contactMessages,
  dailyUse,
  factors,
  feedback,
  knownBrowsers,
  mails,
  paymentCustomers,
  sessions,
  testSubscriptions,
  users,
  userSubscriptions,
} from "../db/schema.ts";
import { listWholeEntries } from "../journal/journal.store.ts";
import type { Owner } from "./session.ts";

/** Journal entries read at a time: a journal may be larger than memory should hold. */
const BATCH = 50;

export async function* personalData(db: Database, owner: Owner, now: Date): AsyncGenerator<string> {
  const [account] = await db.select().from(users).where(eq(users.id, owner));
  const email = account?.email ?? "";
  const parts: Record<string, unknown> = {
    exported_at: now,
    account,
    sign_in_methods: await db
      .select({ provider: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, owner)),
    known_browsers: await db
      .select({ since: knownBrowsers.createdAt, lastSeenAt: knownBrowsers.lastSeenAt })
      .from(knownBrowsers)
      .where(eq(knownBrowsers.userId, owner)),
    second_factors: await db
      .select({ factor_type: factors.factorType, status: factors.status, createdAt: factors.createdAt })
      .from(factors)
      .where(eq(factors.userId, owner)),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, owner)),
    subscription: await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, owner)),
    payment_customer: await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, owner)),
    test_subscriptions: await db.select().from(testSubscriptions).where(eq(testSubscriptions.userId, owner)),
    daily_use: await db.select().from(dailyUse).where(eq(dailyUse.userId, owner)),
    feedback: (await db.select().from(feedback).where(eq(feedback.userId, owner))).map(
      ({ searchText: _index, ...given }) => given,
    ),
    contact_messages: (await db.select().from(contactMessages).where(eq(contactMessages.email, email))).map(
      ({ searchText: _index, mailId: _mail, ...written }) => written,
    ),
    mails: await db
      .select({ subject: mails.subject, kind: mails.kind, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(mails.to, email)),
  };
  yield `${JSON.stringify(parts, null, 2).slice(0, -2)},\n  "journal": [`;
  let cursor: { at: Date; id: string } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listWholeEntries>> = await listWholeEntries(db, owner, cursor, BATCH);
    if (rows.length > 0) {
      const lead = cursor === null ? "\n" : ",\n";
      yield lead + rows.map(({ searchText: _index, ...entry }) => JSON.stringify(entry)).join(",\n");
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) break;
    cursor = { at: last.createdAt, id: last.id };
  }
  yield "\n  ]\n}\n";
}
