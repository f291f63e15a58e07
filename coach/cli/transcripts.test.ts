import { expect, it } from "vitest";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { sceneById } from "../content/catalogue.ts";
import { sentenceKeys } from "../partner/sentences.ts";
import { playLines } from "./play.ts";
import { players, transcriptFor } from "./transcripts.ts";

const everyone = await players();

it("has two players for each skill, each in a scene of its own", () => {
  for (const skill of SKILL_SLUGS) {
    const own = everyone.filter(({ scene }) => sceneById(scene)?.skill === skill);
    expect(own.map(({ name }) => name)).toEqual([`${skill}-1`, `${skill}-2`]);
    expect(new Set(own.map(({ scene }) => scene)).size).toBe(2);
  }
});

it.each(everyone.map((player) => [player.name, player] as const))(
  "%s says no sentence twice and is whole",
  (_, player) => {
    const scene = sceneById(player.scene);
    if (scene === undefined) throw new Error("the scene is gone");
    const setting = {
      skill: scene.skill,
      scenario: { kind: "predefined", scene },
      difficulty: scene.difficulty,
    } as const;
    const { opening, rounds } = playLines({ ...setting, seed: player.seed }, player.lines);
    const keys = [opening, ...rounds.map(({ reply }) => reply)].flatMap(({ content }) => sentenceKeys(content));
    expect(keys.length).toBe(new Set(keys).size);
    const text = transcriptFor(player);
    expect(text).toContain("## The analysis");
    expect(text).not.toMatch(/undefined|\[object/);
  },
);
