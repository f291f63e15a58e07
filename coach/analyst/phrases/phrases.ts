/** The phrases of every skill. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { BROKEN_RECORD } from "./broken-record.ts";
import { FOGGING } from "./fogging.ts";
import { FREE_INFORMATION } from "./free-information.ts";
import { NEGATIVE_ASSERTION } from "./negative-assertion.ts";
import { NEGATIVE_INQUIRY } from "./negative-inquiry.ts";
import { SELF_DISCLOSURE } from "./self-disclosure.ts";
import { WORKABLE_COMPROMISE } from "./workable-compromise.ts";
import type { SkillPhrases } from "./skill-phrases.ts";

export const PHRASES: Readonly<Record<SkillSlug, SkillPhrases>> = {
  "broken-record": BROKEN_RECORD,
  fogging: FOGGING,
  "free-information": FREE_INFORMATION,
  "negative-assertion": NEGATIVE_ASSERTION,
  "negative-inquiry": NEGATIVE_INQUIRY,
  "self-disclosure": SELF_DISCLOSURE,
  "workable-compromise": WORKABLE_COMPROMISE,
};
