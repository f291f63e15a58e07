/** Builds the real adapters from the environment and starts everything that a server needs; `main.ts` and `dev.ts` use it. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { type App, createApp } from "./app.ts";
import { createAuth } from "./auth/auth.ts";
import { startAuthCleanup } from "./auth/auth-cleanup.ts";
import { keptAuthSecret } from "./auth/auth-secret.ts";
import { DEMO_EMAILS, DEMO_PASSWORD, ensureDemoAccounts } from "./auth/demo-accounts.ts";
import { ensureDemoSubscriptions } from "./billing/demo-subscriptions.ts";
import { listenForChanges } from "./billing/subscription-changes.ts";
import { keepTier } from "./billing/subscriptions.store.ts";
import { startContactDelivery } from "./contact/contact-delivery.ts";
import { formServiceAt } from "./contact/form-service.ts";
import { openDatabase } from "./db/database.ts";
import { startEmbeddedPostgres } from "./db/embedded/launcher.ts";
import { migrate } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import type { Env, StripeEnv } from "./env.ts";
import { startJournalCleanup } from "./journal/journal-cleanup.ts";
import { startBillingJob } from "./jobs/billing-job.ts";
import { createLogger } from "./logger.ts";
import { mailboxTransport, smtpTransport } from "./mail/mail-transport.ts";
import { SMS_QUEUE, startMailWorker } from "./mail/mail-worker.ts";
import type { PaymentEvents, Payments } from "./payments/payments.ts";
import { testPayments } from "./payments/test-payments.ts";
import { WORD_DELAY_MS } from "./practice/counterpart.ts";
import { projectRoot } from "./project-root.ts";
import { smsGateway } from "./sms/sms-gateway.ts";
import { smsModeOf } from "./sms/sms-mode.ts";
import { seedCatalogue } from "./scenarios/catalogue-seed.ts";

export type Server = {
  readonly app: App;
  /** The stand-ins in use, one sentence each, for the person who started the server. */
  readonly standIns: readonly string[];
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  readonly env: Env;
  /** The built web app; null where something else serves the pages. */
  readonly webDir: string | null;
  /** Called when the embedded database dies under the server. */
  readonly onDatabaseExit: (reason: string) => void;
};

/** Null events: the test provider's come by its own pages. */
type PaymentService = { readonly payments: Payments; readonly paymentEvents: PaymentEvents | null };

const stripe = async ({ secretKey, apiUrl, webhookSecret }: StripeEnv): Promise<PaymentService> => {
  const [{ stripePayments }, { stripeEvents }, { createStripeClient }] = await Promise.all([
    import("./payments/stripe-payments.ts"),
    import("./payments/stripe-events.ts"),
    import("./payments/stripe-client.ts"),
  ]);
  const client = createStripeClient({ secretKey, apiUrl });
  return { payments: stripePayments(client), paymentEvents: stripeEvents(client, webhookSecret) };
};

/** Addresses to listen at that only this machine reaches. */
const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

const ownSupportEmail = ({ appUrl }: Env): string => `support@${new URL(appUrl).hostname}`;

/** Messages to us are mailed unless a form service takes them; to the support address, or else to an administrator. */
const mailTo = (env: Env): string | null =>
  env.supportEmail ?? (env.contactFormUrl === undefined ? (env.adminEmails[0] ?? ownSupportEmail(env)) : null);

/** Opens the database, brings it up to date, and returns the app ready to answer. */
export const startServer = async ({ env, webDir, onDatabaseExit }: ServerOptions): Promise<Server> => {
  const logger: Logger = createLogger(env.logLevel);
  const embedded =
    env.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: env.dataDir, onExit: onDatabaseExit })
      : undefined;
  const pool = openPool({
    url: embedded?.url ?? env.databaseUrl ?? "",
    onIdleError: (error) => logger.warn({ err: error }, "an idle database connection broke"),
  });
  const stops: (() => Promise<void>)[] = [async () => embedded?.stop(), () => pool.end()];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    await migrate(pool, join(projectRoot(), "server/db/migrations"));
    const db = openDatabase(pool);
    await seedCatalogue(db);
    const clock = (): Date => new Date();
    const appUrl = new URL(env.appUrl);
    const secret = env.authSecret ?? (await keptAuthSecret(env.dataDir));
    const sms = smsModeOf(env);
    const auth = createAuth({ db, secret, appUrl, logger });
    const hasDemo = embedded !== undefined && !env.isPublic && LOOPBACK_HOSTS.has(env.host);
    const { payments, paymentEvents }: PaymentService =
      env.stripe === undefined
        ? { payments: testPayments({ db, appUrl, clock, newId: randomUUID }), paymentEvents: null }
        : await stripe(env.stripe);
    if (hasDemo) await ensureDemoAccounts({ db, auth });
    if (hasDemo && payments.kind === "test") await ensureDemoSubscriptions({ db, payments, secret, clock });
    await keepTier(db);
    const changes = listenForChanges({ pool, logger });
    stops.push(changes.stop);
    stops.push(startBillingJob({ db, payments, secret, clock, appUrl, logger }).stop);
    const transport = env.smtpUrl === undefined ? mailboxTransport : smtpTransport(env.smtpUrl, env.mailFrom);
    stops.push(startMailWorker({ db, transport, clock, logger }).stop);
    const texts = env.sms === undefined ? mailboxTransport : smsGateway(env.sms);
    stops.push(startMailWorker({ db, transport: texts, clock, logger, queue: SMS_QUEUE }).stop);
    const formService = env.contactFormUrl === undefined ? null : formServiceAt(env.contactFormUrl, appUrl);
    stops.push(startContactDelivery({ db, formService, clock, logger }).stop);
    stops.push(startAuthCleanup({ db, pool, clock, logger }).stop);
    stops.push(startJournalCleanup({ db, clock, logger }).stop);
    // The providers' clients are only read where a model is configured: they cost start-up time and memory.
    const model =
      env.model === undefined ? null : (await import("./model/ai-sdk-model.ts")).createLanguageModel(env.model);
    const app = createApp({
      db,
      pool,
      auth,
      adminEmails: env.adminEmails,
      mailbox: env.smtpUrl === undefined,
      sms,
      model,
      payments,
      paymentEvents,
      changes,
      contact: { mailTo: mailTo(env), hasFormService: formService !== null },
      supportEmail: env.supportEmail ?? ownSupportEmail(env),
      secret,
      google: env.google ?? null,
      messagesPerMinute: env.messagesPerMinute,
      modelTokensPerDay: env.modelTokensPerDay,
      wordDelayMs: WORD_DELAY_MS,
      logger,
      clock,
      newId: randomUUID,
      appUrl,
      trustProxy: env.trustProxy,
      webDir,
    });
    return {
      app,
      standIns: [
        ...(embedded === undefined ? [] : [`database: embedded PostgreSQL, files in ${embedded.dataPath}`]),
        ...(model === null ? ["language model: the embedded coach"] : []),
        ...(env.smtpUrl === undefined ? [`mail: shown at ${env.appUrl}/dev/mailbox`] : []),
        ...(sms === "mailbox" ? [`texts: shown at ${env.appUrl}/dev/mailbox`] : []),
        ...(payments.kind === "test" ? ["card payments: a test provider, no money moves"] : []),
        ...(hasDemo ? [`accounts, password ${DEMO_PASSWORD}: ${DEMO_EMAILS.join(", ")}`] : []),
      ],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
