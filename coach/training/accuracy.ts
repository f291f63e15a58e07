/** How good the reading is, on lines its weights have not seen: `docs/coach-accuracy.md`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS, SKILLS } from "#domain/skills/skills.ts";
import { readLine } from "../moves/read-line.ts";
import { readerOf } from "../moves/reader.ts";
import { analystMeasures } from "./analyst-measures.ts";
import { faultReport } from "./fault-measures.ts";
import { isTestScene, type LabelledLine, labelledLines } from "./lines.ts";
import {
  type Confusion,
  faultPrecision,
  lessThanGoodPrecision,
  macroF1,
  type Pair,
  readAll,
  sameVerdict,
  styleConfusion,
  takenForGood,
  verdictConfusion,
} from "./measures.ts";
import { offTopicReport } from "./off-topic/report.ts";
import { randomFrom } from "./random.ts";
import { safetyReport } from "./safety/report.ts";
import { secondHandReport } from "./second-hand.ts";
import { simulationReport } from "./simulation-report.ts";
import { asTyped, withoutApostrophes, withTypos, writtenOut } from "./slips.ts";
import { modelOf, train } from "./train.ts";

const figure = (value: number): string => value.toFixed(3);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const names = (values: readonly string[]): readonly string[] => values.map((value) => value.replace("_", " "));
const confusionTable = (confusion: Confusion, labels: readonly string[]): string =>
  table(
    ["labelled ↓ read →", ...names(labels)],
    confusion.map((counts, index) => [names(labels)[index] ?? "", ...counts]),
  );

/** Each hand's lines read with weights fitted on the other hands' lines only. */
const byOtherHands = (lines: readonly LabelledLine[]): readonly Pair[] =>
  [...new Set(lines.map(({ hand }) => hand))].flatMap((hand) => {
    const read = readerOf(modelOf(train(lines.filter((line) => line.hand !== hand))));
    return readAll(
      read,
      lines.filter((line) => line.hand === hand),
    );
  });

/** One row a hand: how its lines are read by weights that never saw it. */
const handRows = (pairs: readonly Pair[]): readonly (readonly (string | number)[])[] =>
  [...new Set(pairs.map(({ line }) => line.hand))].map((hand) => {
    const own = pairs.filter(({ line }) => line.hand === hand);
    return [
      hand,
      own.length,
      figure(meanF1(own)),
      percent(takenForGood(own, "passive")),
      percent(takenForGood(own, "aggressive")),
      figure(faultPrecision(own).precision),
    ];
  });

/**
 * What the weights of the first nine hands made of the 1,035 lines of two more before anyone had looked at them; a
 * record, which no later training changes.
 */
const FIRST_READ: readonly (readonly [string, string, string])[] = [
  ["verdict, macro-F1: Broken Record", "0.735", "0.838"],
  ["verdict, macro-F1: Fogging", "0.793", "0.796"],
  ["verdict, macro-F1: Free Information", "0.681", "0.682"],
  ["verdict, macro-F1: Negative Assertion", "0.778", "0.922"],
  ["verdict, macro-F1: Negative Inquiry", "0.726", "0.814"],
  ["verdict, macro-F1: Self-Disclosure", "0.775", "0.897"],
  ["verdict, macro-F1: Workable Compromise", "0.646", "0.735"],
  ["verdict, macro-F1: mean of the skills", "0.733", "0.812"],
  ["a fault quoted: the line really is less than good", "0.955", "0.972"],
  ["passive lines taken for good", "4.0 %", "3.4 %"],
  ["aggressive lines taken for good", "6.3 %", "7.8 %"],
  ["style, macro-F1", "0.725", "0.752"],
];

/** Names of people and places: capitals that do not begin a sentence. */
const renamed = (text: string): string => text.replace(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu, "Robin");

const PERTURBATIONS: readonly (readonly [string, (text: string, random: () => number) => string])[] = [
  ["all lower case", (text) => text.toLowerCase()],
  ["all capitals", (text) => text.toUpperCase()],
  ["contractions written out", writtenOut],
  ["apostrophes left out", withoutApostrophes],
  ["a slip in one long word of ten", (text, random) => withTypos(text, 0.1, random)],
  ["a slip in one long word of five", (text, random) => withTypos(text, 0.2, random)],
  ["typed in a hurry (all of these mixed)", asTyped],
  ["people renamed", renamed],
];

const meanF1 = (pairs: readonly Pair[]): number =>
  SKILL_SLUGS.reduce((sum, skill) => sum + macroF1(verdictConfusion(pairs, skill)), 0) / SKILL_SLUGS.length;

const millisecondsEach = (lines: readonly LabelledLine[]): number => {
  for (const line of lines) readLine(line);
  const start = performance.now();
  for (const line of lines) readLine(line);
  return (performance.now() - start) / lines.length;
};

