import { menuTimeLeft, minutesLeft } from "#domain/billing/time-left.ts";
import type { CurrentSubscription } from "./subscription-clock.ts";

/** The user menu's row on the plan; the free plan has none. */
export const PlanRow = ({ current }: { current: CurrentSubscription }) => {
  if (current.state !== "read") return null;
  const { standing, now } = current;
  switch (standing.state) {
    case "admin":
      return <p className="menu-row">Admin Status Active</p>;
    case "trialing":
      return (
        <p className="menu-row">
          Trial Status <b>{menuTimeLeft(minutesLeft(standing.end, now))}</b>
        </p>
      );
    case "active":
      return <p className="menu-row">Premium Active</p>;
    case "none":
    case "canceled":
    case "expired":
    case "unpaid":
      return null;
    default:
      return standing satisfies never;
  }
};
