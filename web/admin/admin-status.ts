import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { checkAdminStatus } from "#domain/admin/admin.contract.ts";
import { ADMIN_RECHECK_MS, ADMIN_VERIFIED_KEY } from "#domain/admin/admin.ts";
import { call } from "#web/api/client.ts";
import { useSession } from "#web/app/session.queries.ts";

export type AdminStatus = "loading" | "admin" | "denied";

/**
 * Whether the user is an administrator: asked again every five minutes and when the window gains focus. When the question
 * fails, what the session said decides. It only chooses what is shown: the server decides on every call by itself.
 */
export const useAdminStatus = (): AdminStatus => {
  const { user } = useSession();
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ["admin-status", user?.id],
    queryFn: ({ signal }) => call(checkAdminStatus, {}, { signal }),
    refetchInterval: ADMIN_RECHECK_MS,
    refetchOnWindowFocus: "always",
  });
  useEffect(() => {
    if (data === true) rememberVerified(dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  const isAdmin = isError ? user?.isAdmin : data;
  return isAdmin === undefined ? "loading" : isAdmin ? "admin" : "denied";
};

/** When the server last said so; taken away at sign-out. */
const rememberVerified = (at: number): void => {
  try {
    localStorage.setItem(ADMIN_VERIFIED_KEY, new Date(at).toISOString());
  } catch {
    // Storage may be refused; nothing depends on it.
  }
};
