/** The journal: conversations that a user keeps (specification, sections 2, 3 and 5). */
import type { ChatMessage } from "../practice/practice.ts";

export const JOURNAL_PAGE_SIZE = 10;
/** Off-topic lines and safety notes are kept too, so an entry may be longer than what the engines take. */
export const JOURNAL_MAX_MESSAGES = 1_000;
export const JOURNAL_TITLE_MAX_CHARS = 1_000;
export const JOURNAL_SEARCH_MAX_CHARS = 100;
/** How many characters of the latest line the title shows, as a reader counts them. */
export const TITLE_SNIPPET_CHARS = 50;
/** A deleted entry can be brought back for this long; then it is gone for good. */
export const JOURNAL_UNDO_MS = 10 * 60_000;
/** Saves that one user may make in a minute: a bound on abuse. */
export const JOURNAL_SAVES_PER_MINUTE = 60;

export const EXPORT_FORMATS = ["markdown", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The texts of section 8. */
export const JOURNAL_MESSAGES = {
  nothingToSave: "No messages to save",
  saveFailed: "Failed to save to journal",
  saved: "Saved to journal",
  loadFailed: "Failed to load journal entries",
  deleteFailed: "Failed to delete journal entry",
  deleted: "Journal entry deleted",
} as const;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const firstCharacters = (text: string, count: number): string => {
  let end = 0;
  let seen = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (seen === count) break;
    seen += 1;
    end += segment.length;
  }
  return text.slice(0, end);
};

/** The date as the user's locale writes it, then the start of their latest line; just the date if there is none. */
export const journalTitle = (date: string, messages: readonly Pick<ChatMessage, "sender" | "content">[]): string => {
  const latest = messages.findLast(({ sender }) => sender === "user");
  return latest === undefined ? date : `${date} - ${firstCharacters(latest.content, TITLE_SNIPPET_CHARS)}…`;
};
