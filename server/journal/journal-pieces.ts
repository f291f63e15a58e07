import type { JournalEntry } from "#domain/journal/journal.contract.ts";
import type { ExportFormat } from "#domain/journal/journal.ts";
import { entryAs, EXPORT_FRAMES } from "#domain/journal/journal-export.ts";
import type { Owner } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { type JournalRow, listWholeEntries } from "./journal.store.ts";

/** Entries read from the database at a time. */
const BATCH = 50;

/** A user's whole journal as a file, in pieces; no transaction stays open while a slow reader takes them. */
export async function* journalPieces(
  db: Database,
  owner: Owner,
  format: ExportFormat,
  present: (row: JournalRow) => JournalEntry,
): AsyncGenerator<string> {
  const { before, between, after } = EXPORT_FRAMES[format];
  let last: JournalRow | undefined;
  yield before;
  for (let rows: JournalRow[]; ; ) {
    const cursor = last === undefined ? null : { at: last.createdAt, id: last.id };
    rows = await listWholeEntries(db, owner, cursor, BATCH);
    if (rows.length > 0) {
      const lead = last === undefined ? "" : between;
      yield lead + rows.map((row) => entryAs(format, present(row))).join(between);
    }
    if (rows.length < BATCH) break;
    last = rows.at(-1);
  }
  yield after;
}
