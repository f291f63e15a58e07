/** A journal entry as a text that other programs read: Markdown for people, JSON for machines. */
import { METRIC_LABELS, METRICS, scoreBand, SCORE_WORDS } from "../analysis/analysis.ts";
import { SKILLS } from "../skills/skills.ts";
import type { ExportFormat } from "./journal.ts";
import type { JournalEntry } from "./journal.contract.ts";

export const EXPORT_TYPES: Readonly<Record<ExportFormat, { readonly mime: string; readonly ending: string }>> = {
  markdown: { mime: "text/markdown; charset=utf-8", ending: "md" },
  json: { mime: "application/json; charset=utf-8", ending: "json" },
};

const SPEAKERS = { user: "You", ai: "They", system: "They" } as const;

/** Shown as it was typed: what Markdown or HTML would take for markup is escaped, line ends stay. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&")
    .replace(/^(\s*)([-+=]|\d+[.)])/gm, (_all, space: string, mark: string) =>
      /^\d/.test(mark) ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    );

const quoted = (text: string): string =>
  plain(text)
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\n");

const list = (heading: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`### ${heading}`, items.map((item) => `- ${plain(item)}`).join("\n")];

const analysisLines = ({ analysis }: JournalEntry): string[] => {
  if (analysis === null) return [];
  const scores = analysis.tooLittle
    ? []
    : METRICS.map((metric) => {
        const score = analysis.metrics[metric];
        return `- ${METRIC_LABELS[metric]}: ${score} of 5, ${SCORE_WORDS[scoreBand(score)]}`;
      });
  return [
    "## Assertiveness Analysis",
    ...(scores.length === 0 ? [] : [scores.join("\n")]),
    ...list("What worked", analysis.strengths),
    ...list("What to work on", analysis.areas_for_improvement),
    ...list("What to try", analysis.suggestions),
    ...analysis.rewrittenResponses.flatMap(({ original, assertive, explanation }) => [
      "### A stronger way to say it",
      `You said:\n\n${quoted(original)}`,
      `You could say:\n\n${quoted(assertive)}`,
      plain(explanation),
    ]),
  ];
};

export const entryAsMarkdown = (entry: JournalEntry): string =>
  [
    `# ${plain(entry.title).replace(/\s+/g, " ")}`,
    `${SKILLS[entry.skill].title}, saved ${entry.created_at}`,
    ...entry.messages.map(
      ({ sender, timestamp, content }) => `**${SPEAKERS[sender]}** (${timestamp})\n\n${quoted(content)}`,
    ),
    ...analysisLines(entry),
  ].join("\n\n");

type Texts = { readonly before: string; readonly between: string; readonly after: string };

/** What stands around and between the entries of a file. */
export const EXPORT_FRAMES: Readonly<Record<ExportFormat, Texts>> = {
  markdown: { before: "", between: "\n\n---\n\n", after: "\n" },
  json: { before: '{ "entries": [\n', between: ",\n", after: "\n] }\n" },
};

export const entryAs = (format: ExportFormat, entry: JournalEntry): string =>
  format === "json" ? JSON.stringify(entry, null, 2) : entryAsMarkdown(entry);
