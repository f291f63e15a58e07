import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../test/app.fake.ts";
import { MailServerAwayError, type MailTransport, smtpTransport } from "./mail-transport.ts";
import { deliverDueMails, MAIL_ATTEMPTS, retryDelayMs, startMailWorker } from "./mail-worker.ts";
import { enqueueMail, type Mail } from "./outbox.store.ts";
import { startSmtpServer } from "./smtp-server.fake.ts";
import { confirmAddressMail } from "./templates/confirm-address.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.pool.query("DELETE FROM mails");
});

const workerWith = (transport: MailTransport) => ({
  db: app.db,
  transport,
  clock: app.clock.now,
  logger: pino({ level: "silent" }),
});
const recorder = (fails: () => boolean = () => false) => {
  const sent: Mail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      if (fails()) throw new Error("421 come back later");
      sent.push(mail);
    },
    close: () => undefined,
  };
  return { sent, transport };
};
const enqueue = (to: string) =>
  enqueueMail(app.db, confirmAddressMail(to, "http://localhost:8080/x", "123456"), app.clock.now());

describe("the mail worker", () => {
  it("sends each mail once, however many workers there are", async () => {
    await Promise.all(Array.from({ length: 23 }, (_, number) => enqueue(`${number}@example.org`)));
    const { sent, transport } = recorder();
    const empty = async (): Promise<void> => {
      while ((await deliverDueMails(workerWith(transport))) > 0);
    };
    await Promise.all([empty(), empty(), empty()]);
    expect(sent.map(({ to }) => to).sort()).toEqual(Array.from({ length: 23 }, (_, n) => `${n}@example.org`).sort());
    expect((await app.mails()).every(({ sentAt }) => sentAt !== null)).toBe(true);
  });

  it("tries a refused mail again, each time later, and keeps the reason", async () => {
    await enqueue("busy@example.org");
    let refusing = true;
    const { sent, transport } = recorder(() => refusing);
    await deliverDueMails(workerWith(transport));
    expect(await app.mails()).toMatchObject([{ attempts: 1, sentAt: null, lastError: "421 come back later" }]);
    expect(await deliverDueMails(workerWith(transport))).toBe(0);
    refusing = false;
    app.clock.advance(retryDelayMs(1));
    await deliverDueMails(workerWith(transport));
    expect(sent).toHaveLength(1);
    expect(await app.mails()).toMatchObject([{ attempts: 2, lastError: null }]);
    expect(retryDelayMs(2)).toBeGreaterThan(retryDelayMs(1));
  });

  it("gives a mail up in the end, and keeps its row", async () => {
    await enqueue("gone@example.org");
    const { transport } = recorder(() => true);
    let tries = 0;
    while ((await deliverDueMails(workerWith(transport))) > 0) {
      tries += 1;
      app.clock.advance(retryDelayMs(tries));
    }
    expect(tries).toBe(MAIL_ATTEMPTS);
    expect(await app.mails()).toMatchObject([{ to: "gone@example.org", nextAttemptAt: null, sentAt: null }]);
  });

  it("takes over a mail whose worker died with it in hand", async () => {
    await enqueue("orphan@example.org");
    const dying: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void deliverDueMails(workerWith(dying));
    const { sent, transport } = recorder();
    await expect.poll(async () => (await app.mails())[0]?.attempts).toBe(1);
    expect(await deliverDueMails(workerWith(transport))).toBe(0);
    app.clock.advance(3 * 60_000 + 1);
    await deliverDueMails(workerWith(transport));
    expect(sent.map(({ to }) => to)).toEqual(["orphan@example.org"]);
  });

  it("sends nothing of a transaction that failed", async () => {
    const mail = confirmAddressMail("never@example.org", "http://localhost:8080/x", "123456");
    const failing = app.db.transaction(async (tx) => {
      await enqueueMail(tx, mail, app.clock.now());
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await deliverDueMails(workerWith(recorder().transport))).toBe(0);
  });

  it("finds new mail by itself, and sends none once it was stopped", async () => {
    const { sent, transport } = recorder();
    const worker = startMailWorker(workerWith(transport));
    await enqueue("soon@example.org");
    await expect.poll(() => sent.length, { timeout: 5_000 }).toBe(1);
    await worker.stop();
    await enqueue("later@example.org");
    expect((await app.mails())[0]).toMatchObject({ to: "later@example.org", sentAt: null });
  });
});

describe("the SMTP transport", () => {
  it("hands text and HTML to the mail server, from our address", async () => {
    const server = await startSmtpServer();
    const transport = smtpTransport(server.url, "Plainsay <hello@example.org>");
    const mail = confirmAddressMail("ann@example.org", "http://localhost:8080/confirm?token=abc", "123456");
    await transport.send({ id: "row-1", ...mail });
    transport.close();
    await server.stop();
    const [received = ""] = server.received;
    expect(received).toContain("Message-ID: <row-1@example.org>");
    expect(received).toContain("From: Plainsay <hello@example.org>");
    expect(received).toContain("To: ann@example.org");
    expect(received).toContain("Subject: Confirm your email for Plainsay");
    expect(received).toContain("Content-Type: text/html");
    expect(received.replaceAll("=\r\n", "")).toContain("http://localhost:8080/confirm?token=3Dabc");
  });

  it("fails for the worker to try again when no mail server answers", async () => {
    const transport = smtpTransport("smtp://127.0.0.1:1", "hello@example.org");
    const mail = { id: "row-1", ...confirmAddressMail("ann@example.org", "x", "123456") };
    await expect(transport.send(mail)).rejects.toThrow(MailServerAwayError);
    transport.close();
  });
});
