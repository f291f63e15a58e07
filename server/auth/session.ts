/** Who is signed in, as every room sees it. Made by auth only; nothing a client sends can name another user. */
import type { WayIn } from "#domain/auth/auth.ts";

declare const owner: unique symbol;
/** A user's id that came from a session check: the only key with which stores open a user's rows. */
export type Owner = string & { readonly [owner]: true };

export type Session = {
  readonly id: string;
  readonly user: {
    readonly id: Owner;
    readonly email: string;
    readonly name: string;
    /** By ADMIN_EMAILS (verified addresses only) or the admin role in the database. */
    readonly isAdmin: boolean;
  };
  readonly expiresAt: Date;
  /** What it was opened with. */
  readonly openedBy: WayIn;
  /** The user has a second factor and has not shown it in this session. */
  readonly needsFactor: boolean;
};

/** Brands an id as proven. Called by auth's session reader alone. */
export const asOwner = (userId: string): Owner => userId as Owner;
