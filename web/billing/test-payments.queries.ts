/** The test provider's pages talk to it through these, as a provider's own pages would to theirs. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  completeTestCheckout,
  playTestEvent,
  readTestCheckout,
  readTestPortal,
  type TestCard,
  type TestEvent,
} from "#domain/billing/test-payments.contract.ts";
import { call } from "#web/api/client.ts";
import { SUBSCRIPTION_KEY } from "./subscription.queries.ts";

export const useTestCheckout = (session: string) =>
  useQuery({
    queryKey: ["test-checkout", session],
    queryFn: async ({ signal }) => await call(readTestCheckout, { params: { session } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useCompleteTestCheckout = (session: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (card: TestCard) => call(completeTestCheckout, { params: { session }, body: { card } }),
    onSuccess: () => client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }),
  });
};

const PORTAL_KEY = ["test-portal"] as const;

export const useTestPortal = () =>
  useQuery({
    queryKey: PORTAL_KEY,
    queryFn: async ({ signal }) => await call(readTestPortal, {}, { signal }),
    // Time passes for the test provider too.
    refetchInterval: 5_000,
  });

export const usePlayTestEvent = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (event: TestEvent) => call(playTestEvent, { body: { event } }),
    onSuccess: (portal) => client.setQueryData(PORTAL_KEY, portal),
  });
};
