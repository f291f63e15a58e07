import { describe, expect, it } from "vitest";
import { analysisSchema } from "#domain/analysis/analysis.contract.ts";
import { METRICS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { SCENES, sceneById } from "#coach/content/catalogue.ts";
import type { Scenario } from "#coach/coach.ts";
import {
  agreement,
  changeUnder,
  heldPrecision,
  judgedConversations,
  RETYPINGS,
  rewriteGains,
  SEPARATES,
  separation,
} from "#coach/training/analyst-measures.ts";
import { analyse } from "./analyst.ts";

const judged = judgedConversations(8);

const sayTo = (scenario: Scenario, skill: SkillSlug, ...pairs: readonly (readonly [string, string])[]) =>
  analyse({
    skill,
    scenario,
    messages: pairs.flatMap(([partner, user]) => [
      { role: "assistant" as const, content: partner },
      { role: "user" as const, content: user },
    ]),
  });

const CAR: Scenario = {
  kind: "custom",
  title: "My brother and the car",
  description: "My brother Tom wants to borrow my car for the weekend. I want to say no.",
};

const quotesIn = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/gu)].map((found) => found[1] ?? "");

describe("the scores", { timeout: 60_000 }, () => {
  it("tell passive and aggressive users from assertive ones, in every skill", () => {
    const weak = SKILL_SLUGS.flatMap((skill) =>
      SEPARATES.map((pair) => ({ skill, pair, area: separation(judged, skill, pair) ?? 1 })),
    ).filter(({ area }) => area < 0.95);
    expect(weak).toEqual([]);
  });

  it("rise with the share of good lines", () => {
    const larger = judgedConversations(16);
    const [clarity, engagement] = (["clarity", "engagement"] as const).map(
      (metric) =>
        SKILL_SLUGS.reduce((sum, skill) => sum + agreement(larger, skill, metric, ["mixed"]), 0) / SKILL_SLUGS.length,
    );
    expect(clarity).toBeGreaterThanOrEqual(0.8);
    expect(engagement).toBeGreaterThanOrEqual(0.8);
  });

  it("hardly move when the same lines are typed otherwise", () => {
    const moved = RETYPINGS.map(([name, retype]) => ({ name, change: changeUnder(judged, retype, 6) }));
    expect(moved.filter(({ change: { over, count } }) => over / count > 0.015)).toEqual([]);
  });

  it("fall when good lines are replaced by missed ones, one after the other", () => {
    const scene = sceneById("extended-warranty");
    if (!scene) throw new Error("the scene is gone");
    const good = [
      "No, thank you. Just the laptop.",
      "I hear you. Just the laptop, please.",
      "I understand. Only the laptop.",
    ];
    const given = [
      "Oh, all right then, put it on.",
      "Fine, sorry, whatever you think is best.",
      "Okay, go on then, add it.",
    ];
    const totals = [0, 1, 2, 3].map((count) => {
      const { metrics } = sayTo(
        { kind: "predefined", scene },
        "broken-record",
        ...good.map((line, at) => ["You'd be mad not to cover it.", at < count ? (given[at] ?? "") : line] as const),
      );
      return metrics.clarity + metrics.engagement;
    });
    expect(totals).toEqual(totals.toSorted((left, right) => right - left));
    expect((totals[0] ?? 0) - (totals[3] ?? 0)).toBeGreaterThan(4);
  });

  it("keep the tone low after a plain threat, however calm the rest is", () => {
    const calm = ["No, I'm not lending it.", "I hear you. I'm not lending it.", "I know. It's still a no."];
    const push = "Come on, it's only the weekend.";
    const without = sayTo(CAR, "broken-record", ...calm.map((line) => [push, line] as const));
    const threatened = sayTo(
      CAR,
      "broken-record",
      ...[...calm, "Touch my car and I'll smash your face in, you idiot."].map((line) => [push, line] as const),
    );
    expect(without.metrics.tone).toBeGreaterThanOrEqual(4);
    expect(threatened.metrics.tone).toBeLessThanOrEqual(2.5);
  });

  it("fit the wire, in halves", () => {
    for (const { analysis } of judged) expect(() => analysisSchema.parse(analysis)).not.toThrow();
  });
});

