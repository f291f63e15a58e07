import { describe, expect, it } from "vitest";
import { playLines } from "#coach/cli/play.ts";
import { ownSetting, repliesIn, sceneOf } from "../replies.fake.ts";

describe("someone with a need behind the demand", () => {
  it("tells it to whoever asks why, in whatever words", () => {
    for (const line of [
      "Why is the morning so bad for you?",
      "wait sorry. why every morning",
      "Help me understand, what is it about the hens?",
      "ugh ok. why do you even need it so quiet?",
    ]) {
      expect(repliesIn("three-hens", [line])[0]?.tactic).toBe("need");
    }
    for (const line of ["Why should I care about that?", "Why can't you just wear earplugs?"]) {
      expect(repliesIn("three-hens", [line])[0]?.tactic).not.toBe("need");
    }
  });

  it("takes what the user is ready to do for an offer", () => {
    const [, reply] = repliesIn("three-hens", [
      "What is it about the hens that's hardest for you? I'd like to keep them.",
      "The far wall behind the shed? I could move them there this weekend.",
    ]);
    expect(reply?.tactic).toBe("check");
  });

  it("takes a wish to talk for no offer", () => {
    const { reject } = sceneOf("workable-compromise", "three-hens");
    const [reply] = repliesIn("three-hens", ["Can we talk about the hens? I had no idea they woke you."]);
    expect(reject).not.toContain(reply?.content);
  });

  it("is content with a plain answer about the offer, and not with half a one", () => {
    const lines = ["I'd like to keep them. What do you need?", "How about I move the run behind the shed?"];
    expect(repliesIn("three-hens", [...lines, "The builder does it this weekend."]).at(-1)?.ended).toBe(true);
    expect(repliesIn("three-hens", [...lines, "Maybe, the builder knows."]).at(-1)?.ended).toBe(false);
  });

  it("knows that “Deal?” asks for a yes and gives none", () => {
    const lines = [
      "I need it by five. Why every Saturday?",
      "You take it at twelve and have it back by five.",
      "Deal?",
    ];
    expect(repliesIn("drums-in-the-wagon", lines).at(-1)).toMatchObject({ tactic: "yield", ended: true });
  });

  it("says nothing against an offer that would do, though nobody asked what it is about", () => {
    const { reject } = sceneOf("workable-compromise", "on-call-phone");
    const [reply] = repliesIn("on-call-phone", ["I've class on Saturdays. Can we split it? I do Sundays."]);
    expect(reject).not.toContain(reply?.content);
  });

  it("is not served by an offer the wrong way round", () => {
    const lines = ["Why all of them? I have class on Saturdays.", "How about you take Sundays and I do Fridays?"];
    expect(repliesIn("on-call-phone", lines)[1]?.tactic).not.toBe("check");
  });

  it("asks about an offer in the words of the need, in a scene of the user's own", () => {
    const setting = ownSetting("workable-compromise", "Noise", "My neighbor practices the trumpet every evening.");
    const { rounds } = playLines(setting, [
      "I need my evenings quiet. What matters most to you about it?",
      "How about you have the hour from five to six, and I get the rest of the evening?",
      "Yes, every weekday.",
    ]);
    expect(rounds.map(({ reply }) => reply.tactic)).toEqual(["need", "check", "yield"]);
  });
});
