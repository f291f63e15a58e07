/** The policy of each skill. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Policy } from "../policy.ts";
import { brokenRecord } from "./broken-record.ts";
import { fogging } from "./fogging.ts";
import { freeInformation } from "./free-information.ts";
import { negativeAssertion } from "./negative-assertion.ts";
import { negativeInquiry } from "./negative-inquiry.ts";
import { selfDisclosure } from "./self-disclosure.ts";
import { workableCompromise } from "./workable-compromise.ts";

const POLICIES: Readonly<Record<SkillSlug, Policy>> = {
  "broken-record": brokenRecord,
  fogging,
  "free-information": freeInformation,
  "negative-assertion": negativeAssertion,
  "negative-inquiry": negativeInquiry,
  "self-disclosure": selfDisclosure,
  "workable-compromise": workableCompromise,
};

export const policyOf = (skill: SkillSlug): Policy => POLICIES[skill];
