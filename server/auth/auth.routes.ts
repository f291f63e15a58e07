/** The door: sign-up, confirmation, sign-in and sign-out. Only what is here exists of the authentication library. */
import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import { confirmEmail, readSession, resendConfirmation, signIn, signOut, signUp } from "#domain/auth/auth.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import { type Route, route } from "../http/route.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { alreadyHaveAccountMail } from "../mail/templates/already-have-account.ts";
import { confirmAddressMail } from "../mail/templates/confirm-address.ts";
import type { SmsMode } from "../sms/sms-mode.ts";
import type { Auth } from "./auth.ts";
import { asAppErrors, authHeaders, passCookies, toPage } from "./auth-call.ts";
import { createAuthLimits } from "./auth-limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { challengeOf } from "./factor-presenter.ts";
import { evenly } from "./even-answer.ts";
import { mailed } from "./mailed.ts";
import { createOneTimeStore } from "./one-time.store.ts";
import { oneTimeRoutes } from "./one-time.routes.ts";
import { afterSignIn, openSession } from "./session-opening.ts";
import type { Payments } from "../payments/payments.ts";
import type { AdminEmails } from "./admin.ts";
import { accessTokenFor, presentUser, presentUserRow } from "./session-presenter.ts";
import { deleteUnconfirmedUser, findUserByEmail, markConfirmed, type UserRow } from "./users.store.ts";

export type AuthRouteDeps = {
  readonly db: Database;
  readonly pool: Pool;
  readonly auth: Auth;
  readonly appUrl: URL;
  readonly adminEmails: AdminEmails;
  readonly clock: () => Date;
  readonly payments: Payments;
  readonly logger: Logger;
  /** Mail is shown at /dev/mailbox instead of being sent. */
  readonly mailbox: boolean;
  readonly sms: SmsMode;
  /** Keys the hashes of codes. */
  readonly secret: string;
};

export const authRoutes = (deps: AuthRouteDeps): Route[] => {
  const { db, auth, appUrl } = deps;
  const limits = createAuthLimits(deps.pool);
  const oneTime = createOneTimeStore(deps.secret);

  const mailConfirmation = (user: UserRow, returnPath: string | undefined): Promise<void> =>
    db.transaction(async (tx) => {
      // Not the call's own time: of two calls at once, the later mail must be the one whose link works.
      const now = deps.clock();
      const { token, code } = await oneTime.issue(tx, "confirm-address", user.id, safeReturnPath(returnPath), now);
      const link = new URL(confirmEmail.path, appUrl);
      link.searchParams.set("token", token);
      await enqueueMail(tx, confirmAddressMail(user.email, link.href, code), now);
    });

  return [
    route(readSession, async ({ session, context }) => {
      if (session !== null) return { user: presentUser(session) };
      const half = context.get("halfSession");
      if (half === null) return { user: null };
      return { user: null, challenge: await challengeOf(db, half) };
    }),

    route(signUp, ({ body, context, now }) =>
      evenly(async () => {
        await refuseCommonPassword(body.password);
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
        return await mailed(deps);
      }),
    ),

    route(resendConfirmation, ({ body, context }) =>
      evenly(async () => {
        await limits.beforeMail(body.email, context.get("clientAddress"));
        const user = await findUserByEmail(db, body.email);
        if (user?.emailVerified === false) await mailConfirmation(user, body.return);
        return await mailed(deps);
      }),
    ),

    route(confirmEmail, async ({ query, context, now }) => {
      // Mail scanners look at links with HEAD; that must not use the link up.
      if (context.req.method === "HEAD") return context.body(null, 204);
      const confirmed = await oneTime.takeToken(db, "confirm-address", query.token ?? "", now);
      if (confirmed === null) return toPage(context, PAGES.auth, { error_description: AUTH_MESSAGES.link_used });
      await markConfirmed(db, confirmed.userId, now);
      await openSession(deps, context, { userId: confirmed.userId, by: "mail" }, now);
      return toPage(context, PAGES.authCallback, { return: confirmed.note });
    }),

    ...oneTimeRoutes({ ...deps, limits, oneTime, mailConfirmation }),

    route(signIn, async ({ body, context, now }) => {
      const clientAddress = context.get("clientAddress");
      await limits.beforeSignIn(body.email, clientAddress);
      const { headers } = await asAppErrors(() =>
        auth.api.signInEmail({ body, headers: authHeaders(context), returnHeaders: true }),
      );
      await limits.afterSignIn(body.email, clientAddress);
      const user = await findUserByEmail(db, body.email);
      if (user === null) throw new AppError("invalid_credentials");
      passCookies(context, headers);
      await afterSignIn(deps, context, user.id, now);
      const token = headers.get("set-auth-token");
      return { user: presentUserRow(user, deps.adminEmails), ...accessTokenFor(context, token) };
    }),

    route(signOut, async ({ session, context }) => {
      const ended = session ?? context.get("halfSession");
      if (ended !== null) await db.delete(sessions).where(eq(sessions.id, ended.id));
      const { headers } = await auth.api.signOut({ headers: authHeaders(context), returnHeaders: true });
      passCookies(context, headers);
      return context.body(null, 204);
    }),
  ];
};
