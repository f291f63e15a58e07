/** Fogging: vague criticism that sharpens. Defence feeds it, counter-attack proves it right, agreement leaves it nothing to push on. */
import type { FoggingScene } from "#coach/content/scene.ts";
import type { Known } from "../known.ts";
import { saysPlainly } from "../phrase.ts";
import { type Course, has, type Option, type Policy, type Turn, withOwn } from "../policy.ts";
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
  shrug,
  takeMore,
  takenIn,
  touched,
} from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

const sceneOf = (known: Known): FoggingScene | undefined =>
  known.scene?.skill === "fogging" ? known.scene : undefined;

const criticise = (turn: Turn, known: Known): readonly Option[] => {
  const level = Math.min(3, 1 + Math.floor(turn.number / 2));
  const order = [level, level + 1, level - 1, level + 2, level - 2];
  const tactics = Object.entries(known.lines.tactics).map(([tactic, lines]) => ({ tactic, lines }));
  const from = turn.number % tactics.length;
  return [
    ...order.map((wanted) => ({
      tactic: "criticism",
      lines: (sceneOf(known)?.criticism ?? []).filter((one) => one.level === wanted).map(({ text }) => text),
    })),
    ...tactics.slice(from),
    ...tactics.slice(0, from),
  ];
};

const wavers = (course: Course, known: Known): boolean => course.firmness >= CLEAN_MOVES[known.difficulty] - 1;

const AGREES = /\b(?:you(?:['’]?re| are) right|true|fair|good point|i know|i am|they are|it is)\b/i;

/** Agreeing with all of it promises nothing: that is what the skill is. */
const hear = (turn: Turn, _course: Course, known: Known): Turn =>
  turn.gaveIn && AGREES.test(turn.user) && !complies(turn) && !saysPlainly(turn.signals.heard, known.words.concede)
    ? { ...turn, gaveIn: false }
    : turn;

const AGREEMENT = ["agreement_truth", "agreement_odds", "agreement_principle"] as const;

/** Owns up to it in the same line, and names no reason. */
const onlyAgrees = (turn: Turn): boolean => has(turn, ...AGREEMENT) && !excuses(turn) && !/\bbut\b/i.test(turn.user);

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const push = withOwn(criticise(turn, known), turn, known);
  const follow = inVoice(push, known);
  const scene = sceneOf(known);
  const { onFailure } = known.lines;
  const stop = interruptions(turn, known);
  if (stop.length > 0) return stop;
  const good = turn.verdict === "good";
  if (!good && has(turn, "sarcasm") && !has(turn, "insult_threat")) {
    return [
      { tactic: "sarcasm", lines: onFailure.sarcasm ?? [], next: follow, nextChance: 0.5 },
      { tactic: "sarcasm", lines: scene?.onAttack ?? [] },
    ];
  }
  if (turn.attacked) return hurt(turn, known, scene?.onAttack ?? [], follow);
  const grovels = turn.verdict === "missed" && has(turn, "apology") && turn.reading.style === "passive";
  if (turn.gaveIn || grovels || (givesWay(turn) && complies(turn))) return takeMore(turn, known);
  const answer = answers(turn, known);
  if (answer.length > 0) return answer;
  // Who has been agreed with, and answers that, has for once no criticism ready in the same breath.
  const heard = comebacks(turn, known, good ? [] : follow);
  const kind = good ? [] : touched(turn, known, follow);
  if ((heard.length > 0 && !(good && wavers(course, known))) || kind.length > 0) return [...heard, ...kind, ...push];
  if (
    (!good &&
      !onlyAgrees(turn) &&
      has(turn, "new_justification", "blame", "position_held", "cross_examining", "insult_threat")) ||
    explains(turn)
  ) {
    const own: Option = { tactic: "new_justification", lines: scene?.onDefence ?? [], next: follow, nextChance: 0.3 };
    const general: Option = {
      tactic: "new_justification",
      lines: onFailure.new_justification ?? [],
      next: follow,
      nextChance: 0.6,
    };
    return turn.number % 2 === 0 ? [own, general] : [general, own];
  }
  if (good && wavers(course, known)) {
    return [{ tactic: "soften", lines: scene?.soften ?? [] }, { tactic: "soften", lines: known.lines.soften }, ...push];
  }
  if (!good) {
    return [...asides(turn, known, follow), ...shrug(turn, known, follow), ...push];
  }
  return takenIn(turn, known, push);
};

export const fogging: Policy = {
  hear,
  weigh: (turn) => ({ gain: usualGain(turn) }),
  isMet: (turn, course, known) =>
    turn.verdict === "good" && course.firmness >= CLEAN_MOVES[known.difficulty] && course.goods >= 3,
  wavers,
  options,
};
