import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readSecurity } from "#domain/auth/account.contract.ts";
import { listFactors } from "#domain/auth/factor.contract.ts";
import { listPasskeys } from "#domain/auth/passkey.contract.ts";
import { readPhone } from "#domain/auth/phone.contract.ts";
import { call } from "#web/api/client.ts";

const ACCOUNT_KEY = ["account"] as const;

/** The devices that are signed in, and whether the user has a password. */
export const useSecurity = () =>
  useQuery({ queryKey: [...ACCOUNT_KEY, "security"], queryFn: ({ signal }) => call(readSecurity, {}, { signal }) });

/** The user's second factors, and how many recovery codes are left. */
export const useFactors = () =>
  useQuery({ queryKey: [...ACCOUNT_KEY, "factors"], queryFn: ({ signal }) => call(listFactors, {}, { signal }) });

export const usePasskeys = () =>
  useQuery({ queryKey: [...ACCOUNT_KEY, "passkeys"], queryFn: ({ signal }) => call(listPasskeys, {}, { signal }) });

/** The user's number, and whether this server can send texts. */
export const usePhone = () =>
  useQuery({ queryKey: [...ACCOUNT_KEY, "phone"], queryFn: ({ signal }) => call(readPhone, {}, { signal }) });

/** Reads all of it anew after a change: one part's change shows in others. */
export const useAccountRenewal = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ACCOUNT_KEY });
};
