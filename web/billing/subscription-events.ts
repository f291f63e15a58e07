/** Follows the server's word of a changed subscription while the tab is in view. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readSubscription, type SubscriptionReading } from "#domain/billing/billing.contract.ts";
import { stream } from "#web/api/events.ts";
import { keep, SUBSCRIPTION_KEY } from "./subscription.queries.ts";

/** Browsers keep six connections to one origin open: hidden tabs give theirs up. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000];

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Opens stream after stream until the signal aborts. */
const follow = async (signal: AbortSignal, onReading: (reading: SubscriptionReading) => void): Promise<void> => {
  for (let failures = 0; !signal.aborted; ) {
    try {
      for await (const event of stream(readSubscription, {}, { signal })) {
        failures = 0;
        if (event.type === "subscription") onReading(event.reading);
      }
      await wait(1_000, signal);
    } catch {
      await wait(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0, signal);
      failures += 1;
    }
  }
};

/** For the life of the component; the minute's reading stands in while no stream can be had. */
export const useSubscriptionEvents = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const onReading = (reading: SubscriptionReading) => client.setQueryData(SUBSCRIPTION_KEY, keep(reading));
    let following: AbortController | undefined;
    const start = () => {
      if (document.hidden) {
        following?.abort();
        following = undefined;
      } else if (following === undefined) {
        following = new AbortController();
        void follow(following.signal, onReading);
      }
    };
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      document.removeEventListener("visibilitychange", start);
      following?.abort();
    };
  }, [client]);
};
