import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createScenario,
  listAdminScenarios,
  retireScenario,
  updateScenario,
} from "#domain/admin/scenario-editor.contract.ts";
import { listScenarios, readScenario } from "#domain/scenarios/scenarios.contract.ts";
import { createTestApp, refusalOf, replyOf, type TestApp } from "../test/app.fake.ts";

let app: TestApp;
let admin: TestApp["ask"];
let theirs: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp();
  admin = app.as(await app.createUser({ role: "admin" }));
  theirs = app.as(await app.createUser());
});
afterAll(() => app.stop());

const draft = {
  name: "The borrowed drill",
  description: "Your neighbour wants the drill for another month.",
  difficulty: "Beginner",
  type: "fogging",
  system_starting_line: "You don't need it, do you?",
  prompt_template: "You are Sam. You want the drill.",
  brief: { you: "You own the drill.", partner: { name: "Sam", role: "Your neighbour." }, want: "The drill back." },
};
const offered = async () =>
  (await replyOf(listScenarios, await theirs("/api/skills/fogging/scenarios"))).scenarios.map(({ id }) => id);
const put = (path: string, json: object) => admin(`/api/admin/scenarios${path}`, { method: "PUT", json });

describe("a predefined scenario", () => {
  it("is there for users as soon as it is made, last of its skill, its prompt kept from them", async () => {
    const json = { id: "borrowed-drill", ...draft };
    const made = await replyOf(createScenario, await admin("/api/admin/scenarios", { json }));
    expect(made.scenario.prompt_template).toBe(draft.prompt_template);
    expect((await offered()).at(-1)).toBe("borrowed-drill");
    expect(await (await theirs("/api/scenarios/borrowed-drill")).text()).not.toContain("You want the drill");
  });

  it("is not made twice", async () => {
    const refusal = await refusalOf(await admin("/api/admin/scenarios", { json: { id: "borrowed-drill", ...draft } }));
    expect(refusal).toMatchObject({ status: 409, code: "conflict" });
  });

  it.each([
    [{ id: "custom" }, "id"],
    [{ id: "fogging" }, "id"],
    [{ id: "Not An Id" }, "id"],
    [{ id: "x", name: "  " }, "name"],
    [{ id: "x", prompt_template: "" }, "prompt_template"],
    [{ id: "x", type: "shouting" }, "type"],
    [{ id: "x", system_starting_line: "a\u0000" }, "system_starting_line"],
  ])("is not made from %o", async (wrong, field) => {
    const response = await admin("/api/admin/scenarios", { json: { ...draft, ...wrong } });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields)).toEqual([field]);
  });

  it("shows a change to users at once", async () => {
    await replyOf(updateScenario, await put("/borrowed-drill", { ...draft, name: "The drill again" }));
    const { scenario } = await replyOf(readScenario, await theirs("/api/scenarios/borrowed-drill"));
    expect(scenario.name).toBe("The drill again");
    expect((await put("/nobodys", draft)).status).toBe(404);
  });

  it("stands where it was put, and is the skill's first", async () => {
    const others = (await offered()).filter((id) => id !== "borrowed-drill");
    expect((await put("/order", { skill: "fogging", ids: ["borrowed-drill"] })).status).toBe(204);
    expect(await offered()).toEqual(["borrowed-drill", ...others]);
    const { scenario } = await replyOf(readScenario, await theirs("/api/scenarios/fogging"));
    expect(scenario.id).toBe("borrowed-drill");
  });

  it("is offered no longer once retired, but still known to conversations under way, and can come back", async () => {
    await replyOf(retireScenario, await put("/borrowed-drill/retired", { retired: true }));
    expect(await offered()).not.toContain("borrowed-drill");
    expect((await theirs("/api/scenarios/borrowed-drill")).status).toBe(200);
    const { scenarios } = await replyOf(listAdminScenarios, await admin("/api/admin/scenarios"));
    expect(scenarios.find(({ id }) => id === "borrowed-drill")?.retired).toBe(true);
    await put("/borrowed-drill/retired", { retired: false });
    expect(await offered()).toContain("borrowed-drill");
  });
});
