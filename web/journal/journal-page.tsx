import "./journal.css";
import { useState } from "react";
import { JOURNAL_MESSAGES, JOURNAL_SEARCH_MAX_CHARS } from "#domain/journal/journal.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useRested } from "#web/ui/rested.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EntryAnalysisDialog } from "./entry-analysis-dialog.tsx";
import { EntryCard } from "./entry-card.tsx";
import { EntryChatDialog } from "./entry-chat-dialog.tsx";
import { ExportLinks } from "./export-links.tsx";
import { useEntryDeletion, useJournalEntries } from "./journal.queries.ts";
import { ProgressPanel } from "./progress-panel.tsx";

type Opened = { readonly id: string; readonly view: "chat" | "analysis" };

export const JournalPage = () => {
  const [typed, setTyped] = useState("");
  const search = useRested(typed.trim());
  const [opened, setOpened] = useState<Opened | null>(null);
  const journal = useJournalEntries(search);
  const deletion = useEntryDeletion();
  const entries = journal.data?.pages.flatMap((page) => page.entries);
  const isEmpty = search === "" && entries?.length === 0;
  const openedIn = (view: Opened["view"]) => (opened?.view === view ? opened.id : null);
  return (
    <div className="wrap page">
      <PageTitle>Journal</PageTitle>
      <h1 className="title">Journal</h1>
      <p className="lead">Review your past conversations and progress</p>
      {isEmpty ? (
        <EmptyState text="No journal entries yet. Start a conversation and save it to your journal!">
          <LinkButton look="main" to={paths.skills}>
            Choose a skill
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ProgressPanel />
          <section className="journal" aria-labelledby="entries-title">
            <div className="journal-head">
              <h2 id="entries-title">Conversations</h2>
              <ExportLinks />
            </div>
            <TextField
              label="Search your conversations"
              type="search"
              maxLength={JOURNAL_SEARCH_MAX_CHARS}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <output className="sr-only">{entries === undefined ? "" : countWords(entries.length, search)}</output>
            {entries === undefined ? (
              journal.isError ? (
                <ErrorPanel title={JOURNAL_MESSAGES.loadFailed} onRetry={() => void journal.refetch()} />
              ) : (
                <EntrySkeletons />
              )
            ) : (
              <ul className="journal-cards">
                {entries.map((entry) => (
                  <EntryCard
                    key={entry.id}
                    entry={entry}
                    onChat={() => setOpened({ id: entry.id, view: "chat" })}
                    onAnalysis={() => setOpened({ id: entry.id, view: "analysis" })}
                    onDelete={() => deletion.mutate(entry.id)}
                  />
                ))}
              </ul>
            )}
            {entries?.length === 0 ? <p className="small-print">Nothing in your journal matches “{search}”.</p> : null}
            {journal.hasNextPage ? (
              <Button disabled={journal.isFetchingNextPage} onClick={() => void journal.fetchNextPage()}>
                {journal.isFetchNextPageError ? "That didn't load. Try again" : "Show older conversations"}
              </Button>
            ) : null}
          </section>
        </>
      )}
      <EntryChatDialog id={openedIn("chat")} onClose={() => setOpened(null)} />
      <EntryAnalysisDialog id={openedIn("analysis")} onClose={() => setOpened(null)} />
    </div>
  );
};

const countWords = (count: number, search: string): string =>
  search === "" ? `${count} conversations shown` : `${count} conversations match`;

const EntrySkeletons = () => (
  <output className="journal-cards">
    <span className="sr-only">Loading your journal…</span>
    {["a", "b", "c"].map((card) => (
      <Skeleton key={card} className="h-32" />
    ))}
  </output>
);
