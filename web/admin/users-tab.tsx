import { useState } from "react";
import type { AdminUser } from "#domain/admin/admin.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Pager, usePages } from "#web/ui/pager.tsx";
import { useRested } from "#web/ui/rested.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type UserChange, useUserChange, useUsers } from "./admin.queries.ts";

type Asked = { readonly change: UserChange; readonly user: AdminUser };

/** Accounts: who they are, what they have, and what can be done about them. */
export const UsersTab = () => {
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<Asked | null>(null);
  const search = useRested(typed.trim());
  const pages = usePages(search);
  const { data, isError, refetch } = useUsers(search, pages.cursor);
  const change = useUserChange();
  const columns = columnsFor((user, wanted) => setAsked({ change: wanted, user }));
  return (
    <div className="admin-list">
      <div className="admin-tools">
        <TextField
          label="Search users"
          type="search"
          hint="By email address or name"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {isError ? (
        <ErrorPanel title="Failed to load users" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : data.users.length === 0 ? (
        <p className="lead">No users found</p>
      ) : (
        <>
          <DataTable label="Users" columns={columns} rows={data.users} keyOf={({ id }) => id} />
          <Pager pages={pages} nextCursor={data.next_cursor} />
        </>
      )}
      <Dialog isOpen={asked !== null} onClose={() => setAsked(null)} title={asked === null ? "" : questionOf(asked)}>
        <p className="lead mt-0">{asked?.user.email}</p>
        <div className="acts">
          <Button
            look="main"
            onClick={() => {
              if (asked !== null) change.mutate(asked.change);
              setAsked(null);
            }}
          >
            {asked === null ? "" : ACTIONS[asked.change.do]}
          </Button>
          <Button onClick={() => setAsked(null)}>Cancel</Button>
        </div>
      </Dialog>
    </div>
  );
};

const ACTIONS = { role: "Change the role", "sign-out": "Sign out", delete: "Delete" } as const;

const questionOf = ({ change }: Asked): string => {
  switch (change.do) {
    case "role":
      return change.role === "admin" ? "Make an administrator?" : "Take the role away?";
    case "sign-out":
      return "Sign out everywhere?";
    case "delete":
      return "Delete this account and all that is in it?";
    default:
      return change satisfies never;
  }
};

const columnsFor = (ask: (user: AdminUser, change: UserChange) => void): readonly Column<AdminUser>[] => [
  {
    title: "User",
    cell: ({ email, name, confirmed }) => (
      <>
        {email}
        {name === "" ? null : <small className="block">{name}</small>}
        {confirmed ? null : <small className="block">not confirmed</small>}
      </>
    ),
  },
  { title: "Plan", cell: ({ plan }) => plan },
  { title: "Role", cell: ({ role, listed_admin }) => (listed_admin ? "admin, by ADMIN_EMAILS" : role) },
  { title: "Joined", cell: ({ created_at }) => new Date(created_at).toLocaleDateString() },
  {
    title: "Last seen",
    cell: ({ last_seen }) => (last_seen === null ? "-" : new Date(last_seen).toLocaleDateString()),
  },
  {
    title: "Actions",
    cell: (user) => (
      <div className="acts">
        <Button
          small
          onClick={() => ask(user, { do: "role", id: user.id, role: user.role === "admin" ? "user" : "admin" })}
        >
          {user.role === "admin" ? "Remove admin" : "Make admin"}
        </Button>
        <Button small onClick={() => ask(user, { do: "sign-out", id: user.id })}>
          Sign out
        </Button>
        <Button small onClick={() => ask(user, { do: "delete", id: user.id })}>
          Delete
        </Button>
      </div>
    ),
  },
];
