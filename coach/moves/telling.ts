/** Which moves make a line of a skill good, and which spoil it. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "./move.ts";

/** What a good line of the skill does, the most telling first. */
export const GOOD_MOVES: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": ["position_held"],
  fogging: ["agreement_truth", "agreement_odds", "agreement_principle"],
  "free-information": ["detail_picked_up", "open_question"],
  "negative-assertion": ["error_owned", "repair_offered"],
  "negative-inquiry": ["question_own_behaviour", "open_question"],
  "self-disclosure": ["feeling_disclosed"],
  "workable-compromise": ["two_sided_offer", "own_need", "open_question"],
};

const ATTACKS: readonly Move[] = ["insult_threat", "sarcasm", "blame", "absolute", "cross_examining"];

/** What spoils a line of the skill. */
export const SPOILING_MOVES: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": [
    ...ATTACKS,
    "giving_in",
    "position_conceded",
    "hedge",
    "new_justification",
    "apology",
    "unresponsive",
  ],
  fogging: [...ATTACKS, "giving_in", "position_conceded", "new_justification", "apology", "hedge", "unresponsive"],
  "free-information": [...ATTACKS, "closed_question", "unresponsive", "new_justification"],
  "negative-assertion": [...ATTACKS, "new_justification", "apology", "giving_in", "hedge", "unresponsive"],
  "negative-inquiry": [...ATTACKS, "new_justification", "apology", "giving_in", "hedge", "unresponsive"],
  "self-disclosure": [
    ...ATTACKS,
    "giving_in",
    "hedge",
    "apology",
    "new_justification",
    "open_question",
    "unresponsive",
  ],
  "workable-compromise": [
    ...ATTACKS,
    "giving_in",
    "position_conceded",
    "hedge",
    "new_justification",
    "apology",
    "unresponsive",
  ],
};
