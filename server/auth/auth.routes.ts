/** The door: sign-up, confirmation, sign-in and sign-out. Only what is here exists of the authentication library. */
import { setTimeout as wait } from "node:timers/promises";
import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import type { Pool } from "pg";
import {
  confirmEmail,
  readSession,
  resendConfirmation,
  type SessionUser,
  signIn,
  signOut,
  signUp,
} from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES } from "#domain/pages.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { type Route, route } from "../http/route.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { alreadyHaveAccountMail } from "../mail/templates/already-have-account.ts";
import { confirmAddressMail } from "../mail/templates/confirm-address.ts";
import type { Auth } from "./auth.ts";
import { asAppErrors, authHeaders, passCookies } from "./auth-call.ts";
import { createAuthLimits } from "./auth-limits.ts";
import { createConfirmation, takeConfirmation } from "./confirmation.store.ts";
import type { Session } from "./session.ts";
import { isAdmin, type AdminEmails } from "./admin.ts";
import { deleteUnconfirmedUser, findUserByEmail, type UserRow } from "./users.store.ts";

export type AuthRouteDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly auth: Auth;
  readonly appUrl: URL;
  readonly adminEmails: AdminEmails;
  readonly clock: () => Date;
  /** Mail is shown at /dev/mailbox instead of being sent. */
  readonly mailbox: boolean;
};

/**
 * Calls whose answer must not tell whether an address is known take at least this long: longer than the password hash
 * and the writes that only one of the two ways makes.
 */
const EVEN_ANSWER_MS = 350;

/** The library signs a token of its own for the moment between our link and its session. */
const HANDOVER_SECONDS = 60;

export const authRoutes = (deps: AuthRouteDeps): Route[] => {
  const { db, auth, appUrl, mailbox } = deps;
  const limits = createAuthLimits(deps.pool);

  const mailConfirmation = (user: UserRow, returnPath: string | undefined): Promise<void> =>
    db.transaction(async (tx) => {
      // Not the call's own time: of two calls at once, the later mail must be the one whose link works.
      const now = deps.clock();
      const token = await createConfirmation(tx, user.id, returnPath, now);
      const link = new URL(confirmEmail.path, appUrl);
      link.searchParams.set("token", token);
      await enqueueMail(tx, confirmAddressMail(user.email, link.href), now);
    });

  return [
    route(readSession, ({ session }) => ({ user: session === null ? null : presentUser(session) })),

    route(signUp, ({ body, context, now }) =>
      evenly(async () => {
        await limits.beforeSignUp(context.get("clientAddress"));
        await limits.beforeMail(body.email, context.get("clientAddress"));
        await deleteUnconfirmedUser(db, body.email);
        const known = await findUserByEmail(db, body.email);
        // For a known address the library hashes the password and changes nothing.
        const { email, password, name = "" } = body;
        const made = asAppErrors(() =>
          auth.api.signUpEmail({ body: { email, password, name }, headers: authHeaders(context) }),
        );
        await made.catch((error: unknown) => {
          // A second press of the button was faster: its account is as good.
          if (!(error instanceof AppError && error.code === "conflict")) throw error;
        });
        if (known !== null) {
          await enqueueMail(db, alreadyHaveAccountMail(known.email, new URL(PAGES.auth, appUrl).href), now);
        } else {
          const user = await findUserByEmail(db, body.email);
          if (user === null) throw new AppError("internal", { cause: new Error("the account was not made") });
          await mailConfirmation(user, body.return);
        }
        return { mailbox };
      }),
    ),

    route(resendConfirmation, ({ body, context }) =>
      evenly(async () => {
        await limits.beforeMail(body.email, context.get("clientAddress"));
        const user = await findUserByEmail(db, body.email);
        if (user?.emailVerified === false) await mailConfirmation(user, body.return);
        return { mailbox };
      }),
    ),

    route(confirmEmail, async ({ query, context, now }) => {
      // Mail scanners look at links with HEAD; that must not use the link up.
      if (context.req.method === "HEAD") return context.body(null, 204);
      const confirmed = await takeConfirmation(db, query.token ?? "", now);
      if (confirmed === null) return toPage(context, PAGES.auth, { error_description: AUTH_MESSAGES.link_used });
      const { secret } = await auth.$context;
      const token = await createEmailVerificationToken(secret, confirmed.email, undefined, HANDOVER_SECONDS);
      const { headers } = await asAppErrors(() =>
        auth.api.verifyEmail({ query: { token }, headers: authHeaders(context), returnHeaders: true }),
      );
      passCookies(context, headers);
      return toPage(context, PAGES.authCallback, { return: confirmed.returnPath });
    }),

    route(signIn, async ({ body, context }) => {
      const clientAddress = context.get("clientAddress");
      await limits.beforeSignIn(body.email, clientAddress);
      const { headers } = await asAppErrors(() =>
        auth.api.signInEmail({ body, headers: authHeaders(context), returnHeaders: true }),
      );
      await limits.afterSignIn(body.email, clientAddress);
      const user = await findUserByEmail(db, body.email);
      if (user === null) throw new AppError("invalid_credentials");
      passCookies(context, headers);
      const token = headers.get("set-auth-token");
      // Every browser sends this header and no script can take it away.
      const isBrowser = context.req.header("sec-fetch-site") !== undefined;
      return {
        user: { id: user.id, email: user.email, name: user.name, isAdmin: isAdmin(user, deps.adminEmails) },
        ...(isBrowser || token === null ? {} : { access_token: token }),
      };
    }),

    route(signOut, async ({ session, context }) => {
      if (session !== null) await db.delete(sessions).where(eq(sessions.id, session.id));
      const { headers } = await auth.api.signOut({ headers: authHeaders(context), returnHeaders: true });
      passCookies(context, headers);
      return context.body(null, 204);
    }),
  ];
};

const presentUser = ({ user }: Session): SessionUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  isAdmin: user.isAdmin,
});

const toPage = (context: Context<AppEnv>, page: string, query: Record<string, string>): Response =>
  context.redirect(`${page}?${new URLSearchParams(query).toString()}`);

/** Answers, also with a refusal, no sooner than `EVEN_ANSWER_MS` from now. */
const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), wait(EVEN_ANSWER_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
};
