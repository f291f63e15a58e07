import { describe, expect, it } from "vitest";
import { levelLetters, levelsOf, numbersOf, stepsText } from "./packing.ts";

describe("packing", () => {
  it("gives every level back", () => {
    const levels = Int8Array.from(
      { length: 50 },
      (_, index) => ((index % 2 === 0 ? Math.floor(index / 10) : (index - 1) / 2) % 5) - 2,
    );
    expect(levelsOf(levelLetters(levels, 2), 2)).toEqual(levels);
  });

  it("gives every number back, however far apart", () => {
    const numbers = [0, 1, 31, 32, 33, 1_055, 1_056, 2 ** 20, 2 ** 24 - 1];
    expect(numbersOf(stepsText(numbers))).toEqual(numbers);
  });

  it("uses no letter that JSON escapes", () => {
    const numbers = Array.from({ length: 4_000 }, (_, index) => index * (index + 3));
    const text = stepsText(numbers) + levelLetters(Int8Array.from([-2, -2, 2, 2, 0, 1, -1, 0]), 2);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });
});
