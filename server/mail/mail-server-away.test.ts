import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signUp } from "#domain/auth/auth.contract.ts";
import { askForReset } from "#domain/auth/one-time.contract.ts";
import { createTestApp, replyOf, type TestApp } from "../test/app.fake.ts";
import { smtpTransport } from "./mail-transport.ts";
import { deliverDueMails, retryDelayMs } from "./mail-worker.ts";
import { type Line, startSmtpServer } from "./smtp-server.fake.ts";

const BAD_LINES: readonly Line[] = ["refuses", "hangs", "cuts after DATA"];
const PASSWORD = "kind but firm";

let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let transport: ReturnType<typeof smtpTransport>;
beforeAll(async () => {
  app = await createTestApp({ mailbox: false });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.pool.query("DELETE FROM mails");
  smtp = await startSmtpServer();
  transport = smtpTransport(smtp.url, "Plainsay <hello@example.org>", { connectMs: 300, silenceMs: 300 });
});
afterEach(async () => {
  transport.close();
  await smtp.stop();
});

const deliver = () =>
  deliverDueMails({ db: app.db, transport, clock: app.clock.now, logger: pino({ level: "silent" }) });
const deliverAll = async (): Promise<void> => {
  while ((await deliver()) > 0);
};
const register = async (email: string) =>
  replyOf(signUp, await app.ask(signUp.path, { json: { email, password: PASSWORD } }));
let asked = 0;
/** What somebody is told who asks for a mail now. */
const askAs = async (name: string) => {
  asked += 1;
  const json = { email: `${name}-${asked}@example.org` };
  return replyOf(askForReset, await app.ask(askForReset.path, { json }));
};
const headerOf = (mail: string, name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(mail)?.[1] ?? "";

describe.for(BAD_LINES)("a mail server that %s", (line) => {
  it("loses nothing: the user is told, and the mail is there once when the server is back", async () => {
    const email = `${line.replaceAll(" ", "-").toLowerCase()}@example.org`;
    smtp.setLine(line);
    expect(await register(email)).toEqual({ mailbox: false });
    await deliver();
    expect(await app.mails()).toMatchObject([{ to: email, sentAt: null, serverAway: true }]);
    expect(await askAs("somebody-else")).toEqual({ mailbox: false, delayed: true });

    smtp.setLine("good");
    app.clock.advance(retryDelayMs(1));
    await deliverAll();
    const arrived = smtp.received.filter((mail) => headerOf(mail, "To").includes(email));
    // A server that had taken the mail before the line was cut gets it again, under the same id, and knows it.
    expect(new Set(arrived.map((mail) => headerOf(mail, "Message-ID"))).size).toBe(1);
    expect(arrived.length).toBe(line === "cuts after DATA" ? 2 : 1);
    expect(await app.mails()).toMatchObject([{ sentAt: expect.any(Date) as Date, serverAway: false }]);
    expect(await askAs("somebody-else")).toEqual({ mailbox: false });
  });
});

describe("a mail server that was away for long", () => {
  it("is asked at least every minute for two days, and gets all that waited as soon as one mail has come through", async () => {
    smtp.setLine("refuses");
    for (const name of ["ann", "ben"]) await register(`${name}-waits@example.org`);
    for (let minute = 0; minute < 20; minute += 1) {
      await deliverAll();
      app.clock.advance(60_000);
    }
    expect((await app.mails()).map(({ attempts }) => attempts)).toEqual([20, 20]);
    await app.pool.query(
      "UPDATE mails SET next_attempt_at = next_attempt_at + interval '1 hour' WHERE \"to\" LIKE 'ben%'",
    );
    smtp.setLine("good");
    await deliverAll();
    expect(smtp.received.map((mail) => headerOf(mail, "To")).sort()).toEqual([
      "ann-waits@example.org",
      "ben-waits@example.org",
    ]);
  });
});
