import { describe, expect, it } from "vitest";
import { openingLine, replyTo } from "#coach/partner/partner.ts";
import { sentenceKeys } from "#coach/partner/sentences.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { matterIn } from "./custom-matters.ts";
import { PERSONA_HOOKS } from "./custom-persona.ts";

const DESCRIPTIONS = [
  "My sister and I share one car. She takes it every weekend without asking.",
  "My manager Ruth says that my reports are sloppy and she is not happy with me lately.",
  "I meet my old friend Ben for a beer. He doesn't know that I'm getting divorced.",
  "My flatmate and me always fight about the dishes",
  "I sit next to a stranger at a wedding and want to get to know her",
  "A gym manager will not let me cancel my contract.",
  "My mother-in-law wants to come stay for three weeks in July!!",
  "i scratched my dads car when parking",
  "",
];

const said = (skill: SkillSlug, description: string, lines: readonly string[]) => {
  const messages: ChatTurn[] = [];
  const scenario = { kind: "custom" as const, title: "Mine", description };
  const exchange = { skill, scenario, difficulty: "Beginner" as const, seed: 5, messages };
  messages.push({ role: "system", content: openingLine(exchange).content });
  for (const content of lines) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: replyTo(exchange).content });
  }
  return messages.filter(({ role }) => role !== "user").map(({ content }) => content);
};

describe("what is known of a custom scenario's matter", () => {
  it.each([
    ["workable-compromise", "My sister and I share one car.", "need", /count on|set day|fixed time/],
    ["workable-compromise", "We argue about the thermostat in the office.", "need", /warm|teeth/],
    ["negative-inquiry", "My boss thinks my reports are sloppy", "complaints", /number/],
    ["negative-inquiry", "She is annoyed that I am late", "complaints", /twenty minutes/],
    ["fogging", "My dad says I spend too much money", "criticism", /fingers/],
    ["self-disclosure", "He doesn't know about my divorce.", "gives", /car outside/],
  ] as const)("%s: %s", (skill, text, part, expected) => {
    expect(matterIn(skill, text)?.[part]?.join(" ")).toMatch(expected);
  });

  it("is nothing where no word tells it", () => {
    for (const skill of SKILL_SLUGS) expect(matterIn(skill, "It is what it is.")).toBeUndefined();
  });

  it("comes out by asking, the reason behind it all last", () => {
    const ask = ["What is it about my reports that bothers you?", "What else do I do?", "Is there anything else?"];
    const lines = said("negative-inquiry", "My manager says that my reports are sloppy.", ask);
    expect(lines[0]).toContain("Your reports are sloppy");
    expect(lines[1]).toContain("I check every number in it");
    expect(lines[3]).toContain("That's what it's really about");
  });

  it("is opened up as far as it is followed", () => {
    const [hook] = PERSONA_HOOKS;
    const lines = said("free-information", "I meet a colleague in the office kitchen.", [
      "Bread at five? What are you baking?",
      "Your aunt sounds lovely. How do you keep the bread going?",
    ]);
    expect(lines[0]).toContain(hook?.text);
    expect(lines[1]).toContain(hook?.more);
    expect(lines[2]).toContain(hook?.deeper);
  });
});

describe("the counterpart of a custom scenario", () => {
  const LINES = [
    "No.",
    "What do you mean?",
    "I feel bad about it.",
    "Sorry, you're right.",
    "…",
    "lol",
    "Okay then.",
    "No.",
  ];

  it.each(SKILL_SLUGS)("%s: says whole sentences, and none twice, whatever was written", (skill) => {
    for (const description of DESCRIPTIONS) {
      const lines = said(skill, description, LINES);
      const keys = lines.flatMap((line) => sentenceKeys(line));
      expect(new Set(keys).size, `${description}\n${lines.join("\n")}`).toBe(keys.length);
      for (const line of lines) expect(line).toMatch(/^[^{}]{2,}[.!?…”’"]$/);
    }
  });
});

it.each([
  ["My girlfriend wants a dog and I don't.", /glad when the key turns|look after/],
  ["The neighbour says our dog barks at night.", /nights|sleep/],
  ["My roommate never cleans the kitchen.", /I come in so tired|being told/],
  [
    "My roommate wants the kitchen cleaned every night, it's too much for me.",
    /other people's mess|usable by seven|sees it/,
  ],
  ["My husband wants to spend our savings on a motorbike.", /sensible for fifteen years|look forward/],
  ["My colleague has the window open all day and I'm freezing.", /wet towel|stuffy/],
])("knows which side the other is on: %s", (text, side) => {
  const needs = matterIn("workable-compromise", text)?.need ?? [];
  expect(needs.length).toBeGreaterThan(0);
  expect(needs.every((need) => side.test(need))).toBe(true);
});
