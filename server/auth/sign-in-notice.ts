/**
 * Tells the owner by mail when an account is signed in to from a browser that it has not been signed in to from before. A
 * browser is known again by a cookie of its own, which outlives sign-out; other clients by what they call themselves and the
 * network they come from. The very first sign-in is no news.
 */
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { KNOWN_BROWSER_DAYS } from "#domain/auth/auth.ts";
import { PAGES } from "#domain/pages.ts";
import type { Database } from "../db/database.ts";
import { knownBrowsers, users } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { networkOf } from "../http/rate-limit.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { newSignInMail } from "../mail/templates/new-sign-in.ts";
import { isBrowser } from "./session-presenter.ts";

export type NoticeDeps = { readonly db: Database; readonly appUrl: URL };

const COOKIE = "plainsay.browser";

/** What a browser or client is known again by, as a hash: the table must not be a list of who comes from where. */
const markOf = (context: Context<AppEnv>, userAgent: string, appUrl: URL): string => {
  const hashOf = (value: string): string => createHash("sha256").update(value).digest("base64url");
  if (!isBrowser(context)) return hashOf(`client ${networkOf(context.get("clientAddress"))} ${userAgent}`);
  const kept = parse(context.req.header("cookie") ?? "", COOKIE)[COOKIE];
  const value = kept ?? randomBytes(24).toString("base64url");
  const cookie = serialize(COOKIE, value, {
    path: "/api/auth",
    httpOnly: true,
    sameSite: "Lax",
    secure: appUrl.protocol === "https:",
    maxAge: KNOWN_BROWSER_DAYS * 24 * 60 * 60,
  });
  context.header("Set-Cookie", cookie, { append: true });
  return hashOf(`browser ${value}`);
};

/** To be awaited after every sign-in, whichever way it was made. */
export const noticeSignIn = async (
  { db, appUrl }: NoticeDeps,
  context: Context<AppEnv>,
  userId: string,
  now: Date,
): Promise<void> => {
  const userAgent = context.req.header("user-agent") ?? "";
  const mark = markOf(context, userAgent, appUrl);
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ mark: knownBrowsers.mark, email: users.email })
      .from(knownBrowsers)
      .innerJoin(users, eq(users.id, knownBrowsers.userId))
      .where(eq(knownBrowsers.userId, userId));
    await tx
      .insert(knownBrowsers)
      .values({ userId, mark, createdAt: now, lastSeenAt: now })
      .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.mark], set: { lastSeenAt: now } });
    const [first] = known;
    if (first === undefined || known.some((browser) => browser.mark === mark)) return;
    const link = new URL(`${PAGES.account}#account-devices`, appUrl).href;
    const details = { at: now, userAgent, address: context.get("clientAddress"), link };
    await enqueueMail(tx, newSignInMail(first.email, details), now);
  });
};
