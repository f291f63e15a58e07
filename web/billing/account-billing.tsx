import { useState } from "react";
import { PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { PLAN_LABELS } from "#domain/billing/subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ProblemArea, useProblem } from "./problem.tsx";
import { StartButton } from "./start-button.tsx";
import { StatusCard } from "./status-card.tsx";
import { problemOf, useCancel } from "./subscription.queries.ts";
import { type CurrentSubscription, useSubscription } from "./subscription-clock.ts";

/** The account page's part on trial, subscription and gift codes. */
export const AccountBilling = () => {
  const current = useSubscription();
  return (
    <>
      <section className="account-part" aria-labelledby="account-trial">
        <h2 id="account-trial">Trial Information</h2>
        <p>
          {TRIAL_DAYS}-day trial, then {PRICE_TEXT}.
        </p>
        <ProblemArea first={current.state === "failed" ? current.message : null}>
          <Plan current={current} />
        </ProblemArea>
      </section>
      <section className="account-part" aria-labelledby="account-gift">
        <h2 id="account-gift">Gift Codes</h2>
        <p>Have a gift code? Please contact support to apply it to your account.</p>
      </section>
    </>
  );
};

const Plan = ({ current }: { current: CurrentSubscription }) => {
  if (current.state === "failed") return <Button onClick={current.retry}>Try Again</Button>;
  if (current.state === "reading") return <Skeleton className="h-24 w-full" />;
  const { standing, now } = current;
  switch (standing.state) {
    case "admin":
      return (
        <p>
          {PLAN_LABELS.admin}: {BILLING_MESSAGES.admin}
        </p>
      );
    case "none":
      return <StartButton trial={`Start ${TRIAL_DAYS}-Day Free Trial`} />;
    case "trialing":
    case "active":
      return (
        <>
          <StatusCard standing={standing} now={now} />
          <CancelButton />
        </>
      );
    case "canceled":
    case "expired":
    case "unpaid":
      return <StatusCard standing={standing} now={now} />;
    default:
      return standing satisfies never;
  }
};

/** Asked twice: a slip of the finger must not end a subscription. */
const CancelButton = () => {
  const [isSure, setIsSure] = useState(false);
  const cancel = useCancel();
  const raise = useProblem();
  if (!isSure) {
    return (
      <Button look="quiet" onClick={() => setIsSure(true)}>
        Cancel subscription
      </Button>
    );
  }
  return (
    <div className="acts">
      <Button
        disabled={cancel.isPending}
        onClick={() =>
          cancel.mutate(undefined, { onError: (error) => raise(problemOf(error, BILLING_MESSAGES.process_failed)) })
        }
      >
        Yes, end it with this period
      </Button>
      <Button look="quiet" onClick={() => setIsSure(false)}>
        Keep it
      </Button>
    </div>
  );
};
