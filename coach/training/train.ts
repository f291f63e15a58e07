/** Fits the reader's weights on the labelled lines of the training scenes and writes `coach/moves/weights.json`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { featuresOf, viewOf } from "../moves/features.ts";
import { type Lexicon, lexiconOf } from "../moves/lexicon.ts";
import { lineOf } from "../moves/line.ts";
import { MOVES } from "../moves/move.ts";
import { featureKey, JUDGING_UNITS, LEVELS, levelOf, type Net, OTHER_UNITS, valueOf } from "../moves/net.ts";
import { WORD_CLASSES } from "../moves/word-classes.ts";
import { coreLines, trainingLines, type Weighted } from "./examples.ts";
import { levelLetters, stepsText } from "../moves/packing.ts";
import { type LabelledLine, teachingLines } from "./lines.ts";
import { type Fitted, fitNet } from "./net-fit.ts";

const SEED = 7;
/** A feature is learnt when at least this many training lines have it. */
const FEATURE_MIN_LINES = 6;
/** So many features are kept, those that say most: the rest would cost more to send than they tell. */
const FEATURES_KEPT = 12_000;
/** Of the numbers, this share lies between the extreme levels; the few beyond are cut to them, lest they coarsen all the others. */
const WITHIN_LEVELS = 0.99;
/** A word is real when two scenes use it, and common when this many do. */
const COMMON_MIN_SCENES = 8;

/** What a training run gives, in the form in which it is stored. */
export type Trained = {
  readonly words: readonly string[];
  readonly common: number;
  /** Keys of the features, ascending. */
  readonly keys: readonly number[];
  readonly width: number;
  /** Levels, see `valueOf`, of one feature after the other; the greatest stands for `top`. */
  readonly embed: Int8Array;
  readonly top: number;
  readonly bias: readonly number[];
  readonly verdicts: readonly number[];
  readonly styles: readonly number[];
  readonly moves: readonly number[];
};

const wordsIn = (lines: readonly LabelledLine[]): { readonly words: readonly string[]; readonly common: number } => {
  const scenes = new Map<string, Set<string>>();
  for (const line of lines) {
    for (const { text } of [...lineOf(line.user).tokens, ...lineOf(line.partner).tokens]) {
      if (!/^\p{L}/u.test(text)) continue;
      const known = scenes.get(text) ?? new Set();
      known.add(line.scene);
      scenes.set(text, known);
    }
  }
  const words = [...scenes]
    .filter(([, { size }]) => size >= 3)
    .toSorted(([left, a], [right, b]) => b.size - a.size || (left < right ? -1 : 1));
  const listed = new Set(words.map(([word]) => word));
  const unseen = Object.values(WORD_CLASSES)
    .flat()
    .filter((word) => /^\p{L}+$/u.test(word) && !listed.has(word));
  return {
    words: [...words.map(([word]) => word), ...new Set(unseen)],
    common: words.filter(([, { size }]) => size >= COMMON_MIN_SCENES).length,
  };
};

const featuresIn = (
  line: Pick<LabelledLine, "skill" | "sceneText" | "partner" | "user">,
  lexicon: Lexicon,
): readonly string[] =>
  featuresOf(viewOf({ ...line, sceneText: line.sceneText ?? "" }, lexicon), line.skill, lexicon.known);

const rounded = (values: Float32Array): readonly number[] =>
  [...values].map((value) => Math.round(value * 1000) / 1000);

const rowOf = ({ embed, width }: Fitted, row: number): Float32Array => embed.subarray(row * width, (row + 1) * width);

/** The rows of the longest embeddings, in their order. */
const tellingRows = (fitted: Fitted, count: number): readonly number[] =>
  Array.from({ length: fitted.embed.length / fitted.width }, (_, row) => ({
    row,
    length: rowOf(fitted, row).reduce((sum, value) => sum + value * value, 0),
  }))
    .toSorted((left, right) => right.length - left.length || left.row - right.row)
    .slice(0, count)
    .map(({ row }) => row)
    .toSorted((left, right) => left - right);

