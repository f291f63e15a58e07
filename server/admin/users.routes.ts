import { type AdminUser, deleteUser, listUsers, setUserRole, signOutUser } from "#domain/admin/admin.contract.ts";
import { ADMIN_PAGE_SIZE } from "#domain/admin/admin.ts";
import { PLAN_LABELS, planLabelOf, standingOf } from "#domain/billing/subscription.ts";
import { cursorOf, readCursor } from "#domain/cursor.ts";
import { AppError } from "#domain/errors.ts";
import { type AdminEmails, isAdmin } from "../auth/admin.ts";
import { asOwner } from "../auth/session.ts";
import { endSubscriptionsOf } from "../billing/subscription-end.ts";
import type { SyncDeps } from "../billing/subscription-sync.ts";
import type { Route } from "../http/route.ts";
import {
  deleteUserRow,
  endSessions,
  hasOtherAdmin,
  listUserRows,
  setRole,
  userExists,
  type UserListRow,
  withAnAdminLeft,
} from "./admin-users.store.ts";
import { type AuditDeps, auditedRoute } from "./audited-route.ts";

export type AdminUsersDeps = AuditDeps & SyncDeps & { readonly adminEmails: AdminEmails };

export const adminUserRoutes = (deps: AdminUsersDeps): Route[] => {
  const { db, adminEmails } = deps;
  const route = auditedRoute(deps);
  return [
    route(listUsers, async ({ query, now }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const rows = await listUserRows(db, { search: query.search?.trim() ?? "", after, count: ADMIN_PAGE_SIZE + 1 });
      const shown = rows.slice(0, ADMIN_PAGE_SIZE);
      const last = shown.at(-1)?.user;
      return {
        users: shown.map((row) => present(row, adminEmails, now)),
        next_cursor:
          rows.length > ADMIN_PAGE_SIZE && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      };
    }),

    route(setUserRole, async ({ params, body, context, now }) => {
      const known = await withAnAdminLeft(db, adminEmails, (tx) => setRole(tx, params.id, body.role, now));
      if (!known) throw new AppError("not_found");
      return context.body(null, 204);
    }),

    route(signOutUser, async ({ params, context }) => {
      if (!(await userExists(db, params.id))) throw new AppError("not_found");
      await endSessions(db, params.id);
      return context.body(null, 204);
    }),

    route(deleteUser, async ({ params, context }) => {
      if (!(await userExists(db, params.id))) throw new AppError("not_found");
      if (!(await hasOtherAdmin(db, adminEmails, params.id))) throw new AppError("last_admin");
      // First: nobody could end it once the account is gone. When the provider refuses, the account stays.
      await endSubscriptionsOf(deps, asOwner(params.id));
      await withAnAdminLeft(db, adminEmails, (tx) => deleteUserRow(tx, params.id));
      return context.body(null, 204);
    }),
  ];
};

const present = ({ user, subscription, lastSeen }: UserListRow, adminEmails: AdminEmails, now: Date): AdminUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  confirmed: user.emailVerified,
  role: user.role,
  listed_admin: isAdmin({ ...user, role: "user" }, adminEmails),
  plan: isAdmin(user, adminEmails) ? PLAN_LABELS.admin : planLabelOf(standingOf(subscription, now)),
  created_at: user.createdAt.toISOString(),
  last_seen: lastSeen?.toISOString() ?? null,
});
