import { describe, expect, it } from "vitest";
import { readLine } from "#coach/moves/read-line.ts";
import { sentenceKeys, sentencesIn } from "#coach/partner/sentences.ts";
import { SKILL_SLUGS } from "#domain/skills/skills.ts";
import { brokenRecordEchoes } from "./broken-record/lines.ts";
import { SCENES, scenesOf } from "./catalogue.ts";
import { linesOf } from "./lines-catalogue.ts";
import { type Cued, type Hook, type Scene, SETTINGS } from "./scene.ts";

type Lists = Readonly<Record<string, readonly string[]>>;

const texts = (list: readonly { readonly text: string }[]): readonly string[] => list.map(({ text }) => text);

/** Everything the counterpart says in the scene, by list. */
const spokenIn = (scene: Scene): Lists => {
  const { answers, hears, soften, take, startingLine, farewell } = scene;
  const shared = {
    startingLine: [startingLine],
    answers: texts(answers),
    hears: texts(hears),
    soften,
    yield: scene.yield,
    farewell,
    take,
  };
  switch (scene.skill) {
    case "broken-record":
      return { ...shared, ...scene.press, reasons: texts(scene.reasons) };
    case "fogging":
      return { ...shared, criticism: texts(scene.criticism), onDefence: scene.onDefence, onAttack: scene.onAttack };
    case "negative-assertion":
      return {
        ...shared,
        accuse: texts(scene.accuse),
        notTheirs: texts(scene.notTheirs),
        onExcuse: scene.onExcuse,
        onGrovel: scene.onGrovel,
        onRepair: scene.onRepair,
      };
    case "negative-inquiry":
      return {
        ...shared,
        vague: scene.vague,
        complaints: texts(scene.complaints),
        onCrossExamine: scene.onCrossExamine,
        onDefence: scene.onDefence,
        onShutDown: scene.onShutDown,
      };
    case "free-information":
      return {
        ...shared,
        hooks: texts(scene.hooks),
        more: scene.hooks.map(({ more }) => more),
        deeper: scene.hooks.map(({ deeper }) => deeper),
        parting: scene.parting,
        short: scene.short,
        flat: scene.flat,
      };
    case "self-disclosure":
      return {
        ...shared,
        hooks: texts(scene.hooks),
        more: scene.hooks.map(({ more }) => more),
        parting: scene.parting,
        deflect: scene.deflect,
        onBlame: scene.onBlame,
        onNothing: scene.onNothing,
      };
    case "workable-compromise":
      return {
        ...shared,
        press: scene.press,
        reject: scene.reject,
        need: scene.need,
        counter: scene.counter,
        checks: scene.checks,
        onUltimatum: scene.onUltimatum,
      };
    default:
      return scene satisfies never;
  }
};

/** The least each list must hold, as scene.ts says. */
const LEAST: Readonly<Record<string, number>> = {
  answers: 4,
  soften: 3,
  yield: 3,
  take: 5,
  guilt: 3,
  logic: 3,
  authority: 3,
  bargaining: 3,
  reasons: 5,
  criticism: 12,
  onAttack: 3,
  accuse: 10,
  notTheirs: 2,
  vague: 8,
  complaints: 5,
  short: 8,
  flat: 6,
  deflect: 8,
  onBlame: 4,
  onNothing: 4,
  press: 8,
  reject: 4,
  need: 3,
  counter: 3,
  hears: 4,
  farewell: 3,
  parting: 3,
  onRepair: 2,
  checks: 2,
};

const cuesOf = (scene: Scene): readonly string[] => {
  const words = (list: readonly Pick<Cued | Hook, "words">[]): readonly string[] => list.flatMap((one) => one.words);
  const shared = [
    ...scene.words.topic,
    ...scene.words.wish,
    ...scene.words.concede,
    ...words(scene.answers),
    ...words(scene.hears),
  ];
  switch (scene.skill) {
    case "broken-record":
      return [...shared, ...words(scene.reasons)];
    case "negative-assertion":
      return [...shared, ...scene.errorWords, ...scene.repairWords, ...words(scene.notTheirs)];
    case "negative-inquiry":
      return [...shared, ...words(scene.complaints)];
    case "free-information":
    case "self-disclosure":
      return [...shared, ...words(scene.hooks)];
    case "workable-compromise":
      return [...shared, ...scene.theirNeedWords, ...scene.yourNeedWords];
    case "fogging":
      return shared;
    default:
      return scene satisfies never;
  }
};

