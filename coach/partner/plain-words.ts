/** Plain words that say more than the whole line's odds: agreement, a feeling, and what follows from them for the reading. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Reading } from "#coach/coach.ts";
import type { Move } from "#coach/moves/move.ts";
import { whyOf } from "#coach/moves/why.ts";
import type { Signals } from "./signals.ts";

const SPOILS: ReadonlySet<Move> = new Set(["blame", "insult_threat", "sarcasm", "giving_in", "cross_examining"]);
const ACCUSES = /\byou (?:always|never|make me|made me|are so|don['’]t care)\b|\?\?/i;
/** Moves that a line read as good cannot make. */
const UNDONE: ReadonlySet<Move> = new Set(["unresponsive", "giving_in", "position_conceded"]);

/** Plain agreement with a criticism, nothing behind it: "That's fair, my driving's hardly exciting." */
const PLAINLY_AGREES =
  /^\W*(?:(?:yeah|yes|yep|ok(?:ay)?|well|oh|ha|hm+|aye)\b[,.! ]+)*(?:that['’]?s (?:true|fair|right|a (?:fair|good) point)|that is (?:true|fair|right)|true\b|fair (?:enough|point|comment)|you['’]?re (?:probably |quite |absolutely )?right|you are (?:probably )?right|you['’]?ve got a point|you(?: have|['’]?ve) a point|good point|you (?:may|might|could) (?:well )?be right|it['’]?s true|i can imagine (?:that|it))/i;
/** In a first person's mouth these are feelings, whatever the rest. */
const PLAINLY_FEELS =
  /\bi(?:['’]ll| will|['’]ve| have|['’]m going to)? (?:really |already |always )?(?:miss(?:ed)? (?:you|having|hearing|seeing|our|the|it|this|that)|felt (?:so |really |very |quite |a bit )?(?:lonely|alone|sad|hurt|scared|ashamed|lost|left out))\b|\bto be honest,? i (?:nearly|almost|was|am|felt|feel|didn['’]t)\b|\bi (?:nearly|almost) (?:didn['’]t come|gave up|cried|turned (?:back|round))\b|\bi(?:['’]ve| have) been (?:so |really |quite )?(?:scared|worried|lonely|sad|angry|ashamed)\b|\bi (?:was|am) (?:so |really |pretty |quite |very )?(?:scared|worried|hurt|sad|angry|ashamed|lonely|afraid)\b|\bi['’]?m (?:really |so |just |honestly |a bit |quite )*(?:sad|scared|frightened|terrified|ashamed|nervous|lonely|afraid)\b/i;
const TAKEN_BACK =
  /\b(?:but|because|only|though|however|actually|sorry|promise|i['’]ll|i will|never said|whatever|always|your fault|you make me)\b|\?|!{2,}/i;
const SURE = 0.8;

/** The reading as a good line for this move; `move` undefined leaves the reason general. */
export const readAsGood = (reading: Reading, skill: SkillSlug, move: Move | undefined, user: string): Reading => {
  const rest = (1 - SURE) / 2;
  const quote = reading.moves.find((one) => one.move === move)?.quote ?? user.trim();
  const others = reading.moves.filter(({ move: other }) => other !== move && !UNDONE.has(other));
  return {
    ...reading,
    verdict: "good",
    style: "assertive",
    moves: move === undefined ? others : [...others, { move, quote }],
    quote,
    why: whyOf(skill, "good", move),
    confidence: SURE,
    chances: { ...reading.chances, verdict: { good: SURE, near_miss: rest, missed: rest } },
  };
};

/** The reading, mended where plain words say more than the whole line's odds. */
export const mended = (reading: Reading, skill: SkillSlug, user: string, signals: Signals): Reading => {
  const { verdict, moves } = reading;
  if (verdict === "good" || moves.some(({ move }) => SPOILS.has(move))) return reading;
  const move: Move | undefined =
    skill === "fogging" && PLAINLY_AGREES.test(user) && !TAKEN_BACK.test(user) && signals.words <= 20
      ? "agreement_truth"
      : skill === "self-disclosure" && PLAINLY_FEELS.test(user) && !ACCUSES.test(user) && signals.words <= 40
        ? "feeling_disclosed"
        : undefined;
  if (move === undefined) return reading;
  return readAsGood(reading, skill, move, user);
};
