import { useState } from "react";
import type { AdminFeedback } from "#domain/admin/admin.contract.ts";
import { ADMIN_MESSAGES, ADMIN_SEARCH_MAX_CHARS } from "#domain/admin/admin.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Pager, usePages } from "#web/ui/pager.tsx";
import { useRested } from "#web/ui/rested.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAllFeedback, useFeedbackExport } from "./admin.queries.ts";

const COLUMNS: readonly Column<AdminFeedback>[] = [
  {
    title: "Date",
    cell: ({ created_at }) => <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>,
  },
  { title: "Scenario", cell: ({ scenario }) => scenario?.name ?? "Custom" },
  { title: "Type", cell: ({ feedback_type }) => feedback_type || "-" },
  { title: "User", cell: ({ user_email }) => user_email ?? "Anonymous" },
  { title: "Rating", cell: ({ rating }) => rating },
  { title: "Comment", cell: ({ comment }) => <span dir="auto">{comment ?? "-"}</span>, wide: true },
];

/** Every row of feedback, with search and the export of all that matches. */
export const FeedbackTab = () => {
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim());
  const pages = usePages(search);
  const filter = { search, type: null };
  const { data, isError, refetch } = useAllFeedback(filter, pages.cursor);
  const download = useFeedbackExport();
  return (
    <div className="admin-list">
      <div className="admin-tools">
        <TextField
          label="Search feedback"
          type="search"
          maxLength={ADMIN_SEARCH_MAX_CHARS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button disabled={download.isPending} onClick={() => download.mutate(filter)}>
          {download.isPending ? "Exporting…" : "Export to CSV"}
        </Button>
      </div>
      {isError ? (
        <ErrorPanel title="Error Loading Feedback" onRetry={() => void refetch()}>
          {ADMIN_MESSAGES.dataFailed}
        </ErrorPanel>
      ) : data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : data.feedback.length === 0 ? (
        <p className="lead">No feedback data available.</p>
      ) : (
        <>
          <DataTable label="Feedback" columns={COLUMNS} rows={data.feedback} keyOf={({ id }) => id} />
          <Pager pages={pages} nextCursor={data.next_cursor} />
        </>
      )}
    </div>
  );
};
