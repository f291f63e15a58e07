import { describe, expect, it } from "vitest";
import { METRICS } from "#domain/analysis/analysis.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { agreementWithExperts, comparedWithExperts, scoredConversations } from "./expert-scores.ts";

describe("the experts' scores", () => {
  it("are halves from 0 to 5, for conversations of every skill", () => {
    const conversations = scoredConversations();
    expect(new Set(conversations.map(({ skill }) => skill))).toEqual(new Set(SKILL_SLUGS));
    const scores = conversations.flatMap((conversation) => METRICS.map((metric) => conversation.scores[metric]));
    expect(scores.filter((score) => score < 0 || score > 5 || score * 2 !== Math.round(score * 2))).toEqual([]);
  });

  it.each(METRICS)("rank conversations as the analysis does: %s", (metric) => {
    expect(agreementWithExperts(comparedWithExperts(), metric)).toBeGreaterThanOrEqual(0.8);
  });
});
