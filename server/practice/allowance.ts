/** What a user may do by their plan: the one place that practice and analysis ask. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Session } from "../auth/session.ts";

export type Capability = "practise" | "suggest" | "analyse" | "save";

/** Everyone who is signed in may practise everything. @throws AppError `upgrade_required` when the plan says no. */
export const checkAllowance = async (
  _session: Session,
  _capability: Capability,
  _skill: SkillSlug,
): Promise<void> => {};
