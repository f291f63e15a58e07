import { desc, sql } from "drizzle-orm";
import type { Cursor } from "#domain/cursor.ts";
import type { Database } from "../db/database.ts";
import { adminAudit } from "../db/schema.ts";

export type AuditRow = typeof adminAudit.$inferSelect;

/**
 * Writes a row down. `durably`: resolves when the disk has it. Otherwise it is on its way there, and a crash of the database within
 * the next second may lose it.
 */
export const recordAudit = async (db: Database, row: AuditRow, { durably }: { durably: boolean }): Promise<void> => {
  const commit = durably ? sql`current_setting('synchronous_commit')` : sql`'off'`;
  await db.execute(sql`
    WITH commit AS MATERIALIZED (SELECT set_config('synchronous_commit', ${commit}, true))
    INSERT INTO ${adminAudit} (id, at, admin_id, admin_email, action, detail, request_id)
    SELECT ${row.id}::uuid, ${row.at.toISOString()}::timestamptz, ${row.adminId}, ${row.adminEmail}, ${row.action},
      ${JSON.stringify(row.detail)}::json, ${row.requestId}
    FROM commit`);
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
