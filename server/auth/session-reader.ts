/** Finds out who makes a call: by the session's cookie (the web app) or by `Authorization: Bearer` (other clients). */
import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { serialize } from "hono/utils/cookie";
import { SESSION_DAYS, SESSION_PROLONG_MS } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { factors, sessions, users } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { type AdminEmails, isAdmin } from "./admin.ts";
import type { Auth } from "./auth.ts";
import { asOwner, type Session } from "./session.ts";

export type SessionReaderDeps = {
  readonly db: Database;
  readonly auth: Auth;
  readonly adminEmails: AdminEmails;
  readonly clock: () => Date;
};

type Credential = { readonly signed: string; readonly fromCookie: boolean };

const SESSION_MS = SESSION_DAYS * 24 * 60 * 60_000;

/** The signed token of a request, if any. Percent-encoding is undone: cookies carry it, header values may not. */
const credentialOf = (headers: Headers, cookieName: string): Credential | null => {
  const bearer = /^bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { signed: decoded(bearer), fromCookie: false };
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [name, ...value] = part.trim().split("=");
    if (name === cookieName) return { signed: decoded(value.join("=")), fromCookie: true };
  }
  return null;
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** The library's signature: base64 of HMAC-SHA256 over the token, after a dot. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

const tokenOf = (signed: string, secret: string): string | null => {
  const token = signed.slice(0, signed.lastIndexOf("."));
  const expected = Buffer.from(signToken(token, secret));
  const given = Buffer.from(signed);
  return token !== "" && given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
};

/**
 * Puts the caller's session, or null, into the context. One query a call, no cache: a session that was ended or a role
 * that was taken away counts from the next call on. A session in use is prolonged once a day.
 */
export const sessionReader =
  ({ db, auth, adminEmails, clock }: SessionReaderDeps): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    context.set("session", null);
    context.set("halfSession", null);
    const { secret, authCookies } = await auth.$context;
    const { name, attributes } = authCookies.sessionToken;
    const credential = credentialOf(context.req.raw.headers, name);
    const token = credential === null ? null : tokenOf(credential.signed, secret);
    if (credential !== null && token !== null) {
      const now = clock();
      const session = await findSession(db, token, now, adminEmails);
      context.set(session?.needsFactor === true ? "halfSession" : "session", session);
      if (session !== null && session.expiresAt.getTime() - now.getTime() < SESSION_MS - SESSION_PROLONG_MS) {
        await prolong(db, session, now);
        if (credential.fromCookie) {
          const cookie = serialize(name, credential.signed, {
            path: "/",
            httpOnly: true,
            sameSite: "Lax",
            secure: attributes.secure === true,
            maxAge: SESSION_MS / 1000,
          });
          context.header("Set-Cookie", cookie, { append: true });
        }
      }
    }
    await next();
  };

const findSession = async (
  db: Database,
  token: string,
  now: Date,
  adminEmails: AdminEmails,
): Promise<Session | null> => {
  const [row] = await db
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      openedBy: sessions.openedBy,
      userId: users.id,
      email: users.email,
      name: users.name,
      emailVerified: users.emailVerified,
      role: users.role,
      needsFactor: sql<boolean>`${sessions.aal} = 'aal1' AND EXISTS (
        SELECT 1 FROM ${factors} WHERE ${factors.userId} = ${users.id} AND ${factors.status} = 'verified')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
    .limit(1);
  if (row === undefined) return null;
  return {
    id: row.id,
    expiresAt: row.expiresAt,
    openedBy: row.openedBy,
    needsFactor: row.needsFactor,
    user: {
      id: asOwner(row.userId),
      email: row.email,
      name: row.name,
      isAdmin: isAdmin(row, adminEmails),
    },
  };
};

const prolong = async (db: Database, session: Session, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  // The condition keeps two calls at once from both writing, and never shortens a session.
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: now })
    .where(and(eq(sessions.id, session.id), lt(sessions.expiresAt, new Date(expiresAt.getTime() - 60_000))));
};
