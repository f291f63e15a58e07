import { isAbsolute } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "./env.ts";
import { smsModeOf } from "./sms/sms-mode.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems.map((problem) => problem.name);
    throw error;
  }
  return [];
}

describe("readEnv", () => {
  it("needs nothing to run on one machine", () => {
    const env = readEnv({});
    expect(env).toMatchObject({ host: "127.0.0.1", port: 8080, appUrl: "http://localhost:8080", isPublic: false });
    expect(env).toMatchObject({ databaseUrl: undefined, model: undefined, smtpUrl: undefined, adminEmails: [] });
    expect(isAbsolute(env.dataDir)).toBe(true);
  });

  it("counts an empty value as not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it("puts the port into the default origin", () => {
    expect(readEnv({ PORT: "9000" }).appUrl).toBe("http://localhost:9000");
  });

  it("names every wrong variable at once and repeats no value", () => {
    const source = { PORT: "http", DATABASE_URL: "mysql://root:hunter2@db/x", LOG_LEVEL: "loud", AUTH_SECRET: "short" };
    expect(problemsOf(source).toSorted()).toEqual(["AUTH_SECRET", "DATABASE_URL", "LOG_LEVEL", "PORT"]);
    expect(() => readEnv(source)).toThrow(/PORT must be a whole number from 1 to 65535/);
    expect(() => readEnv(source)).not.toThrow(/hunter2/);
  });

  it.each([
    ["an origin with a path", { APP_URL: "https://plainsay.example.org/app" }, "APP_URL"],
    ["a port beyond the last", { PORT: "65536" }, "PORT"],
    ["a line break in the sender", { MAIL_FROM: "Plainsay\r\nBcc: all@example.org <a@example.org>" }, "MAIL_FROM"],
    ["a list with a name that is no address", { ADMIN_EMAILS: "ann@example.org, bob" }, "ADMIN_EMAILS"],
    ["a flag in words", { ALLOW_MAILBOX: "yes" }, "ALLOW_MAILBOX"],
    ["an address that is not mail's", { SMTP_URL: "https://mail.example.org" }, "SMTP_URL"],
  ])("refuses %s", (_, source, name) => {
    expect(problemsOf(source)).toEqual([name]);
  });

  it("refuses to show mail on screen to the public unless that was chosen", () => {
    const source = { APP_URL: "https://plainsay.example.org", ALLOW_TEST_PAYMENTS: "1" };
    expect(problemsOf(source)).toEqual(["SMTP_URL"]);
    expect(problemsOf({ ...source, SMTP_URL: "smtp://mail.example.org" })).toEqual([]);
    expect(readEnv({ ...source, ALLOW_MAILBOX: "1" }).isPublic).toBe(true);
  });

  it.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:8080", "http://app.localhost"])(
    "takes %s for this machine alone",
    (appUrl) => {
      expect(readEnv({ APP_URL: appUrl }).isPublic).toBe(false);
    },
  );

  it("refuses pretended payments in public unless that was chosen, and half of Stripe's keys anywhere", () => {
    const source = { APP_URL: "https://plainsay.example.org", ALLOW_MAILBOX: "1" };
    const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(problemsOf(source)).toEqual(["STRIPE_SECRET_KEY"]);
    expect(readEnv({ ...source, ALLOW_TEST_PAYMENTS: "1" }).stripe).toBeUndefined();
    expect(readEnv({ ...source, ...keys }).stripe).toMatchObject({ apiUrl: "https://api.stripe.com" });
    expect(problemsOf({ STRIPE_SECRET_KEY: "sk_live_1" })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
    expect(problemsOf({ STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual(["STRIPE_SECRET_KEY"]);
  });

  it("wants the SMS gateway whole, and knows Twilio's address", () => {
    const sms = { SMS_ACCOUNT: "AC0001", SMS_TOKEN: "secret", SMS_FROM: "+15551234567" };
    expect(readEnv(sms).sms).toMatchObject({ url: "https://api.twilio.com/2010-04-01", from: "+15551234567" });
    expect(readEnv({ ...sms, SMS_GATEWAY_URL: "http://sms:8000" }).sms).toMatchObject({ url: "http://sms:8000" });
    expect(problemsOf({ SMS_TOKEN: "secret" })).toEqual(["SMS_ACCOUNT", "SMS_FROM"]);
    expect(problemsOf({ SMS_GATEWAY_URL: "http://sms:8000" })).toEqual(["SMS_ACCOUNT", "SMS_TOKEN", "SMS_FROM"]);
    expect(problemsOf({ ...sms, SMS_FROM: "555" })).toEqual(["SMS_FROM"]);
  });

  it("shows texts on screen on this machine, and in public only where that was chosen", () => {
    const source = { APP_URL: "https://plainsay.example.org", ALLOW_TEST_PAYMENTS: "1", SMTP_URL: "smtp://m" };
    expect(smsModeOf(readEnv({}))).toBe("mailbox");
    expect(smsModeOf(readEnv({ SMTP_URL: "smtp://m" }))).toBe("mailbox");
    expect(smsModeOf(readEnv(source))).toBe("off");
    expect(smsModeOf(readEnv({ ...source, ALLOW_MAILBOX: "1" }))).toBe("mailbox");
    const sms = { SMS_ACCOUNT: "AC0001", SMS_TOKEN: "secret", SMS_FROM: "Plainsay" };
    expect(smsModeOf(readEnv({ ...source, ...sms }))).toBe("gateway");
  });

  it("does not take a public name that begins like this machine's for it", () => {
    expect(problemsOf({ APP_URL: "https://localhost.example.org", ALLOW_TEST_PAYMENTS: "1" })).toEqual(["SMTP_URL"]);
  });

  it("wants the secret given where several servers share a database in public", () => {
    const source = {
      APP_URL: "https://p.example.org",
      ALLOW_TEST_PAYMENTS: "1",
      SMTP_URL: "smtp://m",
      DATABASE_URL: "postgres://db/plainsay",
    };
    expect(problemsOf(source)).toEqual(["AUTH_SECRET"]);
    expect(readEnv({ ...source, AUTH_SECRET: SECRET }).authSecret).toBe(SECRET);
  });

  it.each([
    [{ MODEL_PROVIDER: "openai-compatible" }, ["MODEL_NAME", "MODEL_URL"]],
    [{ MODEL_PROVIDER: "anthropic", MODEL_NAME: "m" }, ["MODEL_API_KEY"]],
    [{ MODEL_PROVIDER: "google" }, ["MODEL_NAME", "MODEL_API_KEY"]],
    [{ MODEL_PROVIDER: "other" }, ["MODEL_PROVIDER"]],
    [{ MODEL_API_KEY: "k" }, ["MODEL_PROVIDER"]],
  ])("says what a half-configured model lacks: %j", (source, names) => {
    expect(problemsOf(source)).toEqual(names);
  });

  it("reads a model of one's own", () => {
    const source = { MODEL_PROVIDER: "openai-compatible", MODEL_NAME: "llama", MODEL_URL: "http://localhost:11434/v1" };
    expect(readEnv(source).model).toEqual({
      provider: "openai-compatible",
      name: "llama",
      url: "http://localhost:11434/v1",
      apiKey: undefined,
      timeoutMs: 30_000,
    });
  });

  it("reads administrators in lower case, whatever the spaces", () => {
    expect(readEnv({ ADMIN_EMAILS: " Ann@Example.org ,bob@example.org," }).adminEmails).toEqual([
      "ann@example.org",
      "bob@example.org",
    ]);
  });
});
