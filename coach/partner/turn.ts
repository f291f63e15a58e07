/** One line of the user's, read and weighed against what the scene knows. */
import type { Verdict } from "#domain/analysis/analysis.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "#coach/moves/move.ts";
import type { readLine } from "#coach/moves/read-line.ts";
import type { Known } from "./known.ts";
import { saysAny, saysPlainly } from "./phrase.ts";
import type { Turn } from "./policy.ts";
import { answersTo } from "./reactions.ts";
import { type Signals, signalsOf } from "./signals.ts";
import { withTrueWhy } from "./true-why.ts";

/** "ok", "fine, yes", "sure, whatever": to a demand, that is a yes. */
const ASSENT = new Set(
  `ok okay k fine yes yeah yep yup ya sure alright all right deal agreed whatever go on then i guess suppose so will do it just
  oh well um umm erm thing course of no problem you win if must want like say as`.split(/\s+/),
);
const DEMANDS: ReadonlySet<SkillSlug> = new Set(["broken-record", "workable-compromise"]);
const AFFIRMED =
  /\b(?:ok|okay|fine|yes|yeah|yep|yup|sure|alright|all right|deal|agreed|go on then|i guess so|i suppose so|you win|whatever)\b/;

const assents = (text: string): boolean => {
  // "Deal?" asks for a yes, and gives none.
  if (text.trim().endsWith("?")) return false;
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\s]+/gu, " ")
    .trim();
  const words = plain.split(/\s+/);
  if (words.length <= 6) return words.every((word) => ASSENT.has(word)) && AFFIRMED.test(plain);
  return false;
};

