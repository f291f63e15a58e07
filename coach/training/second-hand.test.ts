import { describe, expect, it } from "vitest";
import { labelledLines } from "./lines.ts";
import { agreementOf, twiceLabelled } from "./second-hand.ts";

describe("agreementOf", () => {
  it("counts as nothing the agreement that chance alone would give", () => {
    const { raw, kappa } = agreementOf([
      ["a", "a"],
      ["a", "b"],
      ["b", "a"],
      ["b", "b"],
    ]);
    expect(raw).toBe(0.5);
    expect(kappa).toBeCloseTo(0);
  });

  it("is one where every label is the same for both, and below nothing where none is", () => {
    expect(
      agreementOf([
        ["a", "a"],
        ["b", "b"],
      ]).kappa,
    ).toBe(1);
    expect(
      agreementOf([
        ["a", "b"],
        ["b", "a"],
      ]).kappa,
    ).toBe(-1);
  });
});

describe("the second hand's labels", () => {
  it("are each of a line that is there, and of no line twice", () => {
    const ids = twiceLabelled(labelledLines()).map(({ line }) => line.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(300);
  });
});