/** Markdown. Trains anew for each hand and plays thousands of conversations, so it takes some minutes. */
export const accuracyReport = (): string => {
  const lines = labelledLines();
  const held = lines.filter(({ scene }) => isTestScene(scene));
  const pairs = readAll(readLine, held);
  const others = byOtherHands(lines);
  const faults = faultPrecision(pairs);
  const otherFaults = faultPrecision(others);
  const perturbed = PERTURBATIONS.map(([name, change]) => {
    const random = randomFrom(11);
    const changed = readAll(
      readLine,
      held.map((line) => ({ ...line, user: change(line.user, random) })),
    );
    return [name, percent(sameVerdict(pairs, changed)), figure(meanF1(changed))];
  });
  return `# How good the reading of a line is

Written by \`npm run coach -- accuracy\`. Of ${lines.length} labelled lines by ${new Set(lines.map(({ hand }) => hand)).size} hands, ${held.length} stand in scenes that
were kept from the weights (a quarter of the scenes, whole scenes only): the first column and all tables below are
about those. The second column is harder: each hand's lines, read with weights fitted on the other hands' lines only.

${table(
  ["", "unseen scenes", "unseen hands", "target"],
  [
    ...SKILL_SLUGS.map((skill) => [
      `verdict, macro-F1: ${SKILLS[skill].title}`,
      figure(macroF1(verdictConfusion(pairs, skill))),
      figure(macroF1(verdictConfusion(others, skill))),
      "≥ 0.80",
    ]),
    ["verdict, macro-F1: mean of the skills", figure(meanF1(pairs)), figure(meanF1(others)), ""],
    [
      "a fault quoted: the line really is less than good",
      `${figure(faults.precision)} (${faults.count})`,
      `${figure(otherFaults.precision)} (${otherFaults.count})`,
      "≥ 0.95",
    ],
    [
      "read as less than good: it really is",
      figure(lessThanGoodPrecision(pairs)),
      figure(lessThanGoodPrecision(others)),
      "",
    ],
    [
      "passive lines taken for good",
      percent(takenForGood(pairs, "passive")),
      percent(takenForGood(others, "passive")),
      "≤ 10 %",
    ],
    [
      "aggressive lines taken for good",
      percent(takenForGood(pairs, "aggressive")),
      percent(takenForGood(others, "aggressive")),
      "≤ 10 %",
    ],
    ["style, macro-F1", figure(macroF1(styleConfusion(pairs))), figure(macroF1(styleConfusion(others))), ""],
    ["milliseconds a reading, one core", millisecondsEach(held).toFixed(1), "", "≤ 2"],
  ],
)}

## Hands that were never seen

Each hand's lines, all of them, read with weights fitted on the other hands' lines: what a new writer may expect. Hands
differ more than skills do.

${table(["hand", "lines", "macro-F1, mean of the skills", "passive for good", "aggressive for good", "fault quoted: less than good"], handRows(others))}

The last two hands to come, kit and lou, were read once before their lines were used or looked at, by weights fitted on
the nine others. This is the hardest figure there is, and it cannot be taken again:

${table(["", "kit", "lou"], FIRST_READ)}

## The same lines, typed otherwise

${table(["change", "same verdict", "macro-F1, mean of the skills"], [["none", "100.0 %", figure(meanF1(pairs))], ...perturbed])}

## Verdicts, unseen scenes

${SKILL_SLUGS.map((skill) => `### ${SKILLS[skill].title}\n\n${confusionTable(verdictConfusion(pairs, skill), VERDICTS)}`).join("\n\n")}

## Styles, unseen scenes

${confusionTable(styleConfusion(pairs), STYLES)}

${faultReport(pairs, others)}
${secondHandReport(lines)}
${analystMeasures()}
${simulationReport()}
${offTopicReport()}
${safetyReport()}
## Known weaknesses

- The near miss is the hardest verdict: a good line with a small fault behind it. When it is missed, it is mostly taken
  for good, which is the kinder error.
- Irony without a marker is not seen ("Thank you for telling me. What can I do for the less able members?"), nor is
  contempt that needs knowledge of the world.
- Giving in without any usual word for it ("Fine, what's your sort code?" has one, "Be there by eleven" has none)
  needs the scene's own phrases, which the predefined scenes bring along.
- Whether a disclosure is out of proportion is judged by its length and its subjects, not by its weight.
- Style and verdict are read separately; a line can be good and of neutral style.
- The weights have seen the catalogue's core sentences, so that these are read as good says nothing about new lines.
- A request to the assistant that names something of everyday life and has no frame of a question ("couch to 5k, week
  one please") can pass for practice, and a rare word in a short answer ("chicken or lamb") for a request.
- The safety rule hears plain statements; a danger that is only hinted at, told about the weather or the cat, it mostly misses,
  and now and then it takes an ordinary line with sleepless nights, tears or a hospital in it for one.
- Broken Record and Workable Compromise stay below 0.80 on unseen scenes, and a wholly new hand is read with 0.73 to 0.81: hands
  draw the line between good and near miss in different places. More hands help; more rules have not.
- A statement of principle ("I don't lend money to friends") can be taken for a reason beside the position.
- The tone ranks users of mixed tone poorly in most skills, though it tells kind and unkind users apart.
- The labels are those of the hands; two careful readers would not agree on every near miss either.
`;
};

const REPORT_PATH = fileURLToPath(new URL("../../docs/coach-accuracy.md", import.meta.url));

export const writeAccuracy = (): void => writeFileSync(REPORT_PATH, accuracyReport());

if (process.argv[1] === fileURLToPath(import.meta.url)) writeAccuracy();
