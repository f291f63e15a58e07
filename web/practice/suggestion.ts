import { useMutation } from "@tanstack/react-query";
import { turnsBefore } from "./conversation.ts";
import type { ConversationControls } from "./conversation-hook.ts";
import { requestSuggestion } from "./conversation.queries.ts";

/** Asks for a line to say now; what was suggested goes with the next line, whoever says it. */
export const useSuggestion = ({ conversation: { messages, seed }, play, fail }: ConversationControls) => {
  const place = `${seed} ${messages.at(-1)?.id ?? ""}`;
  const { data, mutate, reset, isPending } = useMutation({
    mutationFn: async () => ({ place, line: await requestSuggestion(play, turnsBefore(messages, "")) }),
    onError: (error) => fail(error, "No suggestion came. Please try again."),
  });
  const line = data?.place === place && data.line.trim() !== "" ? data.line : null;
  return { line, isPending, ask: () => mutate(), dismiss: reset };
};
