import { describe, expect, it } from "vitest";
import type { Exchange, PartnerReply, Scenario } from "#coach/coach.ts";
import { SCENES, sceneById } from "#coach/content/catalogue.ts";
import { linesOf } from "#coach/content/lines-catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import { playLines } from "#coach/cli/play.ts";
import { SAFETY_NOTE } from "#domain/practice/safety.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { openingLine } from "./partner.ts";

const sceneOf = (id: string): Scene => {
  const scene = sceneById(id);
  if (!scene) throw new Error(`No scene ${id}`);
  return scene;
};

const play = (id: string, lines: readonly string[], seed = 1) => {
  const scene = sceneOf(id);
  const { skill, difficulty } = scene;
  return playLines({ skill, difficulty, seed, scenario: { kind: "predefined", scene } }, lines);
};

const replies = (id: string, lines: readonly string[], seed = 1): readonly PartnerReply[] =>
  play(id, lines, seed).rounds.map(({ reply }) => reply);

const custom = (skill: SkillSlug, description: string, wish?: string): Omit<Exchange, "messages"> => {
  const scenario: Scenario = { kind: "custom", title: "x", description, ...(wish === undefined ? {} : { wish }) };
  return { skill, difficulty: "Beginner", seed: 1, scenario };
};

describe("an answer", () => {
  it("takes up what the user brings into the scene", () => {
    const [reply] = replies("spare-room", ["he's your kid not mine"]);
    expect(reply?.content).toContain("That's what the word nephew's for.");
    expect(replies("spilled-news", ["She asked me straight out, was I supposed to lie to Mum?"])[0]?.content).toContain(
      "You don't lie, you say 'ask Leah'.",
    );
  });

  it("speaks of name-calling only where there was some", () => {
    const { insult_threat: insulted = [] } = linesOf("broken-record").onFailure;
    const after = (line: string) =>
      [1, 2, 3, 4, 5].map((seed) => replies("coffee-van-loan", [line], seed)[0]?.content ?? "");
    const isInsulted = (reply: string) => insulted.some((line) => reply.includes(line));
    expect(after("Are you serious right now? You still owe me for the tickets!").some(isInsulted)).toBe(false);
    expect(after("You're an idiot, Kofi.").some(isInsulted)).toBe(true);
  });

  it("knows a goodbye from a day off", () => {
    expect(replies("sunday-dinner", ["Okay. I'll be off then, Dad."])[0]?.tactic).toBe("leaving");
    expect(replies("slow-lane", ["I'm going exactly the speed limit!"])[0]?.tactic).not.toBe("leaving");
    expect(replies("saturday-shift", ["I'm off on Saturday."])[0]?.tactic).not.toBe("leaving");
  });

  it("does not push on someone at the end of their tether", () => {
    for (const scene of SCENES) {
      const [reply] = replies(scene.id, ["I can't cope any more, I'm having a breakdown."]);
      expect(linesOf(scene.skill).graceful.tears).toContain(reply?.content);
    }
  });

  it("drops the jokes when asked to be serious", () => {
    const [reply] = replies("until-friday-at-ten", ["It isn't funny, Curtis."]);
    const { joking = [] } = linesOf("self-disclosure").onFailure;
    expect(joking.some((line) => reply?.content.startsWith(line))).toBe(true);
  });

  it("takes a yes with something behind it for a yes", () => {
    const [reply] = replies("three-hens", ["Oh, okay. I suppose I could find somebody to take them."]);
    expect(reply?.tactic).toBe("take");
  });

  it("asks in English when the line is in another language", () => {
    for (const line of ["no entiendo lo que quieres, no hablo inglés", "ich verstehe dich nicht"]) {
      expect(replies("unlatched-gate", [line])[0]?.tactic).toBe("other_language");
    }
    expect(replies("unlatched-gate", ["I had a crêpe at the café."])[0]?.tactic).not.toBe("other_language");
  });
});

describe("the counterpart's ear", () => {
  it("stops for something large in the user's own life, once it is news", () => {
    const tactic = (id: string, line: string) => replies(id, [line])[0]?.tactic;
    expect(tactic("spare-room", "I just found out I'm pregnant, and we need the room")).toBe("news");
    expect(tactic("on-call-phone", "my mum died last week, Warren")).toBe("news");
    expect(tactic("coffee-van-loan", "I got laid off too")).toBe("news");
    expect(tactic("coffee-van-loan", "I know you were laid off in January.")).not.toBe("news");
    expect(tactic("rain-on-kinder", "My dad died in the spring.")).not.toBe("news");
  });

  it("takes no offence at joy, nor at hard words for oneself", () => {
    for (const line of ["YAY happy birthday!!!", "Sorry, that was rude of me.", "I'm such an idiot, sorry."]) {
      expect(["insult_threat", "anger"]).not.toContain(replies("week-in-lisbon", [line])[0]?.tactic);
    }
    expect(replies("three-hens", ["You're rude, Pat!!!"])[0]?.tactic).toBe("insult_threat");
  });
});

describe("someone in danger", () => {
  it("is answered outside the role, in every skill, and not judged", () => {
    for (const scene of SCENES) {
      const { rounds, ledger } = play(scene.id, ["I want to kill myself."]);
      expect(rounds[0]?.reply).toMatchObject({ content: SAFETY_NOTE.self_harm, tactic: "safety", pressure: 0 });
      expect(ledger).toEqual([]);
    }
  });
});

