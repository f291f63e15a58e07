import { expect, it } from "vitest";
import type { Sender } from "#domain/practice/practice.ts";
import { analyzedLines } from "./analyzed-lines.ts";

const said = (id: string, sender: Sender) => ({ id, sender, content: id, timestamp: "2026-11-21T10:00:00.000Z" });

it("leaves the opening line and what was said outside the role-play out of an analysis", () => {
  const lines = analyzedLines([
    said("opening", "system"),
    said("mine", "user"),
    { ...said("asked the assistant", "user"), aside: "off_topic" },
    { ...said("stay focused", "ai"), aside: "off_topic" },
    said("theirs", "ai"),
  ]);
  expect(lines.map(({ id, role }) => [id, role])).toEqual([
    ["mine", "user"],
    ["theirs", "assistant"],
  ]);
});
