import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ModelEnv } from "../env.ts";
import { createLanguageModel } from "./ai-sdk-model.ts";
import type { Judgement } from "./judgement.ts";
import { type LanguageModel, ModelError } from "./language-model.ts";
import type { ModelLimits } from "./model-limits.ts";
import {
  anthropicAnswer,
  anthropicWords,
  type FakeProvider,
  garbage,
  googleAnswer,
  googleWords,
  openAiAnswer,
  openAiCut,
  openAiUnfinished,
  openAiWords,
  refusal,
  startFakeProvider,
} from "./provider.fake.ts";

const KEY = "sk-never-shown";
const LIMITS: Partial<ModelLimits> = { retryMs: 1, firstWordMs: 150, betweenWordsMs: 150, reachableForMs: 50 };
const JUDGEMENT: Judgement = {
  moves: [{ line: 1, verdict: "good", quote: "no", why: "You said no." }],
  metrics: { clarity: 4, tone: 4, engagement: 4 },
  strengths: [],
  areas_for_improvement: [],
  suggestions: [],
  rewrittenResponses: [],
  otherSkills: [],
};

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());

const modelOf = (env: Partial<ModelEnv> = {}, limits: Partial<ModelLimits> = {}): LanguageModel =>
  createLanguageModel(
    { provider: "openai-compatible", name: "m", url: `${provider.url}/v1`, apiKey: KEY, timeoutMs: 2_000, ...env },
    { ...LIMITS, ...limits },
  );

/** What came, and how it ended. */
const listen = async (
  model: LanguageModel,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ text: string; error: unknown }> => {
  let text = "";
  try {
    const messages = [{ role: "user" as const, content: "A secret line." }];
    for await (const word of model.streamReply({ instructions: "A secret prompt.", messages, signal })) text += word;
    return { text, error: undefined };
  } catch (error) {
    return { text, error };
  }
};
const failureOf = (error: unknown): string => (error instanceof ModelError ? error.failure : String(error));
const judge = (model: LanguageModel): Promise<unknown> =>
  model.judge({ instructions: "Judge.", prompt: "Line 1", signal: new AbortController().signal });

describe("streamReply", () => {
  it("gives the words as they come, asking with the key, the prompt and the conversation", async () => {
    provider.play(openAiWords(["We", "'re", " short."]));
    expect(await listen(modelOf())).toEqual({ text: "We're short.", error: undefined });
    const [asked] = provider.asked;
    expect(asked).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(JSON.parse(asked?.body ?? "")).toMatchObject({
      model: "m",
      stream: true,
      messages: [
        { role: "system", content: "A secret prompt." },
        { role: "user", content: "A secret line." },
      ],
    });
  });

  it.each([429, 500, 503])("tries once more after status %i", async (status) => {
    provider.play(refusal(status), openAiWords(["Fine."]));
    expect(await listen(modelOf())).toEqual({ text: "Fine.", error: undefined });
    expect(provider.asked).toHaveLength(2);
  });

  it("gives up after the second failure, and says nothing of key or prompt", async () => {
    provider.play(refusal(500));
    const { text, error } = await listen(modelOf());
    expect(text).toBe("");
    expect(failureOf(error)).toBe("busy");
    expect(provider.asked).toHaveLength(2);
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).cause);
    expect(shown).not.toMatch(/secret|never-shown/);
  });

  it("waits as long as the provider asks, when that is short", async () => {
    provider.play(refusal(429, { "retry-after-ms": "120" }), openAiWords(["Fine."]));
    const before = performance.now();
    expect((await listen(modelOf())).text).toBe("Fine.");
    expect(performance.now() - before).toBeGreaterThan(110);
  });

  it("does not wait for a provider that asks for a minute", async () => {
    provider.play(refusal(429, { "retry-after": "60" }));
    expect(failureOf((await listen(modelOf())).error)).toBe("busy");
    expect(provider.asked).toHaveLength(1);
  });

  it("does not ask again with a key that was refused", async () => {
    provider.play(refusal(401));
    expect(failureOf((await listen(modelOf())).error)).toBe("refused");
    expect(provider.asked).toHaveLength(1);
  });

  it("tries once more when the first word does not come in time", async () => {
    provider.play(openAiWords(["Late."], { firstMs: 400 }), openAiWords(["In time."]));
    expect(await listen(modelOf())).toEqual({ text: "In time.", error: undefined });
  });

  it("fails as slow when no first word comes at all, and lets the provider go", async () => {
    provider.play(() => undefined);
    expect(failureOf((await listen(modelOf())).error)).toBe("slow");
    expect(provider.asked).toHaveLength(2);
    await Promise.all(provider.asked.map(({ left }) => left));
  });

  it.each([
    ["breaks", openAiCut(["Half a"])],
    ["ends unfinished", openAiUnfinished(["Half a"])],
    ["goes silent", openAiWords(["Half a", " line"], { everyMs: 600 })],
  ])("keeps what came and fails as cut when the stream %s in the middle", async (_, script) => {
    provider.play(script);
    const { text, error } = await listen(modelOf());
    expect(text).toBe("Half a");
    expect(failureOf(error)).toBe("cut");
    expect(provider.asked).toHaveLength(1);
  });

  it("fails as cut when the whole takes too long, however steadily it drips", async () => {
    provider.play(
      openAiWords(
        Array.from({ length: 40 }, () => "a "),
        { everyMs: 30 },
      ),
    );
    const { text, error } = await listen(modelOf({}, { wholeMs: 300 }));
    expect(text).toMatch(/^(a )+$/);
    expect(failureOf(error)).toBe("cut");
  });

  it.each([
    ["garbage", garbage],
    ["nothing", openAiWords([])],
    ["blanks", openAiWords([" ", "\n"])],
    ["a page", openAiAnswer("not a stream")],
  ])("never passes %s off as a reply", async (_, script) => {
    provider.play(script);
    const { text, error } = await listen(modelOf());
    expect(text.trim()).toBe("");
    expect(error).toBeInstanceOf(ModelError);
  });

  it("fails as busy when nobody listens at the address", async () => {
    const model = modelOf({ url: "http://127.0.0.1:9/v1" });
    expect(failureOf((await listen(model)).error)).toBe("busy");
  });

  it("takes the caller's abort to the provider", async () => {
    provider.play(openAiWords(["One", " two", " three"], { everyMs: 100 }));
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 60);
    const { text, error } = await listen(modelOf(), caller.signal);
    expect(text).toBe("One");
    expect(error).toBe(caller.signal.reason);
    await provider.asked[0]?.left;
    expect(provider.asked).toHaveLength(1);
  });

  it("stops the provider when the reader stops reading", async () => {
    provider.play(openAiWords(["One", " two", " three"], { everyMs: 100 }));
    const messages = [{ role: "user" as const, content: "Hello" }];
    const { signal } = new AbortController();
    for await (const word of modelOf().streamReply({ instructions: "", messages, signal })) {
      expect(word).toBe("One");
      break;
    }
    await provider.asked[0]?.left;
  });
});

