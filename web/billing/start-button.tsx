import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { PAGES } from "#domain/pages.ts";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { Button } from "#web/ui/button.tsx";
import { problemOf, useCheckout } from "./subscription.queries.ts";
import { useSubscription } from "./subscription-clock.ts";
import { useProblem } from "./problem.tsx";

type StartButtonProps = {
  /** The words for whoever still has the trial. */
  trial?: string;
  /** The words where it is the subscription in any case. */
  always?: string;
};

/** One click to the trial, or to the subscription for whoever has had it. Visitors are led to sign in first. */
export const StartButton = ({ trial = `Start Your ${TRIAL_DAYS}-Day Free Trial`, always }: StartButtonProps) => {
  const { user } = useSession();
  return user === null ? <VisitorStart>{trial}</VisitorStart> : <MemberStart trial={trial} always={always} />;
};

/** A form, so that it leads to sign-in, and from there back here, without JavaScript too. */
const VisitorStart = ({ children }: { children: string }) => {
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(paths.auth(PAGES.pricing));
  };
  return (
    <form className="start" action={PAGES.auth} onSubmit={onSubmit}>
      <input type="hidden" name="return" value={PAGES.pricing} />
      <Button look="main" type="submit">
        {children}
      </Button>
      <p className="small-print">{BILLING_MESSAGES.no_card}</p>
    </form>
  );
};

const MemberStart = ({ trial, always }: { trial: string; always: string | undefined }) => {
  const checkout = useCheckout();
  const current = useSubscription();
  const raise = useProblem();
  const hasTrial = always === undefined && (current.state !== "read" || current.reading.trial_available);
  const start = () => {
    checkout.mutate(hasTrial ? "trial" : "subscription", {
      onError: (error) =>
        raise(problemOf(error, hasTrial ? BILLING_MESSAGES.trial_failed : BILLING_MESSAGES.process_failed)),
    });
  };
  // Busy also while the browser is on its way to the checkout.
  const isBusy = checkout.isPending || checkout.isSuccess;
  return (
    <div className="start">
      <Button look="main" disabled={isBusy} onClick={start}>
        {isBusy ? "Processing..." : hasTrial ? trial : (always ?? `Subscribe for ${PRICE_TEXT}`)}
      </Button>
      <p className="small-print">{hasTrial ? BILLING_MESSAGES.no_card : `${PRICE_TEXT}, cancel any time`}</p>
    </div>
  );
};
