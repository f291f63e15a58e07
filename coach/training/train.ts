/** Fits the reader's weights on the labelled lines of the training scenes and writes `coach/moves/weights.json`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { STYLES, VERDICTS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { featuresOf, viewOf } from "../moves/features.ts";
import { type Lexicon, lexiconOf } from "../moves/lexicon.ts";
import { lineOf } from "../moves/line.ts";
import { MOVES } from "../moves/move.ts";
import { hashOf, JUDGING_UNITS, type Net } from "../moves/net.ts";
import { WORD_CLASSES } from "../moves/word-classes.ts";
import { coreLines, trainingLines, type Weighted } from "./examples.ts";
import { isTestScene, type LabelledLine, labelledLines } from "./lines.ts";
import { fitNet } from "./net-fit.ts";

const WIDTH = JUDGING_UNITS + 16;
/** A feature is learnt when at least this many training lines have it. */
const FEATURE_MIN_LINES = 16;
/** A word is real when two scenes use it, and common when this many do. */
const COMMON_MIN_SCENES = 8;

/** What a training run gives, in the form in which it is stored. */
export type Trained = {
  readonly words: readonly string[];
  readonly common: number;
  readonly hashes: readonly number[];
  readonly width: number;
  /** Whole steps of `step`, -127 to 127. */
  readonly embed: Int8Array;
  readonly step: number;
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
  const fitted = fitNet(examples, hashes.length, WIDTH, 7);
  const step = Math.round((fitted.embed.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / 127) * 1e6) / 1e6;
  return {
    words,
    common,
    hashes,
    width: WIDTH,
    embed: Int8Array.from(fitted.embed, (value) => Math.max(-127, Math.min(127, Math.round(value / step)))),
    step,
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
    embed: Float32Array.from(trained.embed, (steps) => steps * trained.step),
    bias: Float32Array.from(trained.bias),
    verdicts: Float32Array.from(trained.verdicts),
    styles: Float32Array.from(trained.styles),
    moves: Float32Array.from(trained.moves),
  },
});

/** `weights.json` to the letter. */
export const weightsFile = (trained: Trained): string => {
  const hashes = Buffer.alloc(trained.hashes.length * 4);
  trained.hashes.forEach((hash, index) => hashes.writeUInt32LE(hash, index * 4));
  const stored = {
    words: trained.words.join(" "),
    common: trained.common,
    width: trained.width,
    step: trained.step,
    features: hashes.toString("base64"),
    embed: Buffer.from(trained.embed.buffer).toString("base64"),
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