describe("judge", () => {
  it("asks for the schema and gives the object", async () => {
    provider.play(openAiAnswer(JSON.stringify(JUDGEMENT)));
    expect(await judge(modelOf())).toEqual(JUDGEMENT);
    expect(JSON.parse(provider.asked[0]?.body ?? "")).toMatchObject({ response_format: { type: "json_schema" } });
  });

  it("falls back to plain JSON where the server knows no schemas", async () => {
    provider.play(refusal(400), openAiAnswer(JSON.stringify(JUDGEMENT)));
    expect(await judge(modelOf())).toEqual(JUDGEMENT);
    expect(JSON.parse(provider.asked[1]?.body ?? "")).toMatchObject({ response_format: { type: "json_object" } });
  });

  it("tries once more when the provider is busy", async () => {
    provider.play(refusal(529), openAiAnswer(JSON.stringify(JUDGEMENT)));
    expect(await judge(modelOf())).toEqual(JUDGEMENT);
  });

  it.each([
    ["prose", openAiAnswer("They did very well.")],
    ["half an object", openAiAnswer('{"moves":[{"line":1,')],
    ["another object", openAiAnswer('{"score":5}')],
    ["garbage", garbage],
  ])("refuses %s", async (_, script) => {
    provider.play(script);
    await expect(judge(modelOf())).rejects.toBeInstanceOf(ModelError);
  });

  it("fails as slow when the answer does not come", async () => {
    provider.play(() => undefined);
    const error = await judge(modelOf({}, { wholeMs: 100 })).catch((thrown: unknown) => thrown);
    expect(failureOf(error)).toBe("slow");
  });
});

describe("other providers", () => {
  it("streams and judges on Anthropic's wire", async () => {
    const model = modelOf({ provider: "anthropic" });
    provider.play(anthropicWords(["Not", " again."]));
    expect(await listen(model)).toEqual({ text: "Not again.", error: undefined });
    expect(provider.asked[0]).toMatchObject({ path: "/v1/messages" });
    expect(provider.asked[0]?.headers["x-api-key"]).toBe(KEY);
    provider.play(anthropicAnswer(JUDGEMENT));
    expect(await judge(model)).toEqual(JUDGEMENT);
  });

  it("streams and judges on Google's wire", async () => {
    const model = modelOf({ provider: "google", url: `${provider.url}/v1beta` });
    provider.play(googleWords(["Not", " again."]));
    expect(await listen(model)).toEqual({ text: "Not again.", error: undefined });
    expect(provider.asked[0]?.path).toContain("/v1beta/models/m:streamGenerateContent");
    expect(provider.asked[0]?.headers["x-goog-api-key"]).toBe(KEY);
    provider.play(googleAnswer(JUDGEMENT));
    expect(await judge(model)).toEqual(JUDGEMENT);
  });
});

describe("isReachable", () => {
  const models = (status: number) => refusal(status);

  it("asks the list of models with the key, and believes the answer for a while", async () => {
    provider.play(models(200));
    const model = modelOf({}, { reachableForMs: 10_000 });
    expect(await Promise.all([model.isReachable(), model.isReachable()])).toEqual([true, true]);
    expect(await model.isReachable()).toBe(true);
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]).toMatchObject({ method: "GET", path: "/v1/models" });
    expect(provider.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("asks again when the answer is old", async () => {
    provider.play(models(500), models(200));
    const model = modelOf();
    expect(await model.isReachable()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await model.isReachable()).toBe(true);
  });

  it("takes a refused key and a dead address for no", async () => {
    provider.play(models(401));
    expect(await modelOf().isReachable()).toBe(false);
    expect(await modelOf({ url: "http://127.0.0.1:9/v1" }).isReachable()).toBe(false);
  });
});
