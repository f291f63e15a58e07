/** The account's phone number: asked for by who has shown who they are, theirs once its code came back. */
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { changePhone, readPhone, removePhone } from "#domain/auth/phone.contract.ts";
import { AppError } from "#domain/errors.ts";
import { type Route, route } from "../http/route.ts";
import { enqueueMail } from "../mail/outbox.store.ts";
import { phoneTakenText } from "../mail/templates/one-time.ts";
import { noticeChange } from "./change-notice.ts";
import { createAuthLimits } from "./auth-limits.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { forgetPhone } from "./factors.store.ts";
import { createOneTimeStore } from "./one-time.store.ts";
import { reauthenticate } from "./reauthentication.ts";
import { textCode } from "./texted-code.ts";
import { findUserById, findUserByPhone } from "./users.store.ts";

export const phoneRoutes = (deps: AuthRouteDeps): Route[] => {
  const { db, sms, clock } = deps;
  const limits = createAuthLimits(deps.pool);
  const proof = { ...deps, limits };
  const texting = { ...deps, limits, oneTime: createOneTimeStore(deps.secret) };

  return [
    route(readPhone, async ({ session }) => ({
      phone: (await findUserById(db, session.user.id))?.phone ?? null,
      hasSms: sms !== "off",
    })),

    route(changePhone, async ({ session, body: { phone, password }, context, now }) => {
      const owner = session.user.id;
      await reauthenticate(proof, session, password, "password", now);
      const holder = await findUserByPhone(db, phone);
      const isTaken = holder !== null && holder.id !== owner;
      // Only the phone itself is told that somebody has the number; no code goes out.
      const userId = isTaken ? null : owner;
      const clientAddress = context.get("clientAddress");
      const order = { purpose: "phone-change", userId, phone, clientAddress, askedBy: owner } as const;
      const reply = await textCode(texting, order, clock);
      if (isTaken) await enqueueMail(db, phoneTakenText(phone), clock());
      return reply;
    }),

    route(removePhone, async ({ session, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      await db.transaction(async (tx) => {
        const had = await forgetPhone(tx, session.user.id, now);
        if (!had) throw new AppError("bad_request", { message: AUTH_MESSAGES.no_phone });
        await noticeChange(tx, deps.appUrl, session.user, "phone_removed", now);
      });
      return undefined;
    }),
  ];
};
