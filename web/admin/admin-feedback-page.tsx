import "./admin.css";
import { useState } from "react";
import { Navigate } from "react-router";
import type { AdminFeedback } from "#domain/admin/admin.contract.ts";
import { ADMIN_MESSAGES, ADMIN_SEARCH_MAX_CHARS } from "#domain/admin/admin.ts";
import { FEEDBACK_TYPES, type FeedbackType, spacedSlug } from "#domain/feedback/feedback.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Pager, usePages } from "#web/ui/pager.tsx";
import { useRested } from "#web/ui/rested.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAllFeedback } from "./admin.queries.ts";
import { AdminSpinner } from "./admin-page.tsx";
import { useAdminStatus } from "./admin-status.ts";

const TABS = ["all", ...FEEDBACK_TYPES] as const;
type TabId = (typeof TABS)[number];

export const AdminFeedbackPage = () => {
  const status = useAdminStatus();
  if (status === "loading") return <AdminSpinner />;
  return status === "admin" ? <FeedbackManagement /> : <Navigate to={paths.landing} replace />;
};

const FeedbackManagement = () => {
  const [typed, setTyped] = useState("");
  const [selected, setSelected] = useState<TabId>("all");
  const search = useRested(typed.trim());
  return (
    <div className="wrap page">
      <PageTitle>Feedback Management</PageTitle>
      <div className="admin-head">
        <h1 className="title">Feedback Management</h1>
        <LinkButton to={paths.admin}>Admin Dashboard</LinkButton>
      </div>
      <div className="admin-tools mb-5">
        <TextField
          label="Search feedback"
          type="search"
          maxLength={ADMIN_SEARCH_MAX_CHARS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          after={
            typed === "" ? null : (
              <Button aria-label="Clear the search" onClick={() => setTyped("")}>
                Clear
              </Button>
            )
          }
        />
      </div>
      <Tabs<TabId>
        label="Feedback type"
        selected={selected}
        onSelect={setSelected}
        tabs={TABS.map((id) => ({
          id,
          title: id === "all" ? "All" : id,
          content: id === selected ? <Rows search={search} type={id === "all" ? null : id} /> : null,
        }))}
      />
    </div>
  );
};

const COLUMNS: readonly Column<AdminFeedback>[] = [
  {
    title: "Date",
    cell: ({ created_at }) => <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>,
  },
  { title: "User", cell: ({ user_email }) => user_email ?? "Anonymous" },
  { title: "Scenario", cell: ({ skill_name }) => spacedSlug(skill_name) },
  { title: "Type", cell: ({ feedback_type }) => <span className={`badge ${feedback_type}`}>{feedback_type}</span> },
  { title: "Rating", cell: ({ rating }) => <Stars rating={rating} /> },
  { title: "Comment", cell: ({ comment }) => <span dir="auto">{comment ?? "No comment"}</span>, wide: true },
];

const Rows = ({ search, type }: { search: string; type: FeedbackType | null }) => {
  const pages = usePages(search);
  const { data, isError } = useAllFeedback({ search, type }, pages.cursor);
  if (isError) {
    return (
      <ErrorPanel title="Failed to load feedback" onRetry={() => location.reload()}>
        {ADMIN_MESSAGES.feedbackFailed}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <Skeleton className="h-64 w-full" />;
  if (data.feedback.length === 0) return <p className="lead">No feedback found</p>;
  return (
    <div className="admin-list">
      <DataTable label="Feedback" columns={COLUMNS} rows={data.feedback} keyOf={({ id }) => id} />
      <Pager pages={pages} nextCursor={data.next_cursor} />
    </div>
  );
};
