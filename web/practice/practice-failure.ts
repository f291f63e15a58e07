import { ApiError } from "#web/api/api-error.ts";
import { renewRefusedSession } from "#web/app/session.queries.ts";
import { toast } from "#web/ui/toast.ts";

/** Refusals that the user can do something about: the pace, the length. */
const TELLING: ReadonlySet<number> = new Set([413, 429]);

/** What the plan does not include, in the server's words; null for any other failure. */
export const invitationOf = (error: unknown): string | null =>
  error instanceof ApiError && error.code === "upgrade_required" ? error.message : null;

/** Says what failed, and why where that helps. A session that has ended leads to sign-in, and back here. */
export const reportFailure = (error: unknown, message: string): void => {
  const { status, message: reason } = error instanceof ApiError ? error : { status: 0, message: "" };
  if (status === 401) void renewRefusedSession();
  toast.error(message, { id: "practice", ...(TELLING.has(status) ? { description: reason } : {}) });
};
