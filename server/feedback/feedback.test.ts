import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOwnFeedback, submitFeedback } from "#domain/feedback/feedback.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp } from "../test/app.fake.ts";

let app: TestApp;
let ask: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp({ adminEmails: ["ops@example.org"] });
  ask = app.as(await app.createUser());
});
afterAll(() => app.stop());

const given = (more: object = {}) => ({
  submission_id: randomUUID(),
  session_id: "session-abc-123",
  skill_name: "fogging",
  scenario_name: "Gone at five",
  scenario_id: "gone-at-five",
  rating: 4,
  feedback_type: "helpful",
  comment: "Felt real",
  ...more,
});
const submit = async (body: object, as = ask) =>
  (await replyOf(submitFeedback, await as("/api/feedback", { json: body }))).feedback;
const list = async (query = "", as = ask) => replyOf(listOwnFeedback, await as(`/api/feedback${query}`));

describe("giving feedback", () => {
  it("asks a caller without a session to sign in again, by the specification's code", async () => {
    expect(await refusalOf(await app.ask("/api/feedback", { json: given() }))).toEqual({
      status: 401,
      code: "PGRST116",
      message: "Authentication required. Please sign in again.",
    });
  });

  it.each([
    [{ rating: 0 }, "Please provide a rating"],
    [{ rating: undefined }, "Please provide a rating"],
    [{ feedback_type: undefined }, "Please select a feedback type"],
    [{ feedback_type: "rude" }, "Please select a feedback type"],
    [{ comment: "a\u0000" }, "NUL"],
    [{ rating: 6 }, "rating"],
    [{ rating: 4.5 }, "rating"],
  ])("refuses %o", async (wrong, sentence) => {
    const refusal = await refusalOf(await ask("/api/feedback", { json: given(wrong) }));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(sentence) });
  });

  it("keeps one row of a submission that is sent ten times at once", async () => {
    const body = given();
    const rows = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
  });

  it("keeps a comment to the letter, and none for an empty one", async () => {
    const other = app.as(await app.createUser());
    const comment = '=1+1 "quoted", <script>\n🙂 שלום';
    expect((await submit(given({ comment }), other)).comment).toBe(comment);
    expect((await submit(given({ comment: "  " }), other)).comment).toBeNull();
  });

  it("counts a predefined scenario under its own name and skill", async () => {
    const other = app.as(await app.createUser());
    const row = await submit(given({ scenario_name: "x", skill_name: "broken-record" }), other);
    expect(row).toMatchObject({ skill_name: "fogging" });
    expect(row.scenario_name).not.toBe("x");
  });
});

describe("one's own feedback", () => {
  it("comes newest first by pages, with the skills it is about, and by skill", async () => {
    const other = app.as(await app.createUser());
    for (let number = 1; number <= 12; number += 1) await submit(given({ comment: `${number}` }), other);
    await submit(given({ scenario_id: null, skill_name: "self-disclosure", comment: "13" }), other);
    const first = await list("", other);
    expect(first.skills).toEqual(["fogging", "self-disclosure"]);
    const second = await list(`?cursor=${first.next_cursor}`, other);
    expect(second.next_cursor).toBeNull();
    const comments = [...first.feedback, ...second.feedback].map(({ comment }) => comment);
    expect(new Set(comments).size).toBe(13);
    expect((await list("?skill=self-disclosure", other)).feedback.map(({ comment }) => comment)).toEqual(["13"]);
  });

  it("is nobody else's to see", async () => {
    await submit(given());
    const stranger = app.as(await app.createUser());
    expect(await list("", stranger)).toEqual({ feedback: [], skills: [], next_cursor: null });
  });
});

describe("the counts behind the dashboard", () => {
  const counted = async (): Promise<{ ratings: number; sum: number }> => {
    const { rows } = await app.pool.query(
      "SELECT coalesce(sum(ratings), 0)::int ratings, coalesce(sum(rating_sum), 0)::int sum FROM feedback_daily",
    );
    return rows[0] as { ratings: number; sum: number };
  };
  const stored = async (): Promise<{ ratings: number; sum: number }> => {
    const { rows } = await app.pool.query(
      "SELECT count(*)::int ratings, coalesce(sum(rating), 0)::int sum FROM feedback",
    );
    return rows[0] as { ratings: number; sum: number };
  };

  it("follow every row, also those that go with an account", async () => {
    const leaving = await app.createUser();
    await Promise.all([1, 2, 3, 4, 5].map((rating) => submit(given({ rating }), app.as(leaving))));
    expect(await counted()).toEqual(await stored());
    await app.pool.query("DELETE FROM users WHERE id = $1", [leaving.id]);
    expect(await counted()).toEqual(await stored());
  });
});

describe("when the feedback table is missing", () => {
  it("the caller reads 42P01 and every administrator is mailed once", async () => {
    const broken = await createTestApp({ adminEmails: ["ops@example.org"] });
    try {
      await broken.createUser({ email: "second@example.org", role: "admin" });
      const caller = broken.as(await broken.createUser());
      await broken.pool.query("ALTER TABLE feedback RENAME TO feedback_away");
      for (const comment of ["once", "again"]) {
        const refusal = await refusalOf(await caller("/api/feedback", { json: given({ comment }) }));
        expect(refusal).toMatchObject({ status: 503, code: "42P01" });
      }
      const mails = await broken.mails();
      expect(mails.map(({ to }) => to).toSorted()).toEqual(["ops@example.org", "second@example.org"]);
      expect(mails[0]?.kind).toBe("feedback-outage");
    } finally {
      await broken.stop();
    }
  });
});
