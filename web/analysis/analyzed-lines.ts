import type { ChatMessage } from "#domain/practice/practice.ts";

type Said = ChatMessage & { readonly aside?: unknown };

export type AnalyzedLine = {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
};

/** The lines an analysis is made of: no system messages (specification, section 3), nothing outside the role-play. */
export const analyzedLines = (messages: readonly Said[]): AnalyzedLine[] =>
  messages
    .filter(({ sender, aside }) => sender !== "system" && aside === undefined)
    .map(({ id, sender, content, timestamp }) => ({
      id,
      role: sender === "user" ? "user" : "assistant",
      content,
      timestamp,
    }));
