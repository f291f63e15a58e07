/** What worked, what slipped and what to try: every sentence stands on a line that is quoted to the letter. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "#coach/moves/move.ts";
import type { JudgedLine } from "./judged-line.ts";
import { NEXT, PUSHES } from "./phrases.ts";

const STRENGTHS_MAX = 3;
const AREAS_MAX = 3;
const SUGGESTIONS_MAX = 3;
/** A fault is said only when the reading is this sure of it. */
const FAULT_CONFIDENCE = 0.55;
const QUOTE_MAX_CHARS = 140;

/** Moves that can be held against a line, the gravest first. */
const FAULT_MOVES: readonly Move[] = [
  "insult_threat",
  "sarcasm",
  "blame",
  "cross_examining",
  "giving_in",
  "position_conceded",
  "new_justification",
  "absolute",
  "apology",
  "hedge",
  "closed_question",
  "unresponsive",
];

export type Findings = {
  readonly strengths: readonly string[];
  readonly areas: readonly string[];
  readonly suggestions: readonly string[];
};

/** The words of a quote, cut at a word's end where they are long; what stays occurs in the line to the letter. */
const quoted = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= QUOTE_MAX_CHARS) return `“${trimmed}”`;
  const head = trimmed.slice(0, QUOTE_MAX_CHARS);
  return `“${head.slice(0, Math.max(head.lastIndexOf(" "), QUOTE_MAX_CHARS / 2)).trimEnd()}…”`;
};

/** The first `max` sentences, none of whose grounds is said twice. */
const distinct = (
  found: readonly { readonly ground: string; readonly text: string }[],
  max: number,
): readonly string[] => {
  const grounds = new Set<string>();
  return found
    .filter(({ ground }) => !grounds.has(ground) && grounds.add(ground))
    .slice(0, max)
    .map(({ text }) => text);
};

const faultOf = ({ reading }: JudgedLine): Move | undefined =>
  FAULT_MOVES.find((fault) => reading.moves.some(({ move }) => move === fault));

export const isFault = ({ reading }: JudgedLine): boolean =>
  reading.verdict !== "good" && reading.confidence >= FAULT_CONFIDENCE;

export const findingsOf = (lines: readonly JudgedLine[], skill: SkillSlug): Findings => {
  const good = lines
    .filter(({ reading }) => reading.verdict === "good")
    .toSorted((left, right) => right.reading.confidence - left.reading.confidence);
  const slipped = lines.filter(isFault).toSorted((left, right) => left.merit - right.merit);
  const strength = (line: JudgedLine): { ground: string; text: string } => {
    const push = PUSHES[line.tactic];
    // The push says more of the moment than the reason alone, so two lines of one kind still read differently.
    return {
      ground: push ?? line.reading.why,
      text: [quoted(line.user), line.reading.why, ...(push === undefined ? [] : [push])].join(" "),
    };
  };
  const next = (line: JudgedLine): { ground: string; text: string } => {
    const advice = NEXT[skill];
    const fault = faultOf(line);
    const text = (fault === undefined ? undefined : advice[fault]) ?? advice.other;
    return { ground: text, text: `Where you said ${quoted(line.reading.quote || line.user)}: ${lowerFirst(text)}` };
  };
  const suggestions = slipped.length > 0 ? slipped.map(next) : [onwards(good.at(-1) ?? lines[0], skill)];
  return {
    strengths: distinct(good.map(strength), STRENGTHS_MAX),
    areas: distinct(
      slipped.map((line) => ({
        ground: line.reading.why,
        text: `${quoted(line.reading.quote || line.user)} ${line.reading.why}`,
      })),
      AREAS_MAX,
    ),
    suggestions: distinct(suggestions, SUGGESTIONS_MAX),
  };
};

/** Where nothing slipped: the same skill under more pressure, from the line that could be plainer still. */
const onwards = (line: JudgedLine | undefined, skill: SkillSlug): { ground: string; text: string } => {
  const advice = NEXT[skill].other;
  return {
    ground: "onwards",
    text:
      line === undefined
        ? advice
        : `${quoted(line.user)} held. Try the scene at the next difficulty, with more pushes before they let go.`,
  };
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
