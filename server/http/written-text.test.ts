/** What people write comes back to the letter wherever it is kept; what PostgreSQL cannot keep is refused with a sentence. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listContactMessages } from "#domain/admin/contact-messages.contract.ts";
import { listAllFeedback } from "#domain/admin/admin.contract.ts";
import { createScenario, listAdminScenarios } from "#domain/admin/scenario-editor.contract.ts";
import { sendContactMessage } from "#domain/contact/contact.contract.ts";
import { listOwnFeedback, submitFeedback } from "#domain/feedback/feedback.contract.ts";
import { listJournalEntries, saveJournalEntry } from "#domain/journal/journal.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp } from "../test/app.fake.ts";

let app: TestApp;
let user: TestApp["ask"];
let admin: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp();
  user = app.as(await app.createUser());
  admin = app.as(await app.createUser({ role: "admin" }));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.pool.query("DELETE FROM rate_limits");
});

const TEXTS: readonly (readonly [string, string])[] = [
  ["a line of 2,000 characters", "x ".repeat(999).concat("yz")],
  ["emoji of many parts", "👨‍👩‍👧‍👦 🏳️‍🌈 é 👍🏽"],
  ["right to left", "לא, אני לא יכול. لا أستطيع ‏123"],
  ["markup", `<script>alert(1)</script>&amp;<img src=x onerror="alert(2)">`],
  ["white space and several kinds of line ends", "a\t\r\n\n b\u2028c"],
  ["quotes, backslashes and placeholders", `"'\\\\u0041\\n$1 \${x} %s`],
];

const message = (content: string) => ({ id: randomUUID(), content, sender: "user", timestamp: "2026-11-21T10:00:00Z" });
const feedback = (more: object) => ({
  session_id: "s",
  skill_name: "fogging",
  scenario_name: "Mine",
  rating: 4,
  feedback_type: "general",
  ...more,
});
const contact = (more: object) => ({ name: "Ann", email: "a@example.org", subject: "Hello", message: "Text", ...more });
const scenario = (more: object) => ({
  id: `scene-${randomUUID()}`,
  name: "Scene",
  description: "What it is about",
  difficulty: "Beginner",
  type: "fogging",
  system_starting_line: "Well?",
  prompt_template: "You are Ines.",
  brief: { you: "You", partner: { name: "Ines", role: "Neighbour" }, want: "Peace" },
  ...more,
});
const entry = (more: object) => ({
  conversation_id: randomUUID(),
  scenario_id: "custom",
  skill: "fogging",
  title: "Title",
  messages: [message("No")],
  ...more,
});

describe.each(TEXTS)("%s", (_what, text) => {
  it("comes back from feedback, to its giver and to administrators", async () => {
    await replyOf(submitFeedback, await user("/api/feedback", { json: feedback({ comment: text }) }));
    const own = await replyOf(listOwnFeedback, await user("/api/feedback"));
    const all = await replyOf(listAllFeedback, await admin("/api/admin/feedback"));
    expect([own.feedback[0]?.comment, all.feedback[0]?.comment]).toEqual([text, text]);
  });

  it("comes back from a contact message", async () => {
    const sent = await app.ask(sendContactMessage.path, { json: contact({ message: text }) });
    expect(sent.status).toBe(204);
    const { messages } = await replyOf(listContactMessages, await admin("/api/admin/contact-messages"));
    expect(messages[0]?.message).toBe(text);
  });

  it("comes back from the scenario editor", async () => {
    const json = scenario({ description: text, prompt_template: text });
    await replyOf(createScenario, await admin("/api/admin/scenarios", { json }));
    const { scenarios } = await replyOf(listAdminScenarios, await admin("/api/admin/scenarios"));
    expect(scenarios.find(({ id }) => id === json.id)).toMatchObject({ description: text, prompt_template: text });
  });

  it("is found when it is searched for", async () => {
    const { title } = entry({});
    await replyOf(saveJournalEntry, await user("/api/journal", { json: entry({ messages: [message(text)] }) }));
    const search = encodeURIComponent(text.slice(0, 90).trim());
    const { entries } = await replyOf(listJournalEntries, await user(`/api/journal?search=${search}`));
    expect(entries.map((found) => found.title)).toEqual([title]);
  });
});

describe.each([
  ["NUL", "a\u0000b", "Please remove the NUL character from the text."],
  ["half of a character", "a\ud83d", "Please remove the broken character from the text."],
])("%s", (_what, text, sentence) => {
  it.each([
    ["feedback", "user", submitFeedback.path, feedback({ comment: text })],
    ["a scene's name in feedback", "user", submitFeedback.path, feedback({ scenario_name: text })],
    ["a contact message", "user", sendContactMessage.path, contact({ message: text })],
    ["a name", "user", sendContactMessage.path, contact({ name: text })],
    ["the scenario editor", "admin", createScenario.path, scenario({ description: text })],
    ["the journal", "user", saveJournalEntry.path, entry({ messages: [message(text)] })],
    ["a title in the journal", "user", saveJournalEntry.path, entry({ title: text })],
  ] as const)("is refused in %s, with a sentence", async (_where, who, path, json) => {
    const refusal = await refusalOf(await (who === "admin" ? admin : user)(path, { json }));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(sentence) });
  });
});

describe("a search with NUL in it", () => {
  it.each([
    ["user", "/api/journal"],
    ["admin", "/api/admin/feedback"],
    ["admin", "/api/admin/users"],
    ["admin", "/api/admin/contact-messages"],
  ] as const)("is refused, not a failure (%s, %s)", async (who, path) => {
    const response = await (who === "admin" ? admin : user)(`${path}?search=%00`);
    expect((await refusalOf(response)).status).toBe(400);
  });
});
