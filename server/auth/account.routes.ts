/** The account page's security part: password, address, devices, the user's data, the end of the account. */
import { and, desc, eq, gt } from "drizzle-orm";
import {
  changeAddress,
  changePassword,
  confirmAddressChange,
  deleteAccount,
  downloadData,
  endDevice,
  endOtherDevices,
  readSecurity,
} from "#domain/auth/account.contract.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES } from "#domain/pages.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import { sessions } from "../db/schema.ts";
import { download } from "../http/download.ts";
import { type Route, route } from "../http/route.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { passwordChangedMail } from "../mail/templates/one-time.ts";
import { agreeToAddress, askForAddressChange, findPendingAddress } from "./address-change.ts";
import { deleteAccountOf } from "./account-deletion.ts";
import { authHeaders, passCookies, toPage } from "./auth-call.ts";
import { createAuthLimits } from "./auth-limits.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { mailed } from "./mailed.ts";
import { createOneTimeStore } from "./one-time.store.ts";
import { hasPassword, setPassword } from "./password.store.ts";
import { personalData } from "./personal-data.ts";
import { reauthenticate } from "./reauthentication.ts";
import { endSessions } from "./session-opening.ts";
import { findUserById } from "./users.store.ts";

export const accountRoutes = (deps: AuthRouteDeps & SyncDeps): Route[] => {
  const { db, appUrl } = deps;
  const limits = createAuthLimits(deps.pool);
  const oneTime = createOneTimeStore(deps.secret);
  const proof = { ...deps, limits };

  return [
    route(readSecurity, async ({ session, now }) => {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, session.user.id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.createdAt));
      const devices = rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === session.id,
        userAgent: row.userAgent ?? "",
        ipAddress: row.ipAddress ?? "",
        createdAt: row.createdAt.toISOString(),
      }));
      return {
        devices,
        hasPassword: await hasPassword(db, session.user.id),
        pendingAddress: await findPendingAddress(db, session.user.id, now),
      };
    }),

    route(endDevice, async ({ session, params }) => {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.id, params.id), eq(sessions.userId, session.user.id)))
        .returning({ id: sessions.id });
      if (ended.length === 0) throw new AppError("not_found");
      return undefined;
    }),

    route(endOtherDevices, async ({ session }) => {
      await endSessions(db, session.user.id, session.id);
      return undefined;
    }),

    route(changePassword, async ({ session, body, now }) => {
      await refuseCommonPassword(body.password);
      await reauthenticate(proof, session, body.current, "current", now);
      await db.transaction(async (tx) => {
        await setPassword({ db: tx, auth: deps.auth }, session.user.id, body.password, now);
        await endSessions(tx, session.user.id, session.id);
        const again = new URL(`${PAGES.auth}?view=forgotten_password`, appUrl);
        await enqueueMail(tx, passwordChangedMail(session.user.email, again.href), now);
      });
      return undefined;
    }),

    route(changeAddress, async ({ session, body, context, now }) => {
      if (body.email === session.user.email) {
        throw new AppError("bad_request", { fields: { email: AUTH_MESSAGES.same_address } });
      }
      await reauthenticate(proof, session, body.password, "password", now);
      await limits.beforeMail(body.email, context.get("clientAddress"));
      const user = await findUserById(db, session.user.id);
      if (user === null) throw new AppError("unauthorized");
      await askForAddressChange({ db, oneTime, appUrl }, user, body.email, now);
      return await mailed(deps);
    }),

    route(confirmAddressChange, async ({ query: { token = "", side = "new" }, context, now }) => {
      // Mail scanners look at links with HEAD; that must not use the link up.
      if (context.req.method === "HEAD") return context.body(null, 204);
      const taken = await oneTime.takeToken(db, `change-address-${side}`, token, now);
      const outcome =
        taken === null ? "failed" : await agreeToAddress(deps, { userId: taken.userId, email: taken.note, side }, now);
      return toPage(context, PAGES.account, { address: outcome });
    }),

    route(downloadData, ({ session, requestId, now }) => {
      const onError = (error: unknown): void =>
        deps.logger.warn({ err: error, requestId }, "a data download broke off");
      const file = { fileName: "plainsay-data.json", mime: "application/json; charset=utf-8", onError };
      return download(file, personalData(db, session.user.id, now));
    }),

    route(deleteAccount, async ({ session, body, context, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      await deleteAccountOf(deps, session);
      await limits.forgetAccount(session.user.email, session.user.id);
      const { headers } = await deps.auth.api.signOut({ headers: authHeaders(context), returnHeaders: true });
      passCookies(context, headers);
      return context.body(null, 204);
    }),
  ];
};
