/** Reads the whole exchange, line by line, to where it stands now. Nothing is kept between calls. */
import type { Exchange } from "#coach/coach.ts";
import { readLine } from "#coach/moves/read-line.ts";
import { type Known, knownOf } from "./known.ts";
import { saysAny, saysPlainly } from "./phrase.ts";
import { policyOf } from "./policies/policies.ts";
import { answersTo } from "./reactions.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Course, Turn } from "./policy.ts";
import type { Move } from "#coach/moves/move.ts";
import { digest, recallOf } from "./recall.ts";
import type { Verdict } from "#domain/analysis/analysis.ts";
import { type Signals, signalsOf } from "./signals.ts";

export const START: Course = { firmness: 0, strain: 0, goods: 0, givenIn: 0, marks: [], ended: false };

export type Played = {
  readonly known: Known;
  /** The user's lines that were part of the scene, and after its end. */
  readonly turns: readonly { readonly turn: Turn; readonly before: Course; readonly after: Course }[];
  /** Everything the counterpart has said, oldest first. */
  readonly spoken: readonly string[];
};

/** "ok", "fine, yes", "sure, whatever": to a demand, that is a yes. */
const ASSENT = new Set(
  `ok okay k fine yes yeah yep yup ya sure alright all right deal agreed whatever go on then i guess suppose so will do it just
  oh well um umm erm thing course of no problem you win if must want like say as`.split(/\s+/),
);
const DEMANDS: ReadonlySet<SkillSlug> = new Set(["broken-record", "workable-compromise"]);
const AFFIRMED =
  /\b(?:ok|okay|fine|yes|yeah|yep|yup|sure|alright|all right|deal|agreed|go on then|i guess so|i suppose so|you win|whatever)\b/;

const assents = (text: string): boolean => {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\s]+/gu, " ")
    .trim();
  const words = plain.split(/\s+/);
  return words.length <= 6 && words.every((word) => ASSENT.has(word)) && AFFIRMED.test(plain);
};

const GIVING_IN = new Set(["giving_in", "position_conceded"]);
const FAULTS: ReadonlySet<Move> = new Set(["blame", "insult_threat", "sarcasm", "giving_in", "new_justification"]);
const HEATED: ReadonlySet<Move> = new Set(["blame", "absolute", "sarcasm"]);
const HOSTILE =
  /\b(?:shut (?:up|it)|get lost|go away|stupid|idiot|moron|rubbish|ridiculous|pathetic|rude|selfish|liar|lying|what the hell|damn|crap|deaf|a joke|not my problem|your problem|sick of|fed up|don'?t care|jog on|get over|mind your own|how dare|leave me alone|back off|enough already|nobody asked|grow up)\b/i;

/** One word is a whole answer only when it is one of these. */
const WHOLE_ANSWER =
  /^\W*(?:no|nope|nah|never|true|right|correct|agreed|fair|possibly|maybe|perhaps|probably|indeed|yes|yep|absolutely|guilty|what|how)\W*$/i;

/**
 * The reading's verdict, mended where the engine knows better: laughter, noise and other languages are no good move; a
 * line in the scene's own words for the wish is at least near one.
 */
const fairVerdict = (read: Verdict, skill: SkillSlug, user: string, signals: Signals, wished: boolean): Verdict => {
  if (read === "missed") return wished ? (skill === "self-disclosure" ? "good" : "near_miss") : "missed";
  if (signals.silent || signals.otherLanguage) return "missed";
  if (signals.laughing && signals.words < 8) return "missed";
  if (signals.tears && skill !== "self-disclosure") return "missed";
  return signals.words < 2 && !WHOLE_ANSWER.test(user) ? "missed" : read;
};

/** Says one of the reasons that this scene's counterpart is ready for. */
const givesKnownReason = ({ scene }: Known, { heard }: Signals): boolean =>
  scene?.skill === "broken-record" && scene.reasons.some(({ words }) => saysAny(heard, words));

const plainly = (text: string): string => text.trim().toLowerCase();

export type Read = typeof readLine;

const turnOf = (
  known: Known,
  at: number,
  earlier: readonly string[],
  partner: string,
  user: string,
  read: Read,
): Turn => {
  const reading = read({ skill: known.skill, sceneText: known.sceneText, words: known.words, partner, earlier, user });
  const signals = signalsOf(user);
  const moves = reading.moves.map(({ move }) => move);
  const wished = saysAny(signals.heard, known.words.wish);
  const missed = reading.verdict === "missed";
  const faulty =
    reading.style === "passive" || reading.style === "aggressive" || moves.some((move) => FAULTS.has(move));
  const verdict = fairVerdict(reading.verdict, known.skill, user, signals, wished && !faulty);
  const mute = signals.silent || signals.otherLanguage;
  const conceded =
    !wished &&
    (saysPlainly(signals.heard, known.words.concede) || (missed && DEMANDS.has(known.skill) && assents(user)));
  // The style alone is too weak a ground for taking offence.
  const hostile = signals.shouting || HOSTILE.test(user) || moves.some((move) => HEATED.has(move));
  const insulted = moves.includes("insult_threat") || (reading.style === "aggressive" && hostile);
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
      conceded ||
      (reading.verdict !== "good" &&
        !moves.includes("new_justification") &&
        !givesKnownReason(known, signals) &&
        moves.some((move) => GIVING_IN.has(move))),
    attacked:
      !mute && !(signals.laughing && !moves.includes("insult_threat")) && reading.verdict !== "good" && insulted,
    factual:
      verdict === "missed" && !insulted && signals.asked !== undefined && answersTo(signals.asked, known).length > 0,
  };
};

