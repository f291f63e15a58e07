/**
 * The learnt part of the reading: features to a small hidden layer, and from it the verdict of each skill, the style
 * and the odds of each move. The training writes the weights; this file only applies them.
 */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";

export type Net = {
  /** Hidden units. */
  readonly width: number;
  /** Feature key to its row in `embed`. */
  readonly rows: ReadonlyMap<number, number>;
  /** `width` numbers a feature. */
  readonly embed: Float32Array;
  readonly bias: Float32Array;
  /** Heads: for each output, `width` weights and a bias. */
  readonly verdicts: Float32Array;
  readonly styles: Float32Array;
  readonly moves: Float32Array;
};

export type Odds = {
  /** Logits in the order of VERDICTS. */
  readonly verdicts: Float64Array;
  /** Logits in the order of STYLES. */
  readonly styles: Float64Array;
  /** Probability of each move, in the order of MOVES. */
  readonly moves: Float64Array;
};

/** The first units of the hidden layer are those that the verdict sees; the others serve style and moves only. */
export const JUDGING_UNITS = 20;
export const OTHER_UNITS = 8;
export const VERDICT_COUNT = 3;
export const STYLE_COUNT = 4;

/** An embedding is stored in whole levels, -LEVELS to LEVELS, closer together near zero, where most numbers are. */
export const LEVELS = 2;
export const valueOf = (level: number, top: number): number => Math.sign(level) * (level / LEVELS) ** 2 * top;
export const levelOf = (value: number, top: number): number =>
  Math.sign(value) * Math.round(LEVELS * Math.sqrt(Math.abs(value) / top));

/** FNV-1a over UTF-16 units, 32 bits. */
export const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** By 24 bits of its hash a feature is known; two that meet share a row, which is rare and harmless. */
export const featureKey = (name: string): number => hashOf(name) >>> 8;

export const softmax = (logits: Float64Array): Float64Array => {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
};

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

export const hiddenOf = (net: Pick<Net, "width" | "embed" | "bias">, rows: Int32Array): Float32Array => {
  const hidden = Float32Array.from(net.bias);
  for (const row of rows) {
    const base = row * net.width;
    for (let unit = 0; unit < net.width; unit += 1) {
      hidden[unit] = (hidden[unit] as number) + (net.embed[base + unit] as number);
    }
  }
  return hidden.map(Math.tanh);
};

/** `count` outputs of a head that starts at output `first`. */
export const headOf = (head: Float32Array, first: number, count: number, hidden: Float32Array): Float64Array => {
  const width = hidden.length;
  const outputs = new Float64Array(count);
  for (let output = 0; output < count; output += 1) {
    const base = (first + output) * (width + 1);
    let sum = head[base + width] as number;
    for (let unit = 0; unit < width; unit += 1) sum += (head[base + unit] as number) * (hidden[unit] as number);
    outputs[output] = sum;
  }
  return outputs;
};

export const rowsOf = (net: Pick<Net, "rows">, features: readonly string[]): Int32Array => {
  const rows: number[] = [];
  for (const feature of features) {
    const row = net.rows.get(featureKey(feature));
    if (row !== undefined) rows.push(row);
  }
  return Int32Array.from(rows);
};

export const oddsOf = (net: Net, skill: SkillSlug, features: readonly string[], moveCount: number): Odds => {
  const hidden = hiddenOf(net, rowsOf(net, features));
  return {
    verdicts: headOf(
      net.verdicts,
      SKILL_SLUGS.indexOf(skill) * VERDICT_COUNT,
      VERDICT_COUNT,
      hidden.subarray(0, JUDGING_UNITS),
    ),
    styles: headOf(net.styles, 0, STYLE_COUNT, hidden),
    moves: headOf(net.moves, 0, moveCount, hidden).map(sigmoid),
  };
};
