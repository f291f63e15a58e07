/** Free Information: plants small details; opens up where one is picked up, shortens to a word where none is. */
import type { FreeInformationScene } from "#coach/content/scene.ts";
import { echoesAny, freshHooks, lastMark, mention, openedBy, openUp, pickedUp, plantedIn } from "../hooks.ts";
import type { Known } from "../known.ts";
import { saysAny } from "../phrase.ts";
import { count, type Course, followedBy, has, type Option, type Policy, type Turn } from "../policy.ts";
import { answers, answersTo, comebacks, hurt, interruptions, inVoice, takeMore, unhurried } from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

/** A detail picked up by its own words counts, however the line is put. */
const PICK_UP_GAIN = 0.6;

/** Cannot be answered with a nod. */
const asksOpenly = (turn: Turn): boolean =>
  turn.signals.inquiring && turn.signals.words >= 3 && /\b(?:what|how|why|where|who|which|tell me)\b/i.test(turn.user);

/** A nod is the whole answer. */
const asksYesOrNo = ({ signals }: Turn): boolean =>
  /^ (?:(?:and|so|but|ok|well|then) )*(?:do|does|did|can|could|will|is|are|was|were|have|has|had) /.test(
    signals.asked?.bare ?? "",
  );

const FOLLOWING = ["tell me", "id love to hear", "id like to hear", "i want to hear", "more about", "go on"];
const followsUp = (turn: Turn): boolean =>
  turn.verdict !== "missed" ||
  (!turn.attacked &&
    !turn.gaveIn &&
    (saysAny(turn.signals.heard, FOLLOWING) ||
      (turn.signals.asked !== undefined && (turn.signals.words > 5 || asksOpenly(turn)))));

const tellsOfThemselves = ({ signals, user, reading }: Turn): boolean =>
  signals.words >= 3 &&
  (reading.moves.some(({ move }) => move === "feeling_disclosed") ||
    /(?:^|[.!?,]\s+)\W*(?:\p{L}+ )?i(?:['’](?:m|ve))?\b(?!['’])/iu.test(user));

const sceneOf = (known: Known): FreeInformationScene | undefined =>
  known.scene?.skill === "free-information" ? known.scene : undefined;

/** "Why do you have it?", "what happened then?", "and you?": means what was spoken of last. */
const ELLIPTIC =
  /\b(?:it|its|that|they|them|those|these|this|there|he|him|his|she|her|one|happened|happens|come|else|then|next|more|whys?|what made you|(?:why|how) did you)\b/i;

/** Asks on without naming what: about the thing that was opened last. */
const asksOn = (turn: Turn, known: Known): boolean =>
  turn.signals.inquiring &&
  !turn.gaveIn &&
  !turn.attacked &&
  (turn.verdict !== "missed" || asksOpenly(turn)) &&
  (turn.signals.words <= 3 || ELLIPTIC.test(turn.user)) &&
  answers(turn, known).length === 0;

const plant = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const { detail = [], loose_thread: thread = [] } = known.lines.tactics;
  const general: readonly Option[] = [
    { tactic: "detail", lines: detail },
    { tactic: "loose_thread", lines: thread },
  ];
  return [
    { tactic: "detail", lines: freshHooks(known, course) },
    ...(turn.number % 2 === 0 ? general : general.toReversed()),
  ];
};

const wavers = (course: Course, known: Known): boolean => course.firmness >= CLEAN_MOVES[known.difficulty] - 1;

const cool = (turn: Turn, course: Course, known: Known, next: readonly Option[]): readonly Option[] => {
  const scene = sceneOf(known);
  const follow = inVoice(next, known);
  const { drifting = [], closing_up: closing = [] } = known.lines.tactics;
  const missed = count(course, "missed");
  const flat: Option = { tactic: "flat", lines: scene?.flat ?? [], next: follow, nextChance: 0.4 };
  const quizzed: Option = { tactic: "flat", lines: known.lines.onFailure["closed_question"] ?? [] };
  const short: Option = { tactic: "short", lines: scene?.short ?? [], inOrder: true, next: follow, nextChance: 0.5 };
  const let_go: Option = {
    tactic: "short",
    lines: known.lines.onFailure["unresponsive"] ?? [],
    next: follow,
    nextChance: 0.4,
  };
  const away: readonly Option[] = [
    { tactic: "drifting", lines: drifting },
    { tactic: "closing_up", lines: closing },
  ];
  const pondered: Option = { tactic: "answer", lines: known.lines.graceful.question, next: follow, nextChance: 1 };
  if (turn.signals.asked && (has(turn, "open_question") || asksOpenly(turn) || !scene) && !asksYesOrNo(turn)) {
    return [pondered, ...next];
  }
  if (has(turn, "closed_question") || turn.signals.asked) {
    return count(course, "quizzed") % 3 === 2 ? [quizzed, flat, ...next] : [flat, quizzed, ...next];
  }
  // Whoever tells of themselves has not picked anything up, and is no stranger for it: twice out of three it is welcome.
  if (tellsOfThemselves(turn) && missed % 3 !== 0) {
    return [
      { tactic: "answer", lines: known.lines.replies?.confided ?? [], next: follow, nextChance: 0.6 },
      short,
      ...next,
    ];
  }
  // "Nice" and "ok" jump to no other subject: they get the short answers only.
  const rest = turn.signals.words < 5 ? [short] : missed % 2 === 1 ? [short, let_go] : [let_go, short];
  return missed % 4 === 3 ? [...away, ...rest, ...next] : [...rest, ...away, ...next];
};

