/** Refuses changes that another website makes a visitor's browser ask for; the cookie alone must not be enough. */
import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/errors.ts";
import type { AppEnv } from "./app-env.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The origins this server's own pages are opened at; a computer has several names for itself. */
export const ownOrigins = (appUrl: URL): string[] => {
  if (!LOOPBACK.includes(appUrl.hostname)) return [appUrl.origin];
  const port = appUrl.port === "" ? "" : `:${appUrl.port}`;
  return [appUrl.origin, ...LOOPBACK.map((host) => `${appUrl.protocol}//${host}${port}`)];
};

/**
 * Browsers name the origin of every change and cannot be made to leave it out; a client that is not a browser sends
 * neither header and carries no visitor's cookies.
 */
export const originGuard = (appUrl: URL): MiddlewareHandler<AppEnv> => {
  const own = new Set(ownOrigins(appUrl));
  // Also what someone reads who opened the app at an address that APP_URL does not name.
  const refusal = `This request came from another address than Plainsay's own. Please open ${appUrl.origin} and try again.`;
  return async (context, next) => {
    if (!READS.has(context.req.method)) {
      const origin = context.req.header("origin");
      const site = context.req.header("sec-fetch-site");
      const foreign = origin === undefined ? site === "cross-site" || site === "same-site" : !own.has(origin);
      if (foreign) throw new AppError("forbidden", { message: refusal });
    }
    await next();
  };
};
