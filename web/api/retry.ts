import { ApiError } from "./api-error.ts";

/** How often a failed read is tried again: never when the server has refused it, which it would do again. */
export const retryUpTo =
  (times: number) =>
  (failures: number, error: Error): boolean =>
    failures < times && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
