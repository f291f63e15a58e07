/**
 * Better lines for the moments that slipped: the user's own words with what weakened them taken out, where a sound
 * line is left; else a line of the scene. A rewrite that reads no better than the original is not offered.
 */
import { readLine } from "#coach/moves/read-line.ts";
import { sentencesIn } from "#coach/partner/sentences.ts";
import { suggestLine } from "#coach/partner/partner.ts";
import type { Scenario } from "#coach/coach.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { type AnalysisInput, contextOf, type JudgedLine, meritOf } from "./judged-line.ts";
import { isFault } from "./findings.ts";
import { HOLDS } from "./phrases.ts";

const REWRITES_MAX = 3;
/** Own words are preferred to the scene's from this merit on. */
const SOUND = 0.6;
/** A rewrite must be this much better than the line it replaces. */
const GAIN_MIN = 0.1;
const WORDS_MIN = 3;

export type Rewrite = { readonly original: string; readonly assertive: string; readonly explanation: string };

const SOFT_START =
  /^(?:(?:oh|um+|uh|er+m?|well|so|look|listen|ok(?:ay)?|yeah|i mean|you know|i guess|i suppose|i think|i just|maybe|sorry|i'm (?:so |really |very )?sorry|im (?:so |really )?sorry|no offen[cs]e)\b[,.…!\s]*(?:but\b\s*|that\b\s*)?)+/i;
const TURN = /[,;–—…\s]+(?:but|because|cause|cos|since|it's just|its just|i'm just|although|though)\b.*$/i;
const SOFT_END =
  /[,.…\s]+(?:if that'?s ok(?:ay)?|i guess|i suppose|or something|or whatever|sorry|maybe|if you don'?t mind)[.…!?\s]*$/i;

const tidy = (text: string): string => {
  const bare = text
    .trim()
    .replace(/[,;:–—-]+$/, "")
    .trim();
  if (bare === "") return "";
  const closed = /[.!?…]$/.test(bare) ? bare.replace(/!+$/, ".").replace(/…$/, ".") : `${bare}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
};

/** What is left of the user's own words when whole sentences or soft ends are taken out; the shortest cuts first. */
const ownWords = (text: string): readonly string[] => {
  const sentences = sentencesIn(text);
  const parts = [
    text.replace(SOFT_START, ""),
    text.replace(SOFT_END, ""),
    text.replace(TURN, ""),
    text.replace(SOFT_START, "").replace(TURN, "").replace(SOFT_END, ""),
    ...(sentences.length > 1 ? sentences.map((gone) => sentences.filter((kept) => kept !== gone).join(" ")) : []),
    ...(sentences.length > 1 ? sentences : []),
    ...sentences.map((sentence) => sentence.replace(SOFT_START, "").replace(TURN, "")),
  ];
  return [...new Set(parts.map(tidy))].filter(
    (part) => part.split(/\s+/).length >= WORDS_MIN && part.toLowerCase() !== tidy(text).toLowerCase(),
  );
};

/** A line of the scene's for this moment, not one that the user has said. */
const sceneLines = (line: JudgedLine, input: AnalysisInput): readonly string[] => {
  const until = input.messages.findIndex(({ id }, index) => (id ?? String(index)) === line.messageId);
  const before = input.messages.slice(0, until).map(({ role, content }) => ({ role, content }));
  const { skill, scenario } = input;
  const suggested = suggestLine({ skill, scenario, difficulty: "Beginner", seed: 1, messages: before });
  return [...(coreOf(scenario, skill) ?? []), suggested].filter((text) => text !== "");
};

const coreOf = (scenario: Scenario, skill: SkillSlug): readonly string[] | undefined =>
  scenario.kind === "predefined" && scenario.scene.skill === skill ? scenario.scene.core : undefined;

export const rewritesOf = (lines: readonly JudgedLine[], input: AnalysisInput): readonly Rewrite[] => {
  const context = contextOf(input);
  const said = new Set(lines.map(({ user }) => tidy(user).toLowerCase()));
  const used = new Set<string>();
  const rewrites: Rewrite[] = [];
  const weakest = lines.filter(isFault).toSorted((left, right) => left.merit - right.merit);
  for (const line of weakest) {
    if (rewrites.length === REWRITES_MAX) break;
    const rank = (texts: readonly string[], own: boolean): readonly Ranked[] =>
      texts
        .filter((text) => !said.has(text.toLowerCase()) && !used.has(text))
        .map((text) => {
          const reading = readLine({ ...context, skill: input.skill, partner: line.partner, user: text });
          return { text, own, merit: meritOf(reading), why: reading.why, good: reading.verdict === "good" };
        })
        .filter(({ good, merit }) => good && merit >= line.merit + GAIN_MIN)
        .toSorted((left, right) => right.merit - left.merit);
    const [own] = rank(ownWords(line.user), true).filter(({ merit }) => merit >= SOUND);
    const best = own ?? rank(sceneLines(line, input), false)[0];
    if (best === undefined) continue;
    used.add(best.text);
    rewrites.push({ original: line.user, assertive: best.text, explanation: explain(best, input.skill) });
  }
  return rewrites;
};

type Ranked = {
  readonly text: string;
  /** Made of the user's own words. */
  readonly own: boolean;
  readonly merit: number;
  readonly why: string;
  readonly good: boolean;
};

const explain = ({ own }: Ranked, skill: SkillSlug): string =>
  own ? `Your own words, without what weakened them. ${HOLDS[skill]}` : HOLDS[skill];
