/** Passkeys: made, named and removed by their owner; used at the door by whoever holds one. */
import type { Logger } from "pino";
import { PASSKEY_CHALLENGE_MINUTES, PASSKEYS_MAX } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import {
  addPasskey,
  beginPasskey,
  challengePasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from "#domain/auth/passkey.contract.ts";
import { AppError } from "#domain/errors.ts";
import { sqlStateOf } from "../db/pool.ts";
import { type Route, route } from "../http/route.ts";
import { noticeChange } from "./change-notice.ts";
import { createAuthLimits } from "./auth-limits.ts";
import type { AuthRouteDeps } from "./auth.routes.ts";
import { checkNewPasskey, checkPasskeyAnswer, PASSKEY_ALGORITHMS, siteOf } from "./passkey-check.ts";
import {
  addPasskeyRow,
  deletePasskeyRow,
  findPasskey,
  issuePasskeyChallenge,
  listPasskeysOf,
  markPasskeyUsed,
  renamePasskeyRow,
  takePasskeyChallenge,
} from "./passkeys.store.ts";
import { reauthenticate } from "./reauthentication.ts";
import { openSession } from "./session-opening.ts";
import { accessTokenFor, presentUserRow } from "./session-presenter.ts";
import { findUserById } from "./users.store.ts";

const UNIQUE_VIOLATION = "23505";
const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;
const TYPE = "public-key" as const;

export const passkeyRoutes = (deps: AuthRouteDeps & { readonly logger: Logger }): Route[] => {
  const { db, logger } = deps;
  const limits = createAuthLimits(deps.pool);
  const proof = { ...deps, limits };
  const site = siteOf(deps.appUrl);

  /** Whatever was wrong with it, the caller is told the same; the log has the reason. */
  const refuse = (requestId: string, cause: unknown): AppError => {
    logger.info({ err: cause, requestId }, "a passkey was refused");
    return new AppError("bad_request", { message: AUTH_MESSAGES.passkey_refused, cause });
  };

  return [
    route(listPasskeys, async ({ session }) => ({
      passkeys: (await listPasskeysOf(db, session.user.id)).map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
        id,
        name,
        isSynced,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    })),

    route(beginPasskey, async ({ session, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      const { user } = session;
      const known = await listPasskeysOf(db, user.id);
      if (known.length >= PASSKEYS_MAX) throw new AppError("conflict", { message: AUTH_MESSAGES.passkeys_full });
      const displayName = user.name === "" ? user.email : user.name;
      return {
        rp: { id: site.rpId, name: "Plainsay" },
        user: { id: Buffer.from(user.id).toString("base64url"), name: user.email, displayName },
        challenge: await issuePasskeyChallenge(db, user.id, now),
        pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
        timeout: TIMEOUT_MS,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: TYPE })),
        // Found by the site alone, without an address typed first; and never without finger, face or PIN.
        authenticatorSelection: {
          residentKey: "required" as const,
          requireResidentKey: true,
          userVerification: "required" as const,
        },
        attestation: "none" as const,
      };
    }),

    route(addPasskey, async ({ session, body: { name, credential }, requestId, now }) => {
      const owner = session.user.id;
      // The challenge is only given to who has shown who they are, so answering it is proof of that too.
      const take = (challenge: string) => takePasskeyChallenge(db, challenge, owner, now);
      const passkey = await checkNewPasskey(site, credential, take).catch((error: unknown) => {
        throw refuse(requestId, error);
      });
      try {
        return await db.transaction(async (tx) => {
          const id = await addPasskeyRow(tx, owner, { ...passkey, name }, now);
          await noticeChange(tx, deps.appUrl, session.user, "passkey_added", now);
          return { id };
        });
      } catch (error) {
        if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
        throw new AppError("conflict", { message: AUTH_MESSAGES.passkey_known, cause: error });
      }
    }),

    route(renamePasskey, async ({ session, params, body }) => {
      if (!(await renamePasskeyRow(db, session.user.id, params.id, body.name))) throw new AppError("not_found");
      return undefined;
    }),

    route(removePasskey, async ({ session, params, body, now }) => {
      await reauthenticate(proof, session, body.password, "password", now);
      const { user } = session;
      return await db.transaction(async (tx) => {
        const credentialId = await deletePasskeyRow(tx, user.id, params.id);
        if (credentialId === null) throw new AppError("not_found");
        await noticeChange(tx, deps.appUrl, user, "passkey_removed", now);
        return { rpId: site.rpId, credentialId };
      });
    }),

    route(challengePasskey, async ({ context, now }) => {
      await limits.beforePasskeyChallenge(context.get("clientAddress"));
      const challenge = await issuePasskeyChallenge(db, null, now);
      return { challenge, rpId: site.rpId, timeout: TIMEOUT_MS, userVerification: "required" as const };
    }),

    route(signInWithPasskey, async ({ body, context, requestId, now }) => {
      const clientAddress = context.get("clientAddress");
      const passkey = await findPasskey(db, body.id);
      const user = passkey && (await findUserById(db, passkey.userId));
      await limits.beforeSignIn(user?.email ?? body.id, clientAddress);
      if (passkey === null || user === null) throw refuse(requestId, new Error("nobody has this passkey"));
      const take = (challenge: string) => takePasskeyChallenge(db, challenge, null, now);
      const newCount = await checkPasskeyAnswer(site, body, passkey, take).catch((error: unknown) => {
        throw refuse(requestId, error);
      });
      if (!(await markPasskeyUsed(db, passkey, newCount, now))) {
        throw refuse(requestId, new Error("the passkey was used or removed in the meantime"));
      }
      await limits.afterSignIn(user.email, clientAddress);
      const token = await openSession(deps, context, { userId: user.id, by: "passkey" }, now);
      return { user: presentUserRow(user, deps.adminEmails), ...accessTokenFor(context, token) };
    }),
  ];
};
