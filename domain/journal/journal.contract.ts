/** Wire schemas of the journal room (specification, sections 2, 3 and 7). */
import * as z from "zod/mini";
import { METRICS, SCORE_MAX } from "../analysis/analysis.ts";
import { analysisSchema } from "../analysis/analysis.contract.ts";
import { cursorSchema } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { MESSAGE_MAX_CHARS, SENDERS } from "../practice/practice.ts";
import { skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { boundedText } from "../text.ts";
import { EXPORT_FORMATS, JOURNAL_MAX_MESSAGES, JOURNAL_SEARCH_MAX_CHARS, JOURNAL_TITLE_MAX_CHARS } from "./journal.ts";
import { TRENDS } from "./progress.ts";

const idSchema = z.uuid();

/** A message as the journal keeps it: to the letter. */
export const journalMessageSchema = z.object({
  id: boundedText(80),
  /** Notes with where to find help are longer than a line. */
  content: boundedText(MESSAGE_MAX_CHARS * 2),
  sender: z.enum(SENDERS),
  timestamp: z.iso.datetime({ offset: true }),
});
export type JournalMessage = z.infer<typeof journalMessageSchema>;

/** An entry as the list shows it. */
const entrySummarySchema = z.object({
  id: z.string(),
  scenario_id: z.string(),
  skill: skillSlugSchema,
  title: z.string(),
  has_analysis: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type JournalEntrySummary = z.infer<typeof entrySummarySchema>;

export const journalEntrySchema = z.object({
  ...entrySummarySchema.shape,
  user_id: z.string(),
  messages: z.array(journalMessageSchema),
  analysis: z.nullable(analysisSchema),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const saveJournalEntry = endpoint({
  method: "POST",
  path: "/api/journal",
  caller: "user",
  summary: "Keep a conversation. Saving the same conversation again updates its entry, however often it is sent",
  body: z.object({
    /** Names the conversation among the user's own; the id of its first message will do. */
    conversation_id: boundedText(80).check(z.minLength(1)),
    scenario_id: boundedText(80).check(z.minLength(1)),
    skill: skillSlugSchema,
    title: boundedText(JOURNAL_TITLE_MAX_CHARS).check(z.minLength(1)),
    messages: z.array(journalMessageSchema).check(z.maxLength(JOURNAL_MAX_MESSAGES)),
    analysis: z.optional(z.nullable(analysisSchema)),
  }),
  reply: z.object({ entry: entrySummarySchema }),
});

export const listJournalEntries = endpoint({
  method: "GET",
  path: "/api/journal",
  caller: "user",
  summary: "The user's own entries, newest first, a page at a time",
  query: z.object({
    cursor: z.optional(cursorSchema),
    /** Matches anything in the title or the messages, whatever the case. */
    search: z.optional(boundedText(JOURNAL_SEARCH_MAX_CHARS)),
  }),
  reply: z.object({
    entries: z.array(entrySummarySchema),
    /** Asks for the next page; null on the last. */
    next_cursor: z.nullable(z.string()),
  }),
});

const score = z.number().check(z.minimum(0), z.maximum(SCORE_MAX));

const skillProgressSchema = z.object({
  skill: skillSlugSchema,
  /** Oldest first. */
  points: z.array(z.object({ at: z.iso.datetime(), scores: z.record(z.enum(METRICS), score), overall: score })),
  /** The score now: the latest conversations weigh most. */
  now: score,
  trend: z.enum(TRENDS),
  /** What to read beneath the picture. */
  summary: z.string(),
});
export type SkillProgress = z.infer<typeof skillProgressSchema>;

const progressReplySchema = z.object({
  skills: z.array(skillProgressSchema),
  /** Null where there is no scenario to recommend. */
  next: z.nullable(
    z.object({ skill: skillSlugSchema, scenario_id: z.string(), scenario_name: z.string(), why: z.string() }),
  ),
});
export type JournalProgress = z.infer<typeof progressReplySchema>;

export const readJournalProgress = endpoint({
  method: "GET",
  path: "/api/journal/progress",
  caller: "user",
  summary: "The scores of the user's analysed entries, skill by skill, and what to practise next",
  reply: progressReplySchema,
});

/** Without a format: JSON. */
const exportQuery = z.object({ format: z.optional(z.enum(EXPORT_FORMATS)) });

export const exportJournal = endpoint({
  method: "GET",
  path: "/api/journal/export",
  caller: "user",
  summary: "All of the user's entries as a file, Markdown or JSON",
  query: exportQuery,
});

export const readJournalEntry = endpoint({
  method: "GET",
  path: "/api/journal/:id",
  caller: "user",
  summary: "One of the user's own entries, with its messages and analysis",
  params: z.object({ id: idSchema }),
  reply: z.object({ entry: journalEntrySchema }),
});

export const exportJournalEntry = endpoint({
  method: "GET",
  path: "/api/journal/:id/export",
  caller: "user",
  summary: "One entry as a file, Markdown or JSON",
  params: z.object({ id: idSchema }),
  query: exportQuery,
});

export const deleteJournalEntry = endpoint({
  method: "DELETE",
  path: "/api/journal/:id",
  caller: "user",
  summary: "Delete an entry. It can be restored for ten minutes, and is then gone for good",
  params: z.object({ id: idSchema }),
});

export const restoreJournalEntry = endpoint({
  method: "POST",
  path: "/api/journal/:id/restore",
  caller: "user",
  summary: "Bring a deleted entry back, within ten minutes",
  params: z.object({ id: idSchema }),
});
