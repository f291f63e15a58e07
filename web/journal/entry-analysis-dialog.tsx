import "#web/analysis/analysis.css";
import { JOURNAL_MESSAGES } from "#domain/journal/journal.ts";
import { AnalysisReport } from "#web/analysis/analysis-report.tsx";
import { analyzedLines } from "#web/analysis/analyzed-lines.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useJournalEntry } from "./journal.queries.ts";

/** The analysis that was kept with a conversation; null: closed. */
export const EntryAnalysisDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const { data: entry, isError, refetch } = useJournalEntry(id);
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title="Assertiveness Analysis" subtitle={entry?.title ?? ""}>
      {entry === undefined ? (
        isError ? (
          <ErrorPanel title={JOURNAL_MESSAGES.loadFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-64" />
        )
      ) : entry.analysis === null ? (
        <p>This conversation was kept without an analysis.</p>
      ) : (
        <AnalysisReport analysis={entry.analysis} lines={analyzedLines(entry.messages)} />
      )}
    </Dialog>
  );
};
