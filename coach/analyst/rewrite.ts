/**
 * Better lines for the moments that slipped: the user's own words with what weakened them taken out, where a sound
 * line is left; else a line made for the moment, of the scene, or of the skill. None is offered that reads no better.
 */
import type { Reading } from "#coach/coach.ts";
import type { Move } from "#coach/moves/move.ts";
import { readLine } from "#coach/moves/read-line.ts";
import { sentencesIn } from "#coach/partner/sentences.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { isExample, isFault, isHostile } from "./faults.ts";
import { type AnalysisInput, type JudgedLine, knownFor, meritOf } from "./judged-line.ts";
import { momentLines } from "./moment-lines.ts";
import { asksOf } from "#coach/partner/hooks.ts";
import { ownWords, tidy } from "./own-words.ts";
import { PHRASES } from "./phrases/phrases.ts";
import { REMOVED } from "./phrases/removed.ts";
import { ended, quoted } from "./quote.ts";

const REWRITES_MAX = 3;
/** So many lines are tried in the user's own words. */
const MENDED_MAX = 5;
/** Own words are preferred to any others from this merit on. */
const SOUND = 0.6;
/** A rewrite must be this much better than the line it replaces. */
const GAIN_MIN = 0.1;
const PUSH_MAX_CHARS = 60;
const REPEATED_MAX = 3;

export type Rewrite = { readonly original: string; readonly assertive: string; readonly explanation: string };

type Candidate = { readonly text: string; readonly origin: "own" | "repeated" | "made" };
type Ranked = Candidate & { readonly merit: number; readonly reading: Reading };

