/**
 * Everything the server takes from its environment, checked once at start. The only reader of `process.env`
 * (`main.ts` passes it in), so a name that is not below has no effect.
 */
import { resolve } from "node:path";
import { MODEL_TOKENS_PER_DAY } from "#domain/billing/billing.ts";
import { PRACTICE_CALLS_PER_MINUTE } from "#domain/practice/practice.ts";
import { emailList, type LOG_LEVELS, MODEL_PROVIDERS, type Variables, variables } from "./env-variables.ts";

/** A variable that is missing or wrong: what it is called and what it should be. */
export interface EnvProblem {
  name: string;
  expected: string;
}

/** Thrown by `readEnv`; the message lists every problem, one a line, and repeats no value (some are secrets). */
export class EnvError extends Error {
  override name = "EnvError";
  readonly problems: readonly EnvProblem[];

  constructor(problems: readonly EnvProblem[]) {
    const lines = problems.map((problem) => `  ${problem.name} ${problem.expected}`);
    super(`The environment is not right:\n${lines.join("\n")}`);
    this.problems = problems;
  }
}

/** A language model elsewhere. `url` is the base address, always there for `openai-compatible`. */
export interface ModelEnv {
  provider: (typeof MODEL_PROVIDERS)[number];
  name: string;
  url: string | undefined;
  apiKey: string | undefined;
  timeoutMs: number;
}

