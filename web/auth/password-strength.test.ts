import { expect, test } from "vitest";
import { strengthOf } from "./password-strength.ts";

test("calls a common password easy to guess and says why", () => {
  expect(strengthOf("password123", [])).toMatchObject({ score: 0, tone: "low", verdict: "very easy to guess" });
  expect(strengthOf("password123", []).advice).toMatch(/^Many people use/);
});

test("calls a few unrelated words hard to guess, and has no advice then", () => {
  expect(strengthOf("a quiet garden wall", [])).toMatchObject({ tone: "good", advice: undefined });
});

test("counts one's own address as a word that anybody would try", () => {
  const address = "marta.kowalczyk@example.org";
  expect(strengthOf(address, []).score).toBeGreaterThan(strengthOf(address, [address]).score);
});

test("judges the longest password as surely as its beginning", () => {
  expect(strengthOf("Tr0ub4dour&3 ".repeat(10).slice(0, 128), [])).toMatchObject({ score: 4 });
});
