import type { AuditEntry } from "#domain/admin/admin.contract.ts";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Pager, usePages } from "#web/ui/pager.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAudit } from "./admin.queries.ts";

/** The longest detail shown; a scenario's whole text would bury the rest. */
const DETAIL_SHOWN_CHARS = 240;

const detailOf = ({ detail }: AuditEntry): string => {
  const filled = Object.fromEntries(
    Object.entries(detail).filter(([, part]) => part !== null && JSON.stringify(part) !== "{}"),
  );
  const text = Object.keys(filled).length === 0 ? "-" : JSON.stringify(filled);
  return text.length > DETAIL_SHOWN_CHARS ? `${text.slice(0, DETAIL_SHOWN_CHARS)}…` : text;
};

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: "When", cell: ({ at }) => <time dateTime={at}>{new Date(at).toLocaleString()}</time> },
  { title: "Administrator", cell: ({ admin_email }) => admin_email },
  { title: "Call", cell: ({ action }) => <code>{action}</code> },
  { title: "Asked for", cell: detailOf, wide: true },
];

/** What administrators have read and changed. Looking here is written down too. */
export const AuditTab = () => {
  const pages = usePages("");
  const { data, isError, refetch } = useAudit(pages.cursor);
  if (isError) return <ErrorPanel title="Failed to load the audit log" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="admin-list">
      <DataTable label="Audit log" columns={COLUMNS} rows={data.entries} keyOf={({ id }) => id} />
      <Pager pages={pages} nextCursor={data.next_cursor} />
    </div>
  );
};
