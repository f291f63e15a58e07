/** A practice conversation as the screen holds it: pure, so that every turn of it can be tested. */
import type { ChatReply, LineNote } from "#domain/practice/practice.contract.ts";
import {
  type ChatMessage,
  type ChatTurn,
  CONVERSATION_MAX_MESSAGES,
  type Engine,
  OFF_TOPIC_REPLY,
  PRESSURE_MAX,
  toTurn,
} from "#domain/practice/practice.ts";

/** A message, and what the screen knows about it besides. */
export type ConversationMessage = ChatMessage & {
  /** How this line of the user's did. */
  readonly note?: LineNote;
  /** The user's line got no reply, or only a part of one: it can be sent again. */
  readonly failed?: true;
  /** The counterpart's line was cut before its end. */
  readonly cut?: true;
  /** Not part of the role-play (off-topic reply, safety note): not sent to the engines, not judged. */
  readonly aside?: "off_topic" | "safety";
  readonly engine?: Engine;
};

export type Conversation = {
  readonly messages: readonly ConversationMessage[];
  /** What is happening now; `replying` while a reply is awaited or written. */
  readonly status: "opening" | "ready" | "replying" | "paused" | "ended";
  /** The reply so far while it is being written. */
  readonly partial: string;
  /** 0–PRESSURE_MAX. */
  readonly pressure: number;
  /** Two replies in the same conversation and seed are the same. */
  readonly seed: number;
};

export type ConversationEvent =
  | { readonly type: "opened"; readonly message: ChatMessage }
  /** No opening line could be had: the user begins. */
  | { readonly type: "opening_failed" }
  /** The scene itself tells of danger: the safety note is shown and the role-play pauses. */
  | { readonly type: "stepped_out"; readonly message: ChatMessage }
  | { readonly type: "sent"; readonly message: ChatMessage }
  | {
      readonly type: "off_topic";
      readonly message: ChatMessage;
      readonly reply: Omit<ChatMessage, "content" | "sender">;
    }
  | { readonly type: "delta"; readonly text: string }
  | { readonly type: "replied"; readonly reply: ChatReply; readonly id: string; readonly timestamp: string }
  /** The reply was cut: by a failure, or by the user's stop button. What has come stays. */
  | { readonly type: "cut"; readonly id: string; readonly timestamp: string }
  /** The failed line is sent again: what came of its reply goes. */
  | { readonly type: "retried" }
  | { readonly type: "resumed" }
  | { readonly type: "reset"; readonly seed: number }
  /** A reset is taken back. */
  | { readonly type: "returned"; readonly conversation: Conversation };

const OPENING_PRESSURE = 3;

export const newConversation = (seed: number): Conversation => ({
  messages: [],
  status: "opening",
  partial: "",
  pressure: OPENING_PRESSURE,
  seed,
});

export const conversationReducer = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case "opened":
      return { ...state, status: "ready", messages: [event.message] };
    case "opening_failed":
      return { ...state, status: "ready" };
    case "stepped_out":
      return { ...state, status: "paused", messages: [...state.messages, { ...event.message, aside: "safety" }] };
    case "sent": {
      const settled = settle(state, event.message);
      return { ...settled, status: "replying", messages: [...settled.messages, event.message] };
    }
    case "off_topic": {
      const settled = settle(state, event.message);
      const aside = { aside: "off_topic" } as const;
      const reply: ConversationMessage = { ...event.reply, content: OFF_TOPIC_REPLY, sender: "ai", ...aside };
      return { ...settled, messages: [...settled.messages, { ...event.message, ...aside }, reply] };
    }
    case "delta":
      return state.status === "replying" ? { ...state, partial: state.partial + event.text } : state;
    case "replied":
      return state.status === "replying" ? replied(state, event) : state;
    case "cut":
      return state.status === "replying" ? cut(state, event) : state;
    case "retried":
      return { ...state, status: "replying", partial: "", messages: withoutCutReply(state.messages) };
    case "resumed":
      return state.status === "paused" ? { ...state, status: "ready" } : state;
    case "reset":
      return newConversation(event.seed);
    case "returned":
      return event.conversation;
    default:
      return event satisfies never;
  }
};

/** A line sent while a reply was pending interrupts it: what has come of it stays, and it is not tried again. */
const settle = (state: Conversation, { id, timestamp }: Pick<ChatMessage, "id" | "timestamp">): Conversation => {
  const content = state.partial.trim();
  const part = content === "" ? [] : [{ id: `${id}-before`, content, sender: "ai", timestamp, cut: true } as const];
  return {
    ...state,
    status: state.status === "ended" ? "ended" : "ready",
    partial: "",
    messages: [...state.messages.map(({ failed: _failed, ...message }) => message), ...part],
  };
};

const replied = (
  state: Conversation,
  { reply, id, timestamp }: Extract<ConversationEvent, { type: "replied" }>,
): Conversation => {
  const last = state.messages.length - 1;
  const aside = asideOf(reply);
  const noted = reply.note === undefined ? {} : { note: reply.note };
  const messages = state.messages.map((message, index) =>
    index === last ? { ...message, ...noted, ...aside } : message,
  );
  const answer: ConversationMessage = {
    id,
    content: reply.content,
    sender: "ai",
    timestamp,
    engine: reply.engine,
    ...aside,
  };
  return {
    ...state,
    status: reply.paused ? "paused" : reply.ended ? "ended" : "ready",
    partial: "",
    pressure: Math.min(PRESSURE_MAX, Math.max(0, reply.pressure)),
    messages: [...messages, answer],
  };
};

/** A reply outside the role-play takes the line that it answers out as well. */
const asideOf = ({ paused, content }: ChatReply): Pick<ConversationMessage, "aside"> =>
  paused ? { aside: "safety" } : content === OFF_TOPIC_REPLY ? { aside: "off_topic" } : {};

const cut = (state: Conversation, { id, timestamp }: Extract<ConversationEvent, { type: "cut" }>): Conversation => {
  const last = state.messages.length - 1;
  const messages = state.messages.map((message, index) =>
    index === last ? ({ ...message, failed: true } as const) : message,
  );
  const content = state.partial.trim();
  const part = content === "" ? [] : [{ id, content, sender: "ai", timestamp, cut: true } as const];
  return { ...state, status: "ready", partial: "", messages: [...messages, ...part] };
};

const withoutCutReply = (messages: readonly ConversationMessage[]): ConversationMessage[] => {
  const at = messages.findLastIndex((message) => message.failed);
  return messages.slice(0, at + 1).map(({ failed: _failed, ...message }) => message);
};

/** Whether the user may ask for an analysis: at least one line of each side (specification, 2). */
export const canAnalyze = ({ messages }: Conversation): boolean =>
  messages.some((message) => message.sender === "user" && !message.aside) &&
  messages.some((message) => message.sender === "ai" && !message.aside);

/** What the chat function is sent: the role-play alone, as much as it takes, without the line that is sent now. */
export const turnsBefore = (messages: readonly ConversationMessage[], id: string): ChatTurn[] => {
  const at = messages.findIndex((message) => message.id === id);
  return messages
    .slice(0, at === -1 ? messages.length : at)
    .filter((message) => !message.aside)
    .slice(-CONVERSATION_MAX_MESSAGES)
    .map(toTurn);
};

/** What was kept when the page was left: a reply that was being written is cut there. */
export const restored = (state: Conversation, id: string, timestamp: string): Conversation => {
  if (state.status === "replying") return cut(state, { type: "cut", id, timestamp });
  return state;
};
