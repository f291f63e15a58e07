/** A sign-in that ends at another local port than the app's own goes on at the app's own address. */
import type { MiddlewareHandler } from "hono";
import { PAGES } from "#domain/pages.ts";
import type { AppEnv } from "../http/app-env.ts";
import { ownOrigins } from "../http/origin-guard.ts";

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d+))?$/;

/** For GET of the callback page. Public addresses and the app's own port pass. */
export const callbackRedirect = (appUrl: URL): MiddlewareHandler<AppEnv> => {
  const isLocalApp = ownOrigins(appUrl).length > 1;
  return async (context, next) => {
    const local = LOCAL.exec(context.req.header("host") ?? "");
    if (isLocalApp && local !== null && (local.groups?.["port"] ?? "") !== appUrl.port) {
      return context.redirect(new URL(PAGES.skills, appUrl).href);
    }
    await next();
    return undefined;
  };
};
