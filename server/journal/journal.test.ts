import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  exportJournal,
  listJournalEntries,
  readJournalEntry,
  readJournalProgress,
  saveJournalEntry,
} from "#domain/journal/journal.contract.ts";
import { JOURNAL_UNDO_MS } from "#domain/journal/journal.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";
import { cleanUpJournal } from "./journal-cleanup.ts";

let app: TestApp;
let ask: TestApp["ask"];
let user: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  user = await app.createUser();
  ask = app.as(user);
});
afterAll(() => app.stop());

const at = "2026-11-21T10:00:00.000Z";
const message = (content: string, sender: "user" | "ai" | "system" = "user") => ({
  id: randomUUID(),
  content,
  sender,
  timestamp: at,
});
const analysis = {
  metrics: { clarity: 3, tone: 3.5, engagement: 4 },
  strengths: ["You said “no” once."],
  areas_for_improvement: [],
  suggestions: [],
  rewrittenResponses: [],
  skill: { used: 1, opportunities: 2, moves: [] },
  otherSkills: [],
  tooLittle: false,
  engine: "embedded",
};
const conversation = (more: object = {}) => ({
  conversation_id: randomUUID(),
  scenario_id: "gone-at-five",
  skill: "fogging",
  title: "21/11/2026 - No…",
  messages: [message("Stay!", "system"), message("No")],
  ...more,
});
const save = async (body: object, as = ask) =>
  (await replyOf(saveJournalEntry, await as("/api/journal", { json: body }))).entry;
const list = async (query = "", as = ask) => replyOf(listJournalEntries, await as(`/api/journal${query}`));
const read = async (id: string, as = ask) => (await replyOf(readJournalEntry, await as(`/api/journal/${id}`))).entry;

describe("saving", () => {
  it("needs at least one message", async () => {
    const refusal = await refusalOf(await ask("/api/journal", { json: conversation({ messages: [] }) }));
    expect(refusal).toEqual({ status: 422, code: "no_messages", message: "No messages to save" });
  });

  it("is part of the trial: the free plan reads an invitation, and still its own journal", async () => {
    const free = app.as(await app.createUser({ plan: "free" }));
    const refusal = await refusalOf(await free("/api/journal", { json: conversation() }));
    expect(refusal).toMatchObject({ status: 402, code: "upgrade_required" });
    expect((await list("", free)).entries).toEqual([]);
  });

  it("keeps one entry of a conversation that is saved again, with its newest messages", async () => {
    const body = conversation();
    const first = await save(body);
    const second = await save({ ...body, title: "later", messages: [...body.messages, message("Still no")] });
    expect(second.id).toBe(first.id);
    expect(await read(first.id)).toMatchObject({ title: "later", messages: { length: 3 } });
  });

  it("makes one entry of ten saves at once", async () => {
    const body = conversation();
    const entries = await Promise.all(Array.from({ length: 10 }, () => save(body)));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(1);
  });

  it("does not shorten an entry when an earlier save arrives late", async () => {
    const body = conversation();
    const entry = await save({ ...body, messages: [...body.messages, message("Third")] });
    expect((await save(body)).id).toBe(entry.id);
    expect((await read(entry.id)).messages).toHaveLength(3);
  });

  it("keeps the analysis, also when a later save has none", async () => {
    const body = conversation({ analysis });
    const { id, has_analysis } = await save(body);
    expect(has_analysis).toBe(true);
    await save({ ...body, analysis: null });
    expect((await read(id)).analysis).toEqual(analysis);
  });

  it.each([
    ["the longest line", "x".repeat(2_000)],
    ["emoji", "👨‍👩‍👧‍👦 🏳️‍🌈 é"],
    ["right to left", "לא, אני לא יכול. لا أستطيع ‏123"],
    ["markup", "<script>alert(1)</script>&amp;"],
    ["white space", "  a\t\r\n\n b\u2028c  "],
    ["quotes and backslashes", `"'\\\\u0041\\n$1 \${x} %s`],
  ])("gives %s back to the letter", async (_what, text) => {
    const body = conversation({ title: text.slice(0, 900), messages: [message(text)] });
    const { id } = await save(body);
    const entry = await read(id);
    expect(entry.title).toBe(body.title);
    expect(entry.messages).toEqual(body.messages);
  });

  it.each([
    ["NUL", "a\u0000b", "NUL"],
    ["half a character", "a\ud83d", "broken"],
  ])("refuses %s and says why", async (_what, text, word) => {
    const refusal = await refusalOf(await ask("/api/journal", { json: conversation({ messages: [message(text)] }) }));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(word) });
  });
});

