import type { JournalMessage } from "#domain/journal/journal.contract.ts";
import { JOURNAL_MESSAGES } from "#domain/journal/journal.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ExportLinks } from "./export-links.tsx";
import { useJournalEntry } from "./journal.queries.ts";

/** A kept conversation, as it was said; null: closed. */
export const EntryChatDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const { data: entry, isError, refetch } = useJournalEntry(id);
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={entry?.title ?? "Conversation"}>
      <div className="journal-chat">
        {entry === undefined ? (
          isError ? (
            <ErrorPanel title={JOURNAL_MESSAGES.loadFailed} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-64" />
          )
        ) : (
          <>
            <div className="talk">
              {entry.messages.map((message) => (
                <Said key={message.id} message={message} />
              ))}
            </div>
            <ExportLinks id={entry.id} />
          </>
        )}
      </div>
    </Dialog>
  );
};

const Said = ({ message: { sender, content, timestamp } }: { message: JournalMessage }) => (
  <div className={sender === "user" ? "said mine" : "said"}>
    <span className="sr-only">{sender === "user" ? "You said:" : "They said:"}</span>
    <p className={sender === "user" ? "line you" : "line them"} dir="auto">
      {content}
    </p>
    <time className="small-print" dateTime={timestamp}>
      {new Date(timestamp).toLocaleTimeString(undefined, { timeStyle: "short" })}
    </time>
  </div>
);
