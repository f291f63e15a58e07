/** Signing in with Google, and which account that opens. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { serialize, parse } from "hono/utils/cookie";
import type { Logger } from "pino";
import { MAIL_LINK_MINUTES, NAME_MAX_CHARS } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { beginGoogle, finishGoogle } from "#domain/auth/google.contract.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import type { Database } from "../db/database.ts";
import { accounts, users, verifications } from "../db/schema.ts";
import { type Route, route } from "../http/route.ts";
import { toPage } from "./auth-call.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { googleAddress, type GoogleOptions, type GoogleUser, googleUser } from "./google.ts";
import { openSession } from "./session-opening.ts";
import { deleteUnconfirmedUser, findUserByEmail } from "./users.store.ts";

export type GoogleRouteDeps = AuthRouteDeps & {
  /** Null: not configured. */
  readonly google: GoogleOptions | null;
  readonly logger: Logger;
};

/** Ties the way back to the browser that went: nobody can be signed in to a stranger's account by a link. */
const COOKIE = "plainsay.google";
const chance = (): string => randomBytes(32).toString("base64url");
const identifierOf = (state: string): string => `google:${createHash("sha256").update(state).digest("base64url")}`;

export const googleRoutes = (deps: GoogleRouteDeps): Route[] => {
  const { db, appUrl, google, logger } = deps;
  const redirectUri = new URL(finishGoogle.path, appUrl).href;
  const cookie = (value: string, maxAge: number): string =>
    serialize(COOKIE, value, {
      path: beginGoogle.path,
      httpOnly: true,
      sameSite: "Lax",
      secure: appUrl.protocol === "https:",
      maxAge,
    });

  return [
    route(beginGoogle, async ({ query, context, now }) => {
      const refuse = (why: string) => toPage(context, PAGES.auth, { error_description: why });
      if (google === null) return refuse(AUTH_MESSAGES.google_missing);
      const [state, nonce, verifier] = [chance(), chance(), chance()];
      try {
        const address = await googleAddress(google, { redirectUri, state, nonce, verifier });
        await db.insert(verifications).values({
          id: randomUUID(),
          identifier: identifierOf(state),
          value: `${nonce} ${verifier} ${safeReturnPath(query.return)}`,
          expiresAt: new Date(now.getTime() + MAIL_LINK_MINUTES * 60_000),
        });
        context.header("Set-Cookie", cookie(state, MAIL_LINK_MINUTES * 60), { append: true });
        return context.redirect(address);
      } catch (error) {
        logger.warn({ err: error }, "Google could not be asked");
        return refuse(AUTH_MESSAGES.google_away);
      }
    }),

    route(finishGoogle, async ({ query, context, now }) => {
      const refuse = (why: string) => toPage(context, PAGES.authCallback, { error_description: why });
      context.header("Set-Cookie", cookie("", 0), { append: true });
      if (query.error !== undefined) return refuse(query.error_description ?? AUTH_MESSAGES.google_failed);
      const { state = "", code = "" } = query;
      const isSameBrowser = parse(context.req.header("cookie") ?? "", COOKIE)[COOKIE] === state;
      const [kept] = await db
        .delete(verifications)
        .where(and(eq(verifications.identifier, identifierOf(state)), gt(verifications.expiresAt, now)))
        .returning({ value: verifications.value });
      if (google === null || !isSameBrowser || kept === undefined) return refuse(AUTH_MESSAGES.google_failed);
      const [nonce = "", verifier = "", returnPath] = kept.value.split(" ");
      try {
        const person = await googleUser(google, { redirectUri, code, nonce, verifier }, now);
        const userId = await accountOf(db, person, now);
        if (userId === null) return refuse(AUTH_MESSAGES.google_unverified);
        await openSession(deps, context, { userId, by: "google" }, now);
        return toPage(context, PAGES.authCallback, { return: safeReturnPath(returnPath) });
      } catch (error) {
        logger.warn({ err: error }, "a sign-in with Google failed");
        return refuse(AUTH_MESSAGES.google_failed);
      }
    }),
  ];
};

/**
 * The account a Google user opens: the one linked before; else the one of the same address, or a new one. Null when Google
 * has not verified the address: it then proves nothing, and opens nothing.
 */
const accountOf = async (db: Database, person: GoogleUser, now: Date): Promise<string | null> => {
  const [linked] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, "google"), eq(accounts.accountId, person.sub)))
    .limit(1);
  if (linked !== undefined) return linked.userId;
  if (!person.emailVerified) return null;
  // Whoever signed this address up and never confirmed it must not get into its owner's account by the password.
  await deleteUnconfirmedUser(db, person.email);
  const known = await findUserByEmail(db, person.email);
  // Signed up by somebody in this very moment: nothing is linked to it, and the next try finds it gone.
  if (known?.emailVerified === false) throw new Error("the address is being signed up");
  return await db.transaction(async (tx) => {
    const userId = known?.id ?? randomUUID();
    if (known === null) {
      const name = person.name.slice(0, NAME_MAX_CHARS);
      await tx.insert(users).values({ id: userId, email: person.email, name, emailVerified: true, createdAt: now });
    }
    await tx.insert(accounts).values({ id: randomUUID(), userId, accountId: person.sub, providerId: "google" });
    return userId;
  });
};