describe("free information", () => {
  it("has more to tell to whoever asks on", () => {
    const [first, second] = replies("airport-drive", [
      "What have you been drawing?",
      "A night bus for ghosts, I love that. Where did the idea come from?",
    ]);
    expect(first?.content).toContain("a girl who drives a night bus for ghosts");
    expect(second?.content).toContain("We had to take the night bus once");
  });

  it("answers the last question before it says goodbye", () => {
    const { rounds } = play("break-room", [
      "A fire call? At three in the morning? What happened?",
      "A goat ate your glove?! How do you even get into volunteering for that?",
      "You're in charge of the music for the wedding! What are you going to play?",
    ]);
    const last = rounds.at(-1)?.reply;
    expect(last?.ended).toBe(true);
    expect(last?.content).toContain("nothing we danced to in middle school");
  });

  it("says farewell as warmly as it ended", () => {
    const scene = sceneOf("break-room");
    const { rounds } = play("break-room", [
      "A fire call? At three in the morning? What happened?",
      "A goat ate your glove?! How do you even get into volunteering for that?",
      "You're in charge of the music for the wedding! What are you going to play?",
      "See you tomorrow!",
    ]);
    expect(scene.farewell).toContain(rounds.at(-1)?.reply.content);
  });
});

describe("a workable compromise", () => {
  const ASK = "I'm sorry they woke you, Pat. I want to keep the hens. What matters most to you?";
  const OFFER = "How about I keep them in the coop till nine on your late mornings?";

  it("asks about a first offer that meets both, and any civil answer settles it", () => {
    const [, checked, settled] = replies("three-hens", [
      ASK,
      OFFER,
      "Yes, from tomorrow. I'll do it every late morning.",
    ]);
    expect(checked).toMatchObject({ tactic: "check", ended: false });
    expect(settled?.ended).toBe(true);
  });

  it("keeps its need to itself until it is asked", () => {
    const scene = sceneOf("on-call-phone");
    if (scene.skill !== "workable-compromise") throw new Error("the scene has moved");
    const [reply] = replies("on-call-phone", [
      "I can't do Saturdays, I have class. Could we split it, I take Sundays?",
    ]);
    expect([...scene.need, ...scene.checks]).not.toContain(reply?.content);
  });
});

describe("a mistake owned", () => {
  it("has its repair taken up", () => {
    const scene = sceneOf("unlatched-gate");
    if (scene.skill !== "negative-assertion") throw new Error("the scene has moved");
    const [, reply] = replies("unlatched-gate", [
      "Yes, I left the gate unlatched, and I'm sorry.",
      "I should've checked the latch. I'll come over today and put a spring on it.",
    ]);
    expect(scene.onRepair.some((line) => reply?.content.startsWith(line))).toBe(true);
  });
});

describe("plain words", () => {
  it("of agreement count as fogging, those of feeling as disclosure", () => {
    expect(replies("slow-lane", ["That's fair, my driving's hardly exciting."])[0]?.reading?.verdict).toBe("good");
    expect(replies("slow-lane", ["That's fair, but you're no better."])[0]?.reading?.verdict).not.toBe("good");
    expect(replies("boxes-in-the-hall", ["I'll miss hearing you through the wall."])[0]?.reading?.verdict).toBe("good");
  });

  it("of the user's stand in the reason for the verdict", () => {
    const reading = replies("gone-at-five", ["I've finished everything that was on my desk, Denise."])[0]?.reading;
    expect(reading?.why).toContain("“I've finished everything that was on my desk");
  });
});

describe("a scenario of the user's own", () => {
  it("opens with what the other is after", () => {
    const opening = (skill: SkillSlug, text: string, wish?: string) =>
      openingLine({ ...custom(skill, text, wish), messages: [] }).content;
    expect(opening("broken-record", "My boss keeps asking me to stay late on Fridays.")).toContain(
      "you to stay late on Fridays",
    );
    expect(opening("fogging", "My mother-in-law criticises how I keep the house.")).toContain("how you keep the house");
    expect(opening("negative-assertion", "I forgot her birthday and she is hurt.")).toContain("you forgot my birthday");
  });

  it("ends with what the user wanted to have", () => {
    const setting = custom("broken-record", "My landlord keeps my deposit.", "I want my full deposit back");
    const { rounds } = playLines(setting, [
      "I want my full deposit back.",
      "I hear you. I want the full deposit back.",
      "I understand. I want my full deposit back.",
      "I want my deposit back.",
    ]);
    expect(rounds.find(({ reply }) => reply.ended)?.reply.content).toContain("your full deposit back");
  });

  it("has every reply whole, for any description", () => {
    const texts = [
      "My sister wants me to lend her £500.",
      "He says I am lazy!!!",
      "",
      "She told me (again) to: stop.",
      "x".repeat(900),
    ];
    for (const text of texts) {
      for (const skill of ["broken-record", "fogging", "negative-assertion", "workable-compromise"] as const) {
        const { opening, rounds } = playLines(custom(skill, text), ["No.", "Why?", "I don't want to.", "Okay.", "No."]);
        for (const { content } of [opening, ...rounds.map(({ reply }) => reply)]) {
          expect(content).not.toMatch(/undefined|[{}]|\s{2}|\.\./);
        }
      }
    }
  });
});
