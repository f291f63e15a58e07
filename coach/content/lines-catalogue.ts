/** The lines of each skill that fit any scene of it. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { brokenRecordLines } from "./broken-record/lines.ts";
import { foggingLines } from "./fogging/lines.ts";
import { freeInformationLines } from "./free-information/lines.ts";
import { negativeAssertionLines } from "./negative-assertion/lines.ts";
import { negativeInquiryLines } from "./negative-inquiry/lines.ts";
import { selfDisclosureLines } from "./self-disclosure/lines.ts";
import { workableCompromiseLines } from "./workable-compromise/lines.ts";
import type { SkillLines } from "./scene.ts";

const LINES: Readonly<Record<SkillSlug, SkillLines>> = {
  "broken-record": brokenRecordLines,
  fogging: foggingLines,
  "free-information": freeInformationLines,
  "negative-assertion": negativeAssertionLines,
  "negative-inquiry": negativeInquiryLines,
  "self-disclosure": selfDisclosureLines,
  "workable-compromise": workableCompromiseLines,
};

export const linesOf = (skill: SkillSlug): SkillLines => LINES[skill];
