/** What worked, what slipped and what to try: every sentence stands on a line that is quoted to the letter. */
import type { Move } from "#coach/moves/move.ts";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { saidWhy, shownWords } from "#coach/partner/true-why.ts";
import { faultOf, isExample, isFault, isHostile } from "./faults.ts";
import type { JudgedLine } from "./judged-line.ts";
import { PHRASES } from "./phrases/phrases.ts";
import { PUSHES } from "./phrases/pushes.ts";
import { ended, quoted, withQuote } from "./quote.ts";

const STRENGTHS_MAX = 3;
const AREAS_MAX = 3;
const SUGGESTIONS_MAX = 3;
const PUSH_MAX_CHARS = 70;

export type Findings = {
  readonly strengths: readonly string[];
  readonly areas: readonly string[];
  readonly suggestions: readonly string[];
};

/** Takes the first of `variants` that has not been said; undefined when all have. */
type Fresh = (variants: readonly string[]) => string | undefined;

const freshly = (): Fresh => {
  const said = new Set<string>();
  return (variants) => {
    const fresh = variants.find((text) => !said.has(text));
    if (fresh !== undefined) said.add(fresh);
    return fresh;
  };
};

const shownBy = ({ reading, user }: JudgedLine): string => shownWords(reading, user);

/** The move that a good line is good for. */
const workedBy = ({ reading }: JudgedLine, skill: SkillSlug): Move | undefined =>
  (Object.keys(PHRASES[skill].worked) as Move[]).find((move) =>
    reading.moves.some((evidence) => evidence.move === move && evidence.quote === reading.quote),
  );

/** Every line with its verdict and a reason that names its words; what is good for the same reason is told in other words. */
export const movesOf = (lines: readonly JudgedLine[], skill: SkillSlug): Analysis["skill"]["moves"] => {
  const { worked } = PHRASES[skill];
  const used = new Map<string, number>();
  return lines.map((line) => {
    const { verdict, quote, why } = line.reading;
    const move = verdict === "good" ? workedBy(line, skill) : undefined;
    const variants = (move && worked[move]) ?? [];
    const turn = used.get(move ?? "") ?? 0;
    used.set(move ?? "", turn + 1);
    const told = variants[turn % Math.max(1, variants.length)] ?? why;
    return { messageId: line.messageId, verdict, quote, why: saidWhy(told, shownBy(line)) };
  });
};

/** What the line did to the other, where their reply shows it. */
const goodEffect = ({ effect }: JudgedLine): readonly string[] =>
  effect === "yield"
    ? ["After that they let it go."]
    : effect === "soften"
      ? ["You can hear them waver after it.", "They are less sure of themselves in their next line."]
      : [];

const FED: ReadonlySet<string | undefined> = new Set(["reason", "new_justification", "take", "grovel", "giving_in"]);
const STUNG: ReadonlySet<string | undefined> = new Set(["insult_threat", "blame", "cross_examining", "ultimatum"]);

const badEffect = ({ effect, next }: JudgedLine): readonly string[] =>
  FED.has(effect)
    ? [`They took it up at once: ${ended(quoted(next, PUSH_MAX_CHARS))}`]
    : STUNG.has(effect)
      ? [`What came back was ${ended(quoted(next, PUSH_MAX_CHARS))}`]
      : [];

const strengthsOf = (lines: readonly JudgedLine[], skill: SkillSlug): readonly string[] => {
  const { worked } = PHRASES[skill];
  const fresh = freshly();
  const examples = lines
    .filter(isExample)
    .toSorted((left, right) => right.reading.confidence - left.reading.confidence)
    .slice(0, STRENGTHS_MAX)
    .toSorted((left, right) => lines.indexOf(left) - lines.indexOf(right));
  const found = examples.flatMap((line) => {
    const move = workedBy(line, skill);
    const said = fresh([...((move && worked[move]) ?? []), ...worked.other]);
    if (said === undefined) return [];
    const about = fresh([...goodEffect(line), ...(line.push && PUSHES[line.push] ? [PUSHES[line.push] ?? ""] : [])]);
    return [[withQuote(said, line.user), ...(about ? [about] : [])].join(" ")];
  });
  return found.length > 0 ? found : nearest(lines);
};

