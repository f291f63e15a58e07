import "./feedback.css";
import { useState } from "react";
import type { OwnFeedback } from "#domain/feedback/feedback.contract.ts";
import { FEEDBACK_MESSAGES } from "#domain/feedback/feedback.ts";
import { type SkillSlug, SKILLS } from "#domain/skills/skills.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useOwnFeedback } from "./feedback.queries.ts";

const ALL = "all";
type TabId = SkillSlug | typeof ALL;

/** What the user has said about their practices. */
export const FeedbackPage = () => {
  const [selected, setSelected] = useState<TabId>(ALL);
  const { data, isError, refetch } = useOwnFeedback(null);
  const skills = data?.pages[0]?.skills;
  const ids: TabId[] = [ALL, ...(skills ?? [])];
  const tabs = ids.map((id) => ({
    id,
    title: id === ALL ? "All Skills" : SKILLS[id].title,
    content: id === selected ? <FeedbackList skill={id === ALL ? null : id} /> : null,
  }));
  return (
    <div className="wrap page">
      <PageTitle>Your Feedback</PageTitle>
      <h1 className="title">Your Feedback</h1>
      <p className="lead">What you said about your practices.</p>
      {skills === undefined ? (
        isError ? (
          <ErrorPanel title={FEEDBACK_MESSAGES.ownLoadFailed} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )
      ) : skills.length === 0 ? (
        <EmptyState text="You haven't provided any feedback yet">
          <LinkButton look="main" to={paths.skills}>
            Start Practicing
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <Tabs label="Skills" tabs={tabs} selected={selected} onSelect={setSelected} />
          <div className="acts mt-8">
            <LinkButton to={paths.skills}>Practice More Skills</LinkButton>
          </div>
        </>
      )}
    </div>
  );
};

const COLUMNS: readonly Column<OwnFeedback>[] = [
  {
    title: "Date",
    cell: ({ created_at }) => <time dateTime={created_at}>{new Date(created_at).toLocaleDateString()}</time>,
  },
  { title: "Scenario", cell: ({ scenario_name }) => <span dir="auto">{scenario_name}</span> },
  { title: "Type", cell: ({ feedback_type }) => feedback_type },
  { title: "Rating", cell: ({ rating }) => <Stars rating={rating} /> },
  { title: "Comment", cell: ({ comment }) => <span dir="auto">{comment ?? "-"}</span>, wide: true },
];

const FeedbackList = ({ skill }: { skill: SkillSlug | null }) => {
  const feedback = useOwnFeedback(skill);
  if (feedback.data === undefined) {
    return feedback.isError ? (
      <ErrorPanel title={FEEDBACK_MESSAGES.ownLoadFailed} onRetry={() => void feedback.refetch()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  }
  return (
    <div className="feedback-list">
      <DataTable
        label="Your feedback"
        columns={COLUMNS}
        rows={feedback.data.pages.flatMap((page) => page.feedback)}
        keyOf={({ id }) => id}
      />
      {feedback.hasNextPage ? (
        <Button disabled={feedback.isFetchingNextPage} onClick={() => void feedback.fetchNextPage()}>
          {feedback.isFetchNextPageError ? "That didn't load. Try again" : "Show older feedback"}
        </Button>
      ) : null}
    </div>
  );
};
