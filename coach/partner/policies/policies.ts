/** The policy of each skill. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Policy } from "../policy.ts";
import { brokenRecord } from "./broken-record.ts";

const POLICIES: Readonly<Partial<Record<SkillSlug, Policy>>> = {
  "broken-record": brokenRecord,
};

export const policyOf = (skill: SkillSlug): Policy => POLICIES[skill] ?? brokenRecord;
