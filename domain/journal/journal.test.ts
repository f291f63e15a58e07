import { describe, expect, it } from "vitest";
import { journalTitle } from "./journal.ts";

const said = (content: string, sender: "user" | "ai" = "user") => ({ sender, content });

describe("an entry's title", () => {
  it("is the date and the start of the latest line of the user's", () => {
    const messages = [said("First"), said("Why?", "ai"), said("I can't take it on."), said("Please!", "ai")];
    expect(journalTitle("21/11/2026", messages)).toBe("21/11/2026 - I can't take it on.…");
  });

  it("is just the date when the user has said nothing", () => {
    expect(journalTitle("21.11.2026", [said("Hello", "ai")])).toBe("21.11.2026");
  });

  it("counts characters as a reader does: a family of four is one", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(journalTitle("d", [said(family.repeat(60))])).toBe(`d - ${family.repeat(50)}…`);
    expect(journalTitle("d", [said("é".repeat(51))])).toBe(`d - ${"é".repeat(50)}…`);
  });

  it("never ends in half a character", () => {
    expect(journalTitle("d", [said("🙂".repeat(80))]).isWellFormed()).toBe(true);
  });
});
