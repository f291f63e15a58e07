/** Reads the whole exchange, line by line, to where it stands now. Nothing is kept between calls. */
import type { Exchange, Reading } from "#coach/coach.ts";
import { type Known, knownOf } from "./known.ts";
import { saysAny, saysPlainly } from "./phrase.ts";
import { policyOf } from "./policies/policies.ts";
import type { Course, Turn } from "./policy.ts";
import { recallReading } from "./recall.ts";
import { signalsOf } from "./signals.ts";

export const START: Course = { firmness: 0, strain: 0, goods: 0, givenIn: 0, marks: [], ended: false };

export type Played = {
  readonly known: Known;
  /** The user's lines that were part of the scene, and after its end. */
  readonly turns: readonly { readonly turn: Turn; readonly before: Course; readonly after: Course }[];
  /** Everything the counterpart has said, oldest first. */
  readonly spoken: readonly string[];
};

const GIVING_IN = new Set(["giving_in", "position_conceded"]);
const ATTACK = new Set(["insult_threat"]);

const turnOf = (
  known: Known,
  at: number,
  earlier: readonly string[],
  partner: string,
  user: string,
  reading: Reading,
): Turn => {
  const signals = signalsOf(user);
  const moves = reading.moves.map(({ move }) => move);
  const wished = saysAny(signals.heard, known.words.wish);
  const conceded = saysPlainly(signals.heard, known.words.concede) && !wished;
  return {
    at,
    number: earlier.length,
    partner,
    user,
    reading,
    signals,
    gaveIn: conceded || (reading.verdict !== "good" && moves.some((move) => GIVING_IN.has(move))),
    attacked: reading.verdict !== "good" && (reading.style === "aggressive" || moves.some((move) => ATTACK.has(move))),
  };
};

const advance = (course: Course, turn: Turn, known: Known): Course => {
  if (course.ended) return course;
  const policy = policyOf(known.skill);
  const { gain, marks = [] } = policy.weigh(turn, course, known);
  const good = turn.reading.verdict === "good" && !turn.gaveIn && !turn.attacked;
  const heat = turn.attacked ? 0.35 : good ? -0.2 : turn.reading.verdict === "near_miss" ? 0 : 0.15;
  const next: Course = {
    firmness: Math.max(0, course.firmness + gain),
    strain: Math.min(1, Math.max(0, course.strain + heat)),
    goods: course.goods + (good ? 1 : 0),
    givenIn: course.givenIn + (turn.gaveIn ? 1 : 0),
    marks: [...course.marks, ...marks],
    ended: false,
  };
  const ended = !turn.gaveIn && !turn.attacked && policy.isMet(turn, next, known);
  return ended ? { ...next, ended } : next;
};

export const play = (exchange: Exchange): Played => {
  const known = knownOf(exchange);
  const turns: Played["turns"][number][] = [];
  const spoken: string[] = [];
  const earlier: string[] = [];
  let course = START;
  let partner = "";
  let trail = "";
  exchange.messages.forEach(({ role, content }, at) => {
    if (role !== "user") {
      partner = content;
      spoken.push(content);
      return;
    }
    const input = {
      skill: known.skill,
      sceneText: known.sceneText,
      words: known.words,
      partner,
      earlier: [...earlier],
    };
    const { reading, trail: next } = recallReading({ ...input, user: content }, trail);
    trail = next;
    const turn = turnOf(known, at, earlier, partner, content, reading);
    const after = advance(course, turn, known);
    turns.push({ turn, before: course, after });
    course = after;
    earlier.push(content);
  });
  return { known, turns, spoken };
};
