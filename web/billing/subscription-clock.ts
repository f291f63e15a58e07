/** Where the user stands at this very moment: the reading, and a clock that moves with it. */
import { useEffect, useReducer } from "react";
import type { SubscriptionReading } from "#domain/billing/billing.contract.ts";
import { TRIAL_REFRESH_MS } from "#domain/billing/billing.ts";
import { nextTurnOf, type Standing } from "#domain/billing/subscription.ts";
import { serverNow, standingAt, useSubscriptionQuery } from "./subscription.queries.ts";

export type CurrentSubscription =
  | { readonly state: "reading" }
  | { readonly state: "failed"; readonly message: string; readonly retry: () => void }
  | { readonly state: "read"; readonly reading: SubscriptionReading; readonly standing: Standing; readonly now: Date };

/** Drawn again each minute of a trial, and at the moment at which it ends; the subscription is then read again. */
export const useSubscription = (): CurrentSubscription => {
  const { data, error, refetch } = useSubscriptionQuery();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const now = data === undefined ? null : serverNow(data);
  const standing = data === undefined || now === null ? null : standingAt(data, now);
  const turn = standing === null ? null : (nextTurnOf(standing)?.getTime() ?? null);
  const isTrial = standing?.state === "trialing";

  useEffect(() => {
    if (data === undefined || turn === null) return undefined;
    const ms = Math.max(0, turn - serverNow(data).getTime());
    // A timer may fire a little early: the next minute's tick, or this one again, then finds the end.
    const timer = setTimeout(
      () => {
        tick();
        if (ms <= TRIAL_REFRESH_MS) void refetch();
      },
      Math.min(ms + 20, TRIAL_REFRESH_MS),
    );
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!isTrial) return undefined;
    const timer = setInterval(tick, TRIAL_REFRESH_MS);
    return () => clearInterval(timer);
  }, [isTrial]);

  if (data !== undefined && standing !== null && now !== null) {
    return { state: "read", reading: data.reading, standing, now };
  }
  if (error !== null) return { state: "failed", message: error.message, retry: () => void refetch() };
  return { state: "reading" };
};
