import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { labelledLines } from "./lines.ts";
import { shippedWeights, WEIGHTS_PATH } from "./train.ts";

describe("the training", () => {
  it("gives the shipped weights again, byte for byte", { timeout: 900_000 }, () => {
    expect(shippedWeights() === readFileSync(WEIGHTS_PATH, "utf8")).toBe(true);
  });

  it("has weights small enough for a browser", () => {
    expect(brotliCompressSync(readFileSync(WEIGHTS_PATH)).length).toBeLessThan(115_000);
  });

  it("has lines with ids that occur once", () => {
    const ids = labelledLines().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
