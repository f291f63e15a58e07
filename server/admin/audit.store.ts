import { desc, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import type { Database } from "../db/database.ts";
import { adminAudit } from "../db/schema.ts";

export type AuditRow = typeof adminAudit.$inferSelect;

export const recordAudit = async (db: Database, row: AuditRow): Promise<void> => {
  await db.insert(adminAudit).values(row);
};

/** The query of `listAuditRows`; its plan is looked at by the benchmark. */
export const auditQuery = (db: Database, after: Cursor | null, count: number) =>
  db
    .select()
    .from(adminAudit)
    .where(
      after === null
        ? undefined
        : sql`(${adminAudit.at}, ${adminAudit.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(adminAudit.at), desc(adminAudit.id))
    .limit(count);

export const listAuditRows = async (db: Database, after: Cursor | null, count: number): Promise<AuditRow[]> =>
  await auditQuery(db, after, count);
