import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { VERDICTS } from "#domain/analysis/analysis.ts";
import { analysisSchema } from "#domain/analysis/analysis.contract.ts";
import type { Judgement } from "../model/judgement.ts";
import { checkedAnalysis } from "./checked-analysis.ts";

const LINES = [
  { id: "m1", content: "I'm not working Saturday." },
  { id: "m3", content: "Sorry, maybe next month, I suppose." },
];
const JUDGEMENT: Judgement = {
  moves: [
    { line: 2, verdict: "missed", quote: "maybe next month", why: "It leaves the door open." },
    { line: 1, verdict: "good", quote: "I'm not working Saturday", why: "You said it plainly." },
  ],
  metrics: { clarity: 3.26, tone: 9, engagement: -1 },
  strengths: [{ text: "A plain refusal.", line: 1, quote: "not working Saturday" }],
  areas_for_improvement: [{ text: "You let go with “maybe next month”.", line: 2, quote: "maybe next month" }],
  suggestions: [{ text: "Say the first sentence again.", line: 1, quote: "I'm not working Saturday" }],
  rewrittenResponses: [
    {
      line: 2,
      original: "Sorry, maybe next month",
      assertive: "I'm not working Saturday.",
      explanation: "Same position.",
    },
  ],
  otherSkills: [{ skill: "workable-compromise", line: 2, why: "They asked about next month." }],
};
const check = (changes: Partial<Judgement> = {}) =>
  checkedAnalysis({ ...JUDGEMENT, ...changes }, LINES, "broken-record");

describe("checkedAnalysis", () => {
  it("rounds scores to halves within the scale", () => {
    expect(check()?.metrics).toEqual({ clarity: 3.5, tone: 5, engagement: 0 });
  });

  it("counts by itself, in the order of the conversation", () => {
    expect(check()?.skill).toMatchObject({ used: 1, opportunities: 2 });
    expect(check()?.skill.moves.map(({ messageId }) => messageId)).toEqual(["m1", "m3"]);
  });

  it("adds the words that show a finding, unless it has them", () => {
    expect(check()?.strengths).toEqual(["A plain refusal. (“not working Saturday”)"]);
    expect(check()?.areas_for_improvement).toEqual(["You let go with “maybe next month”."]);
  });

  it("drops what the user never said", () => {
    const invented = { text: "You insulted them.", line: 1, quote: "you idiot" };
    const analysis = check({
      strengths: [invented],
      areas_for_improvement: [invented],
      suggestions: [invented],
      rewrittenResponses: [{ line: 1, original: "you idiot", assertive: "No.", explanation: "Calmer." }],
      moves: [...JUDGEMENT.moves, { line: 1, verdict: "missed", quote: "you idiot", why: "An insult." }],
    });
    expect(analysis).toMatchObject({
      strengths: [],
      areas_for_improvement: [],
      suggestions: [],
      rewrittenResponses: [],
      skill: { opportunities: 2 },
    });
  });

  it("finds the line of a finding that miscounted", () => {
    const [move] = check({ moves: [{ line: 9, verdict: "missed", quote: "maybe next month", why: "Open." }] })?.skill
      .moves ?? [undefined];
    expect(move?.messageId).toBe("m3");
  });

  it("judges each line once", () => {
    const [first] = JUDGEMENT.moves;
    expect(check({ moves: first === undefined ? [] : [first, { ...first, verdict: "good" }] })?.skill).toMatchObject({
      opportunities: 1,
      used: 0,
    });
  });

  it("drops a rewrite that changes nothing, and a skill that is the one practised", () => {
    const analysis = check({
      rewrittenResponses: [
        {
          line: 1,
          original: "I'm not working Saturday.",
          assertive: "I'm not working Saturday.",
          explanation: "Fine.",
        },
      ],
      otherSkills: [{ skill: "broken-record", line: 1, why: "It is the same." }],
    });
    expect(analysis).toMatchObject({ rewrittenResponses: [], otherSkills: [] });
  });

  it("is no analysis when nothing is shown, a score is missing or the form is wrong", () => {
    expect(check({ moves: [] })).toBeNull();
    expect(check({ metrics: { clarity: Number.NaN, tone: 1, engagement: 1 } })).toBeNull();
    for (const raw of [null, "fine", {}, [], { ...JUDGEMENT, moves: [{ line: "one" }] }]) {
      expect(checkedAnalysis(raw, LINES, "broken-record")).toBeNull();
    }
  });

  it("keeps to the contract and to the user's words, whatever a model fills in", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("not working Saturday", "maybe", LINES[1]?.content ?? ""));
    const finding = fc.record({ text, line: fc.double(), quote: text });
    const judgement = fc.record({
      moves: fc.array(fc.record({ line: fc.integer(), verdict: fc.constantFrom(...VERDICTS), quote: text, why: text })),
      metrics: fc.record({ clarity: fc.double(), tone: fc.double(), engagement: fc.double() }),
      strengths: fc.array(finding),
      areas_for_improvement: fc.array(finding),
      suggestions: fc.array(finding),
      rewrittenResponses: fc.array(
        fc.record({ line: fc.integer(), original: text, assertive: text, explanation: text }),
      ),
      otherSkills: fc.array(
        fc.record({ skill: fc.constantFrom("fogging", "broken-record"), line: fc.integer(), why: text }),
      ),
    });
    fc.assert(
      fc.property(judgement, (raw) => {
        const analysis = checkedAnalysis(raw, LINES, "broken-record");
        if (analysis === null) return;
        analysisSchema.parse(analysis);
        const said = LINES.map(({ content }) => content).join("\n");
        for (const { quote } of analysis.skill.moves) expect(said).toContain(quote);
        for (const { original } of analysis.rewrittenResponses) expect(said).toContain(original);
      }),
    );
  });
});
