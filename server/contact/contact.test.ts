import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CONTACT_ALLOWANCE, CONTACT_KEEP_DAYS, CONTACT_MESSAGES } from "#domain/contact/contact.ts";
import { contactMessages } from "../db/schema.ts";
import { createTestApp, refusalOf, type TestApp, TEST_ORIGIN } from "../test/app.fake.ts";
import { cleanUpMessages, deliverDueMessages } from "./contact-delivery.ts";
import { formServiceAt } from "./form-service.ts";

let app: TestApp;
let service: Server;
let url: string;
const received: unknown[] = [];
let answer = 200;

beforeAll(async () => {
  app = await createTestApp({ contact: { mailTo: "support@example.org", hasFormService: true } });
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      received.push(JSON.parse(body));
      response.writeHead(answer).end("{}");
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.close();
  await app.stop();
});
beforeEach(async () => {
  received.length = 0;
  answer = 200;
  await app.pool.query("DELETE FROM contact_messages");
  await app.pool.query("DELETE FROM mails");
  await app.pool.query("DELETE FROM rate_limits");
});

const MESSAGE = { name: "Ann", email: "ann@example.org", subject: "A group", message: "We are twelve.\n\nWhat now?" };
const kept = () => app.db.select().from(contactMessages);
const deliver = () =>
  deliverDueMessages({
    db: app.db,
    formService: formServiceAt(url, new URL(TEST_ORIGIN)),
    clock: app.clock.now,
    logger: pino({ level: "silent" }),
  });
const postForm = (fields: Record<string, string>, headers: Record<string, string> = { origin: TEST_ORIGIN }) =>
  app.app.hono.request(`${TEST_ORIGIN}/contact`, { method: "POST", headers, body: new URLSearchParams(fields) });

describe("a message to us", () => {
  it("is kept and mailed to the support address in one step", async () => {
    expect((await app.ask("/api/contact", { json: MESSAGE })).status).toBe(204);
    expect(await kept()).toMatchObject([{ ...MESSAGE, suspected: false, deliveredAt: null }]);
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ to: "support@example.org", kind: "contact-message", subject: "Contact: A group" });
    expect(mail?.text).toContain("Ann <ann@example.org> wrote:");
    expect(mail?.text).toContain("What now?");
  });

  it("goes to the form service in the service's own form", async () => {
    await app.ask("/api/contact", { json: MESSAGE });
    await deliver();
    expect(received).toEqual([
      { ...MESSAGE, _template: "table", _captcha: "false", _next: `${TEST_ORIGIN}/contact-success` },
    ]);
    expect((await kept())[0]?.deliveredAt).not.toBeNull();
    await deliver();
    expect(received).toHaveLength(1);
  });

  it("is tried again, later and later, while the form service is down", async () => {
    await app.ask("/api/contact", { json: MESSAGE });
    answer = 503;
    await deliver();
    expect((await kept())[0]).toMatchObject({ attempts: 1, lastError: "the form service answered 503" });
    await deliver();
    expect(received).toHaveLength(1);
    answer = 200;
    app.clock.advance(16_000);
    await deliver();
    expect(received).toHaveLength(2);
    expect((await kept())[0]).toMatchObject({ attempts: 2, lastError: null, nextAttemptAt: null });
  });

  it("is delivered once by workers side by side", async () => {
    await app.ask("/api/contact", { json: MESSAGE });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(received).toHaveLength(1);
  });

  it("is one message when the same submission is sent again", async () => {
    const json = { ...MESSAGE, submission_id: "s-1" };
    await app.ask("/api/contact", { json });
    await app.ask("/api/contact", { json });
    expect(await kept()).toHaveLength(1);
    expect(await app.mails()).toHaveLength(1);
  });

  it("that fills the hidden field is kept, answered alike, and delivered to nobody", async () => {
    expect((await app.ask("/api/contact", { json: { ...MESSAGE, website: "https://buy" } })).status).toBe(204);
    await deliver();
    expect(received).toEqual([]);
    expect(await app.mails()).toEqual([]);
    expect(await kept()).toMatchObject([{ suspected: true }]);
  });

  it.each([
    ["name", "  ", CONTACT_MESSAGES.name],
    ["email", "ann@", CONTACT_MESSAGES.email],
    ["subject", "", CONTACT_MESSAGES.subject],
    ["message", "\n \n", CONTACT_MESSAGES.message],
  ])("without a proper %s is refused with a sentence", async (field, value, sentence) => {
    const refusal = await refusalOf(await app.ask("/api/contact", { json: { ...MESSAGE, [field]: value } }));
    expect(refusal).toMatchObject({ status: 400, code: "bad_request" });
    expect(refusal.message).toContain(sentence);
    expect(await kept()).toEqual([]);
  });

  it("cannot put a line of its own into the mail's head", async () => {
    const json = { ...MESSAGE, subject: "Hello\r\nBcc: all@example.org" };
    expect((await app.ask("/api/contact", { json })).status).toBe(400);
  });

  it("is refused after too many from one network, until the hour is over", async () => {
    for (let sent = 0; sent < CONTACT_ALLOWANCE.points; sent += 1) await app.ask("/api/contact", { json: MESSAGE });
    const refused = await app.ask("/api/contact", { json: MESSAGE });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await kept()).toHaveLength(CONTACT_ALLOWANCE.points);
  });

  it("is removed after a year, a suspected one after a month", async () => {
    await app.ask("/api/contact", { json: MESSAGE });
    await app.ask("/api/contact", { json: { ...MESSAGE, website: "x" } });
    const at = (days: number) => ({ db: app.db, clock: () => new Date(app.clock.now().getTime() + days * 86_400_000) });
    await cleanUpMessages(at(31));
    expect(await kept()).toMatchObject([{ suspected: false }]);
    await cleanUpMessages(at(CONTACT_KEEP_DAYS + 1));
    expect(await kept()).toEqual([]);
  });
});

describe("the form without JavaScript", () => {
  it("keeps the message and leads to the success page", async () => {
    const response = await postForm({ ...MESSAGE, website: "" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/contact-success");
    expect(await kept()).toMatchObject([{ name: "Ann" }]);
  });

  it("comes back with what was written, harmless, and what to mend", async () => {
    const response = await postForm({ ...MESSAGE, name: '"><script>', email: "ann" });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(CONTACT_MESSAGES.email);
    expect(page).toContain("We are twelve.");
    expect(page).not.toContain("<script>");
    expect(await kept()).toEqual([]);
  });

  it("is refused when another website sends it", async () => {
    expect((await postForm(MESSAGE, { origin: "https://elsewhere.example.org" })).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  it("says so and keeps what was written when the message cannot be kept", async () => {
    await app.pool.query("ALTER TABLE contact_messages RENAME TO contact_messages_away");
    try {
      const response = await postForm(MESSAGE);
      expect(response.status).toBe(500);
      const page = await response.text();
      expect(page).toContain(CONTACT_MESSAGES.failed);
      expect(page).toContain("We are twelve.");
    } finally {
      await app.pool.query("ALTER TABLE contact_messages_away RENAME TO contact_messages");
    }
  });
});
