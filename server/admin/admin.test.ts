import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAllFeedback, listUsers, readAnalytics } from "#domain/admin/admin.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp, type TestUser } from "../test/app.fake.ts";

let app: TestApp;
let root: TestUser;
let admin: TestApp["ask"];
let theirs: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp();
  root = await app.createUser({ role: "admin", email: "root@example.org" });
  admin = app.as(root);
  theirs = app.as(await app.createUser({ email: "someone@example.org" }));
});
afterAll(() => app.stop());

const give = async (more: object = {}, as = theirs) => {
  const json = {
    submission_id: randomUUID(),
    session_id: "session-1-2",
    skill_name: "fogging",
    scenario_name: "Mine",
    rating: 4,
    feedback_type: "helpful",
    ...more,
  };
  expect((await as("/api/feedback", { json })).status).toBe(200);
};
const feedback = async (query = "") => replyOf(listAllFeedback, await admin(`/api/admin/feedback${query}`));

describe("everyone's feedback", () => {
  it("comes with its scenario and its giver's address, ten rows a page", async () => {
    await give({ scenario_id: "gone-at-five", comment: "first of all" });
    for (let number = 0; number < 12; number += 1) await give({ comment: `row ${number}` });
    const first = await feedback();
    expect(first.feedback).toHaveLength(10);
    expect(first.feedback[0]).toMatchObject({ user_email: "someone@example.org", scenario: null });
    const second = await feedback(`?cursor=${first.next_cursor}`);
    const oldest = second.feedback.find(({ comment }) => comment === "first of all");
    expect(oldest?.scenario).toMatchObject({ type: "fogging" });
  });

  it.each([
    ["a comment", "?search=NEEDLE", 1],
    ["a scenario's name", "?search=haystack", 1],
    ["an address", "?search=second@", 1],
    ["one letter that is rare", "?search=%C3%BE", 1],
    ["two signs that no index knows", "?search=%F0%9F%99%82%C3%BE", 1],
    ["a rating, or the same digit in a text", "?search=2", 2],
    ["a type", "?search=unrealistic", 1],
    ["a wildcard, to the letter", "?search=%25%25", 0],
    ["the type filter", "?type=unrealistic", 1],
    ["both at once", "?type=general&search=needle", 0],
  ])("is found by %s", async (_what, query, count) => {
    const known = await feedback("?search=second@");
    if (known.feedback.length === 0) {
      const second = app.as(await app.createUser({ email: "second@example.org" }));
      await give(
        { scenario_name: "Haystack", comment: "a needle 🙂Þ", feedback_type: "unrealistic", rating: 2 },
        second,
      );
    }
    expect((await feedback(query)).feedback).toHaveLength(count);
  });

  it("keeps rows that belong to nobody", async () => {
    await app.pool.query(
      `INSERT INTO feedback (id, submission_id, session_id, skill_name, scenario_name, rating, feedback_type, search_text, created_at)
       VALUES (gen_random_uuid(), 'x', 's', 'fogging', 'Old', 3, 'general', 'orphan', now())`,
    );
    expect((await feedback("?search=orphan")).feedback).toMatchObject([{ user_email: null }]);
  });
});

describe("the CSV export", () => {
  it("holds all rows that match, quoted, with formulas made harmless, and opens as UTF-8", async () => {
    const comment = '=HYPERLINK("x"),\n🙂 "so"';
    await give({ comment, scenario_name: "csv-case" });
    const response = await admin("/api/admin/feedback/export?search=csv-case");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const [head, row] = new TextDecoder().decode(bytes).split("\r\n");
    expect(head).toBe('"Date","Scenario","Type","User","Rating","Comment"');
    expect(row).toMatch(
      /^"\d{4}-[^"]+Z","Custom","helpful","someone@example.org","4","'=HYPERLINK\(""x""\),\n🙂 ""so"""$/,
    );
    expect(response.headers.get("content-disposition")).toMatch(/feedback_export_\d{4}-\d\d-\d\d\.csv/);
  });

  it("holds each row once across its batches", async () => {
    await app.pool.query(
      `INSERT INTO feedback (id, submission_id, session_id, skill_name, scenario_name, rating, feedback_type, search_text, created_at)
       SELECT gen_random_uuid(), 'b' || n, 's', 'fogging', 'Batch', 3, 'general', 'batchrow', '2025-01-01T00:00:00Z'
       FROM generate_series(1, 2345) n`,
    );
    const text = await (await admin("/api/admin/feedback/export?search=batchrow")).text();
    expect(text.trimEnd().split("\r\n")).toHaveLength(2346);
  });
});

