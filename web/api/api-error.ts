import { type ErrorCode, ERRORS, errorReplySchema } from "#domain/errors.ts";

/** `network`: no answer came. `bad_reply`: an answer came that is not what the contract says, or was cut off. */
export type ApiErrorCode = ErrorCode | "network" | "bad_reply";

const MESSAGES = {
  network: "We can't reach Plainsay right now. Check your connection and try again.",
  bad_reply: "The answer didn't arrive whole. Please try again.",
} as const;

/** A call that failed, with the sentence a user may read. Views decide whether and how to show it. */
export class ApiError extends Error {
  /** One of `ApiErrorCode`, or a code this version of the app does not know yet. */
  readonly code: ApiErrorCode | (string & {});
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What to mend: path of the field → sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  constructor(
    code: ApiError["code"],
    options: {
      status?: number;
      message?: string;
      fields?: Readonly<Record<string, string>>;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? messageOf(code), { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.status = options.status ?? (code in ERRORS ? ERRORS[code as ErrorCode].status : 0);
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
  }
}

const messageOf = (code: string): string =>
  code in MESSAGES
    ? MESSAGES[code as keyof typeof MESSAGES]
    : code in ERRORS
      ? ERRORS[code as ErrorCode].message
      : ERRORS.internal.message;

/** The code that stands for a status when the body says nothing (a HEAD reply, a proxy's page). */
const codeOfStatus = (status: number): ErrorCode =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].status === status) ?? "internal";

/** Reads a refused reply in the one shape errors have; anything else is named by its status. */
export const readError = async (response: Response): Promise<ApiError> => {
  const retryAfter = Number(response.headers.get("retry-after") ?? "");
  const rest = { status: response.status, retryAfter: retryAfter > 0 ? retryAfter : undefined };
  const parsed = errorReplySchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return new ApiError(codeOfStatus(response.status), rest);
  const { code, message, fields } = parsed.data.error;
  return new ApiError(code, { ...rest, message, ...(fields === undefined ? {} : { fields }) });
};

/** Whether the caller itself gave the call up; such an end is silent. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
