/** Plays whole conversations with made-up users and counts what must never happen, and who reaches the end. */
import { SCENES } from "#coach/content/catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import type { Exchange } from "#coach/coach.ts";
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { chance } from "./chance.ts";
import { openingLine, replyTo } from "./partner.ts";
import { sentenceKeys } from "./sentences.ts";
import { isAstray, isBroken } from "./simulation-checks.ts";
import { skilledLines } from "./simulation-skilled.ts";

export const USERS = ["passive", "assertive", "aggressive", "mixed", "silly"] as const;
export type UserKind = (typeof USERS)[number];

/** A labelled line of the training set; only these fields matter here. */
export type UserLine = {
  readonly skill: SkillSlug;
  readonly user: string;
  readonly verdict: Verdict;
  readonly style: Style;
};

export type SimulationOptions = {
  readonly lines: readonly UserLine[];
  /** Conversations for each scene and kind of user. */
  readonly seeds: number;
  /** The user's lines in a conversation. */
  readonly turns: number;
  readonly scenes?: readonly Scene[];
};

export type SimulationRow = {
  readonly skill: SkillSlug;
  readonly user: UserKind;
  readonly conversations: number;
  readonly ended: number;
  readonly replies: number;
  /** Replies with a sentence the counterpart had said before. */
  readonly repeated: number;
  /** Replies with a brace or "undefined" in them, or empty. */
  readonly broken: number;
  /** Replies that are not this counterpart's: a line of another scene's, a speech, a word about technique. */
  readonly astray: number;
  readonly fallback: number;
  /** The user's lines until the end, on average; 0 when nobody got there. */
  readonly turnsToEnd: number;
};

const SILLY = [
  "haha lol",
  "…",
  "🍌🍌🍌",
  "knock knock",
  "What is the capital of Peru?",
  "asdfgh",
  "no hablo inglés, lo siento mucho",
  "I'm crying now",
  "lol you are so funny",
  "...",
  "?",
  "Do you like trains?",
  "my cat walked on the keyboard",
  "WHAT EVEN IS THIS",
  "hmm",
  "42",
  "ich verstehe das nicht, was ist das",
  "beep boop",
  "so anyway how about that football",
  "привет как дела",
];
const PASSIVE = [
  "ok",
  "fine, whatever you want",
  "I guess so",
  "sorry, you're right, I'll do it",
  "yes ok",
  "if you say so",
  "sorry",
  "I suppose",
  "sure",
  "I don't mind",
];
const AGGRESSIVE = [
  "Shut up, you idiot.",
  "You people are a joke.",
  "Get lost!!!",
  "What is wrong with you?",
  "You're pathetic.",
  "Don't be so stupid.",
];

const pick = (list: readonly string[], seed: number, name: string): string =>
  list[Math.floor(chance(seed, name) * list.length)] ?? "";

const poolOf = (kind: UserKind, scene: Scene, lines: readonly UserLine[]): readonly string[] => {
  const own = lines.filter(({ skill }) => skill === scene.skill);
  const of = (style: Style, verdict: Verdict): readonly string[] =>
    own.filter((line) => line.style === style && line.verdict === verdict).map(({ user }) => user);
  switch (kind) {
    case "passive":
      return [...of("passive", "missed"), ...PASSIVE, ...scene.words.concede];
    case "aggressive":
      return [...of("aggressive", "missed"), ...AGGRESSIVE];
    case "silly":
      return SILLY;
    case "mixed":
      return [...own.map(({ user }) => user), ...SILLY.slice(0, 6), ...scene.core];
    case "assertive":
      return [];
    default:
      return kind satisfies never;
  }
};

/** What a made-up user says next: the skilled one answers the counterpart's last line, the others say what is theirs to say. */
export const scriptOf = (
  scene: Scene,
  kind: UserKind,
  lines: readonly UserLine[],
): ((exchange: Exchange) => string) => {
  const pool = poolOf(kind, scene, lines);
  return (exchange) => {
    const turn = exchange.messages.filter(({ role }) => role === "user").length;
    const choices = kind === "assertive" ? skilledLines(exchange) : pool;
    return pick(choices, exchange.seed, `${kind} ${turn}`);
  };
};

