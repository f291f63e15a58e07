import { ApiError } from "#web/api/api-error.ts";
import { renewRefusedSession } from "#web/app/session.queries.ts";
import { toast } from "#web/ui/toast.ts";

/** Refusals that the user can do something about: the plan, the pace, the length. */
const TELLING: ReadonlySet<number> = new Set([402, 413, 429]);

/**
 * Says what failed, and why where that helps. What the plan does not include is an invitation, never an error; a session
 * that has ended leads to sign-in, and back here.
 */
export const reportFailure = (error: unknown, message: string): void => {
  const { status, message: reason } = error instanceof ApiError ? error : { status: 0, message: "" };
  if (status === 401) void renewRefusedSession();
  if (status === 402) toast.message(reason, { id: "practice" });
  else toast.error(message, { id: "practice", ...(TELLING.has(status) ? { description: reason } : {}) });
};
