/** Chance that can be replayed: the same seed and the same name give the same number, whatever was asked before. */

const hash = (text: string, seed: number): number => {
  let state = (seed ^ 0x811c9dc5) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

/** 0 ≤ n < 1. */
export const chance = (seed: number, name: string): number => hash(name, seed) / 4_294_967_296;

/** The list in an order of the seed's own. */
export const shuffled = <T extends string>(seed: number, list: readonly T[]): readonly T[] =>
  list
    .map((item) => [hash(item, seed), item] as const)
    .toSorted((left, right) => left[0] - right[0])
    .map(([, item]) => item);
