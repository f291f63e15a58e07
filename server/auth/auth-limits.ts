/** What a caller may try at the door. Keys are hashed: the table must not list who signs in from where. */
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { AUTH_ALLOWANCES } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { createLimiter, networkOf } from "../http/rate-limit.ts";

const keyOf = (value: string): string => createHash("sha256").update(value).digest("base64url");

export type AuthLimits = ReturnType<typeof createAuthLimits>;

export const createAuthLimits = (pool: Pool) => {
  const limiter = (name: keyof typeof AUTH_ALLOWANCES, message: string) =>
    createLimiter({ pool, name, message, ...AUTH_ALLOWANCES[name] });
  const tries = {
    account: limiter("signInPerAccount", AUTH_MESSAGES.too_many_tries),
    address: limiter("signInPerAddress", AUTH_MESSAGES.too_many_tries),
    reauthentication: limiter("reauthenticationPerAccount", AUTH_MESSAGES.too_many_tries),
    factor: limiter("factorPerAccount", AUTH_MESSAGES.too_many_tries),
    signUps: limiter("signUpPerAddress", AUTH_MESSAGES.too_many_tries),
  };
  const mails = {
    recipient: limiter("mailPerRecipient", AUTH_MESSAGES.too_many_mails),
    address: limiter("mailPerAddress", AUTH_MESSAGES.too_many_mails),
  };
  const texts = {
    pause: limiter("smsPause", AUTH_MESSAGES.too_many_texts),
    number: limiter("smsPerNumber", AUTH_MESSAGES.too_many_texts),
    account: limiter("smsPerAccount", AUTH_MESSAGES.too_many_texts),
    address: limiter("smsPerAddress", AUTH_MESSAGES.too_many_texts),
  };
  const challenges = limiter("passkeyChallengePerAddress", AUTH_MESSAGES.too_many_tries);
  return {
    /** Before a password is hashed. @throws AppError `rate_limited` */
    beforeSignIn: async (email: string, clientAddress: string): Promise<void> => {
      await tries.address.consume(keyOf(networkOf(clientAddress)));
      await tries.account.consume(keyOf(email));
    },
    /** The password was right: this try does not count, and neither do the account's earlier ones. */
    afterSignIn: async (email: string, clientAddress: string): Promise<void> => {
      await tries.address.giveBack(keyOf(networkOf(clientAddress)));
      await tries.account.clear(keyOf(email));
    },
    /** The account has been proven by other means: earlier wrong tries are nobody's worry any more. */
    forgetTries: (email: string): Promise<void> => tries.account.clear(keyOf(email)),
    /** The account is gone, and what was counted for it goes too. */
    forgetAccount: async (email: string, userId: string): Promise<void> => {
      for (const limit of [tries.account, mails.recipient]) await limit.clear(keyOf(email));
      for (const limit of [tries.reauthentication, tries.factor]) await limit.clear(keyOf(userId));
    },
    /** Before a signed-in user's password is hashed. @throws AppError `rate_limited` */
    beforeReauthentication: (userId: string): Promise<void> => tries.reauthentication.consume(keyOf(userId)),
    afterReauthentication: (userId: string): Promise<void> => tries.reauthentication.clear(keyOf(userId)),
    /** Before a code of a second factor is looked at. @throws AppError `rate_limited` */
    beforeFactor: (userId: string): Promise<void> => tries.factor.consume(keyOf(userId)),
    afterFactor: (userId: string): Promise<void> => tries.factor.clear(keyOf(userId)),
    beforePasskeyChallenge: (clientAddress: string): Promise<void> =>
      challenges.consume(keyOf(networkOf(clientAddress))),
    /**
     * Counted alike for numbers with and without an account; `userId` of who is signed in. A second press within the
     * pause counts for nothing else. @throws AppError `rate_limited`
     */
    beforeText: async (phone: string, clientAddress: string, userId?: string): Promise<void> => {
      await texts.pause.consume(keyOf(phone));
      await texts.address.consume(keyOf(networkOf(clientAddress)));
      if (userId !== undefined) await texts.account.consume(keyOf(userId));
      await texts.number.consume(keyOf(phone));
    },
    /** A text arrived and was used: the next one, for another purpose, need not wait. */
    afterText: (phone: string): Promise<void> => texts.pause.clear(keyOf(phone)),
    /** Before a password is hashed. @throws AppError `rate_limited` */
    beforeSignUp: (clientAddress: string): Promise<void> => tries.signUps.consume(keyOf(networkOf(clientAddress))),
    /** Counted alike for addresses with and without an account. @throws AppError `rate_limited` */
    beforeMail: async (email: string, clientAddress: string): Promise<void> => {
      await mails.address.consume(keyOf(networkOf(clientAddress)));
      await mails.recipient.consume(keyOf(email));
    },
  };
};
