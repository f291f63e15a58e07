import { describe, expect, it } from "vitest";
import { CUES, cuesIn } from "../moves/cues.ts";
import { lineOf } from "../moves/line.ts";
import { labelledLines } from "./lines.ts";

/** Fewer lines, or lines of fewer hands, would be somebody's sentences learnt by heart. */
const LINES_MIN = 5;
const HANDS_MIN = 3;

describe("the cues", () => {
  const shownBy = new Map<string, { lines: number; hands: Set<string> }>();
  for (const { user, hand } of labelledLines()) {
    for (const cue of new Set(cuesIn(lineOf(user)).map((found) => found.cue))) {
      const name = CUES[cue]?.name ?? "";
      const shown = shownBy.get(name) ?? { lines: 0, hands: new Set() };
      shown.lines += 1;
      shown.hands.add(hand);
      shownBy.set(name, shown);
    }
  }

  it.each(CUES.map(({ name }) => name))("has labelled lines by several hands for %s", (name) => {
    const shown = shownBy.get(name);
    expect(shown?.lines ?? 0).toBeGreaterThanOrEqual(LINES_MIN);
    expect(shown?.hands.size ?? 0).toBeGreaterThanOrEqual(HANDS_MIN);
  });

  it("have names of their own", () => {
    expect(new Set(CUES.map(({ name }) => name)).size).toBe(CUES.length);
  });
});