describe("the list", () => {
  it("comes newest first, a page at a time, each entry once although one is saved in between", async () => {
    const other = app.as(await app.createUser());
    for (let number = 1; number <= 23; number += 1) {
      await save(conversation({ title: `entry ${number}` }), other);
      // Several in one moment: the id decides.
      if (number % 3 === 0) app.clock.advance(1_000);
    }
    const first = await list("", other);
    await save(conversation({ title: "newer" }), other);
    const second = await list(`?cursor=${first.next_cursor}`, other);
    const third = await list(`?cursor=${second.next_cursor}`, other);
    const titles = [first, second, third].flatMap(({ entries }) => entries.map(({ title }) => title));
    expect(titles).toHaveLength(23);
    expect(new Set(titles).size).toBe(23);
    expect(third.next_cursor).toBeNull();
  });

  it("refuses a cursor that nobody was given", async () => {
    expect((await ask("/api/journal?cursor=%27;drop")).status).toBe(400);
  });

  it("finds what was said or the title, whatever the case, and takes wildcards to the letter", async () => {
    const other = app.as(await app.createUser());
    await save(conversation({ title: "Ärger", messages: [message("I keep 100% of it")] }), other);
    await save(conversation({ title: "Calm", messages: [message("I keep 100 of it")] }), other);
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`, other)).entries.map(({ title }) => title);
    expect(await found("100%")).toEqual(["Ärger"]);
    expect(await found("äRGER")).toEqual(["Ärger"]);
    expect(await found("keep")).toHaveLength(2);
    expect(await found("sender")).toEqual([]);
  });
});

describe("deleting", () => {
  it("removes an entry from the list, and undo brings it back whole", async () => {
    const entry = await save(conversation({ analysis }));
    const before = await read(entry.id);
    expect((await ask(`/api/journal/${entry.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await ask(`/api/journal/${entry.id}`)).status).toBe(404);
    expect((await list()).entries.map(({ id }) => id)).not.toContain(entry.id);
    expect((await ask(`/api/journal/${entry.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await ask(`/api/journal/${entry.id}/restore`, { method: "POST" })).status).toBe(204);
    expect(await read(entry.id)).toEqual(before);
  });

  it("is for good after ten minutes, and the row goes", async () => {
    const entry = await save(conversation());
    await ask(`/api/journal/${entry.id}`, { method: "DELETE" });
    app.clock.advance(JOURNAL_UNDO_MS + 1);
    expect((await ask(`/api/journal/${entry.id}/restore`, { method: "POST" })).status).toBe(404);
    await cleanUpJournal({ db: app.db, clock: app.clock.now });
    const { rowCount } = await app.pool.query("SELECT FROM journal_entries WHERE id = $1", [entry.id]);
    expect(rowCount).toBe(0);
  });
});

describe("another user", () => {
  it("sees, changes, deletes, restores and exports nothing of one's entries", async () => {
    const stranger = app.as(await app.createUser());
    const body = conversation({ title: "mine alone" });
    const { id } = await save(body);
    expect((await list("", stranger)).entries).toEqual([]);
    expect((await list("?search=mine", stranger)).entries).toEqual([]);
    for (const [path, method] of [
      [`/api/journal/${id}`, "GET"],
      [`/api/journal/${id}/export`, "GET"],
      [`/api/journal/${id}`, "DELETE"],
      [`/api/journal/${id}/restore`, "POST"],
    ] as const) {
      const { status } = await stranger(path, { method });
      expect({ call: `${method} ${path}`, status }).toEqual({ call: `${method} ${path}`, status: 404 });
    }
    const theirs = await save({ ...body, title: "theirs" }, stranger);
    expect(theirs.id).not.toBe(id);
    expect((await read(id)).title).toBe("mine alone");
    expect(await (await stranger(exportJournal.path)).text()).not.toContain("mine alone");
    expect((await replyOf(readJournalProgress, await stranger("/api/journal/progress"))).skills).toEqual([]);
  });
});

describe("the export", () => {
  it("holds every entry, more than one batch of them, as JSON that parses", async () => {
    const owner = await app.createUser();
    await app.pool.query(
      `INSERT INTO journal_entries (id, user_id, conversation_id, scenario_id, skill, title, messages, search_text, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'c' || n, 'custom', 'fogging', 'entry ' || n, '[]', '', now(), now() FROM generate_series(1, 123) n`,
      [owner.id],
    );
    const response = await app.as(owner)("/api/journal/export?format=json");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="journal_export_\d{4}-\d\d-\d\d\.json"$/,
    );
    const { entries } = (await response.json()) as { entries: { title: string }[] };
    expect(new Set(entries.map(({ title }) => title)).size).toBe(123);
    const markdown = await (await app.as(owner)("/api/journal/export?format=markdown")).text();
    expect(markdown.match(/^# /gm)).toHaveLength(123);
  });

  it("of an empty journal is still a file", async () => {
    const nobody = app.as(await app.createUser());
    expect(await (await nobody("/api/journal/export?format=json")).json()).toEqual({ entries: [] });
  });

  it("holds one entry with its analysis", async () => {
    const { id } = await save(conversation({ analysis }));
    const text = await (await ask(`/api/journal/${id}/export?format=markdown`)).text();
    expect(text).toContain("Firm but Respectful Tone: 3.5 of 5");
  });
});

describe("progress", () => {
  it("recommends the first scenario to someone who has nothing yet", async () => {
    const fresh = app.as(await app.createUser());
    const progress = await replyOf(readJournalProgress, await fresh("/api/journal/progress"));
    expect(progress).toMatchObject({ skills: [], next: { skill: "broken-record" } });
  });

  it("shows the scores of analysed entries and leaves out those with too little to judge", async () => {
    const other = app.as(await app.createUser());
    await save(conversation({ analysis }), other);
    await save(conversation({ analysis: { ...analysis, tooLittle: true } }), other);
    await save(conversation(), other);
    const { skills, next } = await replyOf(readJournalProgress, await other("/api/journal/progress"));
    expect(skills).toMatchObject([{ skill: "fogging", now: 3.5, trend: "too_little", points: { length: 1 } }]);
    expect(next).toMatchObject({ skill: "fogging" });
    expect(next?.scenario_id).not.toBe("gone-at-five");
  });
});