describe("the figures", () => {
  it("count everything, and over time what is asked for", async () => {
    const { rows } = await app.pool.query("SELECT count(*)::int AS total, avg(rating)::float AS average FROM feedback");
    const all = await replyOf(readAnalytics, await admin("/api/admin/analytics?step=day"));
    expect(all.total).toBe(rows[0]?.total);
    expect(all.average).toBeCloseTo(rows[0]?.average, 9);
    expect(all.series).toHaveLength(30);
    const today = all.series.at(-1)?.count ?? 0;
    await give({ scenario_id: "gone-at-five", rating: 1 });
    for (const step of ["week", "month"]) {
      const { series } = await replyOf(readAnalytics, await admin(`/api/admin/analytics?step=${step}`));
      expect(series.at(-1)?.count).toBeGreaterThan(0);
    }
    const one = await replyOf(readAnalytics, await admin("/api/admin/analytics?step=day&scenario=gone-at-five"));
    expect(one.total).toBe(all.total + 1);
    expect(one.series.at(-1)?.count).toBeLessThan(today);
    expect(one.scenarios.find(({ scenario }) => scenario === "gone-at-five")?.name).toBeTruthy();
  });

  it("stay right by day and by month when rows go with their giver's account", async () => {
    const leaving = await app.createUser();
    await give({ rating: 5 }, app.as(leaving));
    await admin(`/api/admin/users/${leaving.id}`, { method: "DELETE" });
    for (const table of ["feedback_daily", "feedback_monthly"]) {
      const { rows } = await app.pool.query(
        `SELECT (SELECT sum(ratings)::int FROM ${table}) AS counted, (SELECT count(*)::int FROM feedback) AS there`,
      );
      expect({ table, counted: rows[0]?.counted }).toEqual({ table, counted: rows[0]?.there });
    }
  });

  it("have no average where there is nothing", async () => {
    const empty = await createTestApp();
    try {
      const ask = empty.as(await empty.createUser({ role: "admin" }));
      const figures = await replyOf(readAnalytics, await ask("/api/admin/analytics"));
      expect(figures).toMatchObject({ total: 0, average: null, skills: [], scenarios: [] });
    } finally {
      await empty.stop();
    }
  });
});

describe("users", () => {
  const find = async (search: string) =>
    (await replyOf(listUsers, await admin(`/api/admin/users?search=${encodeURIComponent(search)}`))).users;

  it("are found by address and name, with plan, role and when they were last seen", async () => {
    await app.createUser({ email: "free@example.org", plan: "free", name: "Zoë Quiet" });
    expect(await find("zoë")).toMatchObject([{ email: "free@example.org", plan: "Free Plan", role: "user" }]);
    expect(await find("someone@")).toMatchObject([{ plan: "Trial Plan", last_seen: expect.any(String) }]);
    expect(await find("root@")).toMatchObject([{ plan: "Admin Account", role: "admin" }]);
  });

  it("come page by page, each once", async () => {
    for (let number = 0; number < 12; number += 1) await app.createUser({ plan: "free" });
    const seen: string[] = [];
    for (let cursor = ""; ; ) {
      const page = await replyOf(listUsers, await admin(`/api/admin/users${cursor}`));
      seen.push(...page.users.map(({ id }) => id));
      if (page.next_cursor === null) break;
      cursor = `?cursor=${page.next_cursor}`;
    }
    const { rows } = await app.pool.query("SELECT count(*)::int AS count FROM users");
    expect(seen).toHaveLength(rows[0]?.count);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it("are signed out everywhere at once", async () => {
    const user = await app.createUser();
    expect((await admin(`/api/admin/users/${user.id}/sign-out`, { method: "POST" })).status).toBe(204);
    expect((await app.as(user)("/api/journal")).status).toBe(401);
  });

  it("go with all that is theirs", async () => {
    const user = await app.createUser();
    await give({ comment: "leaving" }, app.as(user));
    expect((await admin(`/api/admin/users/${user.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await feedback("?search=leaving")).feedback).toEqual([]);
    expect((await admin(`/api/admin/users/${user.id}`, { method: "DELETE" })).status).toBe(404);
  });

  it("keep their last administrator, however two try at once to remove each other", async () => {
    const small = await createTestApp();
    try {
      const one = await small.createUser({ role: "admin" });
      const two = await small.createUser({ role: "admin" });
      const demote = (by: TestUser, whom: TestUser) =>
        small.as(by)(`/api/admin/users/${whom.id}/role`, { method: "PUT", json: { role: "user" } });
      const statuses = (await Promise.all([demote(one, two), demote(two, one)])).map(({ status }) => status);
      // The slower one is refused as the last, or is no administrator any more.
      expect(statuses).toContain(204);
      expect(statuses.some((status) => status === 403 || status === 409)).toBe(true);
      const { rows } = await small.pool.query<{ id: string }>("SELECT id FROM users WHERE role = 'admin'");
      expect(rows).toHaveLength(1);
      const left = rows[0]?.id === one.id ? one : two;
      const refusal = await refusalOf(await small.as(left)(`/api/admin/users/${left.id}`, { method: "DELETE" }));
      expect(refusal).toMatchObject({ status: 409, code: "last_admin" });
    } finally {
      await small.stop();
    }
  });
});
