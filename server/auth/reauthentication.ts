/** Before what cannot be undone, someone who is signed in shows once more who they are. */
import { eq } from "drizzle-orm";
import { FRESH_SIGN_IN_MINUTES } from "#domain/auth/auth.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { AppError } from "#domain/errors.ts";
import type { Database } from "../db/database.ts";
import { sessions } from "../db/schema.ts";
import type { Auth } from "./auth.ts";
import type { AuthLimits } from "./auth-limits.ts";
import { checkPassword, hasPassword } from "./password.store.ts";
import type { Session } from "./session.ts";

export type ReauthenticationDeps = { readonly db: Database; readonly auth: Auth; readonly limits: AuthLimits };

/**
 * By the password, or, for a user who has none, by having signed in a few minutes ago. `field` is where the form has the
 * password. @throws AppError `bad_request`, `rate_limited`
 */
export const reauthenticate = async (
  deps: ReauthenticationDeps,
  session: Session,
  password: string | undefined,
  field: "password" | "current",
  now: Date,
): Promise<void> => {
  const { db, limits } = deps;
  const userId = session.user.id;
  if (await hasPassword(db, userId)) {
    if (password === undefined)
      throw new AppError("bad_request", { fields: { [field]: AUTH_MESSAGES.empty_password } });
    await limits.beforeReauthentication(userId);
    if (!(await checkPassword(deps, userId, password))) {
      throw new AppError("bad_request", { fields: { [field]: AUTH_MESSAGES.wrong_password } });
    }
    await limits.afterReauthentication(userId);
    return;
  }
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, session.id))
    .limit(1);
  const age = row === undefined ? Number.POSITIVE_INFINITY : now.getTime() - row.createdAt.getTime();
  if (age > FRESH_SIGN_IN_MINUTES * 60_000) throw new AppError("bad_request", { message: AUTH_MESSAGES.sign_in_again });
};
