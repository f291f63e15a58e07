import { expect, it } from "vitest";
import { skillSentence } from "./skill-sentence.ts";

it("says of how many openings the skill was used in", () => {
  expect(skillSentence("broken-record", { used: 3, opportunities: 4, moves: [] })).toBe(
    "you held your answer in 3 of 4 pushes",
  );
  expect(skillSentence("fogging", { used: 0, opportunities: 1, moves: [] })).toBe(
    "you found something to agree with in 0 of 1 criticism",
  );
});

it("says nothing when nothing called for the skill", () => {
  expect(skillSentence("fogging", { used: 0, opportunities: 0, moves: [] })).toBeNull();
});
