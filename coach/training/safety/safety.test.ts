import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { handsOnDisk, safetyLines } from "./lines.ts";
import { SAFETY_WEIGHTS_PATH, shippedSafetyWeights } from "./train.ts";

describe("the training of the safety rule", () => {
  it("gives the shipped weights again, byte for byte", { timeout: 240_000 }, () => {
    expect(shippedSafetyWeights() === readFileSync(SAFETY_WEIGHTS_PATH, "utf8")).toBe(true);
  });

  it("has weights small enough for a browser", () => {
    expect(brotliCompressSync(readFileSync(SAFETY_WEIGHTS_PATH)).length).toBeLessThan(12_000);
  });

  it("has lines with ids that occur once, of hands that it knows", () => {
    const ids = safetyLines().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(handsOnDisk().toSorted()).toEqual([...new Set(safetyLines().map(({ hand }) => hand))].toSorted());
  });
});
