import { describe, expect, it } from "vitest";
import type { SkillSlug } from "../skills/skills.ts";
import { SKILL_SLUGS } from "../skills/skills.ts";
import { recommend, type ScoredConversation, standingsOf } from "./progress.ts";

const day = (number: number): Date => new Date(Date.UTC(2026, 9, 1) + number * 86_400_000);
const scored = (skill: SkillSlug, at: Date, value: number): ScoredConversation => ({
  skill,
  at,
  scores: { clarity: value, tone: value, engagement: value },
});
const run = (skill: SkillSlug, values: readonly number[], step = 1) =>
  values.map((value, index) => scored(skill, day(index * step), value));

describe("where a user stands in a skill", () => {
  it("says nothing of a direction with fewer than three conversations", () => {
    const [standing] = standingsOf(run("fogging", [1, 5]));
    expect(standing).toMatchObject({
      trend: "too_little",
      summary: expect.stringContaining("1 more analysed conversation "),
    });
  });

  it("names what is higher than at the start, with both numbers", () => {
    const [standing] = standingsOf([
      ...run("fogging", [2, 2, 2]),
      { skill: "fogging", at: day(3), scores: { clarity: 5, tone: 2, engagement: 5 } },
      { skill: "fogging", at: day(4), scores: { clarity: 5, tone: 2, engagement: 5 } },
    ]);
    expect(standing?.trend).toBe("improved");
    expect(standing?.summary).toBe(
      "Higher: Clarity of Needs & Boundaries (2.0 to 3.7), Message Consistency (2.0 to 3.7).",
    );
  });

  it.each([
    { values: [4, 4, 2, 2], trend: "slipped" },
    { values: [3, 3.5, 3, 3], trend: "steady" },
  ])("is $trend over $values", ({ values, trend }) => {
    expect(standingsOf(run("fogging", values))[0]?.trend).toBe(trend);
  });

  it("weighs the latest conversation most, within one evening too", () => {
    const evening = [1, 1, 1, 5].map((value, minute) =>
      scored("fogging", new Date(day(0).getTime() + minute * 60_000), value),
    );
    expect(standingsOf(evening)[0]?.now).toBeGreaterThan(2);
    const months = [scored("fogging", day(0), 1), scored("fogging", day(120), 5)];
    expect(standingsOf(months)[0]?.now).toBeGreaterThan(4.9);
  });

  it("is the same in whatever order the conversations come", () => {
    const conversations = [...run("fogging", [1, 2, 3]), ...run("broken-record", [4, 5])];
    expect(standingsOf(conversations.toReversed())).toEqual(standingsOf(conversations));
  });
});

describe("what to practise next", () => {
  const candidates = SKILL_SLUGS.flatMap((type) =>
    ["a", "b"].map((name) => ({ id: `${type}-${name}`, name, type, difficulty: "Beginner" as const })),
  );

  it("is the first Beginner skill for someone new", () => {
    expect(recommend([], [], candidates)).toMatchObject({ scenario: { id: "broken-record-a" } });
  });

  it("is the weakest skill's first scenario that is not in the journal, with its score as the reason", () => {
    const standings = standingsOf([...run("fogging", [2.5]), ...run("broken-record", [3])]);
    const next = recommend(standings, ["fogging-a"], candidates);
    expect(next).toMatchObject({ scenario: { id: "fogging-b" }, why: expect.stringContaining("2.5 of 5") });
  });

  it("is a new skill once the practised ones are strong", () => {
    const next = recommend(standingsOf(run("broken-record", [4.5])), [], candidates);
    expect(next).toMatchObject({ skill: "free-information", why: expect.stringContaining("new to you") });
  });

  it("is the scenario kept longest ago when a skill's scenarios are all in the journal", () => {
    const next = recommend(standingsOf(run("fogging", [2])), ["fogging-b", "fogging-a"], candidates);
    expect(next?.scenario.id).toBe("fogging-a");
  });

  it("is the skill not practised for longest once all are strong", () => {
    const all = SKILL_SLUGS.map((skill, index) => scored(skill, day(20 - index), 5));
    expect(recommend(standingsOf(all), [], candidates)?.skill).toBe(SKILL_SLUGS.at(-1));
  });

  it("is nothing where there are no scenarios", () => {
    expect(recommend([], [], [])).toBeNull();
  });
});
