/**
 * Who is signed in, for every part of the web app; other tabs hear of a sign-in or sign-out at once. A small store of its
 * own: the public pages need it and do not carry react-query.
 */
import { useEffect, useSyncExternalStore } from "react";
import { ADMIN_VERIFIED_KEY } from "#domain/admin/admin.ts";
import { type Challenge, readSession, type SessionUser } from "#domain/auth/auth.contract.ts";
import { call } from "#web/api/client.ts";

const CHANNEL = "plainsay.session";
/** Set by the server where a session's cookie came along, so that a signed-in user's header does not flash "Sign in". */
const SIGNED_IN = "data-signed-in";

type Session = {
  /** Null when signed out, and while `isPending` or `isError`. */
  readonly user: SessionUser | null;
  /** Signed in but for a second factor, which is still to be shown; `user` is null until then. */
  readonly challenge?: Challenge | undefined;
  /** Not read yet. */
  readonly isPending: boolean;
  /** It could not be read, and nothing is known from before. */
  readonly isError: boolean;
};

const UNREAD: Session = { user: null, isPending: true, isError: false };

let session = UNREAD;
let reading: Promise<void> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const update = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

const read = async (): Promise<void> => {
  try {
    const { user, challenge } = await call(readSession, {});
    markSignedIn(user !== null);
    update({ user, challenge, isPending: false, isError: false });
    if (user !== null) startWatch();
  } catch {
    if (session.user === null) update({ user: null, isPending: false, isError: true });
  }
};

let isWatched = false;
/** The code that signs out the absent is only needed by who is signed in. */
const startWatch = (): void => {
  if (isWatched) return;
  isWatched = true;
  void import("#web/auth/inactivity.ts").then(
    ({ watchInactivity }) => watchInactivity({ isSignedIn: () => session.user !== null, announce: announceSession }),
    () => {
      isWatched = false;
    },
  );
};

/** Reads the session anew; a read under way is from before the change and is waited for, not trusted. */
const renewSession = async (): Promise<void> => {
  reading = (reading ?? Promise.resolve()).then(read);
  await reading;
};

export const useSession = (): Session & { readonly retry: () => void } => {
  const current = useSyncExternalStore(
    subscribe,
    () => session,
    () => UNREAD,
  );
  useEffect(() => {
    reading ??= read();
  }, []);
  return { ...current, retry: () => void renewSession() };
};

/** To be awaited after a sign-in or sign-out: reads the session anew, here and in other tabs. */
export const announceSession = async (): Promise<void> => {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in this origin
  channel.postMessage("changed");
  channel.close();
  await renewSession();
};

/** A call was refused for want of a session although one was thought to be there: it has ended on the server. */
export const renewRefusedSession = async (): Promise<void> => {
  if (session.user !== null) await announceSession();
};

/** Follows sign-ins and sign-outs of other tabs, for the life of the page. */
export const followOtherTabs = (): void => {
  new BroadcastChannel(CHANNEL).addEventListener("message", () => void renewSession());
};

/** Calls back when another user is signed in, or nobody any more; the first read is no change. */
export const onUserChange = (callback: () => void): (() => void) => {
  let known = session.user?.id;
  return subscribe(() => {
    if (known !== undefined && known !== session.user?.id) callback();
    known = session.user?.id;
  });
};

const markSignedIn = (signedIn: boolean): void => {
  document.documentElement.toggleAttribute(SIGNED_IN, signedIn);
  if (signedIn) return;
  try {
    localStorage.removeItem(ADMIN_VERIFIED_KEY);
  } catch {
    // Storage may be refused; nothing was kept there then.
  }
};
