import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { FREE_REPLIES_PER_DAY, PRICE_CENTS, PRICE_ID, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { PLAN_LABELS } from "#domain/billing/subscription.ts";

/** What is sold, and who may do what for it, is written once: everything else asks there. */

const ROOT = resolve(import.meta.dirname, "..");
/** Tests say what they expect, and the people in the scenes speak of other things. */
const isLeftOut = (path: string): boolean => /\.(test|fake)\.tsx?$|^coach\/content\//.test(path);
/** Comments may name a figure; only what runs or is read by users must not. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");
const sources = new Map(
  globSync("{domain,coach,server,web}/**/*.{ts,tsx,html}", { cwd: ROOT })
    .filter((path) => !isLeftOut(path))
    .map((path) => [path, withoutComments(readFileSync(join(ROOT, path), "utf8"))]),
);

const homesOf = (pattern: RegExp): string[] =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([path]) => path);

const TERMS = "domain/billing/billing.ts";

describe("written once", () => {
  it("reads the sources", () => {
    expect(sources.size).toBeGreaterThan(300);
    expect(homesOf(/PRICE_CENTS = /)).toEqual([TERMS]);
  });

  it("the price", () => {
    const [whole, cents] = PRICE_ID.toFixed(2).split(".");
    const written = new RegExp(String.raw`\b${whole}[.,_]?${cents}\b`);
    expect(written.test(String(PRICE_CENTS))).toBe(true);
    expect(homesOf(written)).toEqual([]);
    expect(homesOf(/\b1_299\b/)).toEqual([TERMS]);
  });

  it("the days of the trial", () => {
    expect(homesOf(new RegExp(String.raw`\b(${TRIAL_DAYS}|fourteen)[ -]?days?\b`, "i"))).toEqual([]);
  });

  it("the replies of the free plan", () => {
    expect(homesOf(new RegExp(String.raw`\b(${FREE_REPLIES_PER_DAY}|twenty) replies\b`, "i"))).toEqual([]);
    expect(homesOf(/\bFREE_REPLIES_PER_DAY\b/)).toEqual([
      "domain/billing/access.ts",
      "domain/billing/billing-messages.ts",
      TERMS,
    ]);
  });

  it("the plans' labels", () => {
    const labels = Object.values(PLAN_LABELS).join("|");
    expect(homesOf(new RegExp(`\\b(${labels})\\b`))).toEqual(["domain/billing/subscription.ts"]);
  });

  it("what a plan may do, and the refusal", () => {
    expect(homesOf(/practise_beginner: \{/)).toEqual(["domain/billing/access.ts"]);
    expect(homesOf(/new AppError\("upgrade_required"/)).toEqual(["server/billing/access-check.ts"]);
    expect(homesOf(/difficulty === "Beginner"/)).toEqual(["domain/billing/access.ts"]);
    // Who asks for the plan itself rather than for a permission.
    expect(homesOf(/\bplanOf\(/).toSorted()).toEqual([
      "server/billing/access-check.ts",
      "server/billing/subscription-reading.ts",
    ]);
  });
});
