import type { Engine } from "#domain/practice/practice.ts";
import type { ConversationMessage } from "./conversation.ts";

const WORDS: Readonly<Record<Engine, string>> = {
  embedded: "Written by the built-in practice partner",
  model: "Written by a language model",
};

/** Who writes the other's lines: never left to guess, never in the way. */
export const EngineLine = ({ messages }: { messages: readonly ConversationMessage[] }) => {
  const engine = messages.findLast((message) => message.engine !== undefined && !message.aside)?.engine;
  return engine === undefined ? null : <p className="engine">{WORDS[engine]}</p>;
};
