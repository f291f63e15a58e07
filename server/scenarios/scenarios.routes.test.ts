import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listScenarios, readScenario } from "#domain/scenarios/scenarios.contract.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { createTestApp, replyOf, type TestApp } from "../test/app.fake.ts";
import { seedCatalogue } from "./catalogue-seed.ts";

let app: TestApp;
let ask: TestApp["ask"];

beforeAll(async () => {
  app = await createTestApp();
  ask = app.as(await app.createUser());
});
afterAll(() => app.stop());

describe("the catalogue", () => {
  it.each(SKILL_SLUGS)("has at least four scenarios for %s, all of that skill", async (skill) => {
    const { scenarios } = await replyOf(listScenarios, await ask(`/api/skills/${skill}/scenarios`));
    expect(scenarios.length).toBeGreaterThanOrEqual(4);
    expect(scenarios.every(({ type }) => type === skill)).toBe(true);
  });

  it("keeps its prompts to itself", async () => {
    const reply = await (await ask("/api/skills/fogging/scenarios")).text();
    expect(reply).not.toContain("prompt");
    expect(reply).not.toContain("Facts you may use");
  });

  it("leaves a scenario alone that is already there", async () => {
    await app.pool.query("UPDATE scenarios SET name = 'Changed by hand' WHERE id = 'extended-warranty'");
    await seedCatalogue(app.db);
    const { scenario } = await replyOf(readScenario, await ask("/api/scenarios/extended-warranty"));
    expect(scenario.name).toBe("Changed by hand");
  });
});

describe("one scenario", () => {
  it("is read by its id", async () => {
    const { scenario } = await replyOf(readScenario, await ask("/api/scenarios/gone-at-five"));
    expect(scenario).toMatchObject({ id: "gone-at-five", type: "fogging", difficulty: "Intermediate" });
  });

  it("is a skill's first when the id is the skill's slug", async () => {
    const { scenarios } = await replyOf(listScenarios, await ask("/api/skills/fogging/scenarios"));
    const { scenario } = await replyOf(readScenario, await ask("/api/scenarios/fogging"));
    expect(scenario).toEqual(scenarios[0]);
  });

  it.each(["no-such-scenario", "NOT%20AN%20ID", "..%2f..%2fetc"])("that is not there answers 404 (%s)", async (id) => {
    expect((await ask(`/api/scenarios/${id}`)).status).toBe(404);
  });
});

describe("an unknown skill", () => {
  it("answers 404", async () => {
    expect((await ask("/api/skills/shouting/scenarios")).status).toBe(404);
  });
});
