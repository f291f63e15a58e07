/** Conversations put together from labelled lines: the same skill, one kind of user, every line with its own push. */
import type { AnalysisInput } from "../analyst/judged-line.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import type { LabelledLine } from "./lines.ts";
import { randomFrom } from "./random.ts";

/** "mixed" users have every share of good lines, "mixed tone" ones every share of unkind and of passive lines. */
export const KINDS = ["passive", "assertive", "aggressive", "mixed", "mixed tone"] as const;
export type Kind = (typeof KINDS)[number];

export type Conversation = {
  readonly skill: SkillSlug;
  readonly kind: Kind;
  /** The user's lines with their labels, in order. */
  readonly lines: readonly LabelledLine[];
};

const LINES_MIN = 4;
const LINES_MAX = 8;

const poolOf = (kind: Kind, lines: readonly LabelledLine[]): readonly LabelledLine[] => {
  const faulty = lines.filter(({ verdict }) => verdict !== "good");
  if (kind === "mixed" || kind === "mixed tone") return lines;
  if (kind === "assertive")
    return lines.filter(({ verdict, style }) => verdict === "good" && style !== "passive" && style !== "aggressive");
  // In small talk, passivity is a curt and neutral answer.
  const curt = (line: LabelledLine): boolean =>
    line.skill === "free-information" && line.style === "neutral" && line.verdict === "missed";
  return faulty.filter((line) => line.style === kind || (kind === "passive" && curt(line)));
};

const drawn = (pool: readonly LabelledLine[], count: number, random: () => number): readonly LabelledLine[] =>
  pool
    .map((line) => ({ line, order: random() }))
    .toSorted((left, right) => left.order - right.order)
    .slice(0, count)
    .map(({ line }) => line);

/** What the share that is drawn anew for each mixed conversation is a share of, so that users range from poor to good. */
const BETTER: Readonly<Record<"mixed" | "mixed tone", (line: LabelledLine) => boolean>> = {
  mixed: ({ verdict }) => verdict === "good",
  "mixed tone": ({ style }) => style === "assertive" || style === "neutral",
};

const mixedLines = (
  kind: "mixed" | "mixed tone",
  lines: readonly LabelledLine[],
  count: number,
  random: () => number,
): readonly LabelledLine[] => {
  const betterCount = Math.round(random() * count);
  const better = lines.filter(BETTER[kind]);
  const worse = lines.filter((line) => !BETTER[kind](line));
  return drawn([...drawn(better, betterCount, random), ...drawn(worse, count - betterCount, random)], count, random);
};

/** `each` conversations of every kind and skill that has enough lines for one. The same lines give the same ones. */
export const conversationsOf = (labelled: readonly LabelledLine[], each: number): readonly Conversation[] => {
  const random = randomFrom(17);
  return SKILL_SLUGS.flatMap((skill) => {
    const own = labelled.filter((line) => line.skill === skill);
    return KINDS.flatMap((kind) => {
      const pool = poolOf(kind, own);
      if (pool.length < LINES_MIN) return [];
      return Array.from({ length: each }, () => {
        const count = LINES_MIN + Math.floor(random() * (LINES_MAX - LINES_MIN + 1));
        const lines =
          kind === "mixed" || kind === "mixed tone" ? mixedLines(kind, own, count, random) : drawn(pool, count, random);
        return { skill, kind, lines };
      });
    });
  });
};

/** What the analyst is given; `change` retypes the user's lines. */
export const inputOf = (
  { skill, lines }: Conversation,
  change: (text: string) => string = (text) => text,
): AnalysisInput => ({
  skill,
  scenario: { kind: "custom", title: "", description: lines[0]?.sceneText ?? "" },
  messages: lines.flatMap(({ partner, user }) => [
    { role: "assistant" as const, content: partner },
    { role: "user" as const, content: change(user) },
  ]),
});
