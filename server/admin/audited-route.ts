import type { Endpoint, Reply } from "#domain/endpoint.ts";
import type { Session } from "../auth/session.ts";
import type { Database } from "../db/database.ts";
import { type Call, type Route, route } from "../http/route.ts";
import { recordAudit } from "./audit.store.ts";

export type AuditDeps = { readonly db: Database; readonly newId: () => string };
type AdminEndpoint = Endpoint & { readonly caller: "admin" };

/**
 * A route for administrators. What was asked for is written down before anything is changed, and before anything that was read
 * leaves: nothing is done without a trace, and when that write fails, so does the call. The record of a change is on the disk
 * before the change; the record of a reading need not be, for a page would wait for the disk longer than for its rows.
 */
export const auditedRoute =
  ({ db, newId }: AuditDeps) =>
  <const E extends AdminEndpoint>(
    endpoint: E,
    handle: (call: Call<E>) => Promise<Reply<E> | Response> | Reply<E> | Response,
  ): Route =>
    route(endpoint, async (call: Call<E>) => {
      const { user } = call.session as Session;
      const { params, query, body } = call as { params?: unknown; query?: unknown; body?: unknown };
      const row = {
        id: newId(),
        at: call.now,
        adminId: user.id,
        adminEmail: user.email,
        action: `${endpoint.method} ${endpoint.path}`,
        detail: { params, query, body },
        requestId: call.requestId,
      };
      if (endpoint.method === "GET") {
        return (await Promise.all([handle(call), recordAudit(db, row, { durably: false })]))[0];
      }
      await recordAudit(db, row, { durably: true });
      return handle(call);
    });