/** Below it lies the given share of the numbers, by size; to four places. */
const topOf = (values: Float32Array): number => {
  const sizes = values.map(Math.abs).sort();
  return Math.ceil((sizes[Math.floor((sizes.length - 1) * WITHIN_LEVELS)] as number) * 1e4) / 1e4;
};

type Learnt = Omit<Weighted, "style" | "moves"> & Partial<Pick<Weighted, "style" | "moves">>;

export const train = (
  lines: readonly LabelledLine[],
  more: readonly Omit<Weighted, "style" | "moves">[] = [],
): Trained => {
  const { words, common } = wordsIn(lines);
  const lexicon = lexiconOf(words, common);
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const key of new Set(featuresIn(line, lexicon).map(featureKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = [...counts].filter(([, count]) => count >= FEATURE_MIN_LINES).map(([key]) => key);
  keys.sort((left, right) => left - right);
  const rows = new Map(keys.map((key, row) => [key, row]));
  const learnt: readonly Learnt[] = [...trainingLines(lines), ...more];
  const examples = learnt.map((line) => ({
    rows: Int32Array.from(
      featuresIn(line, lexicon).flatMap((feature) => {
        const row = rows.get(featureKey(feature));
        return row === undefined ? [] : [row];
      }),
    ),
    skill: SKILL_SLUGS.indexOf(line.skill),
    verdict: VERDICTS.indexOf(line.verdict),
    style: line.style === undefined ? -1 : STYLES.indexOf(line.style),
    moves: Float32Array.from(MOVES, (move) => (line.moves?.includes(move) ? 1 : 0)),
    weight: line.weight,
  }));
  const fitted = fitNet(examples, keys.length, JUDGING_UNITS + OTHER_UNITS, SEED);
  const kept = tellingRows(fitted, FEATURES_KEPT);
  const embed = Float32Array.from(kept.flatMap((row) => [...rowOf(fitted, row)]));
  const top = topOf(embed);
  return {
    words,
    common,
    keys: kept.map((row) => keys[row] as number),
    width: fitted.width,
    embed: Int8Array.from(embed, (value) => levelOf(Math.min(top, Math.max(-top, value)), top)),
    top,
    bias: rounded(fitted.bias),
    verdicts: rounded(fitted.verdicts),
    styles: rounded(fitted.styles),
    moves: rounded(fitted.moves),
  };
};

/** The model as the reader uses it, without the way through the file. */
export const modelOf = (trained: Trained): { readonly net: Net; readonly lexicon: Lexicon } => ({
  lexicon: lexiconOf(trained.words, trained.common),
  net: {
    width: trained.width,
    rows: new Map(trained.keys.map((key, row) => [key, row])),
    embed: Float32Array.from(trained.embed, (level) => valueOf(level, trained.top)),
    bias: Float32Array.from(trained.bias),
    verdicts: Float32Array.from(trained.verdicts),
    styles: Float32Array.from(trained.styles),
    moves: Float32Array.from(trained.moves),
  },
});

/** `weights.json` to the letter. */
export const weightsFile = (trained: Trained): string => {
  const stored = {
    words: trained.words.join(" "),
    common: trained.common,
    width: trained.width,
    top: trained.top,
    features: stepsText(trained.keys),
    embed: levelLetters(trained.embed, LEVELS),
    bias: trained.bias,
    verdicts: trained.verdicts,
    styles: trained.styles,
    moves: trained.moves,
  };
  return `${JSON.stringify(stored)}\n`;
};

export const WEIGHTS_PATH = fileURLToPath(new URL("../moves/weights.json", import.meta.url));

/** The shipped weights see the lines that may teach, and the core sentences of the catalogue. */
export const shippedWeights = (): string => weightsFile(train(teachingLines(), coreLines()));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(WEIGHTS_PATH, shippedWeights());
