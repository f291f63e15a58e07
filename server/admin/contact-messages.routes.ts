import {
  type AdminContactMessage,
  deliverContactMessage,
  listContactMessages,
} from "#domain/admin/contact-messages.contract.ts";
import { ADMIN_PAGE_SIZE } from "#domain/admin/admin.ts";
import { type DeliveryRecord, deliveryState, type DeliveryWay, togetherState } from "#domain/contact/delivery.ts";
import { cursorOf, readCursor } from "#domain/cursor.ts";
import { AppError } from "#domain/errors.ts";
import type { ContactDeps } from "../contact/contact-keeper.ts";
import type { Route } from "../http/route.ts";
import { contactMessageMail } from "../mail/templates/contact-message.ts";
import { type AuditDeps, auditedRoute } from "./audited-route.ts";
import { type ContactListRow, listContactRows, redeliver } from "./contact-messages.store.ts";

export type ContactMessagesDeps = AuditDeps & Pick<ContactDeps, "contact">;

export const contactMessagesRoutes = (deps: ContactMessagesDeps): Route[] => {
  const { db, contact } = deps;
  const route = auditedRoute(deps);
  return [
    route(listContactMessages, async ({ query: { search = "", view = "all", cursor }, now }) => {
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await listContactRows(db, { search: search.trim(), view, after, count: ADMIN_PAGE_SIZE + 1 });
      const shown = rows.slice(0, ADMIN_PAGE_SIZE);
      const last = shown.at(-1)?.message;
      return {
        messages: shown.map((row) => present(row, now)),
        next_cursor:
          rows.length > ADMIN_PAGE_SIZE && last !== undefined ? cursorOf({ at: last.createdAt, id: last.id }) : null,
      };
    }),

    route(deliverContactMessage, async ({ params, now }) => {
      const { mailTo, hasFormService } = contact;
      const row = await redeliver(db, params.id, {
        mailOf: (message) => (mailTo === null ? null : contactMessageMail(mailTo, message)),
        hasFormService,
        now,
      });
      if (row === null) throw new AppError("not_found");
      return { message: present(row, now) };
    }),
  ];
};

/** The outbox forgets a mail some time after it was sent, and only then: when it was is not known any more. */
const SENT_LONG_AGO: DeliveryRecord = { deliveredAt: new Date(0), attempts: 1, nextAttemptAt: null, lastError: null };

const mailRecord = ({ message, mail }: ContactListRow): DeliveryRecord | null => {
  if (message.mailId === null) return null;
  return mail === null ? SENT_LONG_AGO : { ...mail, deliveredAt: mail.sentAt };
};

const formRecord = ({ message }: ContactListRow): DeliveryRecord | null =>
  message.deliveredAt === null && message.nextAttemptAt === null && message.attempts === 0 ? null : message;

const present = (row: ContactListRow, now: Date): AdminContactMessage => {
  const { message } = row;
  const deliveries = [
    presentWay("mail", mailRecord(row), now),
    presentWay("form_service", formRecord(row), now),
  ].flat();
  return {
    id: message.id,
    created_at: message.createdAt.toISOString(),
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    suspected: message.suspected,
    state: togetherState(deliveries.map(({ state }) => state)),
    deliveries,
  };
};

const presentWay = (way: DeliveryWay, record: DeliveryRecord | null, now: Date): AdminContactMessage["deliveries"] =>
  record === null
    ? []
    : [
        {
          way,
          state: deliveryState(record, now),
          attempts: record.attempts,
          delivered_at: record === SENT_LONG_AGO ? null : (record.deliveredAt?.toISOString() ?? null),
          next_attempt_at: record.nextAttemptAt?.toISOString() ?? null,
          error: record.lastError,
        },
      ];
