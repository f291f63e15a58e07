/** The subscription for every part of the web app: one reading, kept fresh by the server's events and every minute. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  cancelSubscription,
  checkSchema,
  createCheckoutSession,
  createPortalSession,
  markNotified,
  reactivateSubscription,
  readSubscription,
  recordOf,
  type SubscriptionReading,
} from "#domain/billing/billing.contract.ts";
import { PRICE_ID, TRIAL_DAYS, TRIAL_REFRESH_MS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { adminStanding, type Standing, standingOf } from "#domain/billing/subscription.ts";
import { PAGES } from "#domain/pages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { useSession } from "#web/app/session.queries.ts";

export const SUBSCRIPTION_KEY = ["subscription"] as const;

/** What is cached: the reading, and how far the server's clock is ahead of the browser's, in milliseconds. */
export type KeptReading = { readonly reading: SubscriptionReading; readonly aheadMs: number };

export const keep = (reading: SubscriptionReading): KeptReading => ({
  reading,
  aheadMs: Date.parse(reading.server_time) - Date.now(),
});

/** The server's time now, as far as this browser can tell. */
export const serverNow = ({ aheadMs }: KeptReading): Date => new Date(Date.now() + aheadMs);

export const standingAt = ({ reading }: KeptReading, now: Date): Standing =>
  reading.is_admin ? adminStanding(now) : standingOf(reading.subscription && recordOf(reading.subscription), now);

/** Nothing is asked while nobody is signed in. */
export const useSubscriptionQuery = () => {
  const { user } = useSession();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: async ({ signal }) => {
      try {
        return keep(await call(readSubscription, {}, { signal }));
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        throw new ApiError(cause.code, { status: cause.status, message: BILLING_MESSAGES.fetch_failed, cause });
      }
    },
    enabled: user !== null,
    staleTime: TRIAL_REFRESH_MS,
    refetchInterval: ({ state: { data } }) =>
      data?.reading.subscription?.status === "trialing" ? TRIAL_REFRESH_MS : false,
  });
};

/** The sentence for a failed call: the server's own, and its code where it has a special one. */
export const problemOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? error.message : otherwise;

const leaveFor = (url: string): void => location.assign(url);

/** Goes on to the provider's checkout: the trial, or a subscription at once. Stays busy until the page is left. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (kind: "trial" | "subscription") => {
      const trialPeriodDays = kind === "trial" ? TRIAL_DAYS : 0;
      const body = { returnUrl: `${location.origin}${PAGES.dashboard}`, priceId: PRICE_ID, trialPeriodDays };
      leaveFor((await call(createCheckoutSession, { body })).url);
    },
  });

export const usePortal = () =>
  useMutation({ mutationFn: async () => leaveFor((await call(createPortalSession, {})).url) });

const useChange = (change: () => Promise<SubscriptionReading>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reading) => client.setQueryData(SUBSCRIPTION_KEY, keep(reading)),
  });
};
export const useCancel = () => useChange(() => call(cancelSubscription, {}));
export const useReactivate = () => useChange(() => call(reactivateSubscription, {}));
export const useMarkNotified = () => useChange(() => call(markNotified, {}));

/** Asked when the pricing page opens: whether the server can keep a subscription at all. The answer is for the console. */
export const useSchemaCheck = () =>
  useQuery({
    queryKey: ["schema-check"],
    queryFn: async ({ signal }) => {
      const data = await call(checkSchema, {}, { signal });
      // oxlint-disable-next-line no-console -- the specification has it logged (section 7)
      console.info("check-schema", data);
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
