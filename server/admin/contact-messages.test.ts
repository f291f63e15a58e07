import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliverContactMessage, listContactMessages } from "#domain/admin/contact-messages.contract.ts";
import { deliverDueMessages } from "../contact/contact-delivery.ts";
import { deliverDueMails, MAIL_ATTEMPTS } from "../mail/mail-worker.ts";
import { createTestApp, replyOf, type TestApp } from "../test/app.fake.ts";

let app: TestApp;
let admin: TestApp["ask"];
let isDown = false;

beforeAll(async () => {
  app = await createTestApp({ contact: { mailTo: "support@example.org", hasFormService: true } });
  admin = app.as(await app.createUser({ role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  isDown = false;
  for (const table of ["contact_messages", "mails", "rate_limits"]) await app.pool.query(`DELETE FROM ${table}`);
});

const logger = pino({ level: "silent" });
const outcome = async (): Promise<void> => {
  if (isDown) throw new Error("nobody is there");
};
const deliver = async (): Promise<void> => {
  const { db, clock } = app;
  await deliverDueMessages({ db, clock: clock.now, logger, formService: { deliver: outcome } });
  await deliverDueMails({ db, clock: clock.now, logger, transport: { send: outcome, close: () => undefined } });
};
const write = async (more: object = {}): Promise<void> => {
  const json = { name: "Ann", email: "ann@example.org", subject: "A group", message: "We are twelve.", ...more };
  expect((await app.ask("/api/contact", { json })).status).toBe(204);
};
const list = async (query = "") => replyOf(listContactMessages, await admin(`/api/admin/contact-messages${query}`));
const only = async () => {
  const { messages } = await list();
  const [message] = messages;
  if (message === undefined || messages.length > 1) throw new Error(`${messages.length} messages instead of one`);
  return message;
};
const again = async () => {
  const { id } = await only();
  const path = deliverContactMessage.path.replace(":id", id);
  return (await replyOf(deliverContactMessage, await admin(path, { method: "POST" }))).message;
};

describe("a contact message, as administrators see it", () => {
  it("waits, and is delivered on both ways", async () => {
    await write();
    expect(await only()).toMatchObject({
      name: "Ann",
      message: "We are twelve.",
      state: "waiting",
      deliveries: [
        { way: "mail", state: "waiting" },
        { way: "form_service", state: "waiting" },
      ],
    });
    await deliver();
    expect(await only()).toMatchObject({
      state: "delivered",
      deliveries: [{ delivered_at: expect.any(String) }, { delivered_at: expect.any(String) }],
    });
  });

  it("is being delivered while a worker has it in hand", async () => {
    await write();
    const seen: string[] = [];
    const { db, clock } = app;
    const look = async (): Promise<void> => void seen.push((await only()).state);
    await deliverDueMessages({ db, clock: clock.now, logger, formService: { deliver: look } });
    expect(seen).toEqual(["delivering"]);
  });

  it("says when the next try is and why the last one failed, until it is given up", async () => {
    await write();
    isDown = true;
    await deliver();
    const [mail, form] = (await only()).deliveries;
    expect(mail).toMatchObject({ state: "waiting", attempts: 1, error: "nobody is there" });
    expect(Date.parse(form?.next_attempt_at ?? "")).toBeGreaterThan(app.clock.now().getTime());
    for (let attempt = 1; attempt < MAIL_ATTEMPTS; attempt += 1) {
      app.clock.advance(7 * 60 * 60_000);
      await deliver();
    }
    expect(await only()).toMatchObject({
      state: "failed",
      deliveries: [
        { state: "failed", attempts: MAIL_ATTEMPTS, next_attempt_at: null },
        { state: "failed", attempts: MAIL_ATTEMPTS, next_attempt_at: null },
      ],
    });
  });

  it("is tried again at once when an administrator asks, and only where it has not arrived", async () => {
    await write();
    await deliverDueMails({
      db: app.db,
      clock: app.clock.now,
      logger,
      transport: { send: outcome, close: () => undefined },
    });
    isDown = true;
    await deliver();
    isDown = false;
    expect(await again()).toMatchObject({ deliveries: [{ state: "delivered" }, { state: "waiting", attempts: 0 }] });
    await deliver();
    expect((await only()).state).toBe("delivered");
    expect(await app.mails()).toHaveLength(1);
  });

  it("that was suspected reaches us once somebody says that a person wrote it", async () => {
    await write({ website: "https://spam.example.org" });
    expect(await only()).toMatchObject({ suspected: true, state: "stored", deliveries: [] });
    expect(await again()).toMatchObject({ suspected: false, state: "waiting" });
    await again();
    await deliver();
    expect(await only()).toMatchObject({ suspected: false, state: "delivered" });
    expect(await app.mails()).toMatchObject([{ to: "support@example.org" }]);
  });

  it("counts as delivered when the outbox has forgotten its mail", async () => {
    await write();
    await deliver();
    await app.pool.query("DELETE FROM mails");
    expect(await only()).toMatchObject({ state: "delivered", deliveries: [{ delivered_at: null }, {}] });
  });

  it("that is not there answers 404", async () => {
    const path = deliverContactMessage.path.replace(":id", "00000000-0000-4000-8000-000000000000");
    expect((await admin(path, { method: "POST" })).status).toBe(404);
  });
});

describe("the list of contact messages", () => {
  it("is searched in name, address, subject and text, whatever the case and to the letter", async () => {
    await write({ name: "Zoë Ärger", subject: "100% sure", message: "<b>line</b>\nאני לא 🙂" });
    await write({ name: "Bo", email: "bo@example.org", subject: "100 reasons", message: "Other" });
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).messages.map(({ name }) => name);
    expect(await found("zOË äRGER")).toEqual(["Zoë Ärger"]);
    expect(await found("100%")).toEqual(["Zoë Ärger"]);
    expect(await found("BO@EXAMPLE")).toEqual(["Bo"]);
    expect(await found("לא 🙂")).toEqual(["Zoë Ärger"]);
    expect(await found("_")).toEqual([]);
  });

  it("shows what is not delivered, and what is suspected, by themselves", async () => {
    await write({ subject: "arrived" });
    await deliver();
    await write({ subject: "open" });
    await write({ subject: "robot", website: "x" });
    const subjects = async (view: string) => (await list(`?view=${view}`)).messages.map(({ subject }) => subject);
    expect(await subjects("all")).toEqual(["robot", "open", "arrived"]);
    expect(await subjects("open")).toEqual(["open"]);
    expect(await subjects("suspected")).toEqual(["robot"]);
  });

  it("comes page by page, each message once", async () => {
    await app.pool.query(
      `INSERT INTO contact_messages (id, submission_id, name, email, subject, message, suspected, search_text, created_at)
       SELECT gen_random_uuid(), 's' || n, 'Ann', 'ann@example.org', 'Number ' || n, 'x', false, '', '2026-11-01T00:00:00Z'
       FROM generate_series(1, 23) n`,
    );
    const first = await list();
    const second = await list(`?cursor=${first.next_cursor}`);
    const third = await list(`?cursor=${second.next_cursor}`);
    const subjects = [first, second, third].flatMap(({ messages }) => messages.map(({ subject }) => subject));
    expect([subjects.length, new Set(subjects).size, third.next_cursor]).toEqual([23, 23, null]);
  });
});
