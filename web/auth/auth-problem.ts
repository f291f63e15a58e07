import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ApiError } from "#web/api/api-error.ts";

/** What went wrong, as the alert says it. */
export type AuthProblem = {
  readonly message: string;
  /** The address waits for its confirmation: a new link can be asked for. */
  readonly needsConfirmation: boolean;
  /** Nobody foresaw it; a toast says so besides. */
  readonly isUnexpected: boolean;
};

/** The server's own sentence where it has one for the reader, else the one for what nobody foresaw. */
export const problemOf = (error: unknown): AuthProblem => {
  const isForeseen = error instanceof ApiError && error.code !== "internal" && error.code !== "bad_reply";
  return {
    message: isForeseen ? `${error.message}${whenAgain(error.retryAfter)}` : AUTH_MESSAGES.unexpected,
    needsConfirmation: isForeseen && error.code === "email_not_confirmed",
    isUnexpected: !isForeseen,
  };
};

const whenAgain = (seconds: number | undefined): string => {
  if (seconds === undefined) return "";
  const minutes = Math.ceil(seconds / 60);
  return ` You can try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`;
};
