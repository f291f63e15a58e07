/** Keeps the reason of a verdict to what the line shows, and says it with the line's own words. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Evidence, Reading } from "#coach/coach.ts";
import { quoted, withQuote } from "#coach/analyst/quote.ts";
import type { Move } from "#coach/moves/move.ts";
import { whyOf } from "#coach/moves/why.ts";

/** The moves of which a near miss must show one before it is told that the half of it was there. */
const HALF_OF_IT: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": ["position_held", "position_stated"],
  fogging: ["agreement_truth", "agreement_odds", "agreement_principle", "acknowledgement"],
  "free-information": ["detail_picked_up"],
  "negative-assertion": ["error_owned", "repair_offered"],
  "negative-inquiry": ["question_own_behaviour", "open_question"],
  "self-disclosure": ["feeling_disclosed", "own_need"],
  "workable-compromise": ["two_sided_offer", "own_need", "open_question"],
};

/** Said of a near miss whose better half is nowhere to be quoted. */
const NEAR: Readonly<Record<SkillSlug, string>> = {
  "broken-record": "This comes near a plain answer without quite giving it.",
  fogging: "This comes near agreeing with them without quite doing it.",
  "free-information": "This comes near what they offered without quite following it.",
  "negative-assertion": "This comes near owning it without quite saying so.",
  "negative-inquiry": "This comes near asking what you do without quite asking it.",
  "self-disclosure": "This comes near saying how it is for you without quite saying it.",
  "workable-compromise": "This comes near a deal: one side of it is still missing.",
};

const SORRY = /\b(?:sorry|apologi[sz]e\w*|apolog(?:y|ies)|forgive)\b/gi;
const PRAISE =
  /\b(?:best|constant|kind|good|lovely|great|wonderful|helped|helpful|thank|thanks|grateful|lucky|there for (?:me|us)|saved|generous|patient)\b/i;
const COMPLAINT = /\b(?:not|never|n['’]t|too|only|but|always|stop|why)\b/i;

/** One short apology is no fault (coach.md), and praise is no blame. */
const isNoFault = ({ move, quote }: Evidence, user: string): boolean =>
  (move === "apology" && (user.match(SORRY)?.length ?? 0) <= 1) ||
  (move === "blame" && PRAISE.test(quote) && !COMPLAINT.test(quote));

const DOUBTED = ["apology", "blame"] as const satisfies readonly Move[];

/** Without the faults that are none; a reason that named one of them turns general. */
const withoutFalseFaults = (skill: SkillSlug, reading: Reading, user: string): Reading => {
  if (reading.verdict === "good") return reading;
  const { verdict, why, quote } = reading;
  const moves = reading.moves.filter((evidence) => !isNoFault(evidence, user));
  // The reason may rest on such a fault without its being among the moves.
  const named = DOUBTED.some((move) => whyOf(skill, verdict, move) === why && isNoFault({ move, quote }, user));
  return named
    ? { ...reading, moves, quote: user.trim(), why: whyOf(skill, verdict, undefined) }
    : { ...reading, moves };
};

/** The reading, its reason claiming nothing that its moves do not show. */
export const withTrueWhy = (skill: SkillSlug, asRead: Reading, user: string): Reading => {
  const reading = withoutFalseFaults(skill, asRead, user);
  const { verdict, moves, why } = reading;
  if (verdict !== "near_miss" || moves.some(({ move }) => HALF_OF_IT[skill].includes(move))) return reading;
  const fault = moves.find(({ move }) => whyOf(skill, "near_miss", move) === why)?.move;
  const plain = whyOf(skill, "missed", fault);
  return { ...reading, why: plain === whyOf(skill, "missed", undefined) ? NEAR[skill] : plain };
};

const WORDS_MAX_CHARS = 70;

/** The words that show the verdict; a single word shows little without its line. */
export const shownWords = ({ quote }: Pick<Reading, "quote">, user: string): string =>
  /\S\s+\S/.test(quote) ? quote : user.trim();

/** "“You always do this” says what they are or did": the reason with the words it is about. */
export const saidWhy = (why: string, words: string): string => {
  if (!/\p{L}/u.test(words)) return why;
  const short = words.length > WORDS_MAX_CHARS ? quoted(words, WORDS_MAX_CHARS) : `“${words.replace(/[.,;:]+$/, "")}”`;
  return why.startsWith("This ") ? `${short} ${why.slice("This ".length)}` : withQuote(why, words, WORDS_MAX_CHARS);
};
