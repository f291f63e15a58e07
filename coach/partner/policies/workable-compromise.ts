/**
 * Workable Compromise: wants it all, turns down the first offer, tells the need behind it when asked, and takes the first
 * offer after that which serves both.
 */
import type { WorkableCompromiseScene } from "#coach/content/scene.ts";
import { readAsGood } from "../good-reading.ts";
import type { Known } from "../known.ts";
import { saysAny } from "../phrase.ts";
import { count, type Course, has, type Option, type Policy, type Turn, withOwn } from "../policy.ts";
import {
  answers,
  asides,
  comebacks,
  givesWay,
  hurt,
  interruptions,
  inVoice,
  sharesWords,
  shrug,
  takeMore,
} from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

/** Asking for the other's need and saying one's own are steps on the way, however small the line. */
const ASKED_GAIN = 0.5;
const SAID_GAIN = 0.2;

/** How much must have gone before, so that even an offer that serves both is not taken at once. */
const EARNED = { Beginner: 1.4, Intermediate: 1.8, Advanced: 2.4 } as const;

const PUSHES = ["appeal", "insist", "corner"] as const;

const sceneOf = (known: Known): WorkableCompromiseScene | undefined =>
  known.scene?.skill === "workable-compromise" ? known.scene : undefined;

const ASKS_NEED = [
  "what do you need",
  "what would you need",
  "what matters",
  "what is important",
  "whats important",
  "important to you",
  "why do you need",
  "why does it matter",
  "what would help",
  "what would work",
  "what are you after",
  "what do you want",
  "what is it about",
  "what makes it",
  "whats behind",
  "what is behind",
  "what worries you",
  "what are you worried",
  "what would make",
  "which part",
  "what bothers you",
  "how come you need",
  "what do you really",
  "what can i do",
  "what could i do",
  "how can i help",
  "how can i make",
];

