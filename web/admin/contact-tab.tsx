import { useState } from "react";
import { ADMIN_SEARCH_MAX_CHARS } from "#domain/admin/admin.ts";
import type { AdminContactMessage, ContactView } from "#domain/admin/contact-messages.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { type Column, DataTable } from "#web/ui/data-table.tsx";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { Pager, usePages } from "#web/ui/pager.tsx";
import { useRested } from "#web/ui/rested.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useContactDelivery, useContactMessages } from "./contact-messages.queries.ts";
import { DeliveryStatus } from "./delivery-status.tsx";

const VIEWS: readonly { readonly value: ContactView; readonly label: string }[] = [
  { value: "all", label: "All messages" },
  { value: "open", label: "Not delivered" },
  { value: "suspected", label: "Suspected" },
];

/** What people wrote to us, and whether it has reached somebody. */
export const ContactTab = () => {
  const [typed, setTyped] = useState("");
  const [view, setView] = useState<ContactView>("all");
  const search = useRested(typed.trim());
  const pages = usePages(`${view} ${search}`);
  const { data, isError, refetch } = useContactMessages({ search, view }, pages.cursor);
  const delivery = useContactDelivery();
  return (
    <div className="admin-list">
      <div className="admin-tools">
        <TextField
          label="Search messages"
          type="search"
          hint="By name, address, subject or text"
          maxLength={ADMIN_SEARCH_MAX_CHARS}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label="Show"
          value={view}
          onChange={(event) => setView(VIEWS.find(({ value }) => value === event.target.value)?.value ?? "all")}
          options={VIEWS}
        />
      </div>
      {isError ? (
        <ErrorPanel title="Failed to load contact messages" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : data.messages.length === 0 ? (
        <p className="lead">{search === "" && view === "all" ? "Nobody has written yet." : "No messages found"}</p>
      ) : (
        <>
          <DataTable
            label="Contact messages"
            columns={columnsFor(delivery.isPending, (id) => delivery.mutate(id))}
            rows={data.messages}
            keyOf={({ id }) => id}
          />
          <Pager pages={pages} nextCursor={data.next_cursor} />
        </>
      )}
    </div>
  );
};

const mailTo = ({ email, subject }: AdminContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

/** A suspected message may be a person's; one that has not arrived may be tried again. */
const actionFor = ({ suspected, state }: AdminContactMessage): string | null => {
  if (suspected) return "Not a robot: deliver";
  return state === "failed" || state === "waiting" || state === "stored" ? "Try again now" : null;
};

const columnsFor = (isBusy: boolean, deliver: (id: string) => void): readonly Column<AdminContactMessage>[] => [
  {
    title: "Received",
    cell: ({ created_at }) => (
      <time dateTime={created_at}>
        {new Date(created_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
      </time>
    ),
  },
  {
    title: "From",
    cell: (message) => (
      <div className="contact-from">
        <bdi>{message.name}</bdi>
        <a className="block underline" href={mailTo(message)}>
          {message.email}
        </a>
      </div>
    ),
  },
  {
    title: "Message",
    wide: true,
    cell: ({ subject, message }) => (
      <details className="contact-text">
        <summary dir="auto">
          {subject}
          <span dir="auto">{message}</span>
        </summary>
        <p dir="auto">{message}</p>
      </details>
    ),
  },
  {
    title: "Delivery",
    cell: (message) => {
      const action = actionFor(message);
      return (
        <div className="contact-delivery">
          <DeliveryStatus message={message} />
          {action === null ? null : (
            <Button
              small
              disabled={isBusy}
              aria-label={`${action}: “${message.subject}”`}
              onClick={() => deliver(message.id)}
            >
              {action}
            </Button>
          )}
        </div>
      );
    },
  },
];
