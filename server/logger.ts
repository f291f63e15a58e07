/** The server's log: JSON lines on standard output, without what users wrote. */
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Env } from "./env.ts";

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly query?: string;
  /** The places alone: a stack begins with the message. */
  readonly stack?: string;
  readonly cause?: LoggedError;
};

const placesOf = (stack: string | undefined): string | undefined => {
  const places = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return places === undefined || places.length === 0 ? undefined : places.join("\n");
};

/** PostgreSQL quotes values behind a colon ("invalid input syntax for type uuid: …") and in the fields that are left out here. */
const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return "a query failed";
  return error instanceof pg.DatabaseError ? error.message.replace(/:.*$/s, "") : error.message;
};

/**
 * What of an error may be kept. The query builder's errors carry the parameters of the query, which are chat texts, addresses and
 * hashes; the database's carry rows. Neither belongs into a log.
 */
const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const stack = placesOf(error.stack);
  return {
    type: error.name,
    message: messageOf(error),
    ...("code" in error ? { code: error.code } : {}),
    ...(error instanceof DrizzleQueryError ? { query: error.query } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};

/** `destination` is standard output unless a test listens. */
export const createLogger = (level: Env["logLevel"], destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError } }, destination ?? pino.destination(1));