describe("the catalogue", () => {
  it("has at least four scenes and the lines of each skill", () => {
    expect(SKILL_SLUGS.filter((skill) => scenesOf(skill).length < 4)).toEqual([]);
    for (const skill of SKILL_SLUGS) expect(linesOf(skill).skill).toBe(skill);
  });

  it("gives every scene an id of its own", () => {
    const ids = SCENES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

describe.each(SCENES.map((scene) => [`${scene.skill}: ${scene.id}`, scene] as const))("%s", (_, scene) => {
  const spoken = spokenIn(scene);

  it("has the facts, phrases and lines a conversation needs", () => {
    expect(SETTINGS).toContain(scene.setting);
    expect(scene.facts.length).toBeGreaterThanOrEqual(4);
    expect(scene.facts.length).toBeLessThanOrEqual(8);
    expect(scene.words.topic.length).toBeGreaterThanOrEqual(4);
    expect(scene.words.wish.length).toBeGreaterThanOrEqual(8);
    expect(scene.words.concede.length).toBeGreaterThanOrEqual(6);
    expect(Object.entries(spoken).filter(([list, lines]) => lines.length < (LEAST[list] ?? 1))).toEqual([]);
  });

  it("speaks in one to three sentences, without slots", () => {
    expect(
      Object.values(spoken)
        .flat()
        .filter((line) => sentencesIn(line).length > 3),
    ).toEqual([]);
    for (const line of Object.values(spoken).flat()) {
      expect(line).not.toMatch(/[{}]|\s{2}|^\s|\s$/);
      expect(line).toMatch(/[.!?…]["”')]?$/);
    }
  });

  it("writes its cues in lower case without apostrophes", () => {
    for (const cue of cuesOf(scene)) expect(cue).toMatch(/^[\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+)*$/u);
  });
});

describe.each(SKILL_SLUGS)("the core sentences of %s", (skill) => {
  it("are all read as its good move", () => {
    const read = scenesOf(skill).flatMap((scene) => {
      const sceneText = `${scene.description} ${scene.you} ${scene.want}`;
      const input = { skill, sceneText, words: scene.words, partner: scene.startingLine };
      return scene.core.map((user) => ({ user, verdict: readLine({ ...input, user }).verdict }));
    });
    expect(read.filter(({ verdict }) => verdict !== "good")).toEqual([]);
  });
});

describe.each(SKILL_SLUGS)("the lines of %s", (skill) => {
  const { tactics, openings, onFailure, replies = {}, soften, take, graceful, farewell, ...rest } = linesOf(skill);
  const lists: Lists = {
    ...tactics,
    ...onFailure,
    ...replies,
    ...graceful,
    openings,
    soften,
    take,
    farewell,
    yield: rest.yield,
  };

  it("never has the same sentence twice, not even in two scenes of the skill", () => {
    const all = [
      ...Object.values(lists).flat(),
      ...scenesOf(skill).flatMap((scene) => Object.values(spokenIn(scene)).flat()),
    ];
    const keys = all.flatMap(sentenceKeys);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index && key.split(" ").length > 2)).toEqual([]);
  });

  it("has enough of them, in one to three sentences and without slots", () => {
    expect(Object.keys(tactics).length).toBeGreaterThanOrEqual(3);
    expect(openings.length).toBeGreaterThanOrEqual(8);
    for (const list of Object.values(tactics)) expect(list.length).toBeGreaterThanOrEqual(12);
    for (const list of [...Object.values(onFailure), ...Object.values(graceful)])
      expect(list.length).toBeGreaterThanOrEqual(8);
    for (const list of Object.values(replies)) expect(list.length).toBeGreaterThanOrEqual(6);
    for (const list of [soften, take, rest.yield]) expect(list.length).toBeGreaterThanOrEqual(12);
    const all = Object.values(lists).flat();
    expect(all.filter((line) => sentencesIn(line).length > 3 || /[{}]/.test(line))).toEqual([]);
  });
});

it("echoes have exactly one slot, for the reason", () => {
  for (const line of brokenRecordEchoes) expect(line.match(/\{[^}]*\}/g)).toEqual(["{reason}"]);
});
