/** Self-Disclosure: dodges or jokes first, then gives back at the depth it is given; blame and bare questions close it. */
import type { SelfDisclosureScene } from "#coach/content/scene.ts";
import { freshHooks, lastMark, mention, openedBy, openUp, pickedUp, plantedIn } from "../hooks.ts";
import type { Known } from "../known.ts";
import { sobered } from "../news.ts";
import { count, type Course, followedBy, has, type Option, type Policy, type Turn } from "../policy.ts";
import { answers, comebacks, hurt, interruptions, inVoice, takeMore, unhurried } from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

const KEEPING_OUT = ["small_talk", "joke", "dodge", "sounding"] as const;

const sceneOf = (known: Known): SelfDisclosureScene | undefined =>
  known.scene?.skill === "self-disclosure" ? known.scene : undefined;

const lead = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const tactics = KEEPING_OUT.map((tactic) => ({ tactic, lines: known.lines.tactics[tactic] ?? [] }));
  const from = turn.number % tactics.length;
  return [{ tactic: "hook", lines: freshHooks(known, course) }, ...tactics.slice(from), ...tactics.slice(0, from)];
};

const wavers = (course: Course, known: Known): boolean => course.firmness >= CLEAN_MOVES[known.difficulty] - 1;

const GIVES_BACK = /\b(?:i|i['’]m|my|me)\b.*\b(?:(?:what|how) about (?:you|yours?)|and you)\b/is;
const NOTHING_MAX_WORDS = 7;
const ABOUT_ASKING = /\b(?:ask|asking|asked|questions?|quizz\w+|interview)\b/i;

const closed = (turn: Turn, course: Course, known: Known, next: readonly Option[]): readonly Option[] => {
  const scene = sceneOf(known);
  const follow = inVoice(next, known);
  // "You ask a lot" is said to those who asked.
  const apt = (lines: readonly string[]): readonly string[] =>
    lines.filter((line) => turn.signals.asked !== undefined || !ABOUT_ASKING.test(line));
  const { onFailure } = known.lines;
  const failed = Object.keys(onFailure).find((move) => turn.reading.moves.some((found) => found.move === move));
  // Somebody who has opened up does not fall back on jokes because the next line was none of the best.
  const saysSomething = turn.signals.words > 3 && (failed ?? "unresponsive") === "unresponsive";
  if (saysSomething && !turn.signals.inquiring && count(course, "near") > 1) return [];
  // Something of one's own and the question given back is what they were waiting for, however plain it was.
  if (GIVES_BACK.test(turn.user)) return [];
  const nothing: Option = { tactic: "nothing", lines: apt(scene?.onNothing ?? []), next: follow, nextChance: 0.4 };
  const read: Option = {
    tactic: failed ?? "nothing",
    lines: apt(onFailure[failed ?? "unresponsive"] ?? []),
    next: follow,
    nextChance: 0.4,
  };
  const deflect: Option = { tactic: "deflect", lines: scene?.deflect ?? [], next: follow, nextChance: 0.4 };
  const pondered: Option = { tactic: "answer", lines: known.lines.graceful.question, next: follow, nextChance: 0.4 };
  const missed = count(course, "missed");
  // Where the screws go is nothing to be coy about.
  if (turn.signals.inquiring && !/\byou(?:r|['’]\p{L}+)?\b/iu.test(turn.user)) return [deflect, nothing, pondered];
  if (turn.signals.inquiring) return missed % 2 === 0 ? [nothing, pondered, deflect] : [pondered, nothing, deflect];
  // Nobody who has said as much as this has said nothing, though it was not yet what was waited for.
  if (turn.signals.words > NOTHING_MAX_WORDS && (failed ?? "unresponsive") === "unresponsive") return [deflect];
  return missed % 3 === 0
    ? [deflect, read, nothing]
    : missed % 3 === 1
      ? [nothing, read, deflect]
      : [read, nothing, deflect];
};

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const next = lead(turn, course, known);
  const follow = inVoice(next, known);
  const scene = sceneOf(known);
  const stop = interruptions(turn, known);
  const { verdict } = turn;
  if (stop.length > 0) {
    return [...stop.map(followedBy(follow, unhurried(turn, stop) ? 0.4 : 0)), ...next];
  }
  if (verdict !== "good" && has(turn, "blame") && !has(turn, "insult_threat")) {
    return [
      { tactic: "blame", lines: scene?.onBlame ?? [] },
      { tactic: "blame", lines: known.lines.onFailure["blame"] ?? [] },
      ...next,
    ];
  }
  if (turn.attacked) return [...hurt(turn, known, [], []), ...next];
  if (turn.gaveIn && verdict !== "good") return [...takeMore(turn, known), ...next];
  const answer = answers(turn, known).map(followedBy(follow, 0.4));
  const back = comebacks(turn, known, []);
  if (turn.signals.sobering) {
    const serious: Option = {
      tactic: "sobered",
      lines: known.lines.onFailure["joking"] ?? [],
      next: next.filter(({ tactic }) => tactic === "hook"),
      nextChance: 0.6,
    };
    if (verdict === "missed" || course.goods <= 1) return [serious, ...next];
  }
  const sorry = sobered(turn, known);
  if (sorry.length > 0 && (verdict === "missed" || count(course, "near") <= 1)) return [...back, ...sorry, ...next];
  if (verdict === "missed") {
    if (turn.signals.laughing)
      return [...answer, { tactic: "joke", lines: known.lines.graceful.joke, next: follow }, ...next];
    const brought = turn.signals.words >= 3 ? mention(turn, known) : [];
    return [...answer, ...back, ...brought, ...closed(turn, course, known, next), ...next];
  }
  if (count(course, "near") <= 1 && count(course, "dodged") === 0) {
    return [
      ...answer,
      ...(turn.signals.inquiring ? back : []),
      { tactic: "deflect", lines: scene?.deflect ?? [], next: follow, nextChance: 0.6 },
      ...next,
    ];
  }
  const hooks = next.filter(({ tactic }) => tactic === "hook");
  const picked = count(course, `picked-at:${turn.number}`) > 0 ? lastMark(course, "picked") : -1;
  return [
    ...back,
    ...openUp(picked, course, known, hooks),
    ...openUp(lastMark(course, "planted"), course, known, hooks),
    { tactic: "opens_up", lines: known.own?.gives ?? [], inOrder: true },
    { tactic: "opens_up", lines: scene ? [] : (known.lines.tactics["opens_up"] ?? []), inOrder: true },
    ...answer,
    { tactic: "soften", lines: scene?.soften ?? [], next: follow, nextChance: 0.8 },
    { tactic: "soften", lines: known.lines.soften, next: follow, nextChance: 0.8 },
    ...next,
  ];
};

export const selfDisclosure: Policy = {
  weigh: (turn, course, known) => {
    const planted = plantedIn(turn, known);
    const picked = pickedUp(turn, known, [...course.marks, ...planted]);
    const { verdict } = turn;
    return {
      gain: usualGain(turn),
      marks: [
        ...planted,
        ...(picked >= 0 && verdict !== "missed" ? [`picked:${picked}`, `picked-at:${turn.number}`] : []),
        verdict === "missed" ? "missed" : "near",
        // Nobody who has once let something out goes back to their jokes for the same.
        ...(sceneOf(known)?.hears.some(({ text }) => turn.partner.includes(text)) ? ["dodged"] : []),
        // Whoever was asked to be serious, or has seen the other at the end of their tether, dodges no more.
        ...(turn.signals.sobering || turn.signals.overwhelmed ? ["dodged"] : []),
      ],
    };
  },
  isMet: (turn, course, known) =>
    turn.verdict === "good" && course.firmness >= CLEAN_MOVES[known.difficulty] && course.goods >= 3,
  wavers,
  options,
  lastWord: (turn, course, known) => {
    const picked = count(course, `picked-at:${turn.number}`) > 0 ? lastMark(course, "picked") : -1;
    return [...openedBy(picked, known), ...openedBy(lastMark(course, "planted"), known)];
  },
};
