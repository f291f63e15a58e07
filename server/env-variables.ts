/** The names of the environment and the shape of each value; what they mean together is env.ts's. */
import * as z from "zod/mini";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export const MODEL_PROVIDERS = ["openai-compatible", "anthropic", "google"] as const;
const AUTH_SECRET_MIN_CHARS = 32;

function text(isValid: (value: string) => boolean, expected: string) {
  return z.optional(z.string(expected).check(z.refine(isValid, expected)));
}

function wholeNumber(min: number, max: number) {
  return text(
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
    `must be a whole number from ${min} to ${max}`,
  );
}

function url(protocols: readonly string[], expected: string) {
  return text((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected);
}

function oneOf<const T extends string>(choices: readonly T[]) {
  return z.optional(z.enum(choices, `must be one of ${choices.join(", ")}`));
}

const flag = z.optional(z.enum(["0", "1"], "must be 0 or 1"));
const EMAIL = /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/;

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, search, hash, username } = new URL(value);
  return ["http:", "https:"].includes(protocol) && pathname === "/" && `${search}${hash}${username}` === "";
}

/** Accepts `me@example.org` and `Name <me@example.org>`; a line break would let a header through. */
function isMailbox(value: string): boolean {
  if (/[\r\n]/.test(value)) return false;
  const named = /^[^<>]*<([^<>]+)>$/.exec(value);
  return EMAIL.test(named?.[1] ?? value);
}

export function emailList(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");
}

export const variables = z.object({
  HOST: text((value) => /^[\w.:-]+$/.test(value), "must be a host name or an address to listen on, as 127.0.0.1"),
  PORT: wholeNumber(1, 65_535),
  APP_URL: text(isOrigin, "must be the public origin without a path, as https://plainsay.example.org"),
  DATABASE_URL: url(
    ["postgres:", "postgresql:"],
    "must be a PostgreSQL address, as postgresql://user:password@host/db",
  ),
  DATA_DIR: text((value) => !value.includes("\0"), "must be a folder"),
  MODEL_PROVIDER: oneOf(MODEL_PROVIDERS),
  MODEL_NAME: z.optional(z.string()),
  MODEL_URL: url(["http:", "https:"], "must be an http or https address, as http://localhost:11434/v1"),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_TIMEOUT_MS: wholeNumber(1_000, 600_000),
  SMTP_URL: url(["smtp:", "smtps:"], "must be an SMTP address, as smtps://user:password@host:465"),
  MAIL_FROM: text(isMailbox, "must be an address, as Plainsay <hello@example.org>"),
  ALLOW_MAILBOX: flag,
  SMS_GATEWAY_URL: url(["http:", "https:"], "must be the gateway's base address, as https://api.twilio.com/2010-04-01"),
  SMS_ACCOUNT: text((value) => /^\w{1,100}$/.test(value), "must be the account's id at the SMS gateway"),
  SMS_TOKEN: z.optional(z.string()),
  SMS_FROM: text(
    (value) => /^(\+[1-9]\d{7,14}|\d{5,8}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/.test(value),
    "must be a number as +15551234567, a short code, or a name of up to 11 letters",
  ),
  STRIPE_SECRET_KEY: text((value) => /^[sr]k_\w+$/.test(value), "must be Stripe's secret key, as sk_live_…"),
  STRIPE_WEBHOOK_SECRET: text(
    (value) => value.startsWith("whsec_"),
    "must be the webhook's signing secret, as whsec_…",
  ),
  STRIPE_API_URL: url(["http:", "https:"], "must be an http or https address, as https://api.stripe.com"),
  ALLOW_TEST_PAYMENTS: flag,
  MESSAGES_PER_MINUTE: wholeNumber(1, 100_000),
  MODEL_TOKENS_PER_DAY: wholeNumber(0, 999_999_999),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_DISCOVERY_URL: url(["http:", "https:"], "must be the address of an OpenID configuration"),
  CONTACT_FORM_URL: url(["http:", "https:"], "must be the form service's address, as https://forms.example.org/me"),
  SUPPORT_EMAIL: text((value) => EMAIL.test(value), "must be an e-mail address"),
  ADMIN_EMAILS: text(
    (value) => emailList(value).every((email) => EMAIL.test(email)),
    "must be e-mail addresses separated by commas",
  ),
  AUTH_SECRET: text(
    (value) => value.length >= AUTH_SECRET_MIN_CHARS,
    `must be at least ${AUTH_SECRET_MIN_CHARS} characters of chance, as from: openssl rand -hex 32`,
  ),
  TRUST_PROXY: wholeNumber(0, 9),
  LOG_LEVEL: oneOf(LOG_LEVELS),
});
export type Variables = z.infer<typeof variables>;
