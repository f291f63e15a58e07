/** The lines of each skill that fit any scene of it. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { brokenRecordLines } from "./broken-record/lines.ts";
import { foggingLines } from "./fogging/lines.ts";
import { freeInformationLines } from "./free-information/lines.ts";
import { negativeAssertionLines } from "./negative-assertion/lines.ts";
import { negativeInquiryLines } from "./negative-inquiry/lines.ts";
import type { SkillLines } from "./scene.ts";

const LINES: ReadonlyMap<SkillSlug, SkillLines> = new Map([
  ["broken-record", brokenRecordLines],
  ["fogging", foggingLines],
  ["free-information", freeInformationLines],
  ["negative-assertion", negativeAssertionLines],
  ["negative-inquiry", negativeInquiryLines],
]);

export const linesOf = (skill: SkillSlug): SkillLines => LINES.get(skill) ?? brokenRecordLines;
