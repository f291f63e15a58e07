import { expect, it } from "vitest";
import { sceneById } from "#coach/content/catalogue.ts";
import type { ScenarioRow } from "../scenarios/scenarios.store.ts";
import { ofRow } from "./scene-resolver.ts";

it("plays a scene with the coach's content only while its text is the one the content was written for", () => {
  const scene = sceneById("extended-warranty");
  if (scene === undefined) throw new Error("the scene is gone");
  const row: ScenarioRow = {
    id: scene.id,
    name: scene.name,
    description: scene.description,
    difficulty: scene.difficulty,
    type: scene.skill,
    promptTemplate: "",
    systemStartingLine: scene.startingLine,
    you: scene.you,
    partnerName: scene.partner.name,
    partnerRole: scene.partner.role,
    want: scene.want,
    position: 0,
    retiredAt: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
  expect(ofRow(row, undefined).scenario).toEqual({ kind: "predefined", scene });
  expect(ofRow({ ...row, name: "The warranty" }, undefined).scenario.kind).toBe("predefined");
  for (const changed of [
    { description: "You are buying a bicycle, and the saleswoman wants you to take the lock as well." },
    { systemStartingLine: "And a lock to go with it?" },
    { want: "To leave with the bicycle alone." },
  ]) {
    expect(ofRow({ ...row, ...changed }, undefined).scenario).toMatchObject({ kind: "custom", title: row.name });
  }
});
