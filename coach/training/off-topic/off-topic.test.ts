import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { handsOnDisk, offTopicLines } from "./lines.ts";
import { OFF_TOPIC_WEIGHTS_PATH, shippedOffTopicWeights } from "./train.ts";

describe("the training of the off-topic rule", () => {
  it("gives the shipped weights again, byte for byte", { timeout: 227_000 }, () => {
    expect(shippedOffTopicWeights() === readFileSync(OFF_TOPIC_WEIGHTS_PATH, "utf8")).toBe(true);
  });

  it("has weights small enough for a browser", () => {
    expect(brotliCompressSync(readFileSync(OFF_TOPIC_WEIGHTS_PATH)).length).toBeLessThan(32_000);
  });

  it("has lines with ids that occur once, of hands that it knows", () => {
    const ids = offTopicLines().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(handsOnDisk().toSorted()).toEqual([...new Set(offTopicLines().map(({ hand }) => hand))].toSorted());
  });
});
