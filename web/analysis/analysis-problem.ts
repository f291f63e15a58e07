import { NO_SESSION_MESSAGE } from "#domain/analysis/analysis.ts";
import { ERRORS } from "#domain/errors.ts";
import { ApiError } from "#web/api/api-error.ts";

/** Why an analysis could not be had, in the specification's words where it has some (section 8). */
export const analysisProblem = (error: unknown): string => {
  if (!(error instanceof ApiError)) return "Invalid analysis response format";
  if (error.code === "bad_reply") return "Invalid analysis response format";
  if (error.code === "need_exchange") return ERRORS.need_exchange.message;
  if (error.status === 401) return NO_SESSION_MESSAGE;
  if (error.status === 0 || error.status === 429) return error.message;
  return `Failed to generate analysis: ${error.status}`;
};
