import type { ReactNode } from "react";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import type { Standing } from "#domain/billing/subscription.ts";
import { cardTimeLeft, minutesLeft, percentLeft } from "#domain/billing/time-left.ts";
import { Button } from "#web/ui/button.tsx";
import { useProblem } from "./problem.tsx";
import { StartButton } from "./start-button.tsx";
import { problemOf, usePortal, useReactivate } from "./subscription.queries.ts";
import { TrialBar } from "./trial-bar.tsx";

/** What the subscription is now, and the one thing to do about it. Administrators and newcomers have no card. */
export const StatusCard = ({ standing, now }: { standing: Standing; now: Date }) => {
  switch (standing.state) {
    case "none":
    case "admin":
      return null;
    case "trialing": {
      const minutes = minutesLeft(standing.end, now);
      return (
        <Card title="Trial Period">
          <TrialBar
            percent={percentLeft(standing.start, standing.end, now)}
            text={`${cardTimeLeft(minutes)} remaining`}
          />
          <p className="small-print">
            Everything is open to you until {dayOf(standing.end)}. {BILLING_MESSAGES.after_trial}, and only with a
            payment method: without one it simply ends.
          </p>
          <PortalButton>Add Payment Method</PortalButton>
        </Card>
      );
    }
    case "active":
      return (
        <Card title="Active Subscription">
          {standing.renewsAt === null ? null : <p>Next billing date: {dayOf(standing.renewsAt)}</p>}
          <PortalButton>Manage Subscription</PortalButton>
        </Card>
      );
    case "canceled":
      return (
        <Card title="Subscription canceled">
          <p>{BILLING_MESSAGES.canceled}</p>
          {standing.until === null ? (
            <StartButton always="Reactivate Subscription" />
          ) : (
            <>
              <p className="small-print">Everything stays open to you until {dayOf(standing.until)}.</p>
              <ReactivateButton />
            </>
          )}
        </Card>
      );
    case "expired":
      return (
        <Card title="Subscription expired">
          <p>{BILLING_MESSAGES.payment_missing}</p>
          <StartButton always="Update Payment Method" />
        </Card>
      );
    case "unpaid":
      return (
        <Card title={`Subscription ${standing.status.replace("_", " ")}`}>
          <p>{BILLING_MESSAGES.payment_missing}</p>
          <PortalButton>Update Payment Method</PortalButton>
        </Card>
      );
    default:
      return standing satisfies never;
  }
};

const dayOf = (date: Date): string => date.toLocaleDateString(undefined, { dateStyle: "long" });

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="plan-card" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** Leads to the provider's page for card, invoices and cancelling. */
const PortalButton = ({ children }: { children: string }) => {
  const portal = usePortal();
  const raise = useProblem();
  return (
    <Button
      look="main"
      disabled={portal.isPending || portal.isSuccess}
      onClick={() =>
        portal.mutate(undefined, { onError: (error) => raise(problemOf(error, BILLING_MESSAGES.portal_failed)) })
      }
    >
      {children}
    </Button>
  );
};

const ReactivateButton = () => {
  const reactivate = useReactivate();
  const raise = useProblem();
  return (
    <Button
      look="main"
      disabled={reactivate.isPending}
      onClick={() =>
        reactivate.mutate(undefined, { onError: (error) => raise(problemOf(error, BILLING_MESSAGES.process_failed)) })
      }
    >
      Reactivate Subscription
    </Button>
  );
};
