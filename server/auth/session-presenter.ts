/** What leaves the server of a user who is signed in. */
import type { Context } from "hono";
import type { SessionUser } from "#domain/auth/auth.contract.ts";
import type { AppEnv } from "../http/app-env.ts";
import { type AdminEmails, isAdmin } from "./admin.ts";
import type { Session } from "./session.ts";
import type { UserRow } from "./users.store.ts";

export const presentUser = ({ user }: Session): SessionUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  isAdmin: user.isAdmin,
});

export const presentUserRow = (user: UserRow, adminEmails: AdminEmails): SessionUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  isAdmin: isAdmin(user, adminEmails),
});

/** Every browser sends this header, and no script can take it away. */
export const isBrowser = (context: Context<AppEnv>): boolean => context.req.header("sec-fetch-site") !== undefined;

/** A browser is given none: it has the cookie, and its scripts must not be able to read the token. */
export const accessTokenFor = (context: Context<AppEnv>, token: string | null): { access_token?: string } => {
  return isBrowser(context) || token === null ? {} : { access_token: token };
};
