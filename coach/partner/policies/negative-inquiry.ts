/**
 * Negative Inquiry: hints first; every sincere question about the user's own behaviour brings out one real complaint, the
 * last of them what it was about all along. Cross-examining, defending or waving it off closes the counterpart up.
 */
import type { NegativeInquiryScene } from "#coach/content/scene.ts";
import type { Known } from "../known.ts";
import { count, type Course, has, type Option, type Policy, type Turn } from "../policy.ts";
import { saysPlainly } from "../phrase.ts";
import {
  answers,
  asides,
  comebacks,
  cued,
  excuses,
  explains,
  hurt,
  interruptions,
  shrug,
  takeMore,
} from "../reactions.ts";
import { CLEAN_MOVES, usualGain } from "../threshold.ts";

const sceneOf = (known: Known): NegativeInquiryScene | undefined =>
  known.scene?.skill === "negative-inquiry" ? known.scene : undefined;

/** Complaints until the last one is out. */
const neededOf = (known: Known): number => CLEAN_MOVES[known.difficulty];

/** Complaints that the user has guessed at: "oh god, the barbecue?" */
const guessed = ({ signals }: Turn, known: Known): readonly string[] =>
  signals.asked === undefined ? [] : cued(sceneOf(known)?.complaints ?? [], signals.asked);

/**
 * In order, but the one it was really about comes last, however few are needed before it. What the user has guessed at
 * comes first: "Is it because I left the concert?" is answered about the concert.
 */
const complaintsOf = (turn: Turn, known: Known): readonly string[] => {
  const own = sceneOf(known)?.complaints ?? [];
  const all = own.length > 0 ? own.map(({ text }) => text) : (known.own?.complaints ?? []);
  if (all.length === 0) return [];
  return [...guessed(turn, known), ...all.slice(0, neededOf(known) - 1), ...all.slice(-1)];
};

