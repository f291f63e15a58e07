/** Every server-side check of what a plan may do ends here. */
import { type Capability, permissionFor, planOf } from "#domain/billing/access.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { AppError } from "#domain/errors.ts";
import type { Session } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { takeReply } from "./daily-use.store.ts";
import { readStanding } from "./subscription-reading.ts";

export type AccessDeps = { readonly db: Database; readonly clock: () => Date };

/** Gives the replies a day that the plan has; null: no daily count. @throws AppError `upgrade_required` */
export const requireAccess = async (
  { db, clock }: AccessDeps,
  session: Session,
  capability: Capability,
): Promise<number | null> => {
  const plan = planOf(await readStanding(db, session, clock()));
  const permission = permissionFor(plan, capability);
  if (permission.allowed) return permission.repliesPerDay;
  throw new AppError("upgrade_required", plan === "ended" ? { message: BILLING_MESSAGES.trial_ended } : {});
};

/** As `requireAccess`, and counts one reply where the plan has a daily number of them. */
export const takeOneReply = async (deps: AccessDeps, session: Session, capability: Capability): Promise<void> => {
  const perDay = await requireAccess(deps, session, capability);
  if (perDay === null || (await takeReply(deps.db, session.user.id, perDay, deps.clock()))) return;
  throw new AppError("upgrade_required", { message: BILLING_MESSAGES.daily_used });
};
