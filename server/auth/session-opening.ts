/** Signs someone in who has proven who they are by something else than a password: a new session with a new id each time. */
import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Context } from "hono";
import { serialize } from "hono/utils/cookie";
import { type AssuranceLevel, SESSION_DAYS, type WayIn } from "#domain/auth/auth.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Auth } from "./auth.ts";
import { signToken } from "./session-reader.ts";
import { type NoticeDeps, noticeSignIn } from "./sign-in-notice.ts";

const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
const USER_AGENT_MAX_CHARS = 500;

/** A passkey is two proofs in one: the device that holds it, and the finger, face or PIN that the device has asked for. */
const levelAfter = (by: WayIn): AssuranceLevel => (by === "passkey" ? "aal2" : "aal1");

/** Opens a session and sets its cookie. Gives the signed token, for clients that are no browser. */
export const openSession = async (
  deps: NoticeDeps & { readonly auth: Auth },
  context: Context<AppEnv>,
  { userId, by }: { readonly userId: string; readonly by: WayIn },
  now: Date,
): Promise<string> => {
  const { db, auth } = deps;
  const token = randomBytes(24).toString("base64url");
  await db.insert(sessions).values({
    id: randomUUID(),
    token,
    userId,
    aal: levelAfter(by),
    openedBy: by,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    ipAddress: context.get("clientAddress"),
    userAgent: (context.req.header("user-agent") ?? "").slice(0, USER_AGENT_MAX_CHARS),
    createdAt: now,
    updatedAt: now,
  });
  const { secret, authCookies } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const signed = signToken(token, secret);
  const cookie = serialize(name, signed, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: attributes.secure === true,
    maxAge: SESSION_SECONDS,
  });
  context.header("Set-Cookie", cookie, { append: true });
  await afterSignIn(deps, context, userId, now);
  return signed;
};

/**
 * To be awaited once the new session is there: the one that this browser had before ends, so that whoever planted or kept a
 * copy of it has nothing, and the owner hears of a browser that is new to the account.
 */
export const afterSignIn = async (
  deps: NoticeDeps,
  context: Context<AppEnv>,
  userId: string,
  now: Date,
): Promise<void> => {
  const earlier = context.get("session") ?? context.get("halfSession");
  if (earlier !== null) await deps.db.delete(sessions).where(eq(sessions.id, earlier.id));
  await noticeSignIn(deps, context, userId, now);
};

/** Ends a user's sessions, all or all but one; their cookies are refused from the next call on. */
export const endSessions = async (db: Pick<Database, "delete">, userId: string, exceptId?: string): Promise<void> => {
  const all = eq(sessions.userId, userId);
  await db.delete(sessions).where(exceptId === undefined ? all : and(all, ne(sessions.id, exceptId)));
};
