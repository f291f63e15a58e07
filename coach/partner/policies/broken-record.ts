/**
 * Broken Record: guilt, logic, authority, bargaining. Each reason the user gives becomes the next attack; a position held
 * again and again wears the counterpart out.
 */
import { brokenRecordEchoes } from "#coach/content/broken-record/lines.ts";
import type { SkillLines } from "#coach/content/scene.ts";
import type { Known } from "../known.ts";
import { type Course, type Option, type Policy, type Turn, has, withOwn } from "../policy.ts";
import {
  answers,
  asides,
  comebacks,
  cuedLines,
  givesWay,
  hurt,
  interruptions,
  inVoice,
  shrug,
  takeMore,
} from "../reactions.ts";
import { reasonIn } from "../reason.ts";

const TACTICS = ["guilt", "logic", "authority", "bargaining"] as const;
const HOLDS_NEEDED = { Beginner: 3, Intermediate: 3.5, Advanced: 4 } as const;

/** Someone of the user's own making may be the one who is asked: then nothing of what askers say fits. */
const linesFor = ({ lines, own }: Known): Pick<SkillLines, "tactics" | "onFailure" | "soften" | "take"> =>
  own?.refusing ?? lines;

const press = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const scene = known.scene?.skill === "broken-record" ? known.scene : undefined;
  const start = course.firmness >= HOLDS_NEEDED[known.difficulty] - 1 ? 3 : turn.number;
  const order = TACTICS.map((_, index) => TACTICS[(start + index) % TACTICS.length] ?? "guilt");
  return [
    ...order.map((tactic) => ({ tactic, lines: scene?.press[tactic] ?? [] })),
    ...order.map((tactic) => ({ tactic, lines: linesFor(known).tactics[tactic] ?? [] })),
  ];
};

const cuedReasons = (turn: Turn, known: Known): readonly string[] =>
  known.scene?.skill === "broken-record" ? cuedLines(known.scene.reasons, turn) : [];

const fedBy = (turn: Turn, known: Known, push: readonly Option[]): readonly Option[] => {
  const reason = reasonIn(turn.user, has(turn, "new_justification"));
  return [
    { tactic: "reason", lines: cuedReasons(turn, known), inOrder: true },
    {
      tactic: "reason",
      lines:
        reason && !known.own?.refusing ? brokenRecordEchoes.map((line) => line.replace("{reason}", () => reason)) : [],
    },
    // Someone who holds their position has explained nothing away, whatever stands beside it.
    ...(turn.verdict === "good" || (has(turn, "position_held", "position_stated") && reason === undefined)
      ? []
      : [{ tactic: "reason", lines: linesFor(known).onFailure.new_justification ?? [], next: push, nextChance: 0.6 }]),
  ];
};

const gaveReason = (turn: Turn): boolean => has(turn, "new_justification") || reasonIn(turn.user) !== undefined;

/** Leaves the door open. */
const HEDGES =
  /\b(?:maybe|perhaps|possibly|(?:we|i)['’]?ll see|let me (?:think|see|check|get back)|(?:have a )?think about it|get back to you|not sure|(?:another|some other|next) time|not right now)\b/i;

const gains = (turn: Turn): number => {
  if (turn.gaveIn) return -1.5;
  if (turn.attacked) return -1;
  if (turn.verdict === "good") return gaveReason(turn) ? 0.7 : 1;
  if (turn.verdict === "near_miss") return 0.3;
  return has(turn, "new_justification", "hedge") ? -0.6 : -0.4;
};

export const brokenRecord: Policy = {
  weigh: (turn) => ({ gain: gains(turn) }),
  isMet: (turn, course, known) =>
    turn.verdict === "good" && course.firmness >= HOLDS_NEEDED[known.difficulty] && course.goods >= 3,
  wavers: (course, known) => course.firmness >= HOLDS_NEEDED[known.difficulty] - 1,
  options: (turn, course, known) => {
    const push = withOwn(press(turn, course, known), turn, known);
    const follow = inVoice(push, known);
    const { onFailure, soften, take } = linesFor(known);
    const failed = turn.verdict !== "good";
    const stop = interruptions(turn, known);
    if (stop.length > 0) return [...stop, ...push];
    if (turn.gaveIn || givesWay(turn)) {
      return [...(known.own?.refusing ? [{ tactic: "take", lines: take }] : takeMore(turn, known)), ...push];
    }
    if (turn.attacked) return [...hurt(turn, known, [], follow), ...push];
    const answer = answers(turn, known);
    if (answer.length > 0) return [...answer, ...push];
    const heard = known.own?.refusing ? [] : comebacks(turn, known, follow);
    const reasoned = cuedReasons(turn, known).length > 0;
    if (heard.length > 0 && !reasoned && !brokenRecord.wavers(course, known)) return [...heard, ...push];
    if (gaveReason(turn) || reasoned) return [...fedBy(turn, known, follow), ...push];
    if (failed && (has(turn, "hedge") || HEDGES.test(turn.user))) {
      return [{ tactic: "hedge", lines: onFailure.hedge ?? [], next: follow, nextChance: 0.5 }, ...push];
    }
    if (failed && has(turn, "apology")) {
      return [{ tactic: "apology", lines: onFailure.apology ?? [], next: follow, nextChance: 0.4 }, ...push];
    }

    if (failed) return [...asides(turn, known, follow), ...shrug(turn, known, follow), ...push];
    if (brokenRecord.wavers(course, known)) {
      return [
        { tactic: "soften", lines: known.scene?.soften ?? [], next: follow, nextChance: 0.25 },
        { tactic: "soften", lines: soften, next: follow, nextChance: 0.4 },
        ...push,
      ];
    }
    return push;
  },
};
