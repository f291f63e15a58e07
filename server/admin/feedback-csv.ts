import { CSV_COLUMNS, csvLine } from "#domain/admin/admin.ts";
import type { Cursor } from "#domain/cursor.ts";
import type { Database } from "../db/database.ts";
import { type AdminFeedbackRow, type FeedbackFilter, listAdminFeedback } from "./admin-feedback.store.ts";

/** Rows read from the database at a time: what memory holds of the file. */
const BATCH = 250;
/** Without it, spreadsheets take UTF-8 for another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

/** All feedback that matches as CSV, newest first, in pieces; no transaction stays open while a slow reader takes them. */
export async function* feedbackCsv(db: Database, filter: FeedbackFilter): AsyncGenerator<string> {
  let after: Cursor | null = null;
  yield BYTE_ORDER_MARK + csvLine(CSV_COLUMNS);
  for (;;) {
    const rows: AdminFeedbackRow[] = await listAdminFeedback(db, { ...filter, after, count: BATCH });
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row))).join("");
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = { at: last.createdAt, id: last.id };
  }
}

const cellsOf = (row: AdminFeedbackRow): string[] => [
  row.createdAt.toISOString(),
  row.knownScenario ?? "Custom",
  row.feedbackType,
  row.userEmail ?? "Anonymous",
  String(row.rating),
  row.comment ?? "",
];
