/** Where a request comes from. A forwarded header counts only when the operator says that a proxy sets it. */
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * The caller's address: the socket's own, or with `trustProxy` the last entry of X-Forwarded-For (the one that our own
 * proxy added; earlier entries are the client's to forge).
 */
export const clientAddressOf = (context: Context<AppEnv>, trustProxy: boolean): string => {
  const socket = context.env?.incoming?.socket?.remoteAddress ?? "unknown";
  if (!trustProxy) return socket;
  return context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || socket;
};
