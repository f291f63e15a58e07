/** Who is signed in, for every part of the web app; other tabs hear of a sign-in or sign-out at once. */
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readSession } from "#domain/auth/auth.contract.ts";
import type { Reply } from "#domain/endpoint.ts";
import { call } from "#web/api/client.ts";

export type SessionUser = NonNullable<Reply<typeof readSession>["user"]>;

const SESSION_KEY = ["session"] as const;
const CHANNEL = "plainsay.session";
/** Read by boot.js before the first paint, so that a signed-in user's header does not flash "Sign in". */
const SIGNED_IN_HINT = "plainsay.signed-in";

type SessionState = {
  /** Null when signed out, and while `isPending` or `isError`. */
  readonly user: SessionUser | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
};

export const useSession = (): SessionState => {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => {
      const { user } = await call(readSession, {}, { signal });
      rememberHint(user !== null);
      return user;
    },
    staleTime: 60_000,
  });
  return { user: data ?? null, isPending, isError: isError && data === undefined, retry: () => void refetch() };
};

/** To be called after a sign-in, a sign-out, or a refused session: reads the session anew, here and in other tabs. */
export const announceSession = async (client: QueryClient): Promise<void> => {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in this origin
  channel.postMessage("changed");
  channel.close();
  await renewSession(client);
};

/** What one user has read must not be shown to the next: everything but the session leaves the cache. */
const renewSession = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ queryKey: SESSION_KEY });
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
};

/** Follows sign-ins and sign-outs of other tabs. Used once, by the providers. */
export const useSessionOfOtherTabs = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => void renewSession(client));
    return () => channel.close();
  }, [client]);
};

const rememberHint = (signedIn: boolean): void => {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_HINT, "1");
    else localStorage.removeItem(SIGNED_IN_HINT);
  } catch {
    // Storage may be refused; the header then shows "Sign in" for a moment.
  }
  document.documentElement.toggleAttribute("data-signed-in", signedIn);
};
