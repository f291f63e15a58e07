/** What a person does at the door. No query library here: the header carries the sign-out on every page. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { readSession, signOut } from "#domain/auth/auth.contract.ts";
import type { Reply } from "#domain/endpoint.ts";
import { AUTH_MESSAGES } from "#domain/auth/auth-messages.ts";
import { call } from "#web/api/client.ts";
import { paths } from "#web/app/paths.ts";
import { announceSession } from "#web/app/session.queries.ts";
import { toast } from "#web/ui/toast.ts";

/** Ends the session here and in other tabs, and returns to the landing page; a failure is said and changes nothing. */
export const useSignOut = () => {
  const [isPending, setIsPending] = useState(false);
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    setIsPending(true);
    try {
      await call(signOut, {});
      await announceSession();
      // After the practice screen has gone, which would keep its conversation once more; loaded only now, for the header.
      const { clearConversations } = await import("#web/practice/conversation-storage.ts");
      clearConversations();
      // The guard may have led to sign-in, with the way back, which is not for the next person.
      await navigate(paths.landing, { replace: true });
    } catch {
      toast.error(AUTH_MESSAGES.sign_out_failed);
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, mutate: () => void leave() };
};

/** Whether the browser has a session now, asked of the server. */
export const hasSession = async (signal: AbortSignal): Promise<boolean> =>
  isOpen(await call(readSession, {}, { signal }));

/** A session that owes its second factor counts: the sign-in page asks for it. */
const isOpen = ({ user, challenge }: Reply<typeof readSession>): boolean => user !== null || challenge !== undefined;