/** What is left of the user's own words must still make the skill's move, by words that show it. */
const POINT: Readonly<Record<SkillSlug, readonly Move[]>> = {
  "broken-record": ["position_held", "position_stated"],
  fogging: ["agreement_truth", "agreement_odds", "agreement_principle", "acknowledgement"],
  "free-information": ["detail_picked_up", "open_question"],
  "negative-assertion": ["error_owned"],
  "negative-inquiry": ["question_own_behaviour"],
  "self-disclosure": ["feeling_disclosed"],
  "workable-compromise": ["two_sided_offer", "own_need"],
};
const SPOILS: ReadonlySet<Move> = new Set<Move>([
  "insult_threat",
  "sarcasm",
  "blame",
  "cross_examining",
  "giving_in",
  "position_conceded",
  "new_justification",
  "hedge",
]);
/** Where the skill lives on saying the same, the user's own sentence serves again, after these words. */
const BEFORE_REPEAT: Readonly<Partial<Record<SkillSlug, string>>> = {
  "broken-record": "I hear you.",
  "negative-assertion": "You're right.",
};
const REFUSAL = /\b(?:no|not|never|only|just|cannot)\b|n['’]?t\b/i;
/** What a sentence must have to stand for the whole line again. */
const REPEATABLE: Readonly<Partial<Record<SkillSlug, RegExp>>> = {
  "broken-record": REFUSAL,
  "negative-assertion": /^(?:yes,? )?I (?!(?:hear|know|see|understand)\b)/i,
};

const keepsPoint = ({ origin, reading, text }: Ranked, skill: SkillSlug): boolean =>
  !reading.moves.some(({ move }) => SPOILS.has(move)) &&
  reading.style !== "aggressive" &&
  // "All right, but bring it back" keeps nothing of a refusal: what is left must still refuse.
  (origin !== "own" || skill !== "broken-record" || REFUSAL.test(text)) &&
  (origin !== "own" || skill !== "negative-inquiry" || /\b(?:i|my|me)\b/i.test(text)) &&
  (origin === "made" || reading.moves.some(({ move }) => POINT[skill].includes(move)));

/** Own words of the user's from the rest of the talk, those said before the line first. */
const otherWords = (line: JudgedLine, lines: readonly JudgedLine[], skill: SkillSlug): readonly string[] => {
  const lead = BEFORE_REPEAT[skill];
  if (lead === undefined) return [];
  const at = lines.indexOf(line);
  return [...lines.slice(0, at).toReversed(), ...lines.slice(at + 1)]
    .filter(isExample)
    .flatMap(({ user }) => sentencesIn(user))
    .map((sentence) => sentence.replace(/\b(?:I['’]?m )?(?:so |very |really )*sorry,?\s*/gi, ""))
    .map((sentence) => tidy(sentence.replace(/,?\s+(?:though|tho)(?=[.!?…]*$)/i, "")))
    .filter((sentence) => REPEATABLE[skill]?.test(sentence) && !sentence.includes("?"))
    .map((sentence) => `${lead} ${sentence}`)
    .slice(0, REPEATED_MAX);
};

const sharesWord = (text: string, partner: string): boolean => {
  const theirs = new Set(partner.toLowerCase().match(/\p{L}{5,}/gu));
  return (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => theirs.has(word));
};

/** Lines of nobody's yet, the most fitting first: made of the push, the scene's, the user's wish, the skill's. */
const madeLines = (line: JudgedLine, input: AnalysisInput): readonly string[] => {
  const { scene, custom } = knownFor(input);
  const { lines } = PHRASES[input.skill];
  const all = [...(scene?.core ?? [])].toSorted(
    (left, right) => Number(sharesWord(right, line.partner)) - Number(sharesWord(left, line.partner)),
  );
  // What answers the opening of a chat answers little else.
  const bound = input.skill === "free-information" && line.partner !== scene?.startingLine;
  const core = bound ? all.filter((text) => sharesWord(text, line.partner)) : all;
  const wish = custom?.sentence === undefined ? [] : [custom.sentence, `I hear you. ${custom.sentence}`];
  return [
    ...(scene ? asksOf(scene, line.partner) : []),
    ...momentLines(input.skill, line.partner),
    ...core,
    ...wish,
    ...(lines[isHostile(line) ? "aggressive" : line.reading.style === "passive" ? "passive" : "other"] ?? []),
    ...lines.other,
  ];
};

/** Why it is better: what was left out, or what it answers; `turn` keeps two of them from being alike. */
const explain = (
  { origin, reading, text }: Ranked,
  line: JudgedLine,
  skill: SkillSlug,
  turn: number,
  told: Set<string>,
): string => {
  const holds = PHRASES[skill].holds[turn % PHRASES[skill].holds.length] ?? "";
  const kept = new Set(reading.moves.map(({ move }) => move));
  const gone = REMOVED.find(
    ([move, sentence]) =>
      move in PHRASES[skill].next &&
      !kept.has(move) &&
      !told.has(sentence) &&
      line.reading.moves.some((found) => found.move === move),
  )?.[1];
  if (gone !== undefined) told.add(gone);
  if (origin === "own") return `Your own words. ${gone ?? "What stood beside them took away from them."} ${holds}`;
  const push = quoted(line.partner, PUSH_MAX_CHARS);
  if (origin === "repeated") {
    const again = [
      "This is a sentence of yours from the same talk, and it fits here unchanged.",
      ...(line.partner === "" ? [] : [`Your own sentence again: said to ${push}, it is answer enough.`]),
      "The same sentence serves once more; that it does not change is its strength.",
    ].find((sentence) => !told.has(sentence));
    if (again !== undefined) told.add(again);
    return again === undefined ? holds : `${again} ${holds}`;
  }
  const answered = line.partner === "" || text.includes("?") ? "" : `It answers ${ended(push)} `;
  return gone ? `${gone} ${holds}` : `${answered}${holds}`;
};

export const rewritesOf = (lines: readonly JudgedLine[], input: AnalysisInput): readonly Rewrite[] => {
  const { skill } = input;
  const said = new Set(lines.map(({ user }) => tidy(user).toLowerCase()));
  const chosenFor = new Map<JudgedLine, Ranked>();
  const told = new Set<string>();
  let turn = 0;
  const used = new Set<string>();
  const ranked = (candidate: Candidate, line: JudgedLine): readonly Ranked[] => {
    if (said.has(candidate.text.toLowerCase()) || used.has(candidate.text)) return [];
    const reading = readLine({ ...line.read, user: candidate.text });
    const found = { ...candidate, merit: meritOf(reading), reading };
    return reading.verdict === "good" && found.merit >= line.merit + GAIN_MIN && keepsPoint(found, skill)
      ? [found]
      : [];
  };
  const best = (texts: readonly string[], origin: Candidate["origin"], line: JudgedLine): Ranked | undefined => {
    // Made lines come in the order of their fit, so the first sound one is taken and the rest need not be read.
    if (origin !== "own") {
      for (const text of texts) {
        const [found] = ranked({ text, origin }, line);
        if (found) return found;
      }
      return undefined;
    }
    return texts
      .flatMap((text) => ranked({ text, origin }, line))
      .filter(({ merit }) => merit >= SOUND)
      .toSorted((left, right) => right.merit - left.merit)[0];
  };
  const slipped = lines.filter(isFault).toSorted((left, right) => left.merit - right.merit);
  const take = (line: JudgedLine, chosen: Ranked | undefined): void => {
    if (chosen === undefined || chosenFor.size === REWRITES_MAX || chosenFor.has(line)) return;
    used.add(chosen.text);
    chosenFor.set(line, chosen);
  };
  // A user's own words, mended, teach more than anybody else's: lines that have them come first.
  for (const line of slipped.slice(0, MENDED_MAX)) take(line, best(ownWords(line.user), "own", line));
  for (const line of slipped) {
    if (chosenFor.size === REWRITES_MAX) break;
    if (chosenFor.has(line)) continue;
    take(line, best(otherWords(line, lines, skill), "repeated", line) ?? best(madeLines(line, input), "made", line));
  }
  return lines.flatMap((line) => {
    const chosen = chosenFor.get(line);
    if (chosen === undefined) return [];
    turn += 1;
    return [{ original: line.user, assertive: chosen.text, explanation: explain(chosen, line, skill, turn - 1, told) }];
  });
};
