import { describe, expect, it } from "vitest";
import { linesOf } from "#coach/content/lines-catalogue.ts";
import { repliesIn, sceneOf } from "../replies.fake.ts";

describe("someone with complaints", () => {
  it("knows a question for more without capitals or marks, and an invitation that is no question", () => {
    for (const line of [
      "ok. sorry. what else do i do that annoys you",
      "im sorry. go on",
      "That one's on me too. Anything more",
      "I'd really like to know what I did.",
    ]) {
      expect(repliesIn("sunday-dinner", [line])[0]?.tactic).toBe("complaint");
    }
  });

  it("tells what was guessed at before anything else", () => {
    const scene = sceneOf("negative-inquiry", "after-the-concert");
    const [reply] = repliesIn(scene.id, ["Is it because I told Neil he could have the study?"]);
    expect(reply?.content).toBe(scene.complaints.find(({ text }) => text.includes("Neil"))?.text);
  });

  it("hears a guess in a few words, and a sorry as no way out", () => {
    const barbecue = sceneOf("negative-inquiry", "friday-excuse").complaints.find(({ text }) => text.includes("Mum"));
    const [, sorry, guess] = repliesIn("friday-excuse", [
      "What did I do, Yusuf?",
      "I'm sorry I made you feel that way",
      "oh god the barbecue?",
    ]);
    const softer = [...sceneOf("negative-inquiry", "friday-excuse").soften, ...linesOf("negative-inquiry").soften];
    expect(softer.some((start) => sorry?.content.startsWith(start))).toBe(true);
    expect(guess?.content).toBe(barbecue?.text);
  });

  it("tells nothing to whoever only wants it over with", () => {
    for (const line of ["ok where do i sign", "I want to know who told you that, that's a lie!"]) {
      expect(repliesIn("year-end-review", [line])[0]?.tactic).not.toBe("complaint");
    }
  });

  it("hears an excuse in a soft voice", () => {
    const general = linesOf("negative-inquiry").onFailure["new_justification"] ?? [];
    const onDefence = [...general, ...sceneOf("negative-inquiry", "friday-excuse").onDefence];
    for (const line of ["I can explain the cancelling, work was mental", "things were so hectic at home that week"]) {
      const [, reply] = repliesIn("friday-excuse", ["What did I do, Yusuf?", line]);
      expect(
        onDefence.some((start) => reply?.content.startsWith(start)),
        line,
      ).toBe(true);
    }
  });
});
