/** The door without a password: mailed links, mailed and texted codes, and a new password by mail. */
import { type OtpType, PHONE_OTP_TYPES } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import {
  askForMagicLink,
  askForReset,
  askForSms,
  openMagicLink,
  updatePassword,
  verifyOtp,
} from "#domain/auth/one-time.contract.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import { type Route, route } from "../http/route.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { magicLinkMail, passwordChangedMail, resetPasswordMail } from "../mail/templates/one-time.ts";
import { agreeToAddress } from "./address-change.ts";
import { toPage } from "./auth-call.ts";
import type { AuthLimits } from "./auth-limits.ts";
import { noticeChange } from "./change-notice.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import { evenly } from "./even-answer.ts";
import { mailed } from "./mailed.ts";
import type { OneTimePurpose, OneTimeStore } from "./one-time.store.ts";
import { setPassword } from "./password.store.ts";
import { endSessions, openSession } from "./session-opening.ts";
import { accessTokenFor, presentUserRow } from "./session-presenter.ts";
import { textCode } from "./texted-code.ts";
import {
  findUserByEmail,
  findUserById,
  findUserByPhone,
  markConfirmed,
  setPhone,
  type UserRow,
} from "./users.store.ts";

type OneTimeRouteDeps = AuthRouteDeps & {
  readonly limits: AuthLimits;
  readonly oneTime: OneTimeStore;
  readonly mailConfirmation: (user: UserRow, returnPath: string | undefined) => Promise<void>;
};

/** What the code of each type was made for. Changes of address and number are asked for by someone signed in. */
const PURPOSES: Readonly<Record<Exclude<OtpType, "email_change">, OneTimePurpose>> = {
  signup: "confirm-address",
  magiclink: "magic-link",
  email: "magic-link",
  recovery: "recovery",
  sms: "sms",
  phone_change: "phone-change",
};

