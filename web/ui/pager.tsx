import { useState } from "react";
import { Button } from "./button.tsx";

/** The way through a list that is read page by page: every page's cursor as it was given. */
export type Pages = {
  /** The cursor of the page in view; null: the first. */
  readonly cursor: string | null;
  /** From 1. */
  readonly number: number;
  readonly next: (cursor: string) => void;
  readonly previous: () => void;
};

/** Starts at the first page again when `subject` (a search, a filter) changes. */
export const usePages = (subject: string): Pages => {
  const [{ of, cursors }, setTrail] = useState<{ of: string; cursors: readonly string[] }>({
    of: subject,
    cursors: [],
  });
  const current = of === subject ? cursors : [];
  return {
    cursor: current.at(-1) ?? null,
    number: current.length + 1,
    next: (cursor) => setTrail({ of: subject, cursors: [...current, cursor] }),
    previous: () => setTrail({ of: subject, cursors: current.slice(0, -1) }),
  };
};

/** Previous and next. `nextCursor` null: this is the last page. */
export const Pager = ({ pages, nextCursor }: { pages: Pages; nextCursor: string | null }) =>
  pages.number === 1 && nextCursor === null ? null : (
    <nav className="acts items-center" aria-label="Pages">
      <Button small disabled={pages.number === 1} onClick={pages.previous}>
        Previous
      </Button>
      <span aria-live="polite">Page {pages.number}</span>
      <Button small disabled={nextCursor === null} onClick={() => nextCursor !== null && pages.next(nextCursor)}>
        Next
      </Button>
    </nav>
  );
