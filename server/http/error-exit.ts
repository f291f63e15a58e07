/** The one way an error leaves the server. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { AppError, type ErrorReply } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";

/** PostgreSQL's code for a missing table; the specification keeps it on the wire and an administrator is told. */
const UNDEFINED_TABLE = "42P01";

const codeOf = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "code" in error
    ? error.code
    : error instanceof Error && error.cause !== undefined
      ? codeOf(error.cause)
      : undefined;

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // drizzle wraps the driver's error as `cause`
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (codeOf(cause) === UNDEFINED_TABLE) return new AppError("42P01", { cause });
  return new AppError("internal", { cause: error });
};

export const errorReply = (error: AppError): ErrorReply => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.fields === undefined ? {} : { fields: { ...error.fields } }),
  },
});

/** Turns anything thrown into `{ error: { code, message } }`; the cause goes to the log and nowhere else. */
export const errorExit =
  (logger: Logger) =>
  (thrown: unknown, context: Context<AppEnv>): Response => {
    const error = toAppError(thrown);
    if (error.status >= 500) {
      logger.error(
        { requestId: context.get("requestId"), code: error.code, err: error.cause ?? error },
        `${context.req.method} ${context.req.routePath} failed`,
      );
    }
    if (error.retryAfter !== undefined) context.header("Retry-After", String(Math.ceil(error.retryAfter)));
    return context.json(errorReply(error), error.status as ContentfulStatusCode);
  };
