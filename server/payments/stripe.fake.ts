/**
 * Stripe for tests: keeps customers, checkouts and subscriptions, answers the calls that we make in Stripe's shapes, and
 * lives by a clock of its own. What it holds is the truth that our rows must come to.
 */
import { randomUUID } from "node:crypto";

type Status = "trialing" | "active" | "past_due" | "canceled" | "unpaid";
export type FakeSubscription = {
  id: string;
  customer: string;
  status: Status;
  /** Times in seconds. */
  created: number;
  trial_start: number | null;
  trial_end: number | null;
  period_end: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  card: boolean;
};
type FakeCustomer = { id: string; email: string };
type FakeCheckout = { id: string; customer: string; trialDays: number; status: "open" | "complete" | "expired" };
export type FakeEvent = { id: string; type: string; customer: string };

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** What every checkout of ours must say. */
const ORDER = [
  ["mode", "subscription"],
  ["line_items[0][quantity]", "1"],
  ["line_items[0][price_data][currency]", "usd"],
  ["line_items[0][price_data][unit_amount]", "1299"],
  ["line_items[0][price_data][recurring][interval]", "month"],
] as const;

export type Answer = { readonly status: number; readonly body: object };

export const refusal = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: { error: { type, message, ...(code === undefined ? {} : { code }) } },
});

const presentCustomer = (customer: FakeCustomer): object => ({
  object: "customer",
  ...customer,
  invoice_settings: { default_payment_method: null },
});

export class FakeStripe {
  readonly subscriptions: FakeSubscription[] = [];
  readonly checkouts: FakeCheckout[] = [];
  readonly customers = new Map<string, FakeCustomer>();
  /** Every event since the last `takeEvents`, oldest first. */
  events: FakeEvent[] = [];
  /** The next calls that match fail with this status; each counts once. */
  failures: number[] = [];
  /** Calls that were answered, as `METHOD /path`. */
  readonly calls: string[] = [];
  now: number;
  private readonly keyed = new Map<string, object>();
  private number = 0;

  constructor(now: Date) {
    this.now = Math.floor(now.getTime() / 1000);
  }

  id(prefix: string): string {
    this.number += 1;
    return `${prefix}_${this.number}${randomUUID().slice(0, 8)}`;
  }

  addCustomer(email: string): FakeCustomer {
    const customer = { id: this.id("cus"), email };
    this.customers.set(customer.id, customer);
    return customer;
  }

  takeEvents(): FakeEvent[] {
    return this.events.splice(0);
  }

  private tell(type: string, customer: string): void {
    this.events.push({ id: this.id("evt"), type, customer });
  }

  /** The customer presses the button on Stripe's page. */
  completeCheckout(id: string, card: boolean): void {
    const checkout = this.checkouts.find((each) => each.id === id);
    if (checkout?.status !== "open") throw new Error("this checkout is not open");
    if (checkout.trialDays === 0 && !card) throw new Error("a card is needed");
    checkout.status = "complete";
    const trialEnd = checkout.trialDays > 0 ? this.now + checkout.trialDays * DAY_SECONDS : null;
    this.subscriptions.push({
      id: this.id("sub"),
      customer: checkout.customer,
      status: trialEnd === null ? "active" : "trialing",
      created: this.now,
      trial_start: trialEnd === null ? null : this.now,
      trial_end: trialEnd,
      period_end: trialEnd ?? this.now + MONTH_SECONDS,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      card,
    });
    this.tell("customer.subscription.created", checkout.customer);
    this.tell("checkout.session.completed", checkout.customer);
  }

  private update(subscription: FakeSubscription, changes: Partial<FakeSubscription>): void {
    if (subscription.ended_at !== null) return;
    Object.assign(subscription, changes);
    const type = subscription.status === "canceled" ? "deleted" : "updated";
    this.tell(`customer.subscription.${type}`, subscription.customer);
  }

  addCard(subscription: FakeSubscription): void {
    this.update(subscription, { card: true });
  }

  setCancel(subscription: FakeSubscription, cancel_at_period_end: boolean): void {
    this.update(subscription, {
      cancel_at_period_end,
      cancel_at: cancel_at_period_end ? subscription.period_end : null,
    });
  }

  /** As the customer does it in the portal: by a date, with the other field left false. */
  cancelInPortal(subscription: FakeSubscription): void {
    this.update(subscription, { cancel_at_period_end: false, cancel_at: subscription.period_end });
  }

  end(subscription: FakeSubscription): void {
    this.update(subscription, { status: "canceled", ended_at: this.now });
  }