type Tally = {
  readonly replies: number;
  readonly repeated: number;
  readonly broken: number;
  readonly astray: number;
  readonly fallback: number;
  /** The number of the user's line that ended it; 0 when none did. */
  readonly endedAt: number;
};

const play = (scene: Scene, kind: UserKind, seed: number, options: SimulationOptions): Tally => {
  const nextLine = scriptOf(scene, kind, options.lines);
  const messages: ChatTurn[] = [];
  const exchange: Exchange = {
    skill: scene.skill,
    scenario: { kind: "predefined", scene },
    difficulty: scene.difficulty,
    seed,
    messages,
  };
  const opening = openingLine(exchange).content;
  messages.push({ role: "system", content: opening });
  const said = new Set(sentenceKeys(opening));
  const tally = { replies: 0, repeated: 0, broken: 0, astray: 0, fallback: 0, endedAt: 0 };
  for (let turn = 0; turn < options.turns; turn += 1) {
    messages.push({ role: "user", content: nextLine(exchange) });
    const reply = replyTo(exchange);
    messages.push({ role: "assistant", content: reply.content });
    const keys = sentenceKeys(reply.content);
    tally.replies += 1;
    // The note to someone in danger is outside the role on purpose, and comes each time it is needed.
    const isNote = reply.tactic === "safety";
    if (!isNote && (keys.some((key) => said.has(key)) || new Set(keys).size < keys.length)) tally.repeated += 1;
    if (isBroken(reply.content)) tally.broken += 1;
    if (!isNote && isAstray(reply.content, scene)) tally.astray += 1;
    if (reply.tactic === "remainder") tally.fallback += 1;
    for (const key of keys) said.add(key);
    if (reply.ended && tally.endedAt === 0) tally.endedAt = turn + 1;
    if (tally.endedAt > 0 && turn >= tally.endedAt + 1) break;
  }
  return tally;
};

const rowOf = (skill: SkillSlug, user: UserKind, played: readonly Tally[]): SimulationRow => {
  const sum = (of: (one: Tally) => number): number => played.reduce((total, one) => total + of(one), 0);
  const ended = sum(({ endedAt }) => (endedAt > 0 ? 1 : 0));
  return {
    skill,
    user,
    conversations: played.length,
    ended,
    replies: sum(({ replies }) => replies),
    repeated: sum(({ repeated }) => repeated),
    broken: sum(({ broken }) => broken),
    astray: sum(({ astray }) => astray),
    fallback: sum(({ fallback }) => fallback),
    turnsToEnd: ended > 0 ? sum(({ endedAt }) => endedAt) / ended : 0,
  };
};

/** One row for each skill and kind of user. */
export const simulate = (options: SimulationOptions): readonly SimulationRow[] => {
  const scenes = options.scenes ?? SCENES;
  const seeds = Array.from({ length: options.seeds }, (_, index) => (index + 1) * 7919);
  return SKILL_SLUGS.flatMap((skill) => {
    const own = scenes.filter((scene) => scene.skill === skill);
    if (own.length === 0) return [];
    return USERS.map((user) =>
      rowOf(
        skill,
        user,
        own.flatMap((scene) => seeds.map((seed) => play(scene, user, seed, options))),
      ),
    );
  });
};

const cell = (value: string | number, width: number): string => String(value).padStart(width);

/** The rows as a table to print. */
export const simulationTable = (rows: readonly SimulationRow[]): string =>
  [
    `${"skill".padEnd(20)}${"user".padEnd(11)}${cell("ended", 8)}${cell("turns", 7)}${cell("replies", 9)}${cell("repeated", 10)}${cell("broken", 8)}${cell("astray", 8)}${cell("fallback", 10)}`,
    ...rows.map(
      (row) =>
        `${row.skill.padEnd(20)}${row.user.padEnd(11)}${cell(`${Math.round((100 * row.ended) / row.conversations)} %`, 8)}${cell(row.turnsToEnd.toFixed(1), 7)}${cell(row.replies, 9)}${cell(row.repeated, 10)}${cell(row.broken, 8)}${cell(row.astray, 8)}${cell(row.fallback, 10)}`,
    ),
  ].join("\n");
