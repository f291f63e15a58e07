/**
 * Negative Assertion: an accusation larger than the error, and something blamed on the user that is not theirs. Calm
 * ownership ends it, sooner with a repair; excuses and grovelling invite more.
 */
import type { NegativeAssertionScene } from "#coach/content/scene.ts";
import type { Known } from "../known.ts";
import { saysAny, saysPlainly } from "../phrase.ts";
import { count, type Course, has, type Option, type Policy, type Turn, withOwn } from "../policy.ts";
import {
  answers,
  asides,
  comebacks,
  complies,
  excuses,
  explains,
  givesWay,
  hurt,
  interruptions,
  inVoice,
  offered,
  shrug,
  takeMore,
  takenIn,
  touched,
} from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

/** What offering a repair adds, once: it is half of what the counterpart came for. */
const REPAIR_GAIN = 0.75;

const sceneOf = (known: Known): NegativeAssertionScene | undefined =>
  known.scene?.skill === "negative-assertion" ? known.scene : undefined;

/** Makes oneself small without a word of apology. */
const BEGS =
  /\b(?:please don['’]t|don['’]t be (?:mad|angry|cross)|forgive me|i['’]m (?:useless|hopeless|the worst|terrible|so stupid|an idiot)|i always (?:ruin|mess|do this)|anything you (?:want|say)|everything i own|i['’]ll do anything)\b/i;

const ownsNotTheirs = (turn: Turn, known: Known): boolean =>
  (sceneOf(known)?.notTheirs ?? []).some(({ words }) => saysPlainly(turn.signals.heard, words));

const accuse = (turn: Turn, known: Known): readonly Option[] => {
  const scene = sceneOf(known);
  const level = Math.min(3, 1 + Math.floor(turn.number / 2));
  const order = [level, level + 1, level - 1, level + 2, level - 2];
  const tactics = Object.entries(known.lines.tactics).map(([tactic, lines]) => ({ tactic, lines }));
  const from = Math.min(tactics.length - 1, Math.floor(turn.number / 3));
  const own: readonly Option[] = order.map((wanted) => ({
    tactic: "accusation",
    lines: (scene?.accuse ?? []).filter((one) => one.level === wanted).map(({ text }) => text),
  }));
  const blame: Option = { tactic: "not_yours", lines: (scene?.notTheirs ?? []).map(({ text }) => text) };
  const general = [...tactics.slice(from), ...tactics.slice(0, from)];
  return turn.number === 2 || turn.number === 5 ? [blame, ...own, ...general] : [...own, ...general];
};

const wavers = (course: Course, known: Known): boolean => course.firmness >= CLEAN_MOVES[known.difficulty] - 1.25;

const AFFIRMS =
  /^\W*(?:yes|yeah|yep|sure|of course|absolutely|certainly|definitely|i (?:will|can|would)|i['’]?(?:ll|d)|you(?:['’]?ll| will)|deal|okay|ok)\b/i;
/** Says yes to a question, and not to a demand. */
const answersThem = (turn: Turn): boolean => turn.partner.includes("?") && AFFIRMS.test(turn.user);

/** A reason was given; with the error owned beside it, only its own words make it one. */
const justifies = (turn: Turn): boolean =>
  has(turn, "new_justification") && (excuses(turn) || !has(turn, "error_owned"));

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const push = withOwn(accuse(turn, known), turn, known);
  const follow = inVoice(push, known);
  const scene = sceneOf(known);
  const { onFailure } = known.lines;
  const react = (tactic: string, own: readonly string[], general: readonly string[] | undefined): readonly Option[] => {
    const reactions = [
      { tactic, lines: own, next: follow, nextChance: 0.3 },
      { tactic, lines: general ?? [], next: follow, nextChance: 0.6 },
    ];
    return turn.number % 2 === 0 ? reactions : reactions.toReversed();
  };
  const stop = interruptions(turn, known);
  if (stop.length > 0) return stop;
  if (turn.attacked) return hurt(turn, known, [], follow);
  const good = turn.verdict === "good";
  const grovels =
    turn.reading.style === "passive" &&
    !good &&
    (has(turn, "apology") || (turn.verdict === "missed" && BEGS.test(turn.user)));
  if (grovels && turn.number % 2 === 0) return react("grovel", scene?.onGrovel ?? [], onFailure.apology);
  if (turn.gaveIn || ownsNotTheirs(turn, known) || (givesWay(turn) && complies(turn) && !answersThem(turn)))
    return takeMore(turn, known);
  if (grovels) return react("grovel", scene?.onGrovel ?? [], onFailure.apology);
  const answer = answers(turn, known);
  if (answer.length > 0) return answer;
  if (good && count(course, `repair-at:${turn.number}`) > 0) {
    return [{ tactic: "repair", lines: scene?.onRepair ?? [] }, ...takenIn(turn, known, push)];
  }
  // What grants something is not followed by a larger accusation in the same breath.
  const heard = comebacks(turn, known, good ? [] : follow);
  if (heard.length > 0 && !(good && wavers(course, known))) return [...heard, ...push];
  if (!good && has(turn, "blame", "sarcasm", "insult_threat")) return react("blame", [], onFailure.blame);
  const kind = good || justifies(turn) ? [] : [...touched(turn, known, follow), ...offered(turn, known, follow)];
  if (kind.length > 0) return [...kind, ...push];
  if (!good && (justifies(turn) || (explains(turn) && excuses(turn) && turn.reading.style !== "passive"))) {
    return react("new_justification", scene?.onExcuse ?? [], onFailure.new_justification);
  }
  if (!good && has(turn, "hedge")) return react("hedge", [], onFailure.hedge);
  if (good && wavers(course, known)) {
    return [{ tactic: "soften", lines: scene?.soften ?? [] }, { tactic: "soften", lines: known.lines.soften }, ...push];
  }
  return good ? takenIn(turn, known, push) : [...asides(turn, known, follow), ...shrug(turn, known, follow), ...push];
};

/** A yes to what they ask about the repair answers them, and gives nothing away. */
const hear = (turn: Turn, course: Course): Turn =>
  turn.verdict === "missed" &&
  !turn.attacked &&
  AFFIRMS.test(turn.user) &&
  !has(turn, "apology") &&
  count(course, `repair-at:${turn.number - 1}`) > 0
    ? { ...turn, verdict: "near_miss", gaveIn: false }
    : turn;

export const negativeAssertion: Policy = {
  hear,
  weigh: (turn, course, known) => {
    if (ownsNotTheirs(turn, known)) return { gain: -0.5 };
    const repairs = has(turn, "repair_offered") || saysAny(turn.signals.heard, sceneOf(known)?.repairWords ?? []);
    const fits = turn.verdict === "good" && repairs && count(course, "repair") === 0;
    return {
      gain: usualGain(turn) + (fits ? REPAIR_GAIN : 0),
      marks: fits ? ["repair", `repair-at:${turn.number}`] : [],
    };
  },
  isMet: (turn, course, known) =>
    turn.verdict === "good" && course.firmness >= CLEAN_MOVES[known.difficulty] && course.goods >= 2,
  wavers,
  options,
};
