/**
 * Every error a call can answer with: its code, its HTTP status, and the sentence a user reads.
 * On the wire: `{ "error": { "code", "message" } }`. The cause stays in the server's log.
 */
import * as z from "zod/mini";

export const ERRORS = {
  bad_request: { status: 400, message: "Something in that request isn't right. Please check it and try again." },
  unauthorized: { status: 401, message: "Please sign in to continue." },
  /** PostgREST's code for "no row", which the specification keeps for a feedback write without a session. */
  PGRST116: { status: 401, message: "Authentication required. Please sign in again." },
  invalid_credentials: { status: 401, message: "Invalid credentials. Please check your email and password." },
  aal2_required: { status: 401, message: "Please confirm it's you with your second factor." },
  upgrade_required: { status: 402, message: "This is part of the free trial. Start it in one click, no card needed." },
  forbidden: { status: 403, message: "You do not have permission to do this." },
  email_not_confirmed: {
    status: 403,
    message: "Please confirm your email first: open the link we sent you, or ask for a new one.",
  },
  not_found: { status: 404, message: "We couldn't find that." },
  scenario_not_found: { status: 404, message: "Scenario not found" },
  conflict: { status: 409, message: "That has changed in the meantime. Please reload and try again." },
  subscription_already_exists: { status: 409, message: "You already have an active subscription" },
  trial_already_used: { status: 409, message: "Your free trial has been used. You can subscribe any time." },
  payload_too_large: { status: 413, message: "That is too long to send. Please shorten it." },
  no_messages: { status: 422, message: "No messages to save" },
  last_admin: { status: 409, message: "This is the last administrator. Make someone else one first." },
  need_exchange: { status: 422, message: "Need at least one exchange to analyze" },
  rate_limited: { status: 429, message: "That was a lot at once. Please wait a moment and try again." },
  internal: { status: 500, message: "An unexpected error occurred. Please try again." },
  service_unavailable: { status: 503, message: "That service is not available right now. Please try again later." },
  /** PostgreSQL's own code for a missing table, kept on the wire by the specification. */
  "42P01": { status: 503, message: "This part of the service is currently unavailable. The admin has been notified." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one shape in which every failed call answers. `fields` names what to mend, path → sentence. */
export const errorReplySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type ErrorReply = z.infer<typeof errorReplySchema>;

/** An error a user may see. Anything else that is thrown leaves the server as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which the same call may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      cause?: unknown;
      fields?: Readonly<Record<string, string>>;
      retryAfter?: number;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}
