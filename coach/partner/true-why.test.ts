import { expect, it } from "vitest";
import type { Reading } from "#coach/coach.ts";
import { whyOf } from "#coach/moves/why.ts";
import { saidWhy, withTrueWhy } from "./true-why.ts";

const reading = (moves: Reading["moves"], why: string): Reading => ({
  verdict: "near_miss",
  style: "assertive",
  moves,
  quote: "I'm polite to everyone.",
  why,
  confidence: 0.6,
  chances: {
    verdict: { good: 0.2, near_miss: 0.6, missed: 0.2 },
    style: { assertive: 1, passive: 0, aggressive: 0, neutral: 0 },
  },
});
const DEFENDED = whyOf("fogging", "near_miss", "new_justification");

it("claims no agreement that cannot be quoted", () => {
  const defence = { move: "new_justification", quote: "I'm polite to everyone." } as const;
  expect(withTrueWhy("fogging", reading([defence], DEFENDED), "I'm polite to everyone.").why).toBe(
    whyOf("fogging", "missed", "new_justification"),
  );
  expect(withTrueWhy("fogging", reading([], DEFENDED), "Hm.").why).not.toMatch(/agreed|agreement is/i);
  const agreed = { move: "agreement_truth", quote: "That's true" } as const;
  expect(withTrueWhy("fogging", reading([agreed, defence], DEFENDED), "That's true. I'm polite to everyone.").why).toBe(
    DEFENDED,
  );
});

it("names the words it is about", () => {
  expect(saidWhy("This says what they are or did; what you feel is not in it.", "You always do this.")).toBe(
    "“You always do this” says what they are or did; what you feel is not in it.",
  );
  expect(saidWhy("You gave way.", "Oh, all right.")).toBe("You gave way: “Oh, all right.”");
  expect(saidWhy("You gave way.", "…")).toBe("You gave way.");
});

it("holds one short apology against nobody, nor praise", () => {
  const apology = { move: "apology", quote: "I'm really sorry" } as const;
  const owned = { move: "error_owned", quote: "It slipped out" } as const;
  const why = whyOf("negative-assertion", "near_miss", "apology");
  const once = withTrueWhy("negative-assertion", reading([apology, owned], why), "It slipped out. I'm really sorry.");
  expect(once.moves).toEqual([owned]);
  expect(once.why).not.toBe(why);
  const twice = "It slipped out. I'm sorry, I'm really sorry.";
  expect(withTrueWhy("negative-assertion", reading([apology, owned], why), twice).why).toBe(why);
  const praise = { move: "blame", quote: "You've been the one constant here." } as const;
  expect(withTrueWhy("self-disclosure", reading([praise], "x"), praise.quote).moves).toEqual([]);
});
