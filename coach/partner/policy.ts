/** What one skill's counterpart does: how a user's line counts, when it is over, and what may be said next. */
import type { Reading } from "#coach/coach.ts";
import type { Verdict } from "#domain/analysis/analysis.ts";
import type { Move } from "#coach/moves/move.ts";
import type { Known } from "./known.ts";
import type { Signals } from "./signals.ts";

/** One line of the user's with the line it answered. */
export type Turn = {
  /** Index of the user's line in the exchange's messages. */
  readonly at: number;
  /** 0 for the first line of the user's. */
  readonly number: number;
  readonly partner: string;
  readonly user: string;
  readonly reading: Reading;
  /** The reading's, but better where the line has the scene's own words for the wish and nothing against it. */
  readonly verdict: Verdict;
  readonly signals: Signals;
  /** The user gives in here: said so in the scene's words, or read so. */
  readonly gaveIn: boolean;
  /** Insults, threats, contempt. */
  readonly attacked: boolean;
  /** Calls the other something, or threatens. */
  readonly insulted: boolean;
  /** The same words as an earlier line of the user's. */
  readonly repeated: boolean;
  /** A civil question of fact that the scene can answer: neither a move nor a failure. */
  readonly factual: boolean;
};

/** Where the conversation stands. */
export type Course = {
  /** A leaky score of good moves, ≥ 0. */
  readonly firmness: number;
  /** 0–1, how heated or how cool the counterpart is from what the user did wrong. */
  readonly strain: number;
  readonly goods: number;
  readonly givenIn: number;
  /** What has happened, in order: "need-asked", "hook:3". */
  readonly marks: readonly string[];
  readonly ended: boolean;
};

type Weighing = { readonly gain: number; readonly marks?: readonly string[] };

/** Lines that fit now. The first option with a fresh line is taken. */
export type Option = {
  readonly tactic: string;
  readonly lines: readonly string[];
  /** Taken in the order given, not in the seed's. */
  readonly inOrder?: boolean;
  /** A push to follow in the same reply, if one sits well. */
  readonly next?: readonly Option[];
  /** How often `next` is tried, 0–1; 0.5 unless told. */
  readonly nextChance?: number;
  /** Only with something of `next`; without it the option is passed over. */
  readonly joined?: boolean;
};

export type Policy = {
  /** Hears the line again in the light of what went before it. */
  readonly hear?: (turn: Turn, course: Course, known: Known) => Turn;
  readonly weigh: (turn: Turn, course: Course, known: Known) => Weighing;
  /** Asked after the turn has been counted; true ends the scene in the user's favour. */
  readonly isMet: (turn: Turn, course: Course, known: Known) => boolean;
  /** The counterpart is wavering. */
  readonly wavers: (course: Course, known: Known) => boolean;
  readonly options: (turn: Turn, course: Course, known: Known) => readonly Option[];
  /** What the line that ended it is still owed, the most fitting first. */
  readonly lastWord?: (turn: Turn, course: Course, known: Known) => readonly string[];
};

/** The option with something to follow it in the same reply. */
export const followedBy =
  (next: readonly Option[], nextChance: number) =>
  (option: Option): Option => ({ ...option, next, nextChance });

/** In a custom scenario: lines about the matter itself every other turn, now and then one of this kind of person's. */
export const withOwn = (push: readonly Option[], turn: Turn, { own }: Known): readonly Option[] => {
  if (own === undefined) return push;
  const about: readonly Option[] = Object.entries(own.pushes).map(([tactic, lines]) => ({ tactic, lines }));
  const kind: Option = { tactic: "kind", lines: own.kind };
  const from = about.length === 0 ? 0 : (turn.number / 2) % about.length;
  const inTurn = [...about.slice(from), ...about.slice(0, from)];
  if (turn.number % 2 === 0) return [...inTurn, ...push, kind];
  return turn.number % 4 === 1 ? [kind, ...push, ...about] : [...push, ...about, kind];
};

export const has = (turn: Turn, ...moves: readonly Move[]): boolean =>
  turn.reading.moves.some(({ move }) => moves.includes(move));

export const count = (course: Course, mark: string): number => course.marks.filter((known) => known === mark).length;