/** "The shed as well? Okay, if that helps you sleep": a yes with something behind it that takes nothing back. */
const AGREES =
  /(?:^|[.?!,…]\s*)(?:oh,? |well,? |um,? |yeah,? )*(?:ok(?:ay)?|fine|all right|alright|sure|yes|of course)\b(?:,? (?:mate|hon(?:ey)?|babe|love|dear|dad|mum|mom))?(?:,? (?:i(?:'ll| will| can| could| suppose| guess)|if (?:that|it|you)|then|whatever|that's fine|you can|we can)\b)/i;
const agrees = (text: string): boolean => AGREES.test(text) && !/\b(?:but|not|no|never|only if)\b|n['’]t\b/i.test(text);

const GIVING_IN = new Set(["giving_in", "position_conceded"]);
const FAULTS: ReadonlySet<Move> = new Set(["blame", "insult_threat", "sarcasm", "giving_in", "new_justification"]);
const HEATED: ReadonlySet<Move> = new Set(["blame", "absolute"]);
const SURE_OF_SCORN = 0.75;
const HOSTILE =
  /\b(?:shut (?:up|it)|get lost|go away|stupid|idiot|moron|rubbish|ridiculous|pathetic|rude|selfish|liar|lying|what the hell|damn|crap|deaf|a joke|not my problem|your problem|sick of|fed up|don'?t care|jog on|get over|mind your own|how dare|leave me alone|back off|enough already|nobody asked|grow up)\b/i;
/** Calling the other something, or telling them where to go. */
const NAMES =
  /\b(?:shut (?:up|it)|get lost|go away|stupid|idiot|moron|fool|pathetic|rude|selfish|liar|lying|bully|jerk|jog on|grow up|disgusting|shame on you)\b/i;

/** "Sorry, that was rude", "I was stupid": of oneself. */
const OF_ONESELF =
  /\b(?:sorry|i (?:was|am|feel|sound|sounded|must sound|have been)|i['’](?:m|ve been)|was i|am i|call me|makes? me)\b[^.!?;]{0,30}?\b(?:rude|stupid|selfish|an? (?:idiot|moron|fool|liar|bully|jerk)|pathetic|ridiculous|rubbish|disgusting)\b/gi;

/** Asks after the other, or after one's own part: whatever the odds say, nobody is hurt by it. */
const CARING =
  /\b(?:what(?:['’]s| is) (?:wrong|the matter|up)\b|are you (?:ok(?:ay)?|all ?right|upset)|have i (?:done|said|upset)|did i (?:do|say|upset)|what (?:have|did) i (?:do|done|say|said)|something i(?:['’]ve)? (?:did|done|said)|good for you|you['’]re not yourself)/i;

/** One word is a whole answer only when it is one of these. */
const WHOLE_ANSWER =
  /^\W*(?:no|nope|nah|never|true|right|correct|agreed|fair|possibly|maybe|perhaps|probably|indeed|yes|yep|absolutely|guilty|what|how)\W*$/i;

const LAUGHS = /\b(?:a?(?:ha)+h?|lol|lmao|rofl|(?:he)+|just|only|joking|kidding)\b/gi;
const WORDS_BESIDE_LAUGHTER = 5;

/**
 * The reading's verdict, mended where the engine knows better: laughter, noise and other languages are no good move; a
 * line in the scene's own words for the wish is at least near one.
 */
const fairVerdict = (read: Verdict, skill: SkillSlug, user: string, signals: Signals, wished: boolean): Verdict => {
  if (read === "missed") return wished ? (skill === "self-disclosure" ? "good" : "near_miss") : "missed";
  if (signals.silent || signals.otherLanguage) return "missed";
  if (signals.laughing && signals.words - (user.match(LAUGHS)?.length ?? 0) < WORDS_BESIDE_LAUGHTER) return "missed";
  if (signals.tears && skill !== "self-disclosure") return "missed";
  return signals.words < 2 && !WHOLE_ANSWER.test(user) ? "missed" : read;
};

/** Says one of the reasons that this scene's counterpart is ready for. */
const givesKnownReason = ({ scene }: Known, { heard }: Signals): boolean =>
  scene?.skill === "broken-record" && scene.reasons.some(({ words }) => saysAny(heard, words));

const plainly = (text: string): string => text.trim().toLowerCase();

export type Read = typeof readLine;

export const turnOf = (
  known: Known,
  at: number,
  earlier: readonly string[],
  partner: string,
  user: string,
  read: Read,
): Turn => {
  const signals = signalsOf(user);
  const { skill, sceneText, words } = known;
  const asRead = read({ skill, sceneText, words, partner, earlier, user });
  const reading = withTrueWhy(skill, asRead, user);
  const moves = reading.moves.map(({ move }) => move);
  const wished = saysAny(signals.heard, known.words.wish);
  const missed = reading.verdict === "missed";
  const faulty =
    reading.style === "passive" || reading.style === "aggressive" || moves.some((move) => FAULTS.has(move));
  const verdict = fairVerdict(reading.verdict, known.skill, user, signals, wished && !faulty);
  const mute = signals.silent || signals.otherLanguage;
  const yes = assents(user) || ((reading.style === "passive" || missed) && agrees(user));
  const conceded =
    !wished && (saysPlainly(signals.heard, known.words.concede) || (missed && DEMANDS.has(known.skill) && yes));
  const ofOther = user.replace(OF_ONESELF, "");
  // The style alone is too weak a ground for taking offence, and so is irony that may be none.
  const hostile =
    signals.shouting ||
    HOSTILE.test(ofOther) ||
    moves.some((move) => HEATED.has(move)) ||
    (moves.includes("sarcasm") && reading.chances.style.aggressive > SURE_OF_SCORN);
  const caring = CARING.test(user) && !NAMES.test(ofOther) && !signals.shouting;
  const loud = signals.shouting && (HOSTILE.test(ofOther) || user.includes("!"));
  const offended = !caring && (loud || moves.includes("insult_threat") || (reading.style === "aggressive" && hostile));
  return {
    at,
    number: earlier.length,
    partner,
    user,
    reading,
    verdict,
    signals,
    repeated: earlier.some((line) => plainly(line) === plainly(user)),
    // A soft-spoken reason ("I suppose money's a bit tight") sounds like giving in and is not: it is argued with.
    gaveIn:
      (conceded && !signals.mocking) ||
      (reading.verdict !== "good" &&
        !signals.mocking &&
        !moves.includes("new_justification") &&
        !givesKnownReason(known, signals) &&
        moves.some((move) => GIVING_IN.has(move))),
    attacked:
      !mute && !(signals.laughing && !moves.includes("insult_threat")) && reading.verdict !== "good" && offended,
    insulted: NAMES.test(ofOther),
    factual:
      verdict === "missed" && !offended && signals.asked !== undefined && answersTo(signals.asked, known).length > 0,
  };
};
