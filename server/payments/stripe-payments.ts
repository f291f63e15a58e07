/** Card payments by Stripe: hosted checkout and portal, so no card data ever comes near this server. */
import { Stripe } from "stripe";
import { CURRENCY, PREMIUM_TIER, PRICE_CENTS } from "#domain/billing/billing.ts";
import {
  PROVIDER_STATUSES,
  type ProviderStatus,
  type ProviderSubscription,
} from "#domain/billing/provider-subscription.ts";
import { PaymentsError, type Payments } from "./payments.ts";

/** The most that Stripe lists at once. */
const PAGE_SIZE = 100;

/** Runs a call; what the library throws becomes the port's error. */
const asking = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsError(error.message, error.statusCode ?? 0, error.code);
  }
};

/** As `asking`, for what may have been done before: a refusal with `status` says so, and is no failure. */
const askingOnce = async (status: number, call: () => Promise<unknown>): Promise<void> => {
  try {
    await asking(call);
  } catch (error) {
    if (!(error instanceof PaymentsError && error.status === status)) throw error;
  }
};

const dateOf = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : new Date(seconds * 1000);

/** Stripe may come to know other states; what they would allow is not for us to guess. */
const statusOf = (status: string): ProviderStatus => {
  const known = PROVIDER_STATUSES.find((each) => each === status);
  if (known === undefined) throw new PaymentsError(`Stripe's status ${status} is not known`, 502);
  return known;
};

const read = (given: Stripe.Subscription, customerHasCard: boolean): ProviderSubscription => ({
  id: given.id,
  status: statusOf(given.status),
  createdAt: new Date(given.created * 1000),
  trialStart: dateOf(given.trial_start),
  trialEnd: dateOf(given.trial_end),
  currentPeriodEnd: dateOf(given.cancel_at ?? given.items.data[0]?.current_period_end),
  // Stripe's portal cancels by a date alone, and leaves the other as it was.
  cancelAtPeriodEnd: given.cancel_at_period_end || given.cancel_at !== null,
  endedAt: dateOf(given.ended_at),
  hasPaymentMethod: customerHasCard || given.default_payment_method !== null,
});

/** The price goes along with each checkout, so that there is no price at Stripe to be kept in step with ours. */
const LINE_ITEMS: Stripe.Checkout.SessionCreateParams.LineItem[] = [
  {
    quantity: 1,
    price_data: {
      currency: CURRENCY,
      unit_amount: PRICE_CENTS,
      recurring: { interval: "month" },
      product_data: { name: `Plainsay ${PREMIUM_TIER.name}` },
    },
  },
];

/** No card is asked for at the start of a trial; one that ends without a card ends the subscription. */
const trialOf = (days: number): Partial<Stripe.Checkout.SessionCreateParams> => ({
  subscription_data: {
    trial_period_days: days,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
  },
  payment_method_collection: "if_required",
});

export const stripePayments = (stripe: Stripe): Payments => ({
  kind: "stripe",

  openCustomer: ({ id, email }) =>
    asking(async () => {
      const customer = await stripe.customers.create(
        { email, metadata: { user_id: id } },
        { idempotencyKey: `customer-${id}` },
      );
      return customer.id;
    }),

  changeCustomerAddress: (customerId, email) =>
    asking(async () => {
      await stripe.customers.update(customerId, { email });
    }),

  openCheckout: ({ customerId, trialDays, returnUrl, cancelUrl, key }) =>
    asking(async () => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer: customerId,
          line_items: LINE_ITEMS,
          success_url: returnUrl,
          cancel_url: cancelUrl,
          ...(trialDays > 0 ? trialOf(trialDays) : {}),
        },
        { idempotencyKey: key },
      );
      if (session.url === null) throw new PaymentsError("Stripe opened a checkout without an address", 502);
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
    }),

  isCheckoutOpen: (sessionId) =>
    asking(async () => (await stripe.checkout.sessions.retrieve(sessionId)).status === "open"),

  // 400: completed or expired already, so nothing is open any more.
  closeCheckout: (sessionId) => askingOnce(400, () => stripe.checkout.sessions.expire(sessionId)),

  openPortal: ({ customerId, returnUrl }) =>
    asking(async () => {
      const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return { url };
    }),

  readSubscriptions: (customerId) =>
    asking(async () => {
      const customer = await stripe.customers.retrieve(customerId);
      const hasCard = customer.deleted !== true && customer.invoice_settings.default_payment_method !== null;
      const all: ProviderSubscription[] = [];
      const list = stripe.subscriptions.list({ customer: customerId, status: "all", limit: PAGE_SIZE });
      for await (const given of list) all.push(read(given, hasCard));
      return all;
    }),

  setCancelAtPeriodEnd: (subscriptionId, value) =>
    asking(async () => {
      const isByDate = async () => !(await stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end;
      // A date that Stripe's portal has set is taken back as a date: Stripe refuses both at once.
      const change = !value && (await isByDate()) ? { cancel_at: "" as const } : { cancel_at_period_end: value };
      await stripe.subscriptions.update(subscriptionId, change);
    }),

  endNow: (subscriptionId) => askingOnce(404, () => stripe.subscriptions.cancel(subscriptionId)),
});