const ASKS = ["question_own_behaviour"] as const;
/** "What else?": once they have begun to tell, whoever asks for more is asking in earnest. */
const ASKS_ON =
  /\b(?:what|anything|something|is there|was there) (?:else|more)\b|\bwhat other\b|\bwhat (?:have|did) i (?:do|done|say|said)\b|\b(?:have|did) i (?:(?:do|done|say|said|upset|hurt|forget|forgotten|miss|missed)\b|annoy|offend|piss|let you|mess|get [^.?!]* wrong|make you)|\bsomething i(?:['’]ve)? (?:did|done|said)\b/i;
/** Asks for it without a question mark. */
const INVITES =
  /\b(?:go on(?! then)|carry on(?! then)|keep going|tell me (?:more|what|how|why|all|everything|the rest|please|one thing|something|anything)|talk to me|i(?:['’]m| am) listening|let me hear|i(?:['’]d| would)? (?:really |just )?(?:want|like|love|rather|need) to (?:know|hear|understand)(?! (?:who|why|when))|i(?:['’]d| would) rather (?:know|hear)|(?:anything|what) (?:else|more))\b/i;

const isInquiry = (turn: Turn, known: Known): boolean => {
  const civil = !turn.attacked && !turn.signals.laughing && !has(turn, "blame", "cross_examining", "new_justification");
  if (civil && INVITES.test(turn.user)) return true;
  if (ASKS_ON.test(turn.user) && turn.signals.asked !== undefined && !turn.attacked && !turn.signals.laughing)
    return true;
  if (civil && guessed(turn, known).length > 0) return true;
  // "Okay, where do I sign?" asks, and not for more.
  if (saysPlainly(turn.signals.heard, known.words.concede)) return false;
  const { verdict } = turn;
  const asks = turn.signals.asked !== undefined;
  if (verdict === "good") return asks || has(turn, ...ASKS);
  return verdict === "near_miss" && asks && has(turn, ...ASKS) && !has(turn, "cross_examining", "new_justification");
};

const hint = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const { hint: hints = [], withdraw = [], generalise = [] } = known.lines.tactics;
  const own: Option = { tactic: "hint", lines: sceneOf(known)?.vague ?? [] };
  const general: readonly Option[] = [
    { tactic: "hint", lines: hints },
    { tactic: "withdraw", lines: withdraw },
    { tactic: "generalise", lines: generalise },
  ];
  const from = course.strain > 0.5 ? 2 : turn.number % 3;
  return [own, ...general.slice(from), ...general.slice(0, from)];
};

/** Defends, blames, cross-examines, or says nothing at all. To be sorry for what one has heard out is no resistance. */
const resists = (turn: Turn): boolean =>
  turn.signals.silent ||
  turn.signals.otherLanguage ||
  (turn.verdict === "missed" && has(turn, "new_justification", "blame", "cross_examining", "sarcasm"));

const defends = (turn: Turn): boolean =>
  (has(turn, "new_justification") && (!turn.signals.inquiring || excuses(turn))) ||
  (turn.verdict === "missed" && !turn.signals.inquiring && excuses(turn)) ||
  (explains(turn) && turn.reading.style !== "passive");

const told = (course: Course): number => count(course, "complaint");
const wavers = (course: Course, known: Known): boolean => told(course) >= neededOf(known) - 1;

const options = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const scene = sceneOf(known);
  const { onFailure, tactics } = known.lines;
  const push = hint(turn, course, known);
  const react = (tactic: string, own: readonly string[], general: readonly string[] | undefined): readonly Option[] => {
    const reactions = [
      { tactic, lines: own },
      { tactic, lines: general ?? [], next: push, nextChance: 0.3 },
    ];
    return [...(turn.number % 2 === 0 ? reactions : reactions.toReversed()), ...push];
  };
  const stop = interruptions(turn, known);
  if (stop.length > 0) return stop;
  if (turn.attacked) return hurt(turn, known, [], push);
  if (isInquiry(turn, known)) {
    const ofMatter = complaintsOf(turn, known);
    const complaint: readonly Option[] =
      ofMatter.length > 0
        ? [{ tactic: "complaint", lines: ofMatter, inOrder: true }]
        : [{ tactic: "complaint", lines: tactics["complaint"] ?? [] }];
    return [...complaint, { tactic: "soften", lines: known.lines.soften }];
  }
  if (turn.gaveIn) return [...takeMore(turn, known), ...push];
  const answer = answers(turn, known);
  if (answer.length > 0) return [...answer, ...push];
  const heard = comebacks(turn, known, push);
  if (heard.length > 0) return [...heard, ...push];
  const good = turn.verdict === "good";
  if (!good && has(turn, "cross_examining", "blame", "sarcasm")) {
    return react("cross_examining", scene?.onCrossExamine ?? [], onFailure["cross_examining"]);
  }
  if (!good && defends(turn)) {
    return react("new_justification", scene?.onDefence ?? [], onFailure["new_justification"]);
  }
  // To be sorry for what one has just heard is no way of shutting it down.
  const takesIn = told(course) > 0 && /\b(?:sorry|apologi)/i.test(turn.user);
  if (good || turn.verdict === "near_miss" || takesIn) {
    const soften: Option = { tactic: "soften", lines: [...(scene?.soften ?? []), ...known.lines.soften] };
    return told(course) > 0 ? [{ ...soften, next: push, nextChance: 0.5 }, ...push] : push;
  }
  return [
    ...asides(turn, known, push),
    ...shrug(turn, known, push),
    ...(turn.signals.words < 8 || has(turn, "unresponsive", "apology")
      ? react("unresponsive", scene?.onShutDown ?? [], onFailure["unresponsive"])
      : push),
  ];
};

export const negativeInquiry: Policy = {
  weigh: (turn, _course, known) => ({ gain: usualGain(turn), marks: isInquiry(turn, known) ? ["complaint"] : [] }),
  /** Once the last complaint is out, one more line that is neither a defence nor an attack closes it. */
  isMet: (turn, course, known) =>
    told(course) > neededOf(known) || (told(course) === neededOf(known) && !isInquiry(turn, known) && !resists(turn)),
  wavers,
  options,
};
