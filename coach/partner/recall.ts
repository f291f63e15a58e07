/**
 * Readings already made, so that a reply costs one new reading and not one for every line of the conversation. Only
 * speed depends on it: what is forgotten is read again, to the same result.
 */
import type { Reading } from "#coach/coach.ts";
import { readLine } from "#coach/moves/read-line.ts";

type Input = Parameters<typeof readLine>[0];

/** Bounds the memory: a few megabytes at most. */
const KEPT_MAX = 4_000;
const kept = new Map<string, Reading>();

/** Two independent 32-bit hashes over parts; about 10⁻¹⁶ odds of a mix-up among the kept. */
const digest = (parts: readonly string[]): string => {
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

/** Reads the line, or recalls the reading. `trail` names everything said before it; the answer names the next trail. */
export const recallReading = (input: Input, trail: string): { readonly reading: Reading; readonly trail: string } => {
  const key = digest([
    trail,
    input.skill,
    input.sceneText ?? "",
    input.words?.wish.join("|") ?? "",
    input.partner,
    input.user,
  ]);
  const known = kept.get(key);
  if (known) return { reading: known, trail: key };
  const reading = readLine(input);
  if (kept.size >= KEPT_MAX) for (const oldest of [...kept.keys()].slice(0, KEPT_MAX / 4)) kept.delete(oldest);
  kept.set(key, reading);
  return { reading, trail: key };
};
