/** Where a request comes from. A forwarded header counts only when the operator says that a proxy sets it. */
import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * The caller's address. With `proxies` of our own in front, each added one entry to X-Forwarded-For, so the caller
 * stands that many from the end; earlier entries are the caller's to forge. 0: the socket's address alone counts.
 */
export const clientAddressOf = (context: Context<AppEnv>, proxies: number): string => {
  const socket = context.env?.incoming?.socket?.remoteAddress ?? "unknown";
  if (proxies === 0) return socket;
  const entries = context.req.header("x-forwarded-for")?.split(",") ?? [];
  return entries.at(-proxies)?.trim() || socket;
};
