/** How far two readers of the same lines agree: the ceiling for any machine that learns from one of them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Style, Verdict } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS, SKILLS } from "#domain/skills/skills.ts";
import type { LabelledLine } from "./lines.ts";

/** Labels given by someone who saw neither the first hand's labels nor the rules. */
type SecondLabel = { readonly id: string; readonly verdict: Verdict; readonly style: Style };

export type Twice = { readonly line: LabelledLine; readonly second: SecondLabel };

const PATH = fileURLToPath(new URL("./second-labels.jsonl", import.meta.url));

export const twiceLabelled = (lines: readonly LabelledLine[]): readonly Twice[] => {
  const known = new Map(lines.map((line) => [line.id, line]));
  return readFileSync(PATH, "utf8")
    .split("\n")
    .filter((text) => text.trim() !== "")
    .flatMap((text) => {
      const second = JSON.parse(text) as SecondLabel;
      const line = known.get(second.id);
      return line ? [{ line, second }] : [];
    });
};

export type Agreement = { readonly raw: number; readonly kappa: number; readonly count: number };

/** Cohen's kappa: agreement beyond what the two readers' own shares would give by chance. */
export const agreementOf = (pairs: readonly (readonly [string, string])[]): Agreement => {
  const share = (matches: number): number => matches / pairs.length;
  const raw = share(pairs.filter(([left, right]) => left === right).length);
  const labels = [...new Set(pairs.flat())];
  const byChance = labels.reduce(
    (sum, label) =>
      sum +
      share(pairs.filter(([left]) => left === label).length) *
        share(pairs.filter(([, right]) => right === label).length),
    0,
  );
  return { raw, kappa: byChance === 1 ? 1 : (raw - byChance) / (1 - byChance), count: pairs.length };
};

const row = (name: string, { raw, kappa, count }: Agreement): string =>
  `| ${name} | ${(raw * 100).toFixed(1)} % | ${kappa.toFixed(2)} | ${count} |`;

/** A section of Markdown. */
export const secondHandReport = (lines: readonly LabelledLine[]): string => {
  const twice = twiceLabelled(lines);
  const verdicts = (own: readonly Twice[]): Agreement =>
    agreementOf(own.map(({ line, second }) => [line.verdict, second.verdict]));
  return `## How far two hands agree

${twice.length} lines were labelled a second time, blind. Reading cannot be better than the labels it is measured by.

| verdict | same label | Cohen's kappa | lines |
| --- | --- | --- | --- |
${SKILL_SLUGS.map((skill) => row(SKILLS[skill].title, verdicts(twice.filter(({ line }) => line.skill === skill)))).join(
  "\n",
)}
${row("all skills", verdicts(twice))}
${row("style", agreementOf(twice.map(({ line, second }) => [line.style, second.style])))}
`;
};
