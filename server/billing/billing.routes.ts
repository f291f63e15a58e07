/** The billing room's calls. A client can ask for a change; only the payment provider makes it. */
import type { Pool } from "pg";
import {
  cancelSubscription,
  checkSchema,
  createCheckoutSession,
  createPortalSession,
  markNotified,
  readSubscription,
  reactivateSubscription,
} from "#domain/billing/billing.contract.ts";
import { PRICE_ID, TRIAL_DAYS } from "#domain/billing/billing.ts";
import { BILLING_MESSAGES } from "#domain/billing/billing-messages.ts";
import { decidingSubscription, isLive } from "#domain/billing/provider-subscription.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES } from "#domain/pages.ts";
import type { Session } from "../auth/session.ts";
import { ownOrigins } from "../http/origin-guard.ts";
import { wantsEvents } from "../http/event-stream.ts";
import { createLimiter } from "../http/rate-limit.ts";
import { type Route, route } from "../http/route.ts";
import { PaymentsError } from "../payments/payments.ts";
import { customerOf, openCheckout } from "./checkout.ts";
import { compareSchema } from "./schema-check.ts";
import { readReading } from "./subscription-reading.ts";
import { isSessionAlive, type StreamDeps, streamSubscription } from "./subscription-stream.ts";
import { type SyncDeps, syncSubscription } from "./subscription-sync.ts";
import { markNotificationShown } from "./subscriptions.store.ts";

export type BillingDeps = SyncDeps & StreamDeps & { readonly pool: Pool; readonly appUrl: URL };

/** Calls that reach the payment provider, for one user. */
const PROVIDER_CALLS_PER_MINUTE = 60;

export const billingRoutes = (deps: BillingDeps): Route[] => {
  const { db, payments, appUrl } = deps;
  const limiter = createLimiter({ pool: deps.pool, name: "payments", points: PROVIDER_CALLS_PER_MINUTE, seconds: 60 });
  const origins = new Set(ownOrigins(appUrl));

  const setCancel = async (session: Session, value: boolean, now: Date) => {
    await limiter.consume(session.user.id);
    return await asking(BILLING_MESSAGES.process_failed, async () => {
      const live = decidingSubscription(await syncSubscription(deps, session.user.id));
      if (live === null || !isLive(live)) throw new AppError("not_found");
      await payments.setCancelAtPeriodEnd(live.id, value);
      await syncSubscription(deps, session.user.id);
      return await readReading(deps, session, now);
    });
  };

  return [
    route(readSubscription, ({ session, context, signal, now }) => {
      if (!wantsEvents(context.req.header("accept"))) return readReading(deps, session, now);
      return streamSubscription(deps, session.user.id, signal, async () =>
        (await isSessionAlive(db, session.id, deps.clock())) ? await readReading(deps, session, deps.clock()) : null,
      );
    }),

    route(markNotified, async ({ session, now }) => {
      await markNotificationShown(db, session.user.id, now);
      return await readReading(deps, session, now);
    }),

    route(cancelSubscription, ({ session, now }) => setCancel(session, true, now)),
    route(reactivateSubscription, ({ session, now }) => setCancel(session, false, now)),

    route(createCheckoutSession, async ({ body, session }) => {
      const trialDays = body.trialPeriodDays ?? TRIAL_DAYS;
      // The price is the server's: what the caller has shown its user must be the same.
      if (Number(body.priceId) !== PRICE_ID || ![0, TRIAL_DAYS].includes(trialDays)) {
        throw new AppError("bad_request", { message: "The price has changed. Please reload the page." });
      }
      if (!URL.canParse(body.returnUrl) || !origins.has(new URL(body.returnUrl).origin)) {
        throw new AppError("bad_request", { message: "The return address must be this origin's." });
      }
      await limiter.consume(session.user.id);
      const cancelUrl = new URL(PAGES.pricing, new URL(body.returnUrl).origin).href;
      const order = { trialDays, returnUrl: body.returnUrl, cancelUrl };
      const { sessionId, url } = await asking(BILLING_MESSAGES.checkout_failed, () =>
        openCheckout(deps, session, order),
      );
      return { sessionId, url };
    }),

    route(createPortalSession, async ({ session, context }) => {
      if (session.user.isAdmin) throw new AppError("subscription_already_exists");
      await limiter.consume(session.user.id);
      return await asking(BILLING_MESSAGES.portal_failed, async () => {
        const returnUrl = new URL(PAGES.account, returnOrigin(context.req.header("origin"), origins, appUrl)).href;
        return await payments.openPortal({ customerId: await customerOf(deps, session), returnUrl });
      });
    }),

    route(checkSchema, async () => {
      const { tables, missing } = await compareSchema(deps.pool);
      if (missing.length === 0) return { valid: true as const, tables };
      // Which ones is for the log alone.
      const cause = new Error(`the database lacks ${missing.join(", ")}`);
      throw new AppError("service_unavailable", { message: BILLING_MESSAGES.schema_failed, cause });
    }),
  ];
};

const returnOrigin = (origin: string | undefined, own: ReadonlySet<string>, appUrl: URL): string =>
  origin !== undefined && own.has(origin) ? origin : appUrl.origin;

/** A provider that fails is no fault of the caller's: 503, with the sentence for what was asked. */
const asking = async <T>(message: string, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof PaymentsError)) throw cause;
    throw new AppError("service_unavailable", { message, cause });
  }
};
