import type { AdminContactMessage } from "#domain/admin/contact-messages.contract.ts";
import type { DeliveryState, DeliveryWay } from "#domain/contact/delivery.ts";

const STATES: Readonly<Record<DeliveryState, string>> = {
  stored: "Stored",
  waiting: "Waiting",
  delivering: "Being delivered",
  delivered: "Delivered",
  failed: "Failed",
};
const WAYS: Readonly<Record<DeliveryWay, string>> = { mail: "Mail", form_service: "Form service" };

const moment = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" });

const tries = (attempts: number): string => (attempts === 1 ? "1 try" : `${attempts} tries`);

type Delivery = AdminContactMessage["deliveries"][number];

const sentenceOf = ({ state, attempts, delivered_at, next_attempt_at, error }: Delivery): string => {
  const why = error === null ? "" : `: ${error}`;
  switch (state) {
    case "delivered":
      return delivered_at === null ? "delivered" : `delivered ${moment(delivered_at)}`;
    case "delivering":
      return `being delivered, ${tries(attempts)} so far`;
    case "failed":
      return `given up after ${tries(attempts)}${why}`;
    case "waiting":
      return attempts === 0 || next_attempt_at === null
        ? "first try in a moment"
        : `next try ${moment(next_attempt_at)}, after ${tries(attempts)}${why}`;
    case "stored":
      return "kept";
    default:
      return state satisfies never;
  }
};

/** The state of a message in a word, and beneath it what each way of delivery has come to. */
export const DeliveryStatus = ({ message: { state, suspected, deliveries } }: { message: AdminContactMessage }) => (
  <>
    <span className={`badge ${state}`}>{suspected ? "Suspected" : STATES[state]}</span>
    {deliveries.map((delivery) => (
      <small key={delivery.way} className="block">
        {WAYS[delivery.way]}: {sentenceOf(delivery)}
      </small>
    ))}
    {deliveries.length === 0 ? (
      <small className="block">
        {suspected ? "A robot seems to have sent it; nobody was told." : "Kept here; it is sent to nobody."}
      </small>
    ) : null}
  </>
);
