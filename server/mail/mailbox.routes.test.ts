import { expect, it } from "vitest";
import { listMailbox } from "#domain/mail/mail.contract.ts";
import { createTestApp, replyOf } from "../test/app.fake.ts";
import { enqueueMail } from "./outbox.store.ts";
import { alreadyHaveAccountMail } from "./templates/already-have-account.ts";
import { codeText } from "./templates/one-time.ts";

it("shows nobody's mail where a mail server and an SMS gateway are configured", async () => {
  const app = await createTestApp({ mailbox: false, sms: "gateway" });
  expect((await app.ask(listMailbox.path)).status).toBe(404);
  await app.stop();
});

it("shows mail to its own pages, and to no website that has its name point at this computer", async () => {
  const app = await createTestApp();
  const statusFor = async (host: string) => (await app.ask(listMailbox.path, { headers: { host } })).status;
  expect(await statusFor("localhost:8080")).toBe(200);
  expect(await statusFor("127.0.0.1:8080")).toBe(200);
  expect(await statusFor("rebound.example.org:8080")).toBe(403);
  await app.stop();
});

it.each([
  [{ mailbox: false, sms: "mailbox" }, ["+15551234567"]],
  [{ mailbox: true, sms: "off" }, ["ann@example.org"]],
  [{ mailbox: true, sms: "mailbox" }, ["+15551234567", "ann@example.org"]],
] as const)("shows what is not sent and nothing else: %j", async (modes, expected) => {
  const app = await createTestApp(modes);
  await enqueueMail(app.db, alreadyHaveAccountMail("ann@example.org", "http://localhost:8080/auth"), app.clock.now());
  await enqueueMail(app.db, codeText("+15551234567", "123456"), app.clock.now());
  const { mails } = await replyOf(listMailbox, await app.ask(listMailbox.path));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(expected);
  await app.stop();
});
