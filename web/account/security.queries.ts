import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readSecurity } from "#domain/auth/account.contract.ts";
import { call } from "#web/api/client.ts";

const SECURITY_KEY = ["account", "security"] as const;

/** The devices that are signed in, and whether the user has a password. */
export const useSecurity = () =>
  useQuery({ queryKey: SECURITY_KEY, queryFn: ({ signal }) => call(readSecurity, {}, { signal }) });

/** Reads it anew after a change. */
export const useSecurityRenewal = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SECURITY_KEY });
};
