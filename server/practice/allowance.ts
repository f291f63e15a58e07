/** What a user may do by their plan: the one place that practice and analysis ask. */
import { practiceCapability } from "#domain/billing/access.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Session } from "../auth/session.ts";
import { type AccessDeps, requireAccess, takeOneReply } from "../billing/access-check.ts";

export type Capability = "practise" | "suggest" | "analyse";

/** What is to be practised: the free plan has no scenarios of one's own. */
export type Practised = { readonly skill: SkillSlug; readonly isCustom: boolean };

/** @throws AppError `upgrade_required` when the plan says no. */
export const checkAllowance = async (
  deps: AccessDeps,
  session: Session,
  capability: Capability,
  { skill, isCustom }: Practised,
): Promise<void> => {
  await requireAccess(deps, session, capability === "analyse" ? "analyse" : practiceCapability(skill, isCustom));
};

/** Counts a reply of the counterpart where the plan has a daily number of them. @throws AppError `upgrade_required` */
export const countReply = (deps: AccessDeps, session: Session, { skill, isCustom }: Practised): Promise<void> =>
  takeOneReply(deps, session, practiceCapability(skill, isCustom));
