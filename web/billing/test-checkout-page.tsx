import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { PRICE_TEXT } from "#domain/billing/billing.ts";
import type { TestCard } from "#domain/billing/test-payments.contract.ts";
import { PAGES, safeReturnPath } from "#domain/pages.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { problemOf } from "./subscription.queries.ts";
import { useCompleteTestCheckout, useTestCheckout } from "./test-payments.queries.ts";
import { TestMark } from "./test-mark.tsx";

const NOT_DONE = "That did not work. Please go back and start again.";

/** The test provider's checkout: what would be bought, and a choice of pretended cards. */
export const TestCheckoutPage = () => (
  <div className="wrap page-narrow">
    <PageTitle>Test checkout</PageTitle>
    <TestMark />
    <h1 className="title my-6">Test checkout</h1>
    <Order />
  </div>
);

const Order = () => {
  const { session = "" } = useParams();
  const { data, isPending } = useTestCheckout(session);
  if (isPending) return <Skeleton className="h-48 w-full" />;
  if (data?.is_open === true) return <OpenOrder session={session} trialDays={data.trial_days} />;
  return (
    <section className="plan-card">
      <p>There is nothing to check out here: it has been completed or has run out.</p>
      <LinkButton look="main" to={PAGES.pricing}>
        Back to Subscription Plans
      </LinkButton>
    </section>
  );
};

const OpenOrder = ({ session, trialDays }: { session: string; trialDays: number }) => {
  const complete = useCompleteTestCheckout(session);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const pay = (card: TestCard) =>
    complete.mutate(card, {
      onSuccess: ({ outcome, return_url }) => {
        if (outcome === "declined") setProblem("The card was declined.");
        else void navigate(safeReturnPath(new URL(return_url).pathname), { replace: true });
      },
      onError: (error) => setProblem(problemOf(error, NOT_DONE)),
    });
  const isTrial = trialDays > 0;
  return (
    <section className="plan-card" aria-label="Order">
      <h2>Plainsay Premium</h2>
      <p>{isTrial ? `${trialDays} days free, then ${PRICE_TEXT}` : PRICE_TEXT}</p>
      {problem === null ? null : <Alert>{problem}</Alert>}
      <div className="acts">
        {isTrial ? (
          <Button look="main" disabled={complete.isPending} onClick={() => pay("none")}>
            Start trial without a card
          </Button>
        ) : null}
        <Button look={isTrial ? "plain" : "main"} disabled={complete.isPending} onClick={() => pay("good")}>
          {isTrial ? "Start trial with the test card that pays" : "Pay with the test card that pays"}
        </Button>
        <Button disabled={complete.isPending} onClick={() => pay("declining")}>
          Use the test card that is declined
        </Button>
        <LinkButton look="quiet" to={PAGES.pricing}>
          Back
        </LinkButton>
      </div>
    </section>
  );
};
