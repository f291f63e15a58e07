import { useSearchParams } from "react-router";
import type { TestEvent } from "#domain/billing/test-payments.contract.ts";
import { safeReturnPath } from "#domain/pages.ts";
import { PageTitle } from "#web/app/page-title.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { problemOf } from "./subscription.queries.ts";
import { usePlayTestEvent, useTestPortal } from "./test-payments.queries.ts";
import { TestMark } from "./test-mark.tsx";

const GROUPS: readonly { title: string; events: readonly (readonly [TestEvent, string])[] }[] = [
  {
    title: "Card",
    events: [
      ["card_good", "Use the test card that pays"],
      ["card_declining", "Use the test card that is declined"],
    ],
  },
  {
    title: "Subscription",
    events: [
      ["cancel", "Cancel at the end of the period"],
      ["reactivate", "Reactivate"],
      ["end_now", "End at once"],
    ],
  },
  {
    title: "Let time pass",
    events: [
      ["one_day", "One day"],
      ["to_three_days_before_end", "To three days before the end"],
      ["to_end_of_period", "To the end of the trial or month"],
    ],
  },
];

const timeOf = (text: string): string =>
  new Date(text).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" });

/** The test provider's portal: what it has in its books, and every event of a subscription's life to play. */
export const TestPortalPage = () => {
  const [query] = useSearchParams();
  return (
    <div className="wrap page-narrow">
      <PageTitle>Test billing portal</PageTitle>
      <TestMark />
      <h1 className="title my-6">Test billing portal</h1>
      <Books />
      <LinkButton className="mt-6" to={safeReturnPath(query.get("return"))}>
        Back to Plainsay
      </LinkButton>
    </div>
  );
};

const Books = () => {
  const { data, isPending } = useTestPortal();
  const play = usePlayTestEvent();
  if (isPending) return <Skeleton className="h-64 w-full" />;
  if (data === undefined || data.status === null) return <p>There is no subscription in the test provider's books.</p>;
  return (
    <section className="plan-card" aria-label="Subscription">
      <dl className="books">
        <dt>Status</dt>
        <dd>{data.status}</dd>
        <dt>Card</dt>
        <dd>{data.card}</dd>
        {data.trial_end === null ? null : (
          <>
            <dt>Trial end</dt>
            <dd>{timeOf(data.trial_end)}</dd>
          </>
        )}
        {data.current_period_end === null ? null : (
          <>
            <dt>Period end</dt>
            <dd>{timeOf(data.current_period_end)}</dd>
          </>
        )}
        <dt>Cancels at period end</dt>
        <dd>{data.cancel_at_period_end ? "yes" : "no"}</dd>
      </dl>
      {play.error === null ? null : <Alert>{problemOf(play.error, "That did not work.")}</Alert>}
      {GROUPS.map(({ title, events }) => (
        <div key={title}>
          <h2 className="group">{title}</h2>
          <div className="acts">
            {events.map(([event, label]) => (
              <Button key={event} small disabled={play.isPending} onClick={() => play.mutate(event)}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
};
