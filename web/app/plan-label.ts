import type { SessionUser } from "#domain/auth/auth.contract.ts";
import { PLAN_LABELS, planLabelOf, type Standing } from "#domain/billing/subscription.ts";

/** The user's plan in the words of the user menu; while it is being read, an administrator's is known already. */
export const planLabel = (user: SessionUser, standing: Standing | null): string =>
  user.isAdmin ? PLAN_LABELS.admin : standing === null ? "" : planLabelOf(standing);
