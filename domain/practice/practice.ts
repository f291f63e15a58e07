/** The practice conversation: its messages, limits and constants (specification, sections 2–5 and 9). */

export const SENDERS = ["user", "ai", "system"] as const;
export type Sender = (typeof SENDERS)[number];

/** A message as the web app and the journal keep it. */
export type ChatMessage = {
  readonly id: string;
  readonly content: string;
  readonly sender: Sender;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
};

/** A message as the chat function takes it: `ai` is `assistant`; the opening line is `system`. */
export const CHAT_ROLES = ["user", "assistant", "system"] as const;
export type ChatRole = (typeof CHAT_ROLES)[number];
export type ChatTurn = { readonly role: ChatRole; readonly content: string };

export const toTurn = (message: Pick<ChatMessage, "sender" | "content">): ChatTurn => ({
  role: message.sender === "ai" ? "assistant" : message.sender,
  content: message.content,
});

/** The longest line a user can send, in UTF-16 units. */
export const MESSAGE_MAX_CHARS = 2_000;
/** The longest conversation the chat and analysis functions take, in messages. */
export const CONVERSATION_MAX_MESSAGES = 200;
/** The chat scrolls to the newest line this long after it appears. */
export const CHAT_SCROLL_DELAY_MS = 100;

export const ENGINES = ["model", "embedded"] as const;
/** Who wrote a reply or an analysis: the configured language model, or the embedded partner. */
export type Engine = (typeof ENGINES)[number];

/** The most a counterpart can press; 0 means it has let go. */
export const PRESSURE_MAX = 5;

/** The reply to a message that is not part of the practice (section 5). */
export const OFF_TOPIC_REPLY =
  "I need to stay focused on helping you practice assertiveness techniques. Let's continue with our current scenario.";

/** What the error event of a streamed reply says when the model broke off in the middle; what has come stays. */
export const REPLY_CUT = {
  code: "reply_cut",
  message: "The reply broke off. What has come stays; please try again.",
} as const;

/** Replies, opening lines and suggestions that one user may ask for in a minute, whatever the plan: a bound on abuse. */
export const PRACTICE_CALLS_PER_MINUTE = 60;
