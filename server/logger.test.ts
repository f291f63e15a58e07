import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#domain/auth/auth.contract.ts";
import { journalEntries } from "./db/schema.ts";
import { createLogger } from "./logger.ts";
import { createTestApp, type TestApp } from "./test/app.fake.ts";

const lines: string[] = [];
const logger = createLogger("warn", { write: (line) => void lines.push(line) });
const written = (): string => lines.splice(0).join("");

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ logger });
});
afterAll(() => app.stop());

describe("the log", () => {
  it("says what failed and where, and nothing of what a user wrote", async () => {
    const failure: unknown = await app.db
      .insert(journalEntries)
      .values({
        id: "not a uuid, but a secret",
        userId: "nobody",
        conversationId: "c",
        scenarioId: "s",
        skill: "fogging",
        title: "what I told nobody",
        messages: [],
        searchText: "what I told nobody",
        createdAt: new Date(0),
        updatedAt: new Date(0),
      })
      .catch((error: unknown) => error);
    logger.error({ err: failure }, "a save failed");
    const log = written();
    expect(log).toContain("insert into");
    expect(log).toContain("22P02");
    expect(log).toContain("    at ");
    expect(log).not.toMatch(/what I told nobody|a secret/);
  });

  it("keeps an address and a password out, also when the database fails beneath a sign-up", async () => {
    await app.pool.query("ALTER TABLE mails RENAME TO mails_away");
    try {
      const reply = await app.ask(signUp.path, {
        json: { email: "quiet@example.org", password: "a quiet wall of mine" },
      });
      expect(reply.status).toBeGreaterThanOrEqual(500);
      expect(await reply.text()).not.toMatch(/insert|mails/);
    } finally {
      await app.pool.query("ALTER TABLE mails_away RENAME TO mails");
    }
    const log = written();
    expect(log).toContain("failed");
    expect(log).not.toMatch(/quiet@example\.org|a quiet wall/);
  });

  it("takes whatever was thrown", () => {
    logger.warn({ err: "a string with words in it" }, "odd");
    logger.warn({ err: new Error("outer", { cause: new Error("inner") }) }, "nested");
    const log = written();
    expect(log).not.toContain("with words in it");
    expect(log).toMatch(/"message":"outer".*"message":"inner"/);
  });
});
