import { useLocation } from "react-router";
import { PRICE_TEXT, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { PLAN_LABELS } from "#domain/billing/subscription.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { paths } from "#web/app/paths.ts";
import { useSession } from "#web/app/session.queries.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Included } from "./included.tsx";
import { ProblemArea } from "./problem.tsx";
import { StartButton } from "./start-button.tsx";
import { StatusCard } from "./status-card.tsx";
import { problemOf, useSchemaCheck } from "./subscription.queries.ts";
import { useSubscription } from "./subscription-clock.ts";

/** Readable to everyone; shows each user what stands between them and the whole of it. */
export const PricingPage = () => {
  const { state } = useLocation() as { state: { trialEnded?: boolean } | null };
  const { user, isPending } = useSession();
  const current = useSubscription();
  const { error } = useSchemaCheck();
  const fetchFailed = current.state === "failed" ? current.message : null;
  const schemaFailed = error === null ? null : problemOf(error, BILLING_MESSAGES.schema_failed);
  const isExpired = current.state === "read" && current.standing.state === "expired";
  const ended = state?.trialEnded === true && isExpired ? BILLING_MESSAGES.trial_ended : null;
  return (
    <div className="wrap page-narrow">
      <PageTitle>Subscription Plans</PageTitle>
      <h1 className="title mb-6">Subscription Plans</h1>
      <ProblemArea first={fetchFailed ?? schemaFailed ?? ended}>
        {user === null ? (
          // As it is written to HTML. Hidden, but keeping its room, while a remembered session is being read: see boot.js.
          <div className={isPending ? "visitors" : undefined}>
            <p className="lead mt-0">
              {TRIAL_DAYS} days with everything in it. Then go on for {PRICE_TEXT}, or leave it at that.
            </p>
            <TrialOffer />
          </div>
        ) : (
          <MemberOffer />
        )}
      </ProblemArea>
    </div>
  );
};

const MemberOffer = () => {
  const current = useSubscription();
  if (current.state === "failed") return null;
  if (current.state === "reading") return <Skeleton className="h-64 w-full" />;
  const { standing, now, reading } = current;
  if (standing.state === "admin") {
    return (
      <section className="plan-card" aria-label={PLAN_LABELS.admin}>
        <h2>{PLAN_LABELS.admin}</h2>
        <p>{BILLING_MESSAGES.admin}</p>
        <LinkButton look="main" to={paths.skills}>
          Go to Practice
        </LinkButton>
      </section>
    );
  }
  return standing.state === "none" ? (
    <TrialOffer hasTrial={reading.trial_available} />
  ) : (
    <StatusCard standing={standing} now={now} />
  );
};

/** Whoever has had the trial with an earlier account is offered the subscription. */
const TrialOffer = ({ hasTrial = true }: { hasTrial?: boolean }) => {
  const title = hasTrial ? `${TRIAL_DAYS}-Day Free Trial` : `Plainsay for ${PRICE_TEXT}`;
  return (
    <section className="plan-card" aria-label={title}>
      <h2>{title}</h2>
      <Included />
      {hasTrial ? <p>{BILLING_MESSAGES.after_trial}</p> : null}
      <StartButton />
    </section>
  );
};
