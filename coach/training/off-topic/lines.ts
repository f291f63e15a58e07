/** The labelled lines of the off-topic rule: requests to the assistant, and practice that looks like them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { labelledLines, BLIND_HANDS as NEVER_TEACHING } from "../lines.ts";

export type OffTopicLine = {
  readonly id: string;
  readonly label: "request" | "practice";
  /** What the counterpart had said; lines without it stand alone. */
  readonly partner?: string;
  readonly user: string;
  /** Who wrote it. */
  readonly hand: string;
};

/** These wrote without having seen the rule or each other's lines: what one wrote tests what the others taught. */
export const BLIND_HANDS = ["mab", "nat", "wes"] as const;
/** The authors of the rule: `ott` of the learnt half, `pia` of the patterns. Only taught, never tested. */
const AUTHORS = ["ott", "pia"] as const;

const ROOT = fileURLToPath(new URL("./lines", import.meta.url));

const readHand = (hand: string): readonly OffTopicLine[] =>
  readFileSync(`${ROOT}/${hand}.jsonl`, "utf8")
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => Object.assign(JSON.parse(text) as Omit<OffTopicLine, "hand">, { hand }));

export const linesOf = (hands: readonly string[]): readonly OffTopicLine[] => hands.flatMap(readHand);
/** All of them. */
export const offTopicLines = (): readonly OffTopicLine[] => linesOf([...BLIND_HANDS, ...AUTHORS]);
export const authorsLines = (): readonly OffTopicLine[] => linesOf(AUTHORS);

/** Every file of labelled lines is somebody's whom this file knows. */
export const handsOnDisk = (): readonly string[] => readdirSync(ROOT).map((file) => file.replace(/\.jsonl$/, ""));

/** A line of the reader's training that asks the assistant for a fact, to see what the reader makes of it. */
const REQUESTS_AMONG_LINES = new Set(["ada-fi-029"]);

/** The lines that teach the reader of the moves: all of them practice. */
export const practiceLines = (): readonly OffTopicLine[] =>
  labelledLines()
    .filter(({ id }) => !REQUESTS_AMONG_LINES.has(id))
    .map(({ id, partner, user, hand }) => ({ id, label: "practice", partner, user, hand }));

/** The lines of them that teach the shipped weights. */
export const taughtPractice = (): readonly OffTopicLine[] =>
  practiceLines().filter(({ hand }) => !NEVER_TEACHING.has(hand));
