/** Second factors: enrolled and removed by who has shown who they are, and shown after every way of signing in. */
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import {
  challengeFactor,
  enrollPhone,
  enrollTotp,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  useRecoveryCode,
  verifyFactor,
} from "#domain/auth/factor.contract.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { type Route, route } from "../http/route.ts";
import { noticeChange } from "./change-notice.ts";
import { createAuthLimits } from "./auth-limits.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { isSecondTo, presentFactors } from "./factor-presenter.ts";
import {
  beginFactor,
  deleteFactor,
  type FactorRow,
  findFactor,
  hasFactor,
  listFactorsOf,
  markVerified,
  raiseSession,
  useStep,
} from "./factors.store.ts";
import { createOneTimeStore } from "./one-time.store.ts";
import { reauthenticate } from "./reauthentication.ts";
import { countRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from "./recovery-codes.store.ts";
import type { Session } from "./session.ts";
import { textCode } from "./texted-code.ts";
import { base32, newTotpKey, openKey, sealKey, stepOfCode, totpUri } from "./totp.ts";
import { findUserById } from "./users.store.ts";

const wrong = (message: string): AppError => new AppError("bad_request", { fields: { code: message } });

export const factorRoutes = (deps: AuthRouteDeps): Route[] => {
  const { db, secret, clock } = deps;
  const limits = createAuthLimits(deps.pool);
  const oneTime = createOneTimeStore(secret);
  const proof = { ...deps, limits };
  const texting = { ...deps, limits, oneTime };

  /** A factor that this session may show. */
  const factorFor = async (session: Session, id: string): Promise<FactorRow> => {
    const factor = await findFactor(db, session.user.id, id);
    if (factor === null) throw new AppError("not_found");
    if (!session.needsFactor) return factor;
    // A session that still owes its second factor cannot pay with one it has just made up.
    if (factor.status === "unverified") throw new AppError("aal2_required");
    if (!isSecondTo(factor, session)) throw new AppError("bad_request", { message: AUTH_MESSAGES.phone_opened });
    return factor;
  };

  const textFactorCode = async ({ user }: Session, clientAddress: string) => {
    const phone = (await findUserById(db, user.id))?.phone ?? null;
    if (phone === null) throw new AppError("bad_request", { message: AUTH_MESSAGES.no_phone });
    const order = { purpose: "phone-factor", userId: user.id, askedBy: user.id, phone, clientAddress } as const;
    return await textCode(texting, order, clock);
  };

  /** @throws AppError when the code is not the factor's, or was used before */
  const showFactor = async (tx: Database, factor: FactorRow, code: string, now: Date): Promise<void> => {
    if (factor.secret === null) {
      const taken = await oneTime.takeCode(tx, "phone-factor", factor.userId, code, now);
      const phone = (await findUserById(tx, factor.userId))?.phone;
      if (taken === null || taken.note !== phone) throw wrong(AUTH_MESSAGES.wrong_code);
      await markVerified(tx, factor.id);
      return;
    }
    const step = stepOfCode(openKey(factor.secret, secret), code, now);
    if (step === null || !(await useStep(tx, factor.id, step))) throw wrong(AUTH_MESSAGES.wrong_app_code);
  };

  return [
    route(listFactors, async ({ session }) => ({
      factors: await presentFactors(db, session),
      recovery_codes_left: await countRecoveryCodes(db, session.user.id),
    })),

    route(enrollTotp, async ({ session, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      const key = newTotpKey();
      const made = { factorType: "totp", secret: sealKey(key, secret) } as const;
      const id = await db.transaction((tx) => beginFactor(tx, session.user.id, made, now));
      return { id, secret: base32(key), uri: totpUri(key, session.user.email) };
    }),

    route(enrollPhone, async ({ session, body, context, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      const isEnrolled = (await listFactorsOf(db, session.user.id)).some(
        ({ factorType, status }) => factorType === "phone" && status === "verified",
      );
      if (isEnrolled) throw new AppError("conflict", { message: AUTH_MESSAGES.phone_enrolled });
      const reply = await textFactorCode(session, context.get("clientAddress"));
      const made = { factorType: "phone", secret: null } as const;
      return { id: await db.transaction((tx) => beginFactor(tx, session.user.id, made, now)), ...reply };
    }),

    route(challengeFactor, async ({ session, params, context }) => {
      const factor = await factorFor(session, params.id);
      // An app makes its own codes: there is nothing to send, or to wait for.
      if (factor.factorType === "totp") return { mailbox: false, again_in: 0 };
      return await textFactorCode(session, context.get("clientAddress"));
    }),

    route(verifyFactor, async ({ session, params, body, now }) => {
      const owner = session.user.id;
      const factor = await factorFor(session, params.id);
      await limits.beforeFactor(owner);
      const codes = await db.transaction(async (tx) => {
        const isFirst = !(await hasFactor(tx, owner));
        await showFactor(tx, factor, body.code, now);
        await raiseSession(tx, session.id);
        if (factor.status === "unverified") await noticeChange(tx, deps.appUrl, session.user, "factor_added", now);
        return isFirst ? await makeRecoveryCodes(tx, secret, owner) : [];
      });
      await limits.afterFactor(owner);
      if (factor.factorType === "phone") await limits.afterText((await findUserById(db, owner))?.phone ?? "");
      return { recovery_codes: codes };
    }),

    route(useRecoveryCode, async ({ session, body }) => {
      const owner = session.user.id;
      await limits.beforeFactor(owner);
      await db.transaction(async (tx) => {
        if (!(await takeRecoveryCode(tx, secret, owner, body.code))) throw wrong(AUTH_MESSAGES.wrong_recovery_code);
        await raiseSession(tx, session.id);
      });
      await limits.afterFactor(owner);
      return undefined;
    }),

    route(renewRecoveryCodes, async ({ session, body, now }) => {
      const owner = session.user.id;
      await reauthenticate(proof, session, body.password, "password", now);
      const codes = await db.transaction(async (tx) => {
        if (!(await hasFactor(tx, owner))) throw new AppError("bad_request", { message: AUTH_MESSAGES.no_factor });
        await noticeChange(tx, deps.appUrl, session.user, "codes_renewed", now);
        return await makeRecoveryCodes(tx, secret, owner);
      });
      return { recovery_codes: codes };
    }),

    route(removeFactor, async ({ session, params, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      await db.transaction(async (tx) => {
        const gone = await deleteFactor(tx, session.user.id, params.id);
        if (gone === null) throw new AppError("not_found");
        if (gone.status === "verified") await noticeChange(tx, deps.appUrl, session.user, "factor_removed", now);
      });
      return undefined;
    }),
  ];
};
