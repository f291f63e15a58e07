import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";

/** What was counted, by skill: [what you did, one opening for it, several]. */
const COUNTED: Readonly<Record<SkillSlug, readonly [did: string, one: string, many: string]>> = {
  "broken-record": ["you held your answer in", "push", "pushes"],
  fogging: ["you found something to agree with in", "criticism", "criticisms"],
  "free-information": ["you picked up what they offered in", "moment", "moments"],
  "negative-assertion": ["you owned it plainly in", "moment", "moments"],
  "negative-inquiry": ["you asked for more of it in", "moment", "moments"],
  "self-disclosure": ["you said something of your own in", "moment", "moments"],
  "workable-compromise": ["you worked towards a deal in", "moment", "moments"],
};

/** "you held your answer in 3 of 4 pushes"; null when nothing called for the skill. */
export const skillSentence = (skill: SkillSlug, { used, opportunities }: Analysis["skill"]): string | null => {
  if (opportunities === 0) return null;
  const [did, one, many] = COUNTED[skill];
  return `${did} ${used} of ${opportunities} ${opportunities === 1 ? one : many}`;
};
