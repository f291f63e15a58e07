import { expect, it } from "vitest";
import type { Exchange } from "#coach/coach.ts";
import { sceneById } from "#coach/content/catalogue.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import { readLedger } from "./ledger.ts";
import { replyTo } from "./partner.ts";

const ledgerOf = (lines: readonly string[]) => {
  const scene = sceneById("extended-warranty");
  if (!scene) throw new Error("No such scene");
  const messages: ChatTurn[] = [{ role: "system", content: scene.startingLine }];
  const exchange: Exchange = {
    skill: "broken-record",
    scenario: { kind: "predefined", scene },
    difficulty: "Beginner",
    seed: 4,
    messages,
  };
  const tactics: string[] = ["opening"];
  for (const content of lines) {
    messages.push({ role: "user", content });
    const reply = replyTo(exchange);
    tactics.push(reply.tactic);
    messages.push({ role: "assistant", content: reply.content });
  }
  return { entries: readLedger(exchange), tactics };
};

it("finds the tactic of every line of the counterpart again by its text", () => {
  const lines = [
    "No, because my cousin mends computers.",
    "How much is it?",
    "…",
    "Go on then, put it on.",
    "No thanks, just the laptop.",
    "I hear you. Just the laptop, please.",
    "You idiot, shut up!",
    "Maybe, I'm not sure.",
  ];
  const { entries, tactics } = ledgerOf(lines);
  expect(entries.map(({ tactic }) => tactic)).toEqual(tactics.slice(0, -1));
});

it("says who took the bait and how firm they stood", () => {
  const { entries } = ledgerOf(["No thanks, just the laptop.", "Oh go on then, put it on.", "How much is the cover?"]);
  expect(entries.map(({ tookBait }) => tookBait)).toEqual([false, true, false]);
  expect(entries[0]).toMatchObject({ at: 1, firmnessBefore: 0, firmnessAfter: 1 });
  expect(entries[1]?.firmnessAfter).toBe(0);
});

it("marks what was said after the end", () => {
  const { entries } = ledgerOf([
    "No thanks, just the laptop.",
    "I'd like just the laptop, please.",
    "Only the laptop, thank you.",
    "No, just the laptop.",
    "Bye!",
  ]);
  expect(entries.at(0)?.afterEnd).toBe(false);
  expect(entries.at(-1)).toMatchObject({ user: "Bye!", afterEnd: true });
});
