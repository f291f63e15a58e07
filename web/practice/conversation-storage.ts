/**
 * Keeps conversations and drafts on this device, by user, skill and scenario, until the user signs out. What cannot be
 * read is forgotten; what cannot be written costs only the reload.
 */
import * as z from "zod/mini";
import { lineNoteSchema } from "#domain/practice/practice.contract.ts";
import { ENGINES, SENDERS } from "#domain/practice/practice.ts";
import { DIFFICULTIES } from "#domain/skills/skills.ts";
import type { Conversation } from "./conversation.ts";

const PREFIX = "plainsay.conversation.";
const VERSION = 1;

const storedSchema = z.object({
  version: z.literal(VERSION),
  draft: z.string(),
  difficulty: z.nullable(z.enum(DIFFICULTIES)),
  conversation: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        content: z.string(),
        sender: z.enum(SENDERS),
        timestamp: z.string(),
        note: z.optional(lineNoteSchema),
        failed: z.optional(z.literal(true)),
        cut: z.optional(z.literal(true)),
        aside: z.optional(z.enum(["off_topic", "safety"])),
        engine: z.optional(z.enum(ENGINES)),
      }),
    ),
    status: z.enum(["opening", "ready", "replying", "paused", "ended"]),
    partial: z.string(),
    pressure: z.number(),
    seed: z.number(),
  }),
});

export type StoredConversation = {
  readonly draft: string;
  /** The user's own choice; null while the scenario's difficulty stands. */
  readonly difficulty: (typeof DIFFICULTIES)[number] | null;
  readonly conversation: Conversation;
};

export type ConversationKey = {
  readonly userId: string;
  readonly skill: string;
  /** A predefined scenario's id; for a custom one its words, so that a new scene begins anew. */
  readonly scenario: string;
};

const keyOf = ({ userId, skill, scenario }: ConversationKey): string =>
  `${PREFIX}${userId}.${skill}.${encodeURIComponent(scenario)}`;

export const saveConversation = (
  key: ConversationKey,
  stored: StoredConversation,
  storage: Storage = localStorage,
): void => {
  try {
    storage.setItem(keyOf(key), JSON.stringify({ version: VERSION, ...stored }));
  } catch {
    // A full or refused storage: the conversation on the screen goes on.
  }
};

/** What was kept under this key, or null. */
export const loadConversation = (key: ConversationKey, storage: Storage = localStorage): StoredConversation | null => {
  try {
    const { version: _version, ...stored } = storedSchema.parse(JSON.parse(storage.getItem(keyOf(key)) ?? "null"));
    return stored as StoredConversation;
  } catch {
    return null;
  }
};

/** Forgets every conversation on this device: called when a user signs out. */
export const clearConversations = (storage: Storage = localStorage): void => {
  try {
    for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
  } catch {
    // Nothing was kept where storage is refused.
  }
};
