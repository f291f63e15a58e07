/** The whole server on one page: what every request passes, and what answers where. No I/O happens before a request. */
import { adminRoutes } from "./admin/admin.routes.ts";
import { apiDocumentApp } from "./api-document/api-document.routes.ts";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { AppError } from "#domain/errors.ts";
import { PAGES } from "#domain/pages.ts";
import { writtenDate } from "#domain/page-values.ts";
import { analysisRoutes } from "./analysis/analysis.routes.ts";
import { accountRoutes } from "./auth/account.routes.ts";
import type { AdminEmails } from "./auth/admin.ts";
import type { Auth } from "./auth/auth.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { callbackRedirect } from "./auth/callback-redirect.ts";
import { factorRoutes } from "./auth/factor.routes.ts";
import type { GoogleOptions } from "./auth/google.ts";
import { googleRoutes } from "./auth/google.routes.ts";
import { passkeyRoutes } from "./auth/passkey.routes.ts";
import { phoneRoutes } from "./auth/phone.routes.ts";
import { sessionReader } from "./auth/session-reader.ts";
import { billingRoutes } from "./billing/billing.routes.ts";
import type { SubscriptionChanges } from "./billing/subscription-changes.ts";
import { contactRoutes } from "./contact/contact.routes.ts";
import { mountContactForm } from "./contact/contact-form.routes.ts";
import type { ContactDeps } from "./contact/contact-keeper.ts";
import type { Database } from "./db/database.ts";
import { feedbackRoutes } from "./feedback/feedback.routes.ts";
import type { AppEnv } from "./http/app-env.ts";
import { clientAddressOf } from "./http/client-address.ts";
import { errorExit } from "./http/error-exit.ts";
import { mountRoutes, type Route } from "./http/route.ts";
import { originGuard } from "./http/origin-guard.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { mountStaticFiles, pageStyles } from "./http/static-files.ts";
import { mailboxRoutes } from "./mail/mailbox.routes.ts";
import { journalRoutes } from "./journal/journal.routes.ts";
import type { LanguageModel } from "./model/language-model.ts";
import type { PaymentEvents, Payments } from "./payments/payments.ts";
import { stripeRoutes } from "./payments/stripe.routes.ts";
import { testPaymentRoutes } from "./payments/test-payments.routes.ts";
import type { SmsMode } from "./sms/sms-mode.ts";
import { practiceRoutes } from "./practice/practice.routes.ts";
import { scenarioRoutes } from "./scenarios/scenarios.routes.ts";

/** The largest body any call takes, in bytes: a full conversation of the longest lines, with room. */
const BODY_MAX_BYTES = 2 * 1024 * 1024;

/** Where calls are, as opposed to pages and files. */
const CALLS = ["/api/*", "/functions/*", "/rest/*"];

export type AppDeps = {
  readonly db: Database;
  /** The connections behind `db`. */
  readonly pool: Pool;
  readonly auth: Auth;
  readonly adminEmails: AdminEmails;
  /** Mail is shown at /dev/mailbox instead of being sent. */
  readonly mailbox: boolean;
  readonly sms: SmsMode;
  /** Null: the embedded coach alone. */
  readonly model: LanguageModel | null;
  readonly payments: Payments;
  /** Proves Stripe's events; null where the test provider stands in. */
  readonly paymentEvents: PaymentEvents | null;
  readonly changes: SubscriptionChanges;
  readonly contact: ContactDeps["contact"];
  /** The address that pages tell people to write to. */
  readonly supportEmail: string;
  /** Null: sign-in with Google is not configured. */
  readonly google: GoogleOptions | null;
  /** Signs sessions, and keys the hashes of addresses that had a trial. */
  readonly secret: string;
  /** What one user may ask for, whatever the plan. */
  readonly messagesPerMinute: number;
  readonly modelTokensPerDay: number;
  /** Between two words of an embedded reply, in milliseconds. */
  readonly wordDelayMs: number;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** A fresh unguessable id. */
  readonly newId: () => string;
  readonly appUrl: URL;
  /** How many proxies of ours stand in front. */
  readonly trustProxy: number;
  /** The built web app; null where something else serves it (development) or nothing does (tests). */
  readonly webDir: string | null;
};

export type App = { readonly hono: Hono<AppEnv>; readonly routes: readonly Route[] };

/** Replies of calls are somebody's own; no cache between may keep them. */
const noStore: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
};

export const createApp = (deps: AppDeps): App => {
  const hono = new Hono<AppEnv>();
  const routes: Route[] = [
    ...authRoutes(deps),
    ...accountRoutes(deps),
    ...factorRoutes(deps),
    ...phoneRoutes(deps),
    ...passkeyRoutes(deps),
    ...googleRoutes(deps),
    ...scenarioRoutes(deps),
    ...practiceRoutes(deps),
    ...analysisRoutes(deps),
    ...journalRoutes(deps),
    ...feedbackRoutes(deps),
    ...contactRoutes(deps),
    ...adminRoutes(deps),
    ...billingRoutes(deps),
    ...(deps.paymentEvents === null
      ? testPaymentRoutes(deps)
      : stripeRoutes({ ...deps, paymentEvents: deps.paymentEvents })),
    ...(deps.mailbox || deps.sms === "mailbox"
      ? mailboxRoutes(deps, { mails: deps.mailbox, texts: deps.sms === "mailbox" })
      : []),
  ];

  hono.use(securityHeaders({ https: deps.appUrl.protocol === "https:" }));
  hono.use(async (context, next) => {
    context.set("requestId", deps.newId());
    context.set("clientAddress", clientAddressOf(context, deps.trustProxy));
    context.header("X-Request-Id", context.get("requestId"));
    await next();
  });
  hono.use(
    bodyLimit({
      maxSize: BODY_MAX_BYTES,
      onError: () => {
        throw new AppError("payload_too_large");
      },
    }),
  );
  for (const prefix of CALLS) {
    hono.use(prefix, noStore, originGuard(deps.appUrl), sessionReader(deps));
  }
  mountRoutes(hono, routes, deps.clock);
  hono.route(
    "/api",
    apiDocumentApp(
      routes.map(({ endpoint }) => endpoint),
      deps.appUrl.origin,
    ),
  );
  for (const prefix of CALLS) {
    hono.all(prefix, () => {
      throw new AppError("not_found");
    });
  }
  hono.get(PAGES.authCallback, callbackRedirect(deps.appUrl));
  mountContactForm(hono, { ...deps, styles: deps.webDir === null ? "" : pageStyles(deps.webDir) });
  if (deps.webDir !== null) {
    mountStaticFiles(hono, deps.webDir, () => ({
      origin: deps.appUrl.origin,
      supportEmail: deps.supportEmail,
      today: writtenDate(deps.clock()),
    }));
  }
  hono.onError(errorExit(deps.logger));
  return { hono, routes };
};
