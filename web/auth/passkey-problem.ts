import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { ApiError } from "#web/api/api-error.ts";

/** What the browser's own dialog came back with instead of a passkey, by the names of WebAuthn's errors. */
const MESSAGES: Readonly<Record<string, string>> = {
  NotAllowedError: AUTH_MESSAGES.passkey_not_used,
  InvalidStateError: AUTH_MESSAGES.passkey_known,
  SecurityError: AUTH_MESSAGES.passkey_wrong_site,
  NotSupportedError: AUTH_MESSAGES.passkey_unsupported,
};

/** The ceremony was ended by the page itself, for another one. */
export const isReplaced = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** The same error with a sentence for its reader; what nobody foresaw stays as it is. */
export const asPasskeyProblem = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const message = MESSAGES[error.name];
  return message === undefined ? error : new ApiError("bad_request", { message, cause: error });
};

export const unsupported = (): ApiError => new ApiError("bad_request", { message: AUTH_MESSAGES.passkey_unsupported });