describe("what is said", { timeout: 60_000 }, () => {
  const all = judged.map(({ conversation, analysis }) => ({
    texts: [...analysis.strengths, ...analysis.areas_for_improvement, ...analysis.suggestions],
    analysis,
    said: conversation.lines.flatMap(({ user, partner }) => [user, partner]),
  }));

  it("quotes only words that stand in the conversation to the letter", () => {
    const own = new Set([
      "You may be right",
      "I",
      "I forgot",
      "I broke it",
      "I should have rung",
      "I feel",
      "I felt",
      "I noticed I",
      "I hear you",
      "I hear you, and my answer is the same:",
    ]);
    for (const { texts, said } of all) {
      for (const text of texts) {
        const lead = quotesIn(text).find((quote) => !own.has(quote));
        if (lead === undefined) continue;
        const words = lead.replace(/…$/u, "");
        expect(said.filter((line) => line.includes(words))).not.toEqual([]);
      }
    }
  });

  it("quotes at least one line in every strength, area and suggestion", () => {
    for (const { texts } of all) for (const text of texts) expect(text).toMatch(/“[^”]+”/u);
  });

  it("has one to three of each kind, none of them twice", () => {
    for (const { analysis, texts } of all) {
      for (const list of [analysis.strengths, analysis.areas_for_improvement, analysis.suggestions]) {
        expect(list.length).toBeGreaterThanOrEqual(1);
        expect(list.length).toBeLessThanOrEqual(3);
      }
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("never shouts and never leaves a gap", () => {
    for (const { texts, analysis } of all) {
      const own = [
        ...texts.map((text) => text.replace(/“[^”]*”/gu, "x")),
        ...analysis.otherSkills.map(({ why }) => why),
      ];
      for (const text of own) expect(text).not.toMatch(/!|undefined|\{|\}|\s{2}/);
    }
  });

  it("holds little against a user that is not so", () => {
    expect(heldPrecision(judged).precision).toBeGreaterThanOrEqual(0.93);
  });
});

describe("a rewrite", { timeout: 60_000 }, () => {
  it("never reads worse than the line it replaces, and is never the same twice", () => {
    expect(rewriteGains(judged).worse).toBe(0);
    for (const { analysis } of judged) {
      const texts = analysis.rewrittenResponses.map(({ assertive }) => assertive);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeLessThanOrEqual(3);
    }
  });

  it("keeps the user's own words where a sound line is left of them", () => {
    const { rewrittenResponses } = sayTo(
      CAR,
      "broken-record",
      [
        "Lend me the car.",
        "I'm sorry, I'm so sorry, but no. I'm not lending it, because the brakes have been odd and I need it on Sunday.",
      ],
      ["It's only for the weekend.", "I'm not lending it, Tom."],
    );
    expect(rewrittenResponses[0]?.assertive).toMatch(/not lending it/i);
    expect(rewrittenResponses[0]?.assertive).not.toMatch(/brakes|sorry/i);
  });

  it("agrees with the critic's own words in fogging", () => {
    const { rewrittenResponses } = sayTo(
      { kind: "custom", title: "My flatmate", description: "My flatmate criticises how I keep the kitchen." },
      "fogging",
      ["You never clean the hob.", "That's rubbish, I clean it every single week and you know it!"],
      ["You're so messy.", "I am not messy, you should see your own room!"],
    );
    expect(rewrittenResponses.map(({ assertive }) => assertive)).toContain(
      "You're right, I don't always clean the hob.",
    );
  });

  it("uses what the user wanted to say in a scenario of their own", () => {
    const { rewrittenResponses } = sayTo(
      { ...CAR, wish: "I'm not lending you the car" },
      "broken-record",
      ["Lend me the car.", "Oh, all right, take it."],
      ["And the keys?", "They're on the hook, help yourself."],
    );
    expect(rewrittenResponses.map(({ assertive }) => assertive).join(" ")).toMatch(/not lending you the car/i);
  });
});

describe("too little evidence", () => {
  const little = (...users: readonly string[]) =>
    sayTo(CAR, "broken-record", ...users.map((user) => ["Can I have the car?", user] as const));

  it.each([[[]], [["Hi"]], [["ok", "hm"]], [["I'm not lending it."]], [["…", "?!"]]])(
    "is said, not scored: %j",
    (users) => {
      const analysis = little(...users);
      expect(analysis).toMatchObject({ tooLittle: true, metrics: { clarity: 0, tone: 0, engagement: 0 } });
      expect(analysis.suggestions).toHaveLength(1);
      expect(analysis.rewrittenResponses).toHaveLength(0);
    },
  );

  it("says so when the lines are in another language", () => {
    const analysis = little("je ne veux pas, c'est ma voiture", "merci, mais je suis pressé, pas pour vous");
    expect(analysis.tooLittle).toBe(true);
    expect(analysis.suggestions[0]).toMatch(/English/);
  });
});

describe("the skill's own moves", () => {
  it("are told line by line, with the ids that were sent", () => {
    const { skill } = analyse({
      skill: "broken-record",
      scenario: CAR,
      messages: [
        { id: "a", role: "assistant", content: "Lend me the car." },
        { id: "b", role: "user", content: "No, I'm not lending it." },
        { id: "c", role: "assistant", content: "Please." },
        { id: "d", role: "user", content: "I hear you. I'm not lending it." },
      ],
    });
    expect(skill).toMatchObject({ used: 2, opportunities: 2 });
    expect(skill.moves.map(({ messageId }) => messageId)).toEqual(["b", "d"]);
  });

  it("are good where a skilled user says the scene's own lines", () => {
    for (const skill of SKILL_SLUGS) {
      const scene = SCENES.find((one) => one.skill === skill);
      if (!scene) throw new Error(`${skill} has no scene`);
      const { skill: moves } = sayTo(
        { kind: "predefined", scene },
        skill,
        ...scene.core.map((line) => [scene.startingLine, line] as const),
      );
      expect(moves.used).toBeGreaterThanOrEqual(2);
    }
  });
});

it("has a score for every metric", () => {
  expect(Object.keys(judged[0]?.analysis.metrics ?? {})).toEqual([...METRICS]);
});

it("misses no question where the last complaint was already out", () => {
  const scene = sceneById("salon-regular");
  if (scene?.skill !== "negative-inquiry") throw new Error("the scene has moved");
  const [first = "", last = ""] = [scene.complaints[0]?.text, scene.complaints.at(-1)?.text];
  const { skill } = analyse({
    skill: "negative-inquiry",
    scenario: { kind: "predefined", scene },
    messages: [
      { role: "assistant", content: scene.startingLine },
      { role: "user", content: "What did I do that you didn't like?" },
      { role: "assistant", content: first },
      { role: "user", content: "What else have I done?" },
      { role: "assistant", content: last },
      { role: "user", content: "I never asked you about it. I'm so sorry." },
      { role: "assistant", content: scene.yield[0] ?? "" },
    ],
  });
  expect(skill).toMatchObject({ used: 2, opportunities: 2 });
});
