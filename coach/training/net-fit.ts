/** Fits the net: one hidden layer, three kinds of output, AdaGrad, dropped-out features, the same weights every run. */
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { MOVES } from "../moves/move.ts";
import { headOf, hiddenOf, JUDGING_UNITS, sigmoid, softmax, STYLE_COUNT, VERDICT_COUNT } from "../moves/net.ts";
import { randomFrom } from "./random.ts";

export type Example = {
  readonly rows: Int32Array;
  readonly skill: number;
  readonly verdict: number;
  /** -1 where nobody labelled it: then neither style nor moves are learnt from the line. */
  readonly style: number;
  /** 1 for each move the line makes, in the order of MOVES. */
  readonly moves: Float32Array;
  readonly weight: number;
};

export type Fitted = {
  readonly width: number;
  readonly embed: Float32Array;
  readonly bias: Float32Array;
  readonly verdicts: Float32Array;
  readonly styles: Float32Array;
  readonly moves: Float32Array;
};

const EPOCHS = 18;
/** Small, so that a feature that is seldom seen says little rather than something by chance. */
const EMBED_SPREAD = 0.02;
const RATE = 0.03;
/** Pull towards zero; an embedding's is divided by how often its feature occurs. */
const PULL = 32;
const HEAD_PULL = 0.003;
/** Gentler where most lines say no: some moves are rare. */
const MOVES_PULL = 0.0004;
const DROPPED = 0.3;
const STYLE_SHARE = 0.3;
const MOVES_SHARE = 0.1;

export const fitNet = (examples: readonly Example[], size: number, width: number, seed: number): Fitted => {
  const random = randomFrom(seed);
  /** Near enough to a normal spread. */
  const spread = (): number => random() + random() + random() + random() - 2;
  const filled = (count: number, scale: number): Float32Array => new Float32Array(count).map(() => spread() * scale);
  const squaresOf = (weights: Float32Array): Float32Array => new Float32Array(weights.length).fill(1e-6);
  const embed = filled(size * width, EMBED_SPREAD);
  const bias = new Float32Array(width);
  const verdicts = filled(SKILL_SLUGS.length * VERDICT_COUNT * (JUDGING_UNITS + 1), 0.2);
  const styles = filled(STYLE_COUNT * (width + 1), 0.2);
  const moves = filled(MOVES.length * (width + 1), 0.2);
  const squares = {
    embed: squaresOf(embed),
    bias: squaresOf(bias),
    verdicts: squaresOf(verdicts),
    styles: squaresOf(styles),
    moves: squaresOf(moves),
  };
  const step = (weights: Float32Array, seen: Float32Array, at: number, slope: number, rate: number): void => {
    const square = (seen[at] as number) + slope * slope;
    seen[at] = square;
    weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(square);
  };
  const counts = new Float32Array(size);
  for (const { rows } of examples) for (const row of rows) counts[row] = (counts[row] as number) + 1;
  const order = examples.map((_, index) => index);

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    for (const index of order) {
      const example = examples[index] as Example;
      const rows = example.rows.filter(() => random() >= DROPPED);
      const hidden = hiddenOf({ width, embed, bias }, rows);
      const back = new Float32Array(width);
      const judging = hidden.subarray(0, JUDGING_UNITS);
      /** `share` is how far the error of this head shapes the units that judge; the other units always learn from it. */
      const learn = (
        head: Float32Array,
        seen: Float32Array,
        first: number,
        units: number,
        share: number,
        pull: number,
        errors: Float64Array,
      ): void => {
        errors.forEach((raw, output) => {
          const error = raw * example.weight;
          const base = (first + output) * (units + 1);
          for (let unit = 0; unit <= units; unit += 1) {
            const weight = head[base + unit] as number;
            if (unit < units) back[unit] = (back[unit] as number) + (unit < JUDGING_UNITS ? share : 1) * error * weight;
            const input = unit < units ? (hidden[unit] as number) : 1;
            step(head, seen, base + unit, error * input + pull * weight, rate);
          }
        });
      };
      const firstVerdict = example.skill * VERDICT_COUNT;
      const verdictOdds = softmax(headOf(verdicts, firstVerdict, VERDICT_COUNT, judging));
      const styleOdds = softmax(headOf(styles, 0, STYLE_COUNT, hidden));
      const moveOdds = headOf(moves, 0, MOVES.length, hidden).map(sigmoid);
      const off = (right: number) => (odds: number, output: number) => odds - (output === right ? 1 : 0);
      learn(
        verdicts,
        squares.verdicts,
        firstVerdict,
        JUDGING_UNITS,
        1,
        HEAD_PULL,
        verdictOdds.map(off(example.verdict)),
      );
      if (example.style >= 0)
        learn(styles, squares.styles, 0, width, STYLE_SHARE, HEAD_PULL, styleOdds.map(off(example.style)));
      if (example.style >= 0)
        learn(
          moves,
          squares.moves,
          0,
          width,
          MOVES_SHARE,
          MOVES_PULL,
          moveOdds.map((odds, move) => odds - (example.moves[move] as number)),
        );
      for (let unit = 0; unit < width; unit += 1) {
        const slope = (back[unit] as number) * (1 - (hidden[unit] as number) ** 2);
        back[unit] = slope;
        step(bias, squares.bias, unit, slope, rate);
      }
      for (const row of rows) {
        const pull = PULL / (counts[row] as number);
        for (let unit = 0; unit < width; unit += 1) {
          const at = row * width + unit;
          step(embed, squares.embed, at, (back[unit] as number) + pull * (embed[at] as number), rate);
        }
      }
    }
  }
  return { width, embed, bias, verdicts, styles, moves };
};
