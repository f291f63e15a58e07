import { useEffect } from "react";
import { useNavigate } from "react-router";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { PAGES } from "#domain/pages.ts";
import { toast } from "#web/ui/toast.ts";
import { InvitationHost } from "./invitation.tsx";
import { useMarkNotified } from "./subscription.queries.ts";
import { useSubscription } from "./subscription-clock.ts";
import { useSubscriptionEvents } from "./subscription-events.ts";

const ENDING = "trial-ending";
const EXPIRED = "trial-expired";

/** Stands on every page of someone signed in: follows changes, and shows the two notices of the trial's end. */
export const SubscriptionWatcher = () => {
  useSubscriptionEvents();
  const current = useSubscription();
  const { mutate: markNotified } = useMarkNotified();
  const navigate = useNavigate();
  const subscription = current.state === "read" ? current.reading.subscription : null;
  const state = current.state === "read" ? current.standing.state : null;
  const { ending_soon = false, trial_expired = false, notification_shown = true } = subscription?.metadata ?? {};
  const due =
    notification_shown || state === null
      ? null
      : state === "trialing" && ending_soon
        ? ENDING
        : state === "expired" && trial_expired
          ? EXPIRED
          : null;

  useEffect(() => {
    if (due === null) return undefined;
    const label = due === ENDING ? "Upgrade Now" : "Subscribe Now";
    toast.message(due === ENDING ? BILLING_MESSAGES.ending_soon : BILLING_MESSAGES.expired, {
      id: due,
      duration: Number.POSITIVE_INFINITY,
      action: {
        label,
        onClick: () => {
          markNotified();
          void navigate(PAGES.pricing);
        },
      },
      cancel: { label: "Dismiss", onClick: () => markNotified() },
    });
    return () => toast.dismiss(due);
  }, [due, markNotified, navigate]);

  return <InvitationHost />;
};