/** Card payments. `apiUrl` is Stripe's own, but for tests. */
export interface StripeEnv {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

/** An HTTP gateway for texts, in Twilio's shape. `url` is Twilio's own unless it says otherwise. */
export interface SmsEnv {
  url: string;
  account: string;
  token: string;
  /** A number with its country code, or a name. */
  from: string;
}

/** An OpenID Connect provider. `discoveryUrl` is Google's own, but for tests. */
export interface GoogleEnv {
  clientId: string;
  clientSecret: string;
  discoveryUrl: string;
}

export interface Env {
  host: string;
  port: number;
  /** The origin users type, without a trailing slash. */
  appUrl: string;
  /** True where others than this machine's own users can be expected: `appUrl` is not a loopback host. */
  isPublic: boolean;
  /** Undefined: the embedded PostgreSQL, its files under `dataDir`. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Undefined: the embedded coach alone. */
  model: ModelEnv | undefined;
  /** Undefined: mail is shown in the mailbox page instead of being sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: texts are shown in the mailbox page where `mayShowTexts`, else there are none. */
  sms: SmsEnv | undefined;
  /** Texts may be shown on screen: on this machine alone, or where that was chosen. */
  mayShowTexts: boolean;
  /** Undefined: the test provider, with which no money moves. */
  stripe: StripeEnv | undefined;
  /** Replies, opening lines and suggestions for one user, whatever the plan. */
  messagesPerMinute: number;
  /** The configured model's tokens for one user; beyond them the embedded coach answers. */
  modelTokensPerDay: number;
  /** Undefined: sign-in with Google says that it is not configured. */
  google: GoogleEnv | undefined;
  /** A service that takes the contact page's messages; undefined: none. */
  contactFormUrl: string | undefined;
  /** Where the contact page's messages are mailed; undefined: see `mailTo` in server.ts. */
  supportEmail: string | undefined;
  /** Lower case. */
  adminEmails: string[];
  /** Undefined: generated once and kept under `dataDir`. */
  authSecret: string | undefined;
  /** How many proxies of ours stand before the server; each adds one entry to X-Forwarded-For. 0: none is trusted. */
  trustProxy: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Rules that span variables; only asked once each variable is well-formed by itself. */
function crossProblems(raw: Variables, appUrl: string): EnvProblem[] {
  const problems: EnvProblem[] = [];
  const demand = (isMet: boolean, name: string, expected: string) => {
    if (!isMet) problems.push({ name, expected });
  };
  const provider = raw.MODEL_PROVIDER;
  if (provider !== undefined) {
    demand(raw.MODEL_NAME !== undefined, "MODEL_NAME", "must name the model when MODEL_PROVIDER is set");
    if (provider === "openai-compatible") {
      demand(raw.MODEL_URL !== undefined, "MODEL_URL", `must be set when MODEL_PROVIDER is ${provider}`);
    } else {
      demand(raw.MODEL_API_KEY !== undefined, "MODEL_API_KEY", `must be set when MODEL_PROVIDER is ${provider}`);
    }
  } else {
    const isUnused = (raw.MODEL_NAME ?? raw.MODEL_URL ?? raw.MODEL_API_KEY) === undefined;
    demand(isUnused, "MODEL_PROVIDER", `must be one of ${MODEL_PROVIDERS.join(", ")} for MODEL_… to have an effect`);
  }
  const stripeKeys = [raw.STRIPE_SECRET_KEY, raw.STRIPE_WEBHOOK_SECRET].filter((key) => key !== undefined).length;
  if (stripeKeys === 1) {
    demand(raw.STRIPE_SECRET_KEY !== undefined, "STRIPE_SECRET_KEY", "must be set when STRIPE_WEBHOOK_SECRET is");
    demand(raw.STRIPE_WEBHOOK_SECRET !== undefined, "STRIPE_WEBHOOK_SECRET", "must be set when STRIPE_SECRET_KEY is");
  }
  if ((raw.GOOGLE_CLIENT_ID === undefined) !== (raw.GOOGLE_CLIENT_SECRET === undefined)) {
    demand(raw.GOOGLE_CLIENT_ID !== undefined, "GOOGLE_CLIENT_ID", "must be set when GOOGLE_CLIENT_SECRET is");
    demand(raw.GOOGLE_CLIENT_SECRET !== undefined, "GOOGLE_CLIENT_SECRET", "must be set when GOOGLE_CLIENT_ID is");
  }
  const smsParts = { SMS_ACCOUNT: raw.SMS_ACCOUNT, SMS_TOKEN: raw.SMS_TOKEN, SMS_FROM: raw.SMS_FROM };
  if (Object.values({ ...smsParts, url: raw.SMS_GATEWAY_URL }).some((part) => part !== undefined)) {
    for (const [name, part] of Object.entries(smsParts)) {
      demand(part !== undefined, name, "must be set when another SMS_… variable is");
    }
  }
  if (!isLoopback(appUrl)) {
    demand(
      stripeKeys > 0 || raw.ALLOW_TEST_PAYMENTS === "1",
      "STRIPE_SECRET_KEY",
      "must be set on a public APP_URL, or ALLOW_TEST_PAYMENTS=1 chosen: without it anyone can pretend to have paid",
    );
    demand(
      raw.SMTP_URL !== undefined || raw.ALLOW_MAILBOX === "1",
      "SMTP_URL",
      "must be set on a public APP_URL, or ALLOW_MAILBOX=1 chosen: without it everyone's mail is shown on screen",
    );
    demand(
      raw.DATABASE_URL === undefined || raw.AUTH_SECRET !== undefined,
      "AUTH_SECRET",
      "must be set on a public APP_URL with DATABASE_URL, the same for every server",
    );
  }
  return problems;
}

function modelOf(raw: Variables): ModelEnv | undefined {
  if (raw.MODEL_PROVIDER === undefined) return undefined;
  return {
    provider: raw.MODEL_PROVIDER,
    name: raw.MODEL_NAME ?? "",
    url: raw.MODEL_URL,
    apiKey: raw.MODEL_API_KEY,
    timeoutMs: Number(raw.MODEL_TIMEOUT_MS ?? 30_000),
  };
}

function stripeOf(raw: Variables): StripeEnv | undefined {
  if (raw.STRIPE_SECRET_KEY === undefined || raw.STRIPE_WEBHOOK_SECRET === undefined) return undefined;
  return {
    secretKey: raw.STRIPE_SECRET_KEY,
    webhookSecret: raw.STRIPE_WEBHOOK_SECRET,
    apiUrl: raw.STRIPE_API_URL ?? "https://api.stripe.com",
  };
}

function smsOf(raw: Variables): SmsEnv | undefined {
  if (raw.SMS_ACCOUNT === undefined || raw.SMS_TOKEN === undefined || raw.SMS_FROM === undefined) return undefined;
  return {
    url: raw.SMS_GATEWAY_URL ?? "https://api.twilio.com/2010-04-01",
    account: raw.SMS_ACCOUNT,
    token: raw.SMS_TOKEN,
    from: raw.SMS_FROM,
  };
}

function googleOf(raw: Variables): GoogleEnv | undefined {
  if (raw.GOOGLE_CLIENT_ID === undefined || raw.GOOGLE_CLIENT_SECRET === undefined) return undefined;
  return {
    clientId: raw.GOOGLE_CLIENT_ID,
    clientSecret: raw.GOOGLE_CLIENT_SECRET,
    discoveryUrl: raw.GOOGLE_DISCOVERY_URL ?? "https://accounts.google.com/.well-known/openid-configuration",
  };
}

/**
 * Reads and checks the environment. An empty value counts as not set.
 * @throws EnvError naming every variable that is missing or wrong, all at once.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(filled);
  if (!parsed.success) {
    throw new EnvError(
      parsed.error.issues.map((issue) => ({
        name: String(issue.path[0]),
        expected: issue.message,
      })),
    );
  }
  const raw = parsed.data;
  const port = Number(raw.PORT ?? 8080);
  const appUrl = new URL(raw.APP_URL ?? `http://localhost:${port}`).origin;
  const problems = crossProblems(raw, appUrl);
  if (problems.length > 0) throw new EnvError(problems);
  return {
    host: raw.HOST ?? "127.0.0.1",
    port,
    appUrl,
    isPublic: !isLoopback(appUrl),
    databaseUrl: raw.DATABASE_URL,
    dataDir: resolve(raw.DATA_DIR ?? "data"),
    model: modelOf(raw),
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? `Plainsay <no-reply@${new URL(appUrl).hostname}>`,
    sms: smsOf(raw),
    mayShowTexts: isLoopback(appUrl) || raw.ALLOW_MAILBOX === "1",
    stripe: stripeOf(raw),
    messagesPerMinute: Number(raw.MESSAGES_PER_MINUTE ?? PRACTICE_CALLS_PER_MINUTE),
    modelTokensPerDay: Number(raw.MODEL_TOKENS_PER_DAY ?? MODEL_TOKENS_PER_DAY),
    google: googleOf(raw),
    contactFormUrl: raw.CONTACT_FORM_URL,
    supportEmail: raw.SUPPORT_EMAIL,
    adminEmails: emailList(raw.ADMIN_EMAILS ?? ""),
    authSecret: raw.AUTH_SECRET,
    trustProxy: Number(raw.TRUST_PROXY ?? 0),
    logLevel: raw.LOG_LEVEL ?? "info",
  };
}
