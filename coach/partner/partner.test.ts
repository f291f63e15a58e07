import { describe, expect, it } from "vitest";
import type { Exchange, PartnerReply, Scenario } from "#coach/coach.ts";
import { SCENES, scenesOf } from "#coach/content/catalogue.ts";
import type { Scene } from "#coach/content/scene.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { readLedger } from "./ledger.ts";
import { openingLine, replyTo, suggestLine } from "./partner.ts";
import { sentenceKeys } from "./sentences.ts";

const exchangeOf = (
  skill: SkillSlug,
  scenario: Scenario,
  seed: number,
  messages: readonly ChatTurn[] = [],
): Exchange => ({
  skill,
  scenario,
  difficulty: "Beginner",
  seed,
  messages,
});

const talk = (skill: SkillSlug, scenario: Scenario, lines: readonly string[], seed = 1) => {
  const opening = openingLine(exchangeOf(skill, scenario, seed)).content;
  const messages: ChatTurn[] = [{ role: "system", content: opening }];
  const replies: PartnerReply[] = [];
  for (const content of lines) {
    messages.push({ role: "user", content });
    const reply = replyTo(exchangeOf(skill, scenario, seed, messages));
    replies.push(reply);
    messages.push({ role: "assistant", content: reply.content });
  }
  return { exchange: exchangeOf(skill, scenario, seed, messages), replies, opening };
};

const sceneOf = (id: string): Scene => {
  const scene = SCENES.find((one) => one.id === id);
  if (!scene) throw new Error(`No scene ${id}`);
  return scene;
};
const predefined = (id: string): Scenario => ({ kind: "predefined", scene: sceneOf(id) });
const CUSTOM: Scenario = {
  kind: "custom",
  title: "The broken dishwasher",
  description: "My flatmate Sam wants me to pay.",
};

