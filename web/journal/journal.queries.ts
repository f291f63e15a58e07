import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "#domain/endpoint.ts";
import {
  deleteJournalEntry,
  listJournalEntries,
  readJournalEntry,
  readJournalProgress,
  restoreJournalEntry,
} from "#domain/journal/journal.contract.ts";
import { JOURNAL_MESSAGES } from "#domain/journal/journal.ts";
import { call } from "#web/api/client.ts";
import { toast } from "#web/ui/toast.ts";

/** Everything that was read of the journal. */
export const JOURNAL_KEY = ["journal"] as const;
const LIST_KEY = [...JOURNAL_KEY, "entries"] as const;
/** How long the undo stays in view. */
const UNDO_SHOWN_MS = 10_000;

type Pages = InfiniteData<Reply<typeof listJournalEntries>>;

/** The entries that match, newest first, as far as they were asked for. */
export const useJournalEntries = (search: string) =>
  useInfiniteQuery({
    queryKey: [...LIST_KEY, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listJournalEntries,
        {
          query: {
            ...(search === "" ? {} : { search }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** One whole entry; null: nothing to read now. */
export const useJournalEntry = (id: string | null) =>
  useQuery({
    queryKey: [...JOURNAL_KEY, "entry", id],
    queryFn: async ({ signal }) => (await call(readJournalEntry, { params: { id: id ?? "" } }, { signal })).entry,
    enabled: id !== null,
  });

export const useJournalProgress = () =>
  useQuery({
    queryKey: [...JOURNAL_KEY, "progress"],
    queryFn: ({ signal }) => call(readJournalProgress, {}, { signal }),
  });

/** Takes an entry out of the list; the toast that says so can bring it back. */
export const useEntryDeletion = () => {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: JOURNAL_KEY });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreJournalEntry, { params: { id } }),
    onSuccess: renew,
    onError: () => toast.error("That entry could not be brought back."),
  });
  return useMutation({
    mutationFn: (id: string) => call(deleteJournalEntry, { params: { id } }),
    onSuccess: (_reply, id) => {
      client.setQueriesData<Pages>({ queryKey: LIST_KEY }, (pages) => pages && without(pages, id));
      void renew();
      toast.success(JOURNAL_MESSAGES.deleted, {
        duration: UNDO_SHOWN_MS,
        action: { label: "Undo", onClick: () => restore.mutate(id) },
      });
    },
    onError: () => toast.error(JOURNAL_MESSAGES.deleteFailed),
  });
};

const without = (pages: Pages, id: string): Pages => ({
  ...pages,
  pages: pages.pages.map(({ entries, next_cursor }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    next_cursor,
  })),
});