export const oneTimeRoutes = (deps: OneTimeRouteDeps): Route[] => {
  const { db, appUrl, limits, oneTime, clock } = deps;

  const resetLink = (token: string): string => {
    const link = new URL(PAGES.auth, appUrl);
    link.searchParams.set("view", "update_password");
    // After the number sign it stays in the browser: no server's log, and no mail scanner, uses it.
    link.hash = new URLSearchParams({ token }).toString();
    return link.href;
  };

  return [
    route(askForReset, ({ body, context }) =>
      evenly(async () => {
        await limits.beforeMail(body.email, context.get("clientAddress"));
        const user = await findUserByEmail(db, body.email);
        if (user?.emailVerified === false) await deps.mailConfirmation(user, undefined);
        if (user?.emailVerified === true) {
          await db.transaction(async (tx) => {
            const now = clock();
            const { token, code } = await oneTime.issue(tx, "recovery", user.id, "", now);
            await enqueueMail(tx, resetPasswordMail(user.email, resetLink(token), code), now);
          });
        }
        return await mailed(deps);
      }),
    ),

    route(updatePassword, async ({ body, now }) => {
      await refuseCommonPassword(body.password);
      const done = await db.transaction(async (tx) => {
        const taken = await oneTime.takeToken(tx, "recovery", body.token, now);
        if (taken === null) return false;
        const user = await findUserById(tx, taken.userId);
        if (user === null) return false;
        await setPassword({ db: tx, auth: deps.auth }, user.id, body.password, now);
        await endSessions(tx, user.id);
        const again = new URL(`${PAGES.auth}?view=forgotten_password`, appUrl);
        await enqueueMail(tx, passwordChangedMail(user.email, again.href), now);
        await limits.forgetTries(user.email);
        return true;
      });
      if (!done) throw new AppError("bad_request", { message: AUTH_MESSAGES.reset_link_used });
      return undefined;
    }),

    route(askForMagicLink, ({ body, context }) =>
      evenly(async () => {
        await limits.beforeMail(body.email, context.get("clientAddress"));
        const user = await findUserByEmail(db, body.email);
        if (user?.emailVerified === false) await deps.mailConfirmation(user, body.return);
        if (user?.emailVerified === true) {
          await db.transaction(async (tx) => {
            const now = clock();
            const { token, code } = await oneTime.issue(tx, "magic-link", user.id, safeReturnPath(body.return), now);
            const link = new URL(openMagicLink.path, appUrl);
            link.searchParams.set("token", token);
            await enqueueMail(tx, magicLinkMail(user.email, link.href, code), now);
          });
        }
        return await mailed(deps);
      }),
    ),

    route(openMagicLink, async ({ query, context, now }) => {
      // Mail scanners look at links with HEAD; that must not use the link up.
      if (context.req.method === "HEAD") return context.body(null, 204);
      const taken = await oneTime.takeToken(db, "magic-link", query.token ?? "", now);
      if (taken === null) return toPage(context, PAGES.auth, { error_description: AUTH_MESSAGES.link_used });
      await openSession(deps, context, { userId: taken.userId, by: "mail" }, now);
      return toPage(context, PAGES.authCallback, { return: taken.note });
    }),

    route(askForSms, ({ body, context }) =>
      evenly(async () => {
        const { phone } = body;
        const user = await findUserByPhone(db, phone);
        const order = { phone, userId: user?.id ?? null, clientAddress: context.get("clientAddress") };
        return await textCode(deps, { purpose: "sms", ...order }, clock);
      }),
    ),

    route(verifyOtp, ({ body: { email, phone, token, type: kind }, context, session }) =>
      evenly(async () => {
        const byPhone = PHONE_OTP_TYPES.includes(kind);
        const address = byPhone ? phone : email;
        if (address === undefined) {
          const message = byPhone ? AUTH_MESSAGES.empty_phone_number : AUTH_MESSAGES.empty_email_address;
          throw new AppError("bad_request", { fields: { [byPhone ? "phone" : "email"]: message } });
        }
        const clientAddress = context.get("clientAddress");
        const isChange = kind === "email_change" || kind === "phone_change";
        const user = isChange
          ? session && (await findUserById(db, session.user.id))
          : byPhone
            ? await findUserByPhone(db, address)
            : await findUserByEmail(db, address);
        // Counted under the account, so that its number and its address are not two chances.
        // Someone who is signed in is not locked out by guesses at the door, and has tries of their own.
        if (isChange && session !== null) await limits.beforeReauthentication(session.user.id);
        else await limits.beforeSignIn(user?.email ?? address, clientAddress);
        const now = clock();
        const side = user?.email === address ? "old" : "new";
        const purpose = kind === "email_change" ? (`change-address-${side}` as const) : PURPOSES[kind];
        const taken = user && (await oneTime.takeCode(db, purpose, user.id, token, now));
        const isOther =
          (kind === "phone_change" || (kind === "email_change" && side === "new")) && taken?.note !== address;
        if (!user || !taken || isOther) {
          throw new AppError("bad_request", { message: AUTH_MESSAGES.wrong_code });
        }
        if (isChange) await limits.afterReauthentication(user.id);
        else await limits.afterSignIn(user.email, clientAddress);
        if (byPhone) await limits.afterText(address);
        switch (kind) {
          case "recovery": {
            const { token: recoveryToken } = await oneTime.issue(db, "recovery", user.id, "", now);
            return { user: null, recovery_token: recoveryToken };
          }
          case "phone_change":
            await setPhone(db, user.id, address, now);
            await noticeChange(db, appUrl, user, "phone_added", now);
            return { user: presentUserRow(user, deps.adminEmails) };
          case "email_change": {
            const outcome = await agreeToAddress(deps, { userId: user.id, email: taken.note, side }, now);
            if (outcome === "failed") throw new AppError("bad_request", { message: AUTH_MESSAGES.wrong_code });
            return { user: presentUserRow((await findUserById(db, user.id)) ?? user, deps.adminEmails) };
          }
          case "signup":
            await markConfirmed(db, user.id, now);
            break;
          case "email":
          case "magiclink":
          case "sms":
            break;
          default:
            kind satisfies never;
        }
        const accessToken = await openSession(
          deps,
          context,
          { userId: user.id, by: kind === "sms" ? "sms" : "mail" },
          now,
        );
        return { user: presentUserRow(user, deps.adminEmails), ...accessTokenFor(context, accessToken) };
      }),
    ),
  ];
};