/** "Why every Saturday?", "What makes the morning so bad for you?": after what is behind the demand, in any words. */
const ASKS_BEHIND =
  /\b(?:(?:why|how come|what makes)\b(?!(?: on earth| the hell)| (?:can['’]?t|don['’]?t|not|would i|should i|do i|am i))[^?]*\b(?:you|your|it|that|this|so|every|all)\b|(?:tell|talk) (?:me|to me) (?:more )?about (?:it|that|what|why)|help me understand|what['’]?s (?:really )?going on)/i;

const asksNeed = (turn: Turn): boolean =>
  (turn.signals.asked !== undefined &&
    (saysAny(turn.signals.asked, ASKS_NEED) || (has(turn, "open_question") && turn.verdict !== "missed"))) ||
  (ASKS_BEHIND.test(turn.user) && !turn.attacked && !has(turn, "cross_examining", "blame", "sarcasm"));

/** "You take Saturdays and I take Sundays", "I'll do the mornings if you do the nights", "Could we split it?" */
const OFFER =
  /\b(?:you (?:take|have|do|keep|get|use|could|can|cover)\b.+\b(?:and|while|then) (?:i|i'll|we)\b|(?:i|i'll|i will|i can|i could|we) .+\bif you\b|if (?:you|i) .+,? (?:i|i'll|you) |(?:how about|what if|(?:could|can|shall) we(?! (?:talk|speak|discuss|chat|have a))|why don't we|suppose we|let's) |what about (?:if )?(?:you|i|me|we|us|doing|going|splitting|having|taking|half|every)\b|would you (?:be (?:ok(?:ay)?|fine|happy)|agree|go halves|take|do)\b)/i;

/** "If you don't mind me asking" offers nothing. */
const POLITE = /\bif (?:you don['’]?t mind|i may|i might|you like|that['’]?s ok(?:ay)?)\b[^.?!,]*/gi;

/** "I could do it this weekend", "Let me take the early ones": what somebody is ready to do. */
const READY =
  /\b(?:i['’](?:ll|d)|ill|i (?:could|can|will|would|do|take)|we (?:could|can)|let me|what about|maybe|you (?:can |could |get to )?(?:take|have|use|get|keep|do))\b/i;

/** Touches what the other needs, in words we know, and not the wrong way round ("You take the Sundays"). */
const meetsTheirs = ({ signals }: Turn, known: Known): boolean => {
  const { theirNeedWords = [], against = [] } = sceneOf(known) ?? {};
  return saysAny(signals.heard, theirNeedWords) && !saysAny(signals.heard, against);
};

const isOffer = (turn: Turn, known: Known): boolean => {
  if (turn.gaveIn || turn.attacked) return false;
  if (has(turn, "two_sided_offer")) return !asksNeed(turn) || OFFER.test(turn.user);
  const said = turn.user.replace(POLITE, "");
  return OFFER.test(said) || (READY.test(said) && !asksNeed(turn) && meetsTheirs(turn, known));
};

/** "Deal?", "Would that work?": asks after the offer that was made before. */
const ASKS_AFTER_OFFER =
  /^\W*(?:(?:so|ok(?:ay)?|and|well),? )*(?:deal|ok(?:ay)?|agreed|fair(?: enough)?|sound(?:s)? (?:good|fair|ok(?:ay)?)|(?:would|does|could|will) (?:that|this) (?:work|do|help|suit)[^.!?]*|how(?:['’]s| is| does| about) that[^.!?]*|what do you (?:think|say)[^.!?]*|can we (?:do|try|agree on) that[^.!?]*|yes|no)\s*\?+\s*$/i;

const needsOf = ({ own, lines }: Known): readonly string[] =>
  own && own.need.length > 0 ? own.need : (lines.tactics["need"] ?? []);

/** In a scene of the user's own nobody knows the words that serve the need: it is enough that they are those it was told in. */
const takesUpNeed = (turn: Turn, course: Course, known: Known): boolean =>
  isOffer(turn, known) &&
  needsOf(known).some(
    (line, index) =>
      (turn.partner.includes(line) || count(course, `need:${index}`) > 0) && sharesWords(turn.user, line, 4),
  );

/** Serves the other's need in words we know, and the user's, said now or before. */
const servesBoth = (turn: Turn, course: Course, known: Known): boolean => {
  if (turn.gaveIn || turn.attacked) return false;
  const scene = sceneOf(known);
  const theirs = scene ? meetsTheirs(turn, known) : takesUpNeed(turn, course, known);
  const yours =
    saysAny(turn.signals.heard, scene?.yourNeedWords ?? known.words.wish) ||
    has(turn, "own_need") ||
    count(course, "own-need") > 0;
  return theirs && yours && (isOffer(turn, known) || turn.verdict === "good");
};

/** "Yes, from tomorrow", "I'll ring you", "Deal": the answer to a practical question about the offer. */
const CONFIRMS =
  /(?:^|[,.!]\s*)(?:yes|yeah|yep|sure|of course|i['’]ll|i will|i can|we['’]?ll|we can|then i|deal|good point|no problem|absolutely)\b/i;

/** Takes the offer back, or leaves it hanging. */
const WAVERS =
  /\b(?:no|not|never|nothing|but|actually|maybe|perhaps|guess|suppose|whatever|sorry|forget|depends|see)\b|n['’]t\b|\?/i;

/** Takes nothing of the offer back: a plain answer to what was asked about it will do, in whatever words. */
const stands = (turn: Turn): boolean => {
  if (asksNeed(turn)) return false;
  if (turn.verdict !== "missed" || CONFIRMS.test(turn.user)) return true;
  return !WAVERS.test(turn.user) && !turn.signals.laughing && turn.signals.words >= 2 && !turn.gaveIn;
};

/** The line before offered what meets both, and was asked about. */
const isAsked = (turn: Turn, course: Course): boolean =>
  count(course, `met-at:${turn.number - 1}`) > 0 && count(course, "asked") > 0;

/** Whoever says what they keep, beside what the other gets, gives nothing away. */
const keepsBoth = (turn: Turn, known: Known): boolean =>
  turn.gaveIn &&
  meetsTheirs(turn, known) &&
  saysAny(turn.signals.heard, sceneOf(known)?.yourNeedWords ?? []) &&
  !saysAny(turn.signals.heard, known.words.concede);

/** "Ugh, ok. Why do you need it all day?" asks, whatever it begins with. */
const stillAsks = (turn: Turn, known: Known): boolean =>
  turn.gaveIn && turn.signals.inquiring && asksNeed(turn) && !saysAny(turn.signals.heard, known.words.concede);

/** A yes to one's own offer is no giving way. */
const hear = (turn: Turn, course: Course, known: Known): Turn => {
  if (stillAsks(turn, known)) return { ...turn, gaveIn: false };
  if (keepsBoth(turn, known)) return { ...turn, gaveIn: false, verdict: "near_miss" };
  return isAsked(turn, course) &&
    !turn.attacked &&
    CONFIRMS.test(turn.user) &&
    !saysAny(turn.signals.heard, known.words.concede)
    ? { ...turn, verdict: "good", gaveIn: false, reading: readAsGood(turn.reading, known.skill, undefined, turn.user) }
    : turn;
};

const wavers = (course: Course, known: Known): boolean =>
  course.firmness >= CLEAN_MOVES[known.difficulty] - 1 && count(course, "offer") > 0;

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const scene = sceneOf(known);
  const { onFailure } = known.lines;
  const { reject: rejections = [] } = known.lines.tactics;
  const { reject: ownRejections = [] } = known.own ?? {};
  const from = turn.number % PUSHES.length;
  const general: readonly Option[] = [
    { tactic: "press", lines: scene?.press ?? [] },
    ...[...PUSHES.slice(from), ...PUSHES.slice(0, from)].map((tactic) => ({
      tactic,
      lines: known.lines.tactics[tactic] ?? [],
    })),
  ];
  const push = withOwn(general, turn, known);
  const follow = inVoice(push, known);
  const stop = interruptions(turn, known);
  if (stop.length > 0) return [...stop, ...push];
  const failed = turn.verdict === "missed";
  if (turn.attacked) return [...hurt(turn, known, scene?.onUltimatum ?? [], follow), ...push];
  // "Yes, every weekday. I'd keep the weekends free": a yes to one's own offer, with more of it.
  const addsToOffer = count(course, "offer") > 0 && READY.test(turn.user);
  if (turn.gaveIn || (givesWay(turn) && !addsToOffer)) return [...takeMore(turn, known), ...push];
  const answer = answers(turn, known);
  if (count(course, `met-at:${turn.number}`) > 0 && count(course, "asked") > 0) {
    return [
      { tactic: "check", lines: scene?.checks ?? known.lines.checks ?? [] },
      { tactic: "counter", lines: scene?.counter ?? [] },
      ...push,
    ];
  }
  const offersAgain =
    (ASKS_AFTER_OFFER.test(turn.user) && count(course, "offer") > 0) || (addsToOffer && CONFIRMS.test(turn.user));
  if (isOffer(turn, known) || offersAgain) {
    const reject: Option = { tactic: "reject", lines: scene?.reject ?? ownRejections };
    const generally: Option = { tactic: "reject", lines: rejections };
    const counter: Option = { tactic: "counter", lines: scene?.counter ?? [] };
    const soften: readonly Option[] = [
      { tactic: "soften", lines: scene?.soften ?? [], next: follow, nextChance: 0.2 },
      { tactic: "soften", lines: known.lines.soften, next: follow, nextChance: 0.3 },
    ];
    // What would do, from someone who has not asked why: no word against it that does not hold.
    if (count(course, `met-at:${turn.number}`) > 0) return [...soften, counter, ...push];
    if (count(course, "offer") <= 1 && !offersAgain) return [reject, counter, generally, ...push];
    return wavers(course, known)
      ? [...soften, counter, reject, generally, ...push]
      : [counter, reject, generally, ...soften, ...push];
  }
  if (asksNeed(turn)) {
    return [
      { tactic: "need", lines: scene?.need ?? needsOf(known) },
      ...answer,
      ...shrug(turn, known, follow),
      ...push,
    ];
  }
  if (answer.length > 0) return [...answer, ...push];
  const heard = comebacks(turn, known, follow);
  if (heard.length > 0) return [...heard, ...push];
  const failure = failed
    ? Object.keys(onFailure).find((move) => turn.reading.moves.some((found) => found.move === move))
    : undefined;
  if (failure) return [{ tactic: failure, lines: onFailure[failure] ?? [], next: follow, nextChance: 0.6 }, ...push];
  if (failed) return [...asides(turn, known, follow), ...shrug(turn, known, follow), ...push];
  return push;
};

export const workableCompromise: Policy = {
  hear,
  weigh: (turn, course, known) => {
    const marks: string[] = needsOf(known).flatMap((line, index) =>
      !known.scene && turn.partner.includes(line) ? [`need:${index}`] : [],
    );
    const civil = !turn.attacked && !turn.gaveIn && !turn.signals.silent;
    if (civil) {
      const said = saysAny(turn.signals.heard, sceneOf(known)?.yourNeedWords ?? []);
      if (has(turn, "own_need") || said) marks.push("own-need");
      if (asksNeed(turn)) marks.push("asked");
      if (isOffer(turn, known) || servesBoth(turn, course, known)) marks.push("offer");
      if (servesBoth(turn, course, known)) marks.push("met", `met-at:${turn.number}`);
    }
    const least = !civil
      ? -1
      : marks.includes("asked")
        ? ASKED_GAIN
        : marks.some((mark) => !mark.startsWith("need:"))
          ? SAID_GAIN
          : -1;
    return { gain: Math.max(least, usualGain(turn)), marks };
  },
  /**
   * A first offer is never taken as it stands: one that meets both is asked about, and any civil answer to that settles
   * it. A later offer that meets both ends it, and so does patience with offers we cannot check.
   */
  isMet: (turn, course, known) => {
    const good = turn.verdict === "good";
    const earned = turn.number > 0 && course.firmness >= EARNED[known.difficulty];
    if (servesBoth(turn, course, known) && earned && count(course, "offer") > 1) return true;
    if (isAsked(turn, course) && earned && stands(turn)) return true;
    const patience = CLEAN_MOVES[known.difficulty] - (!known.scene && count(course, "asked") > 0 ? 1 : 0);
    return good && isOffer(turn, known) && count(course, "offer") > 1 && course.firmness >= patience;
  },
  wavers,
  options,
};
