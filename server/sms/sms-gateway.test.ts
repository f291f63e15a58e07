import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enqueueMail } from "../mail/outbox.store.ts";
import { deliverDueMails, retryDelayMs, SMS_QUEUE } from "../mail/mail-worker.ts";
import { codeText } from "../mail/templates/one-time.ts";
import { createTestApp, type TestApp } from "../test/app.fake.ts";
import { smsGateway } from "./sms-gateway.ts";
import { type GatewayMood, startSmsGateway } from "./sms-gateway.fake.ts";

const PHONE = "+15551234567";

let app: TestApp;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  gateway = await startSmsGateway();
  await app.pool.query("DELETE FROM mails");
});
afterEach(() => gateway.stop());
afterAll(() => app.stop());

/** One look at the queue by the worker of texts. */
const deliver = (timeoutMs = 300) =>
  deliverDueMails({
    db: app.db,
    transport: smsGateway({ ...gateway.options, timeoutMs }),
    clock: app.clock.now,
    logger: pino({ level: "silent" }),
    queue: SMS_QUEUE,
  });
const enqueue = (code = "123456") => enqueueMail(app.db, codeText(PHONE, code), app.clock.now());
const row = async () => (await app.mails())[0];

describe("the SMS gateway", () => {
  it("is handed each text once, as Twilio wants it", async () => {
    await enqueue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(gateway.taken).toEqual([
      { to: PHONE, from: gateway.options.from, body: "Your Plainsay code is 123456. It works once, for 10 minutes." },
    ]);
    expect((await row())?.sentAt).toBeInstanceOf(Date);
  });

  it.each<GatewayMood>([429, 500, 401, "hanging", "cutting"])(
    "that is %s loses nothing: the text arrives when it is well again",
    async (mood) => {
      gateway.feel(mood);
      await enqueue();
      await deliver();
      expect(await row()).toMatchObject({ sentAt: null, attempts: 1 });
      expect((await row())?.nextAttemptAt).toBeInstanceOf(Date);
      gateway.feel("taking");
      app.clock.advance(retryDelayMs(1, SMS_QUEUE));
      await deliver();
      expect(gateway.taken).toHaveLength(1);
      expect(await row()).toMatchObject({ attempts: 2, lastError: null, nextAttemptAt: null });
    },
  );

  it("that nobody listens at loses nothing either", async () => {
    await gateway.stop();
    await enqueue();
    await deliver();
    expect(await row()).toMatchObject({ sentAt: null, attempts: 1 });
    gateway = await startSmsGateway();
    app.clock.advance(retryDelayMs(1, SMS_QUEUE));
    await deliver();
    expect(gateway.taken).toHaveLength(1);
  });

  it("that says the number is none is not asked again", async () => {
    gateway.feel(400);
    await enqueue();
    await deliver();
    expect(await row()).toMatchObject({ sentAt: null, nextAttemptAt: null });
    expect((await row())?.lastError).toContain("400");
  });

  it("is not asked for a code that has run out", async () => {
    gateway.feel(500);
    await enqueue();
    let looks = 0;
    while ((await row())?.nextAttemptAt !== null) {
      await deliver();
      looks += 1;
      app.clock.advance(retryDelayMs(looks, SMS_QUEUE));
    }
    const { createdAt } = (await row()) ?? {};
    expect(app.clock.now().getTime() - (createdAt?.getTime() ?? 0)).toBeLessThan(12 * 60_000);
    gateway.feel("taking");
    app.clock.advance(60 * 60_000);
    expect(await deliver()).toBe(0);
    expect(gateway.taken).toEqual([]);
    expect(gateway.asked()).toBe(looks);
  });

  it("never gets its secret into the row of a failed text", async () => {
    for (const mood of [500, "cutting", "hanging"] as const) {
      gateway.feel(mood);
      await enqueue();
      await deliver();
    }
    const kept = JSON.stringify(await app.mails());
    expect(kept).not.toContain(gateway.options.token);
    expect(kept).not.toContain(Buffer.from(gateway.options.token).toString("base64"));
  });
});

describe("texts and mails", () => {
  it("wait in queues of their own", async () => {
    await enqueue();
    const mail = { to: "ann@example.org", subject: "Hello", text: "Hello", html: "", kind: "confirm-address" } as const;
    await enqueueMail(app.db, mail, app.clock.now());
    const sent: string[] = [];
    const transport = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
    const deps = { db: app.db, transport, clock: app.clock.now, logger: pino({ level: "silent" }) };
    await deliverDueMails(deps);
    expect(sent).toEqual(["ann@example.org"]);
    await deliverDueMails({ ...deps, queue: SMS_QUEUE });
    expect(sent).toEqual(["ann@example.org", PHONE]);
  });
});
