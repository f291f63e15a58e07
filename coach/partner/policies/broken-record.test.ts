import { describe, expect, it } from "vitest";
import { playLines } from "#coach/cli/play.ts";
import { linesOf } from "#coach/content/lines-catalogue.ts";
import { ownSetting, repliesIn, sceneOf } from "../replies.fake.ts";

describe("someone who wants a yes", () => {
  it("pounces on an open door", () => {
    const { hedge = [] } = linesOf("broken-record").onFailure;
    for (const line of [
      "three hundred? no. ok maybe 50 quid?",
      "hmm i'll see what i can do",
      "not right now, another time",
    ]) {
      const [reply] = repliesIn("coffee-van-loan", [line]);
      const heard = hedge.some((start) => reply?.content.startsWith(start)) || reply?.tactic === "comeback";
      expect(heard, line).toBe(true);
    }
  });

  it("takes no mocking yes for a yes", () => {
    for (const line of ["Oh sure, and I'll buy you a yacht while I'm at it", "great, shall I also move out?"]) {
      expect(repliesIn("coffee-van-loan", [line])[0]?.tactic).not.toBe("take");
    }
    expect(repliesIn("coffee-van-loan", ["Sure, and tell me where to sign."])[0]?.tactic).toBe("take");
  });

  it("answers a question with fillers in it, or behind another sentence", () => {
    for (const line of ["Umm what does the cover actually cover?", "poor student. so does it cover spills then"]) {
      expect(repliesIn("extended-warranty", [line])[0]?.content).toContain("tea in the keyboard");
    }
  });

  it("answers what people say to every such demand", () => {
    const comebacks = (linesOf("broken-record").hears ?? []).map(({ text }) => text);
    for (const line of ["you're not listening to me Carol", "I've already told you, Carol.", "Stop pushing me."]) {
      const [reply] = repliesIn("spare-room", [line]);
      expect(
        comebacks.some((start) => reply?.content.startsWith(start)),
        line,
      ).toBe(true);
    }
  });

  it("joins nothing general to a line of the scene's own", () => {
    const scene = sceneOf("broken-record", "extended-warranty");
    const general = new Set(Object.values(linesOf("broken-record").tactics).flat());
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const replies = repliesIn(scene.id, [...scene.core, "No, just the laptop."], seed);
      const mixed = replies.filter(({ content }) =>
        [...general].some(
          (line) => content.endsWith(` ${line}`) && scene.soften.some((own) => content.startsWith(own)),
        ),
      );
      expect(mixed).toEqual([]);
    }
  });

  it("does not ask for favours where it is the user who asks for something", () => {
    const asking = new Set(Object.values(linesOf("broken-record").tactics).flat());
    const setting = ownSetting("broken-record", "Deposit", "My landlord keeps my deposit.", "I want my deposit back");
    const { opening, rounds } = playLines({ ...setting, difficulty: "Advanced" }, [
      "I want my deposit back.",
      "I hear you. I want it back.",
      "It's ten weeks late, and I have bills to pay.",
      "I'd still like my deposit back.",
    ]);
    expect(opening.content).toContain("your deposit");
    expect(rounds.filter(({ reply }) => [...asking].some((line) => reply.content.includes(line)))).toEqual([]);
  });
});