describe("the counterpart", () => {
  it("opens a scene with its own line, and a custom one with a word about the matter", () => {
    expect(openingLine(exchangeOf("broken-record", predefined("extended-warranty"), 1))).toMatchObject({
      content: sceneOf("extended-warranty").startingLine,
      ended: false,
    });
    expect(openingLine(exchangeOf("broken-record", CUSTOM, 1)).content).toMatch(
      /^It's about the broken dishwasher\. \S/,
    );
  });

  it("says the same to the same exchange and seed, and not the same to another seed", () => {
    const lines = ["No thanks.", "I'd like just the laptop.", "Maybe, I don't know."];
    const said = (seed: number) =>
      talk("broken-record", predefined("extended-warranty"), lines, seed).replies.map(({ content }) => content);
    expect(said(5)).toEqual(said(5));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => said(seed).join())).size).toBeGreaterThan(1);
  });

  it("does not cave to the first good line, and lets go after a few", () => {
    const { core } = sceneOf("extended-warranty");
    const { replies } = talk("broken-record", predefined("extended-warranty"), [
      ...core,
      "No thank you, just the laptop.",
    ]);
    expect(replies[0]?.ended).toBe(false);
    expect(replies.at(-1)).toMatchObject({ ended: true, pressure: 0 });
  });

  it("makes the user's reason the next attack", () => {
    const scene = sceneOf("extended-warranty");
    const { replies } = talk("broken-record", { kind: "predefined", scene }, ["No, I can't afford it right now."]);
    expect(scene.skill === "broken-record" && scene.reasons.map(({ text }) => text)).toContain(replies[0]?.content);
    const custom = talk("broken-record", CUSTOM, ["I don't want to, because my rent went up in May."]).replies[0];
    expect(custom?.content).toMatch(/your rent went up in May/);
  });

  it("argues with a soft-spoken reason instead of taking it for giving in", () => {
    const soft = "Well, I suppose it's just that money's a bit tight right now…";
    const { replies } = talk("broken-record", predefined("extended-warranty"), ["Just the laptop, please.", soft]);
    expect(replies[1]?.tactic).toBe("reason");
    expect(replies[1]?.content).toMatch(/if it's about money/);
  });

  it("answers a question from the scene's facts", () => {
    const { replies } = talk("broken-record", predefined("extended-warranty"), ["How much is the cover?"]);
    expect(replies[0]?.tactic).toBe("answer");
  });

  it("takes more from someone who gives in, and never ends it for them", () => {
    const lines = Array.from({ length: 25 }, (_, index) => (index % 2 ? "ok, fine" : "Go on then, put it on."));
    const { replies } = talk("broken-record", predefined("extended-warranty"), lines);
    expect(replies.some(({ ended }) => ended)).toBe(false);
    expect(replies.slice(0, 10).every(({ tactic }) => tactic === "take")).toBe(true);
  });

  it("says a short farewell to whoever goes on after the end", () => {
    const { core } = sceneOf("extended-warranty");
    const lines = [...core, "No, just the laptop.", "No, only the laptop.", "Bye!"];
    const last = talk("broken-record", predefined("extended-warranty"), lines).replies.at(-1);
    expect(last?.ended).toBe(true);
    expect(sceneOf("extended-warranty").farewell).toContain(last?.content);
  });

  it("meets silence, tears and other languages in its role", () => {
    const tactic = (line: string) => talk("fogging", predefined("gone-at-five"), [line]).replies[0]?.tactic;
    expect(tactic("…")).toBe("silence");
    expect(tactic("no entiendo nada, gracias por todo")).toBe("other_language");
    expect(tactic("Ничего не понимаю")).toBe("other_language");
    expect(tactic("I'm crying now, sorry")).toBe("tears");
  });

  it("brings out one complaint for each sincere question, the real one last", () => {
    const scene = sceneOf("year-end-review");
    const asked = [
      "What do I do that bothers you?",
      "What else do I do?",
      "Is there anything else I've done that upset you?",
    ];
    const { replies } = talk("negative-inquiry", { kind: "predefined", scene }, asked);
    const complaints = scene.skill === "negative-inquiry" ? scene.complaints.map(({ text }) => text) : [];
    expect(replies.map(({ content }) => complaints.indexOf(content))).toEqual([0, 1, complaints.length - 1]);
  });

  it("goes on after lines that are not from its own content", () => {
    const messages: ChatTurn[] = [
      { role: "assistant", content: "Everyone in the office has already agreed, you know." },
      { role: "user", content: "I understand, and I'm not doing it." },
      { role: "assistant", content: "What if I gave you ten percent off?" },
      { role: "user", content: "No, thank you." },
    ];
    const exchange = exchangeOf("broken-record", CUSTOM, 3, messages);
    expect(replyTo(exchange).content).toBeTruthy();
    expect(readLedger(exchange).map(({ tactic }) => tactic)).toEqual(["authority", "bargaining"]);
  });

  it.each(SKILL_SLUGS)("has something new to say for 45 turns of a custom %s, whatever is said", (skill) => {
    const lines = [
      "ok",
      "…",
      "No.",
      "haha lol",
      "You idiot!",
      "Why?",
      "I'm so sorry, I'll do it",
      "hmm maybe",
      "What do you mean?",
    ];
    const { replies, opening } = talk(
      skill,
      CUSTOM,
      Array.from({ length: 45 }, (_, index) => lines[index % lines.length] ?? ""),
    );
    const keys = [opening, ...replies.map(({ content }) => content)].flatMap(sentenceKeys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(replies.filter(({ tactic }) => tactic === "remainder").length).toBeLessThanOrEqual(2);
  });

  it.each(SKILL_SLUGS)("suggests lines of %s that have not been said", (skill) => {
    const [scene] = scenesOf(skill);
    if (!scene) throw new Error(`No scene of ${skill}`);
    const said: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { exchange } = talk(skill, { kind: "predefined", scene }, said);
      said.push(suggestLine(exchange));
    }
    expect(new Set(said).size).toBe(5);
  });

  it("suggests the user's own wish first in a custom scenario", () => {
    const scenario: Scenario = { ...CUSTOM, wish: "i'm not paying for the dishwasher" };
    expect(suggestLine(talk("broken-record", scenario, []).exchange)).toBe("I'm not paying for the dishwasher.");
  });
});
