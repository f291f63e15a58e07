/** The embedded counterpart. Pure: the same exchange with the same seed gets the same reply. */
import type { Exchange, PartnerReply, Reading } from "#coach/coach.ts";
import { PRESSURE_MAX } from "#domain/practice/practice.ts";
import { findDanger, SAFETY_NOTE } from "#domain/practice/safety.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { chance } from "./chance.ts";
import { choose } from "./choice.ts";
import { type Played, play, START } from "./course.ts";
import { type Known, knownOf } from "./known.ts";
import { policyOf } from "./policies/policies.ts";
import type { Course, Option, Turn } from "./policy.ts";
import { LAST_WORDS, REMAINDERS } from "./remainders.ts";
import { isFresh, saidIn, sentenceKeys, sentencesIn } from "./sentences.ts";
import { suggestions } from "./suggestion.ts";
import { saidWhy, shownWords } from "./true-why.ts";

const OPENING_PRESSURE = 2;
const OPENING = { tactic: "opening", ended: false, pressure: OPENING_PRESSURE } as const;
/** In the others the counterpart chats, or is silent about what the matter is. */
const COMES_TO_THE_POINT: ReadonlySet<SkillSlug> = new Set([
  "broken-record",
  "fogging",
  "negative-assertion",
  "workable-compromise",
]);
/** Openings that also suit someone who is asked for something, and not only someone who asks. */
const SETTLING = /\b(?:settle|know what this is about|my way|decided|make it complicated)\b/i;

/** The scene's own opening; of a custom scenario one of the skill's, after a word about the matter when its title names one. */
export const openingLine = (exchange: Exchange): PartnerReply => {
  const known = knownOf(exchange);
  const { skill, scene, custom, lines } = known;
  const own = known.own?.openings ?? [];
  if (own.length > 0) {
    const line = choose([{ tactic: "opening", lines: own }], new Set(), exchange.seed)?.content ?? "";
    const point = sentencesIn(line).at(-1) ?? line;
    return { content: custom?.matter ? `It's about ${custom.matter}. ${point}` : line, ...OPENING };
  }
  const settling = custom?.claims ? lines.openings.filter((line) => SETTLING.test(line)) : [];
  const openings = [settling, lines.openings].map((list) => ({ tactic: "opening", lines: list }));
  const general = choose(openings, new Set(), exchange.seed)?.content ?? "";
  const about = custom?.matter && COMES_TO_THE_POINT.has(skill) ? `It's about ${custom.matter}. ${general}` : general;
  return { content: scene?.startingLine ?? about, ...OPENING };
};

const partingsOf = ({ scene }: Known): readonly string[] =>
  scene?.skill === "free-information" || scene?.skill === "self-disclosure" ? scene.parting : [];

const endings = (known: Known): readonly Option[] => [
  { tactic: "yield", lines: known.scene?.yield ?? known.own?.yields ?? [] },
  { tactic: "yield", lines: known.lines.yield },
];

/** In the talk skills nobody goes off in the middle of what they were asked: the answer first, and then the goodbye. */
const answeredEndings = (turn: Turn, course: Course, known: Known): readonly Option[] => {
  const answer = policyOf(known.skill).lastWord?.(turn, course, known) ?? [];
  const last = { tactic: "yield", lines: partingsOf(known) };
  return answer.map((line) => ({ tactic: "yield", lines: [line], next: [last], nextChance: 1, joined: true }));
};

const isClosed = (known: Known, spoken: readonly string[]): boolean => {
  const said = saidIn(spoken);
  const closing = [...partingsOf(known), ...endings(known).flatMap(({ lines }) => lines)];
  return closing.some((line) => sentenceKeys(line).every((key) => said.has(key)));
};

/** Tactics that tell what the user has to earn: never said to fill a gap. */
const KEPT_BACK: Readonly<Partial<Record<SkillSlug, readonly string[]>>> = {
  "negative-inquiry": ["complaint"],
  "self-disclosure": ["opens_up"],
  "workable-compromise": ["need", "reject"],
};

/** Neighbouring lists, for when the fitting ones are used up. */
const widening = ({ lines, skill, own }: Known): readonly Option[] => [
  ...Object.entries(own?.refusing?.tactics ?? lines.tactics)
    .filter(([tactic]) => !KEPT_BACK[skill]?.includes(tactic))
    .map(([tactic, list]) => ({ tactic, lines: list })),
  { tactic: "soften", lines: lines.soften },
  { tactic: "remainder", lines: REMAINDERS },
];

/** 0 when it is over, 1 when wavering, else it climbs with time and with what the user feeds it. */
const pressureOf = (course: Course, turns: number, known: Known): number => {
  if (course.ended) return 0;
  if (policyOf(known.skill).wavers(course, known)) return 1;
  const level = OPENING_PRESSURE + Math.min(1, turns / 3) + course.strain * 2 - Math.min(1, course.firmness / 4);
  return Math.min(PRESSURE_MAX, Math.max(1, Math.round(level)));
};

const nextOf = ({ known, turns, spoken }: Played): { options: readonly Option[]; course: Course | undefined } => {
  const last = turns.at(-1);
  if (!last) return { options: widening(known), course: undefined };
  const { turn, after } = last;
  if (!after.ended)
    return { options: [...policyOf(known.skill).options(turn, after, known), ...widening(known)], course: after };
  const farewells: readonly Option[] = [
    ...(known.scene ? [{ tactic: "farewell", lines: known.scene.farewell }] : []),
    { tactic: "farewell", lines: known.lines.farewell },
    { tactic: "farewell", lines: LAST_WORDS },
  ];
  const closings = isClosed(known, spoken) ? [] : [...answeredEndings(turn, after, known), ...endings(known)];
  return { options: [...closings, ...farewells], course: after };
};

/** The reading, its reason with the words it is about: beside a line of the conversation there is no mark to show them. */
const told = ({ reading, user }: Turn): Reading =>
  reading.quote === "" ? reading : { ...reading, why: saidWhy(reading.why, shownWords(reading, user)) };

/** The reply to the last message, which is the user's. To someone in danger it is not the counterpart who answers. */
export const replyTo = (exchange: Exchange): PartnerReply => {
  const played = play(exchange);
  const danger = findDanger(exchange.messages.at(-1)?.content ?? "");
  if (danger !== null) {
    const ended = played.turns.at(-1)?.after.ended ?? false;
    return { content: SAFETY_NOTE[danger], tactic: "safety", ended, pressure: 0 };
  }
  const { options, course } = nextOf(played);
  const last = played.turns.at(-1);
  const choice = choose(options, saidIn(played.spoken), exchange.seed) ?? { content: "…", tactic: "silence" };
  return {
    ...choice,
    ended: course?.ended ?? false,
    pressure: course ? pressureOf(course, played.turns.length, played.known) : OPENING_PRESSURE,
    ...(last ? { reading: told(last.turn) } : {}),
  };
};

/** A line the user could say now: a good move of the skill that they have not said yet. */
export const suggestLine = (exchange: Exchange): string => {
  const { known, turns, spoken } = play(exchange);
  const said = saidIn(turns.map(({ turn }) => turn.user));
  const lines = suggestions(known, spoken.at(-1) ?? "", turns.at(-1)?.after ?? START);
  return (
    lines.find((line) => isFresh(line, said)) ??
    lines[Math.floor(chance(exchange.seed, String(turns.length)) * lines.length)] ??
    ""
  );
};
