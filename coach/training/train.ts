/** Fits the reader's weights on the labelled lines of the training scenes and writes `coach/moves/weights.json`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import { NOUGHT } from "#domain/practice/stored-weights.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { featuresOf, viewOf } from "../moves/features.ts";
import { type Lexicon, lexiconOf } from "../moves/lexicon.ts";
import { lineOf } from "../moves/line.ts";
import { MOVES } from "../moves/move.ts";
import {
  hashOf,
  JUDGING_UNITS,
  LEVELS,
  levelOf,
  type Net,
  NET_JUDGING_UNITS,
  NET_OTHER_UNITS,
  NETS,
  valueOf,
} from "../moves/net.ts";
import { FEATURE_DIGITS } from "../moves/weights.ts";
import { WORD_CLASSES } from "../moves/word-classes.ts";
import { coreLines, trainingLines, type Weighted } from "./examples.ts";
import { isTestScene, type LabelledLine, labelledLines } from "./lines.ts";
import { type Fitted, fitNet } from "./net-fit.ts";

const NET_WIDTH = NET_JUDGING_UNITS + NET_OTHER_UNITS;
const FIRST_SEED = 7;
/** A feature is learnt when at least this many training lines have it. */
const FEATURE_MIN_LINES = 18;
/** So many features are kept, those that say most: the rest would cost more to send than they tell. */
const FEATURES_KEPT = 3700;
/** A word is real when two scenes use it, and common when this many do. */
const COMMON_MIN_SCENES = 8;

/** What a training run gives, in the form in which it is stored. */
export type Trained = {
  readonly words: readonly string[];
  readonly common: number;
  readonly hashes: readonly number[];
  readonly width: number;
  /** Levels, see `valueOf`; the greatest stands for `top`. */
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
    .filter(([, { size }]) => size >= 2)
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

/** Where a unit of one net stands among the units of all. */
const placeOf = (net: number, unit: number): number =>
  unit < NET_JUDGING_UNITS
    ? net * NET_JUDGING_UNITS + unit
    : JUDGING_UNITS + net * NET_OTHER_UNITS + unit - NET_JUDGING_UNITS;

/** One net whose outputs are the means of theirs. */
const sideBySide = (nets: readonly Fitted[]): Fitted => {
  const width = nets.length * NET_WIDTH;
  /** `units` of each net feed the head, in rows of `units` and a bias. */
  const headOfAll = (heads: readonly Float32Array[], units: number): Float32Array => {
    const outputs = (heads[0]?.length ?? 0) / (units + 1);
    const all = new Float32Array(outputs * (nets.length * units + 1));
    heads.forEach((head, net) => {
      for (let output = 0; output < outputs; output += 1) {
        const base = output * (nets.length * units + 1);
        for (let unit = 0; unit <= units; unit += 1) {
          const at = base + (unit === units ? nets.length * units : placeOf(net, unit));
          all[at] = (all[at] as number) + (head[output * (units + 1) + unit] as number) / nets.length;
        }
      }
    });
    return all;
  };
  const embed = new Float32Array((nets[0]?.embed.length ?? 0) * nets.length);
  const bias = new Float32Array(width);
  nets.forEach((net, index) => {
    for (let unit = 0; unit < NET_WIDTH; unit += 1) {
      const place = placeOf(index, unit);
      bias[place] = net.bias[unit] as number;
      for (let row = 0; row * NET_WIDTH < net.embed.length; row += 1)
        embed[row * width + place] = net.embed[row * NET_WIDTH + unit] as number;
    }
  });
  return {
    width,
    embed,
    bias,
    verdicts: headOfAll(
      nets.map(({ verdicts }) => verdicts),
      NET_JUDGING_UNITS,
    ),
    styles: headOfAll(
      nets.map(({ styles }) => styles),
      NET_WIDTH,
    ),
    moves: headOfAll(
      nets.map(({ moves }) => moves),
      NET_WIDTH,
    ),
  };
};

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

type Learnt = Omit<Weighted, "style" | "moves"> & Partial<Pick<Weighted, "style" | "moves">>;

export const train = (
  lines: readonly LabelledLine[],
  more: readonly Omit<Weighted, "style" | "moves">[] = [],
): Trained => {
  const { words, common } = wordsIn(lines);
  const lexicon = lexiconOf(words, common);
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const hash of new Set(featuresIn(line, lexicon).map(hashOf))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const hashes = [...counts].filter(([, count]) => count >= FEATURE_MIN_LINES).map(([hash]) => hash);
  hashes.sort((left, right) => left - right);
  const rows = new Map(hashes.map((hash, row) => [hash, row]));
  const learnt: readonly Learnt[] = [...trainingLines(lines), ...more];
  const examples = learnt.map((line) => ({
    rows: Int32Array.from(
      featuresIn(line, lexicon).flatMap((feature) => {
        const row = rows.get(hashOf(feature));
        return row === undefined ? [] : [row];
      }),
    ),
    skill: SKILL_SLUGS.indexOf(line.skill),
    verdict: VERDICTS.indexOf(line.verdict),
    style: line.style === undefined ? -1 : STYLES.indexOf(line.style),
    moves: Float32Array.from(MOVES, (move) => (line.moves?.includes(move) ? 1 : 0)),
    weight: line.weight,
  }));
  const fitted = sideBySide(
    Array.from({ length: NETS }, (_, index) => fitNet(examples, hashes.length, NET_WIDTH, FIRST_SEED + index)),
  );
  const kept = tellingRows(fitted, FEATURES_KEPT);
  const embed = Float32Array.from(kept.flatMap((row) => [...rowOf(fitted, row)]));
  const top = Math.ceil(fitted.embed.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * 1e4) / 1e4;
  return {
    words,
    common,
    hashes: kept.map((row) => hashes[row] as number),
    width: fitted.width,
    embed: Int8Array.from(embed, (value) => levelOf(value, top)),
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
    rows: new Map(trained.hashes.map((hash, row) => [hash, row])),
    embed: Float32Array.from(trained.embed, (level) => valueOf(level, trained.top)),
    bias: Float32Array.from(trained.bias),
    verdicts: Float32Array.from(trained.verdicts),
    styles: Float32Array.from(trained.styles),
    moves: Float32Array.from(trained.moves),
  },
});

const digit = (value: number): string => String.fromCharCode(NOUGHT + value);

/** `weights.json` to the letter. */
export const weightsFile = (trained: Trained): string => {
  const gaps = trained.hashes.map((hash, row) => hash - (trained.hashes[row - 1] ?? 0));
  const stored = {
    words: trained.words.join(" "),
    common: trained.common,
    width: trained.width,
    top: trained.top,
    features: FEATURE_DIGITS.map((place) => gaps.map((gap) => digit(Math.floor(gap / 32 ** place) % 32)).join("")),
    embed: Array.from(trained.embed, (level) => digit(level + LEVELS)).join(""),
    bias: trained.bias,
    verdicts: trained.verdicts,
    styles: trained.styles,
    moves: trained.moves,
  };
  return `${JSON.stringify(stored)}\n`;
};

export const WEIGHTS_PATH = fileURLToPath(new URL("../moves/weights.json", import.meta.url));

/** The shipped weights see the training scenes only, and the core sentences of the catalogue. */
export const shippedWeights = (): string =>
  weightsFile(
    train(
      labelledLines().filter(({ scene }) => !isTestScene(scene)),
      coreLines(),
    ),
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(WEIGHTS_PATH, shippedWeights());
