import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCENES } from "#coach/content/catalogue.ts";
import { createLanguageModel } from "#server/model/ai-sdk-model.ts";
import { type FakeProvider, openAiWords, refusal, startFakeProvider } from "#server/model/provider.fake.ts";
import { failedChecks } from "./partners.checks.ts";
import { type Part, playPart } from "./partners.play.ts";
import { comparisonTable, partText } from "./partners.report.ts";

describe("failedChecks", () => {
  it.each([
    ["One. Two! Three?", []],
    ["Oh, come on. It's “just” a drill, Dana.", []],
    ["One. Two. Three. Four.", ["length"]],
    ["", ["length"]],
    ["Dana: You always do this.", ["marks"]],
    ["*sighs* You always do this.", ["marks"]],
    ["“You always do this.”", ["marks"]],
    ["You said that well. Great boundary!", ["out of role"]],
    ["As an AI, I can't press you.", ["out of role"]],
    ["Hello {name}.", ["slot"]],
    ["So it IS a no?", ["repeated"]],
  ])("%s fails %j", (line, failed) => {
    expect(failedChecks(line, ["So it is a no? Fine."])).toEqual(failed);
  });
});

describe("playPart", () => {
  const [scene] = SCENES;
  if (scene === undefined) throw new Error("the catalogue is empty");
  const part: Part = { scene, user: "assertive", seed: 1, turns: 20, lines: [], model: null };
  const { signal } = new AbortController();
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
  });
  afterAll(() => provider.stop());
  const model = () =>
    createLanguageModel(
      { provider: "openai-compatible", name: "m", url: provider.url, apiKey: "k", timeoutMs: 1_000 },
      { retryMs: 1 },
    );

  it("brings the embedded partner to an end with a skilled user, and stops there", async () => {
    const played = await playPart(part, signal);
    expect(played.ended).toBe(true);
    expect(played.spoken.length).toBeLessThan(20);
    expect(played.spoken.flatMap(({ failed }) => failed)).toEqual([]);
    expect(played.analysis).toEqual(played.embedded);
  });

  it("puts a model through the same scene, and shows where it breaks a rule", async () => {
    provider.play(openAiWords(["*sighs* ", "Please."]));
    const played = await playPart({ ...part, turns: 2, model: model() }, signal);
    expect(played.spoken.map(({ engine, failed }) => [engine, failed])).toEqual([
      ["model", ["marks"]],
      ["model", ["marks", "repeated"]],
    ]);
    expect(partText("the model", played)).toContain("*sighs* Please. *(marks, repeated)*");
  });

  it("says which lines the embedded partner had to answer for the model", async () => {
    provider.play(refusal(401));
    const failing = await playPart({ ...part, turns: 2, model: model() }, signal);
    const own = await playPart({ ...part, turns: 2 }, signal);
    expect(partText("the model", failing)).toContain("*(the model failed)*");
    const table = comparisonTable(
      new Map([
        ["the model", [failing]],
        ["embedded", [own]],
      ]),
    );
    expect(table).toContain("| replies | 2 | 2 |");
    expect(table).toContain("| replies the model wrote itself | 0 % | 0 % |");
  });
});
