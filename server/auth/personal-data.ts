/** Everything held about one user, as the pieces of one JSON file. Secrets are left out: they are ours to keep, not to send. */
import { eq, inArray, like, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  accounts,
  adminAudit,
  checkoutSessions,
  contactMessages,
  dailyUse,
  factors,
  feedback,
  knownBrowsers,
  mails,
  passkeys,
  paymentCustomers,
  recoveryCodes,
  sessions,
  testCheckouts,
  testSubscriptions,
  users,
  userSubscriptions,
  verifications,
} from "../db/schema.ts";
import { listWholeEntries } from "../journal/journal.store.ts";
import type { Owner } from "./session.ts";

/** Journal entries read at a time: a journal may be larger than memory should hold. */
const BATCH = 50;

/** Rows that are wholly the user's own. */
const wholeRows = async (db: Database, owner: Owner) => ({
  subscription: await db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, owner)),
  payment_customer: await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, owner)),
  open_checkout: await db.select().from(checkoutSessions).where(eq(checkoutSessions.userId, owner)),
  test_checkouts: await db.select().from(testCheckouts).where(eq(testCheckouts.userId, owner)),
  test_subscriptions: await db.select().from(testSubscriptions).where(eq(testSubscriptions.userId, owner)),
  daily_use: await db.select().from(dailyUse).where(eq(dailyUse.userId, owner)),
  feedback: (await db.select().from(feedback).where(eq(feedback.userId, owner))).map(withoutIndex),
  administration: await db.select().from(adminAudit).where(eq(adminAudit.adminId, owner)),
});

/** How the user comes in, without what would let anyone else in. */
const waysIn = async (db: Database, owner: Owner) => ({
  sign_in_methods: await db
    .select({ provider: accounts.providerId, providerAccount: accounts.accountId, since: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, owner)),
  passkeys: (await db.select().from(passkeys).where(eq(passkeys.userId, owner))).map(
    ({ publicKey: _key, signCount: _count, ...passkey }) => passkey,
  ),
  second_factors: await db
    .select({ factor_type: factors.factorType, status: factors.status, createdAt: factors.createdAt })
    .from(factors)
    .where(eq(factors.userId, owner)),
  recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, owner)),
  known_browsers: await db
    .select({ since: knownBrowsers.createdAt, lastSeenAt: knownBrowsers.lastSeenAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, owner)),
  sessions: await db
    .select({
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
      aal: sessions.aal,
      openedBy: sessions.openedBy,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, owner)),
  waiting_links: await db
    .select({ what: verifications.identifier, since: verifications.createdAt, until: verifications.expiresAt })
    .from(verifications)
    .where(like(verifications.identifier, `%:${owner}`)),
});

/** What is kept under the user's address or number, not under the account. */
const underAddress = async (db: Database, { email, phone }: typeof users.$inferSelect) => ({
  contact_messages: (
    await db
      .select()
      .from(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, email))
  ).map(withoutIndex),
  mails: await db
    .select({
      to: mails.to,
      subject: mails.subject,
      kind: mails.kind,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
    })
    .from(mails)
    .where(inArray(mails.to, phone === null ? [email] : [email, phone])),
});

const withoutIndex = <T extends { searchText: string }>({ searchText: _index, ...row }: T): Omit<T, "searchText"> =>
  row;

export async function* personalData(db: Database, owner: Owner, now: Date): AsyncGenerator<string> {
  const [account] = await db.select().from(users).where(eq(users.id, owner));
  if (account === undefined) throw new Error("the account went while its data was being read");
  const parts: Record<string, unknown> = {
    exported_at: now,
    account,
    ...(await waysIn(db, owner)),
    ...(await wholeRows(db, owner)),
    ...(await underAddress(db, account)),
  };
  yield `${JSON.stringify(parts, null, 2).slice(0, -2)},\n  "journal": [`;
  let cursor: { at: Date; id: string } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listWholeEntries>> = await listWholeEntries(db, owner, cursor, BATCH);
    if (rows.length > 0) {
      const lead = cursor === null ? "\n" : ",\n";
      yield lead + rows.map((entry) => JSON.stringify(withoutIndex(entry))).join(",\n");
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) break;
    cursor = { at: last.createdAt, id: last.id };
  }
  yield "\n  ]\n}\n";
}
