import { expect, it } from "vitest";
import { listMailbox } from "#domain/mail/mail.contract.ts";
import { createTestApp } from "../test/app.fake.ts";

it("shows nobody's mail where a mail server is configured", async () => {
  const app = await createTestApp({ mailbox: false });
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