/** Nobody lets go while still smarting. */
const STRAIN_TO_END = 0.7;

const advance = (course: Course, turn: Turn, known: Known): Course => {
  if (course.ended) return course;
  const policy = policyOf(known.skill);
  const { gain, marks = [] } = policy.weigh(turn, course, known);
  const good = turn.verdict === "good" && !turn.gaveIn && !turn.attacked;
  const neutral = turn.factual || turn.verdict === "near_miss";
  const heat = turn.attacked ? 0.35 : good ? -0.2 : neutral ? 0 : 0.15;
  const next: Course = {
    firmness: Math.max(0, course.firmness + (turn.factual ? Math.max(0, gain) : gain)),
    strain: Math.min(1, Math.max(0, course.strain + heat)),
    goods: course.goods + (good ? 1 : 0),
    givenIn: course.givenIn + (turn.gaveIn ? 1 : 0),
    marks: [...course.marks, ...marks],
    ended: false,
  };
  const civil = !turn.gaveIn && !turn.attacked && turn.reading.style !== "aggressive" && next.strain < STRAIN_TO_END;
  const ended = civil && policy.isMet(turn, next, known);
  return ended ? { ...next, ended } : next;
};

const recallTurn = recallOf<Turn>();

/** `read` stands in for the reader in simulations; its turns are then not kept. */
export const play = (exchange: Exchange, read: Read = readLine): Played => {
  const known = knownOf(exchange);
  const turns: Played["turns"][number][] = [];
  const spoken: string[] = [];
  const earlier: string[] = [];
  let course = START;
  let partner = "";
  let trail = digest([known.skill, known.sceneText, known.scene?.id ?? "", ...known.words.wish]);
  exchange.messages.forEach(({ role, content }, at) => {
    if (role !== "user") {
      partner = content;
      spoken.push(content);
      return;
    }
    trail = digest([trail, String(at), partner, content]);
    const said = [...earlier];
    const heardFrom = partner;
    const make = (): Turn => turnOf(known, at, said, heardFrom, content, read);
    const turn = read === readLine ? recallTurn(trail, make) : make();
    const after = advance(course, turn, known);
    turns.push({ turn, before: course, after });
    course = after;
    earlier.push(content);
  });
  return { known, turns, spoken };
};
