/** The port of card payments. Whatever a provider tells by itself, its state is read with `readSubscriptions`. */
import type { ProviderSubscription } from "#domain/billing/provider-subscription.ts";

export type CheckoutRequest = {
  readonly customerId: string;
  /** 0: the first month is paid at once. */
  readonly trialDays: number;
  /** Where the browser goes when it is done, and when it turns back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The same key twice opens one checkout. */
  readonly key: string;
};

export type Checkout = { readonly sessionId: string; readonly url: string; readonly expiresAt: Date };

/** Every function may throw `PaymentsError`, and may safely be called again. */
export type Payments = {
  readonly kind: "stripe" | "test";
  /** The user's id with the provider; the same user always gets the same. */
  readonly openCustomer: (user: { readonly id: string; readonly email: string }) => Promise<string>;
  /** The user has another address now: receipts go there. */
  readonly changeCustomerAddress: (customerId: string, email: string) => Promise<void>;
  readonly openCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  readonly isCheckoutOpen: (sessionId: string) => Promise<boolean>;
  /** What was open cannot be completed any more. */
  readonly closeCheckout: (sessionId: string) => Promise<void>;
  readonly openPortal: (request: {
    readonly customerId: string;
    readonly returnUrl: string;
  }) => Promise<{ readonly url: string }>;
  /** Everything the customer ever subscribed to, as it is now. */
  readonly readSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  readonly setCancelAtPeriodEnd: (subscriptionId: string, value: boolean) => Promise<void>;
  /** Ends a subscription at once, as when its account is deleted. */
  readonly endNow: (subscriptionId: string) => Promise<void>;
};

/** What the provider sent, once it is proven to be the provider's; `customerId` is null where it is about nobody. */
export type ToldEvent = { readonly id: string; readonly customerId: string | null };

/** `body` are the very bytes that came. @throws AppError `bad_request` for what is forged, stale or no event. */
export type PaymentEvents = (body: string, signature: string, now: Date) => ToldEvent;

/** Holds no key and no card: safe to log. */
export class PaymentsError extends Error {
  override name = "PaymentsError";
  /** The provider's HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The provider's own code, if it gave one. */
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
