import { expect, it } from "vitest";
import { entryAs, entryAsMarkdown } from "./journal-export.ts";
import type { JournalEntry } from "./journal.contract.ts";

const entry: JournalEntry = {
  id: "e",
  user_id: "u",
  scenario_id: "custom",
  skill: "fogging",
  title: "21/11 - # no\nheading…",
  has_analysis: false,
  created_at: "2026-11-21T10:00:00.000Z",
  updated_at: "2026-11-21T10:00:00.000Z",
  messages: [
    { id: "1", sender: "ai", content: "<b>Stay</b>", timestamp: "2026-11-21T10:00:00.000Z" },
    { id: "2", sender: "user", content: "# No\n- *really*\n1. no", timestamp: "2026-11-21T10:01:00.000Z" },
  ],
  analysis: null,
};

it("shows in Markdown what was typed, not what it would mark up", () => {
  const text = entryAsMarkdown(entry);
  expect(text.startsWith("# 21/11 - \\# no heading…\n")).toBe(true);
  expect(text).toContain("> \\<b\\>Stay\\</b\\>");
  expect(text).toContain("> \\# No\n> \\- \\*really\\*\n> 1\\. no");
});

it("gives an entry back from JSON to the letter", () => {
  expect(JSON.parse(entryAs("json", entry))).toEqual(entry);
});
