/** Reads the whole exchange, line by line, to where it stands now. Nothing is kept between calls. */
import type { Exchange } from "#coach/coach.ts";
import { readLine } from "#coach/moves/read-line.ts";
import { findDanger } from "#domain/practice/safety.ts";
import { type Known, knownOf } from "./known.ts";
import { policyOf } from "./policies/policies.ts";
import type { Course, Turn } from "./policy.ts";
import { digest, recallOf } from "./recall.ts";
import { type Read, turnOf } from "./turn.ts";

export const START: Course = { firmness: 0, strain: 0, goods: 0, givenIn: 0, marks: [], ended: false };

export type Played = {
  readonly known: Known;
  /** The user's lines that were part of the scene, and after its end. */
  readonly turns: readonly { readonly turn: Turn; readonly before: Course; readonly after: Course }[];
  /** Everything the counterpart has said, oldest first. */
  readonly spoken: readonly string[];
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
    // Someone in danger is answered outside the role-play, and what they said is nobody's to weigh.
    if (findDanger(content) !== null) return;
    trail = digest([trail, String(at), partner, content]);
    const said = [...earlier];
    const heardFrom = partner;
    const make = (): Turn => turnOf(known, at, said, heardFrom, content, read);
    const heard = read === readLine ? recallTurn(trail, make) : make();
    const turn = policyOf(known.skill).hear?.(heard, course, known) ?? heard;
    const after = advance(course, turn, known);
    turns.push({ turn, before: course, after });
    course = after;
    earlier.push(content);
  });
  return { known, turns, spoken };
};
