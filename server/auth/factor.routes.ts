/** Second factors: enrolled and removed by who has shown who they are, and shown after every way of signing in. */
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { enrollTotp, listFactors, removeFactor, useRecoveryCode, verifyFactor } from "#domain/auth/factor.contract.ts";
import { AppError } from "#domain/errors.ts";
import { type Route, route } from "../http/route.ts";
import { createAuthLimits } from "./auth-limits.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import {
  beginTotp,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  listFactorsOf,
  raiseSession,
  renewRecoveryCodes,
  takeRecoveryCode,
  useStep,
} from "./factors.store.ts";
import { reauthenticate } from "./reauthentication.ts";
import { base32, newTotpKey, openKey, sealKey, stepOfCode, totpUri } from "./totp.ts";

export const factorRoutes = (deps: AuthRouteDeps): Route[] => {
  const { db, secret } = deps;
  const limits = createAuthLimits(deps.pool);
  const proof = { ...deps, limits };
  const wrongCode = (): AppError => new AppError("bad_request", { fields: { code: AUTH_MESSAGES.wrong_code } });

  return [
    route(listFactors, async ({ session }) => ({
      factors: (await listFactorsOf(db, session.user.id)).map(({ id, factorType, status, createdAt }) => ({
        id,
        factor_type: factorType,
        status,
        createdAt: createdAt.toISOString(),
      })),
      recovery_codes_left: await countRecoveryCodes(db, session.user.id),
    })),

    route(enrollTotp, async ({ session, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      const key = newTotpKey();
      const id = await db.transaction((tx) => beginTotp(tx, session.user.id, sealKey(key, secret), now));
      return { id, secret: base32(key), uri: totpUri(key, session.user.email) };
    }),

    route(verifyFactor, async ({ session, params, body, now }) => {
      const owner = session.user.id;
      const factor = await findFactor(db, owner, params.id);
      if (factor === null || factor.secret === null) throw new AppError("not_found");
      // A session that still owes its second factor cannot pay with one it has just made up.
      if (factor.status === "unverified" && session.needsFactor) throw new AppError("aal2_required");
      await limits.beforeFactor(owner);
      const step = stepOfCode(openKey(factor.secret, secret), body.code, now);
      if (step === null) throw wrongCode();
      const codes = await db.transaction(async (tx) => {
        const before = await listFactorsOf(tx, owner);
        if (!(await useStep(tx, factor.id, step))) throw wrongCode();
        await raiseSession(tx, session.id);
        const isFirst = !before.some(({ status }) => status === "verified");
        return isFirst ? await renewRecoveryCodes(tx, secret, owner) : [];
      });
      await limits.afterFactor(owner);
      return { recovery_codes: codes };
    }),

    route(useRecoveryCode, async ({ session, body }) => {
      const owner = session.user.id;
      await limits.beforeFactor(owner);
      if (!(await takeRecoveryCode(db, secret, owner, body.code))) throw wrongCode();
      await raiseSession(db, session.id);
      await limits.afterFactor(owner);
      return undefined;
    }),

    route(removeFactor, async ({ session, params, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      if (!(await db.transaction((tx) => deleteFactor(tx, session.user.id, params.id))))
        throw new AppError("not_found");
      return undefined;
    }),
  ];
};