/** A greeting is no answer, and no slight either. */
const GREETING = /^\W*(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day))\b[^?]{0,20}$/i;

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const next = plant(turn, course, known);
  const follow = inVoice(next, known);
  const scene = sceneOf(known);
  const stop = interruptions(turn, known);
  if (stop.length > 0) return [...stop.map(followedBy(follow, unhurried(turn, stop) ? 0.5 : 0)), ...next];
  if (turn.attacked) return [...hurt(turn, known, [], []), ...next];
  const { verdict } = turn;
  if (turn.gaveIn && verdict !== "good") return [...takeMore(turn, known), ...next];
  const answer = answers(turn, known).map(followedBy(follow, 0.6));
  const picked = count(course, `picked-at:${turn.number}`) > 0;
  if (verdict !== "missed" || picked) {
    const more = picked ? openUp(lastMark(course, "picked"), course, known, follow) : [];
    const told = !picked && !turn.signals.inquiring && tellsOfThemselves(turn);
    const warm: readonly Option[] = [
      ...(told
        ? [{ tactic: "answer", lines: known.lines.replies?.confided ?? [], next: follow, nextChance: 0.8 }]
        : []),
      { tactic: "soften", lines: scene?.soften ?? [], next: follow, nextChance: 1 },
      { tactic: "soften", lines: known.lines.soften, next: follow, nextChance: 1 },
    ];
    const thought: Option = { tactic: "answer", lines: known.lines.graceful.question, next: follow, nextChance: 0.5 };
    // A question is not answered by a word about what was said beside it.
    const heard = (turn.signals.inquiring ? turn.signals.asked : undefined) ?? turn.signals.heard;
    const back = comebacks({ ...turn, signals: { ...turn.signals, heard } }, known, follow);
    return turn.signals.inquiring
      ? [...answer, ...more, ...back, thought, ...warm, ...next]
      : [...back, ...more, ...warm, ...next];
  }
  if (GREETING.test(turn.user)) return next;
  if (turn.signals.laughing) {
    return [...answer, { tactic: "joke", lines: known.lines.graceful.joke, next: follow, nextChance: 0.6 }, ...next];
  }
  const brought = turn.signals.words >= 3 ? mention(turn, known) : [];
  return [...answer, ...comebacks(turn, known, follow), ...brought, ...cool(turn, course, known, next)];
};

export const freeInformation: Policy = {
  weigh: (turn, course, known) => {
    const planted = plantedIn(turn, known);
    const marks = [...course.marks, ...planted];
    const named = pickedUp(turn, known, marks);
    const feels = turn.signals.warm && !turn.gaveIn && !turn.attacked;
    const echoed = turn.signals.words >= 3 && !turn.gaveIn && !turn.attacked && echoesAny(turn, known);
    const meant = named < 0 && (feels || asksOn(turn, known));
    const picked = meant ? lastMark({ ...course, marks }, "planted") : named;
    const asksOfIt = turn.signals.asked !== undefined && !turn.attacked && marks.includes(`planted:${picked}`);
    const counted = picked >= 0 && (followsUp(turn) || asksOfIt || feels || echoed);
    return {
      gain: counted ? Math.max(PICK_UP_GAIN, usualGain(turn)) : usualGain(turn),
      marks: [
        ...planted,
        ...(counted ? [`picked:${picked}`, `picked-at:${turn.number}`] : []),
        ...(turn.verdict === "missed" && !counted ? ["missed"] : []),
        ...(turn.signals.asked && turn.verdict === "missed" && !counted ? ["quizzed"] : []),
      ],
    };
  },
  isMet: (turn, course, known) =>
    turn.verdict === "good" && course.firmness >= CLEAN_MOVES[known.difficulty] && course.goods >= 3,
  wavers,
  options,
  lastWord: (turn, course, known) => {
    const picked = count(course, `picked-at:${turn.number}`) > 0 ? lastMark(course, "picked") : -1;
    return [...(turn.signals.asked ? answersTo(turn.signals.asked, known) : []), ...openedBy(picked, known)];
  },
};
