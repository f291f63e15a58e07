/**
 * What has been worked out already, so that a reply costs one new reading and not one for every line of the conversation.
 * Only speed depends on it: what is forgotten is worked out again, to the same result.
 */

/** Bounds the memory: a few megabytes at most. */
const KEPT_MAX = 4_000;

/** Two independent 32-bit hashes over the parts: about 10⁻¹⁶ odds of a mix-up between two conversations. */
export const digest = (parts: readonly string[]): string => {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (const part of parts) {
    for (let index = 0; index < part.length; index += 1) {
      const code = part.charCodeAt(index);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16) ^ part.length, 2246822507);
    two = Math.imul(two ^ (two >>> 13) ^ 0x1f, 3266489909);
  }
  return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
};

export type Recall<T> = (key: string, make: () => T) => T;

/** Keeps the latest few thousand values by key. */
export const recallOf = <T>(): Recall<T> => {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (kept.size >= KEPT_MAX) for (const oldest of [...kept.keys()].slice(0, KEPT_MAX / 4)) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
};
