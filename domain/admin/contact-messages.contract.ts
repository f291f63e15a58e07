/** Wire schemas of what people wrote to us, as administrators see it: with the state of its delivery. */
import * as z from "zod/mini";
import { DELIVERY_STATES, DELIVERY_WAYS } from "../contact/delivery.ts";
import { cursorSchema } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { boundedText } from "../text.ts";
import { ADMIN_SEARCH_MAX_CHARS } from "./admin.ts";

/** `open`: not delivered yet, or given up; `suspected`: kept aside because a robot seems to have sent it. */
export const CONTACT_VIEWS = ["all", "open", "suspected"] as const;
export type ContactView = (typeof CONTACT_VIEWS)[number];

const deliverySchema = z.object({
  way: z.enum(DELIVERY_WAYS),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Null where it is not delivered, or so long ago that the record of it is gone. */
  delivered_at: z.nullable(z.iso.datetime()),
  next_attempt_at: z.nullable(z.iso.datetime()),
  /** Why the last try failed. */
  error: z.nullable(z.string()),
});

const adminContactMessageSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  suspected: z.boolean(),
  state: z.enum(DELIVERY_STATES),
  deliveries: z.array(deliverySchema),
});
export type AdminContactMessage = z.infer<typeof adminContactMessageSchema>;

export const listContactMessages = endpoint({
  method: "GET",
  path: "/api/admin/contact-messages",
  caller: "admin",
  summary: "What people wrote to us, newest first, ten a page; the search matches name, address, subject and message",
  query: z.object({
    search: z.optional(boundedText(ADMIN_SEARCH_MAX_CHARS)),
    /** Without a view: all. */
    view: z.optional(z.enum(CONTACT_VIEWS)),
    cursor: z.optional(cursorSchema),
  }),
  reply: z.object({ messages: z.array(adminContactMessageSchema), next_cursor: z.nullable(z.string()) }),
});

export const deliverContactMessage = endpoint({
  method: "POST",
  path: "/api/admin/contact-messages/:id/deliver",
  caller: "admin",
  summary: "Deliver a message anew where it has not arrived; one that was suspected counts as a person's from then on",
  params: z.object({ id: z.uuid() }),
  reply: z.object({ message: adminContactMessageSchema }),
});
