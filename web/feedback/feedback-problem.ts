import { FEEDBACK_MESSAGES } from "#domain/feedback/feedback.ts";
import { ApiError } from "#web/api/api-error.ts";

/** Why feedback could not be sent, in the specification's words (section 8). */
export const feedbackProblem = (error: unknown): string => {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "PGRST116") return FEEDBACK_MESSAGES.signInAgain;
  if (code === "42P01") return FEEDBACK_MESSAGES.unavailable;
  return FEEDBACK_MESSAGES.sendFailed;
};