/** Nothing is praised that is not there: what a line has is named with what it lacks. */
const nearest = (lines: readonly JudgedLine[]): readonly string[] => {
  const best = lines.toSorted((left, right) => right.merit - left.merit)[0];
  if (best === undefined) return [];
  if (best.reading.verdict === "good")
    return [`${quoted(best.user)} has the move in it; only the sting beside it takes away from that.`];
  if (isHostile(best))
    return [
      `Nobody has to guess that you mind: ${quoted(best.user)} shows it. What is missing is the calm that gets it heard.`,
    ];
  if (best.reading.verdict !== "missed") return [`${quoted(best.user)} came nearest. ${best.reading.why}`];
  return [`You answered all the same, and ${quoted(best.user)} is the line to start again from.`];
};

const areasOf = (slipped: readonly JudgedLine[], lines: readonly JudgedLine[]): readonly string[] => {
  const groups = new Map<string, JudgedLine[]>();
  for (const line of slipped) groups.set(line.reading.why, [...(groups.get(line.reading.why) ?? []), line]);
  const fresh = freshly();
  const found = [...groups].slice(0, AREAS_MAX).map(([why, [first, again]]) => {
    const quote = (line: JudgedLine | undefined): string => (line === undefined ? "" : shownBy(line));
    const more = again && quote(again) !== quote(first) ? [`The same again in ${ended(quoted(quote(again)))}`] : [];
    const fed = first ? fresh(badEffect(first)) : undefined;
    return [withQuote(why, quote(first)), ...(more.length > 0 ? more : fed ? [fed] : [])].join(" ");
  });
  if (found.length > 0) return found;
  const softest = lines.toSorted((left, right) => left.merit - right.merit)[0];
  if (softest === undefined) return [];
  return softest.reading.verdict === "good"
    ? [`Nothing slipped in a way worth naming; the softest of your lines was ${ended(quoted(softest.user))}`]
    : [`Nothing plainly went wrong; ${quoted(softest.user)} was the line that did least for you.`];
};

/** Ways into a suggestion; the line it is about is always quoted. */
const LEADS: readonly ((quote: string) => string)[] = [
  (quote) => `Where you said ${quote}:`,
  (quote) => `For a moment like ${quote}:`,
  (quote) => `The next time you are about to say something like ${quote}:`,
];

const suggestionsOf = (slipped: readonly JudgedLine[], lines: readonly JudgedLine[], skill: SkillSlug): string[] => {
  const { next, nextOther, onwards } = PHRASES[skill];
  const fresh = freshly();
  const found: string[] = [];
  for (const line of slipped) {
    if (found.length === SUGGESTIONS_MAX) break;
    const fault = faultOf(line);
    const own = fault && next[fault.move];
    const said = fresh([...(own ? [own] : []), ...nextOther]);
    const lead = LEADS[found.length];
    if (said !== undefined && lead !== undefined) {
      const start = lead(quoted(own && fault && fault.quote.includes(" ") ? fault.quote : shownBy(line)));
      found.push(`${start} ${lowerFirst(said)}`);
    }
  }
  if (found.length > 0) return found;
  const best = lines.toSorted((left, right) => right.merit - left.merit)[0];
  return best === undefined
    ? []
    : best.reading.verdict === "good"
      ? [`${quoted(best.user)} held. ${onwards}.`]
      : [`Where you said ${quoted(best.user)}: ${lowerFirst(nextOther[0] ?? "")}`];
};

export const findingsOf = (lines: readonly JudgedLine[], skill: SkillSlug): Findings => {
  const slipped = lines.filter(isFault).toSorted((left, right) => left.merit - right.merit);
  return {
    strengths: strengthsOf(lines, skill),
    areas: areasOf(slipped, lines),
    suggestions: suggestionsOf(slipped, lines, skill),
  };
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