  /** The period's end comes; `paid` says what the card does then. */
  renew(subscription: FakeSubscription, paid: boolean): void {
    if (subscription.ended_at !== null) return;
    this.now = Math.max(this.now, subscription.period_end);
    const isTrialEnd = subscription.status === "trialing";
    if (subscription.cancel_at !== null || (isTrialEnd && !subscription.card)) {
      this.update(subscription, { status: "canceled", ended_at: this.now });
      return;
    }
    this.tell(paid ? "invoice.paid" : "invoice.payment_failed", subscription.customer);
    const period_end = subscription.period_end + MONTH_SECONDS;
    this.update(subscription, { status: paid ? "active" : "past_due", period_end });
  }

  /** The open invoice is paid after all. */
  pay(subscription: FakeSubscription): void {
    if (subscription.status !== "past_due" && subscription.status !== "unpaid") return;
    this.tell("invoice.paid", subscription.customer);
    this.update(subscription, { status: "active", card: true });
  }

  private present(given: FakeSubscription): object {
    const { period_end, card, ...rest } = given;
    const items = { object: "list", data: [{ object: "subscription_item", current_period_end: period_end }] };
    return { object: "subscription", ...rest, default_payment_method: card ? "pm_1" : null, items };
  }

  /** Answers one call of the API. */
  answer(method: string, path: string, form: URLSearchParams): Answer {
    const failure = this.failures.shift();
    if (failure !== undefined) return refusal(failure, "api_error", "later");
    this.calls.push(`${method} ${path}`);
    const [, , kind = "", id = "", act] = path.split("/");
    const missing = refusal(404, "invalid_request_error", `No such ${kind}`, "resource_missing");
    if (method === "POST" && path === "/v1/customers") {
      return { status: 200, body: presentCustomer(this.addCustomer(form.get("email") ?? "")) };
    }
    if (kind === "customers") {
      const customer = this.customers.get(id);
      if (method === "POST" && customer !== undefined) customer.email = form.get("email") ?? customer.email;
      return customer === undefined ? missing : { status: 200, body: presentCustomer(customer) };
    }
    if (method === "POST" && path === "/v1/billing_portal/sessions") {
      return { status: 200, body: { url: `https://billing.stripe.test/p/${form.get("customer")}` } };
    }
    if (kind === "checkout") return this.answerCheckout(method, path, form) ?? missing;
    if (method === "GET" && path === "/v1/subscriptions") {
      const all = this.subscriptions.filter(({ customer }) => customer === form.get("customer")).toReversed();
      const after = form.get("starting_after");
      const from = after === null ? 0 : all.findIndex((each) => each.id === after) + 1;
      const page = all.slice(from, from + Number(form.get("limit") ?? 10));
      const data = page.map((each) => this.present(each));
      return { status: 200, body: { object: "list", data, has_more: from + page.length < all.length } };
    }
    const subscription = this.subscriptions.find((each) => each.id === id);
    if (kind !== "subscriptions" || subscription === undefined || act !== undefined) return missing;
    if (method === "DELETE") this.end(subscription);
    else if (form.has("cancel_at_period_end") && form.has("cancel_at")) {
      return refusal(400, "invalid_request_error", "only one of cancel_at and cancel_at_period_end");
    } else if (form.has("cancel_at_period_end")) {
      this.setCancel(subscription, form.get("cancel_at_period_end") === "true");
    } else if (form.get("cancel_at") === "") {
      this.setCancel(subscription, false);
    }
    return { status: 200, body: this.present(subscription) };
  }

  private answerCheckout(method: string, path: string, form: URLSearchParams): Answer | undefined {
    const [, , , , id, act] = path.split("/");
    if (method === "POST" && id === undefined) {
      const wrong = ORDER.find(([name, value]) => form.get(name) !== value);
      if (wrong !== undefined) return refusal(400, "invalid_request_error", `${wrong[0]} is wrong`);
      const trialDays = Number(form.get("subscription_data[trial_period_days]") ?? 0);
      const checkout: FakeCheckout = {
        id: this.id("cs"),
        customer: form.get("customer") ?? "",
        trialDays,
        status: "open",
      };
      this.checkouts.push(checkout);
      return { status: 200, body: this.presentCheckout(checkout) };
    }
    const checkout = this.checkouts.find((each) => each.id === id);
    if (checkout === undefined) return undefined;
    if (act === "expire") {
      if (checkout.status !== "open") return refusal(400, "invalid_request_error", "not open");
      checkout.status = "expired";
    }
    return { status: 200, body: this.presentCheckout(checkout) };
  }

  private presentCheckout({ id, status }: FakeCheckout): object {
    return {
      object: "checkout.session",
      id,
      status,
      url: `https://checkout.stripe.test/${id}`,
      expires_at: this.now + DAY_SECONDS,
    };
  }

  /** A call with its idempotency key: the same key is answered with the same. */
  keyedAnswer(method: string, path: string, form: URLSearchParams, key: string | null): Answer {
    const known = key === null ? undefined : this.keyed.get(key);
    if (known !== undefined) return { status: 200, body: known };
    const answer = this.answer(method, path, form);
    if (key !== null && answer.status === 200) this.keyed.set(key, answer.body);
    return answer;
  }
}
