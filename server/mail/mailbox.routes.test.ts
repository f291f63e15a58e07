import { expect, it } from "vitest";
import { listMailbox } from "#domain/mail/mail.contract.ts";
import { createTestApp } from "../test/app.fake.ts";

it("shows nobody's mail where a mail server is configured", async () => {
  const app = await createTestApp({ mailbox: false });
  expect((await app.ask(listMailbox.path)).status).toBe(404);
  await app.stop();
});
