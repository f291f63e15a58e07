import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import { saveJournalEntry } from "#domain/journal/journal.contract.ts";
import { JOURNAL_MESSAGES, journalTitle } from "#domain/journal/journal.ts";
import type { ChatMessage } from "#domain/practice/practice.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { invite } from "#web/billing/invitation-request.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { JOURNAL_KEY } from "./journal.queries.ts";

type SaveToJournalButtonProps = {
  messages: readonly ChatMessage[];
  /** Of this very conversation; null without one. */
  analysis: Analysis | null;
  skill: SkillSlug;
  scenarioId: string;
};

/** Keeps the conversation in the journal. Pressing it again keeps what was said since, in the same entry. */
export const SaveToJournalButton = ({ messages, analysis, skill, scenarioId }: SaveToJournalButtonProps) => {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const [first] = messages;
      if (first === undefined) throw new ApiError("no_messages");
      return await call(saveJournalEntry, {
        body: {
          // A conversation that begins anew begins with a new message.
          conversation_id: first.id,
          scenario_id: scenarioId,
          skill,
          title: journalTitle(new Date().toLocaleDateString(), messages),
          messages: messages.map(({ id, content, sender, timestamp }) => ({ id, content, sender, timestamp })),
          analysis,
        },
      });
    },
    onSuccess: () => {
      toast.success(JOURNAL_MESSAGES.saved, { id: "journal" });
      void client.invalidateQueries({ queryKey: JOURNAL_KEY });
    },
    onError: (error) => reportFailure(error),
  });
  return (
    <Button small disabled={messages.length === 0 || save.isPending} onClick={() => save.mutate()}>
      Save to Journal
    </Button>
  );
};

/** What the plan does not include is an invitation, never an error. */
const reportFailure = (error: unknown): void => {
  const { code, message } = error instanceof ApiError ? error : { code: "", message: "" };
  if (code === "upgrade_required") invite(message);
  else if (code === "no_messages") toast.error(JOURNAL_MESSAGES.nothingToSave, { id: "journal" });
  else toast.error(JOURNAL_MESSAGES.saveFailed, { id: "journal", ...(message === "" ? {} : { description: message }) });
};
