/** How good the reading is, on lines its weights have not seen: `docs/coach-accuracy.md`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS, SKILLS } from "#domain/skills/skills.ts";
import { readLine } from "../moves/read-line.ts";
import { readerOf } from "../moves/reader.ts";
import { analystMeasures } from "./analyst-measures.ts";
import { faultReport } from "./fault-measures.ts";
import { BLIND_HANDS, blindLines, type LabelledLine, labelledLines, testLines } from "./lines.ts";
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

/** So many hands are left out at once: a training for each hand by itself would take very long. */
const LEFT_OUT = 4;

/** Each hand's lines read with weights fitted on other hands' lines only. */
const byOtherHands = (lines: readonly LabelledLine[]): readonly Pair[] => {
  const hands = [...new Set(lines.map(({ hand }) => hand))];
  const groups = Array.from({ length: Math.ceil(hands.length / LEFT_OUT) }, (_, index) =>
    hands.slice(index * LEFT_OUT, (index + 1) * LEFT_OUT),
  );
  return groups.flatMap((group) => {
    const read = readerOf(modelOf(train(lines.filter(({ hand }) => !group.includes(hand)))));
    return readAll(
      read,
      lines.filter(({ hand }) => group.includes(hand)),
    );
  });
};

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
 * What the weights of that day made of the lines of hands that came later, before anyone had looked at them; a record,
 * which no later training changes. From the second row on: by the weights of the eleven hands up to lou.
 */
const FIRST_READ: readonly (readonly [string, string])[] = [
  ["kit; lou", "0.733; 0.812"],
  ["ned; ora; raj", "0.811; 0.810; 0.806"],
  ["sue; tam", "0.779; 0.736"],
  ["abe; bea", "0.768; 0.833"],
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
  const held = testLines();
  const blind = readAll(readLine, blindLines());
  const pairs = readAll(readLine, held);
  const others = byOtherHands(lines.filter(({ hand }) => !BLIND_HANDS.has(hand)));
  const faults = faultPrecision(pairs);
  const otherFaults = faultPrecision(others);
  const blindFaults = faultPrecision(blind);
  const perturbed = PERTURBATIONS.map(([name, change]) => {
    const random = randomFrom(11);
    const changed = readAll(
      readLine,
      held.map((line) => ({ ...line, user: change(line.user, random) })),
    );
    return [name, percent(sameVerdict(pairs, changed)), figure(meanF1(changed))];
  });
  return `# How good the reading of a line is

Written by \`npm run coach -- accuracy\`. There are ${lines.length} labelled lines by ${new Set(lines.map(({ hand }) => hand)).size} hands. The first column and all tables below
without another word are about ${held.length} lines in scenes that were kept from the weights (an eighth of the scenes, whole scenes only). The
second is each hand's lines, read with weights fitted on other hands' lines only. The third is the hardest: ${blind.length} lines by
two hands (${[...BLIND_HANDS].join(", ")}) who wrote last, when all else stood, and who never teach; of the settings only the number of features was chosen with
a look at their figures.

${table(
  ["", "unseen scenes", "unseen hands", "blind hands", "target"],
  [
    ...SKILL_SLUGS.map((skill) => [
      `verdict, macro-F1: ${SKILLS[skill].title}`,
      ...[pairs, others, blind].map((read) => figure(macroF1(verdictConfusion(read, skill)))),
      "≥ 0.80",
    ]),
    ["verdict, macro-F1: mean of the skills", ...[pairs, others, blind].map((read) => figure(meanF1(read))), ""],
    [
      "a fault quoted: the line really is less than good",
      ...[faults, otherFaults, blindFaults].map(({ precision, count }) => `${figure(precision)} (${count})`),
      "≥ 0.95",
    ],
    [
      "read as less than good: it really is",
      ...[pairs, others, blind].map((read) => figure(lessThanGoodPrecision(read))),
      "",
    ],
    [
      "passive lines taken for good",
      ...[pairs, others, blind].map((read) => percent(takenForGood(read, "passive"))),
      "≤ 10 %",
    ],
    [
      "aggressive lines taken for good",
      ...[pairs, others, blind].map((read) => percent(takenForGood(read, "aggressive"))),
      "≤ 10 %",
    ],
    ["style, macro-F1", ...[pairs, others, blind].map((read) => figure(macroF1(styleConfusion(read)))), ""],
    ["milliseconds a reading, one core", millisecondsEach(held).toFixed(1), "", "", "≤ 2"],
  ],
)}

## Hands that were never seen

Each hand's lines, all of them, read with weights fitted on other hands' lines, and the blind hands' as shipped: what a new
writer may expect. Hands differ more than skills do.

${table(["hand", "lines", "macro-F1, mean of the skills", "passive for good", "aggressive for good", "fault quoted: less than good"], [...handRows(others), ...handRows(blind)])}

What the weights of the day made of hands that came later, before anyone had looked at their lines (macro-F1, mean of the skills). More
hands were what helped: the blind hands of today are read by the same rules, taught by twice as many.

${table(["hands", "read for the first time"], FIRST_READ)}

## The same lines, typed otherwise

${table(["change", "same verdict", "macro-F1, mean of the skills"], [["none", "100.0 %", figure(meanF1(pairs))], ...perturbed])}

## Verdicts, unseen scenes

${SKILL_SLUGS.map((skill) => `### ${SKILLS[skill].title}\n\n${confusionTable(verdictConfusion(pairs, skill), VERDICTS)}`).join("\n\n")}

## Styles, unseen scenes

${confusionTable(styleConfusion(pairs), STYLES)}

${faultReport([...pairs, ...blind])}
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
- A hand that writes by image and allusion is read worst: hands draw the line between good and near miss in different
  places. More hands help; more rules have not. A training from another beginning moves a skill's figure by a hundredth or two.
- A jab beside a good move ("not sharing the password, you leech") is often heard too faintly, so that the tone of a user
  who is clear and rude comes out a point too high.
- Three targets are missed by little or more, each for a reason that is known: a slip of typing in the one word that decides
  can move a score by a whole point in a few of 5,000 scores; an off-topic threshold that missed fewer requests would block more than
  one look-alike in a hundred; and hints of danger need more hands than have written them.
- The labels are those of the hands; two careful readers would not agree on every near miss either.
`;
};

const REPORT_PATH = fileURLToPath(new URL("../../docs/coach-accuracy.md", import.meta.url));

export const writeAccuracy = (): void => writeFileSync(REPORT_PATH, accuracyReport());

if (process.argv[1] === fileURLToPath(import.meta.url)) writeAccuracy();
