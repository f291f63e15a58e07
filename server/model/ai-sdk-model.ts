/** The language model through the AI SDK: any provider of `provider.ts`. */
import { generateText, type ModelMessage as SdkMessage, Output, streamText } from "ai";
import type { ModelEnv } from "../env.ts";
import { judgementSchema } from "./judgement.ts";
import { type JudgeRequest, type LanguageModel, ModelError, type ReplyRequest } from "./language-model.ts";
import { modelErrorOf } from "./model-failure.ts";
import { limitsOf, type ModelLimits } from "./model-limits.ts";
import { providerOf, type SdkModel } from "./provider.ts";
import { reachabilityOf } from "./reachability.ts";
import { restBeforeSecondTry } from "./second-try.ts";

// The SDK writes its advice to the console; what matters comes back as an error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One to three sentences need a fraction; models that think first spend the rest on it. */
const REPLY_MAX_TOKENS = 1_000;
const JUDGEMENT_MAX_TOKENS = 6_000;
/** How long the list of models is waited for. */
const REACHABLE_TIMEOUT_MS = 4_000;
/** A server that does not know JSON schemas says so with one of these. */
const SCHEMA_REFUSED: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);

export const createLanguageModel = (env: ModelEnv, given: Partial<ModelLimits> = {}): LanguageModel => {
  const provider = providerOf(env);
  const limits: ModelLimits = { ...limitsOf(env.timeoutMs), ...given };

  return {
    label: `${env.provider} ${env.name}`,
    streamReply: (request) => withSecondTry(request, limits, () => streamOnce(provider.chat, request, limits)),
    judge: async (request) => {
      const once = (model: SdkModel) => judgeOnce(model, request, limits);
      try {
        return await once(provider.chat);
      } catch (error) {
        const failed = abortedOr(error, request.signal);
        if (provider.plainJson !== provider.chat && SCHEMA_REFUSED.has(failed.status ?? 0)) {
          return once(provider.plainJson).catch((again: unknown) => {
            throw abortedOr(again, request.signal);
          });
        }
        await restBeforeSecondTry(failed, limits, request.signal);
        return once(provider.chat).catch((again: unknown) => {
          throw abortedOr(again, request.signal);
        });
      }
    },
    isReachable: reachabilityOf({
      url: provider.modelsUrl,
      headers: provider.headers,
      timeoutMs: REACHABLE_TIMEOUT_MS,
      forMs: limits.reachableForMs,
    }),
  };
};

/** Our own caller's abort goes on as it is; everything else becomes a ModelError. */
const abortedOr = (error: unknown, signal: AbortSignal): ModelError => {
  if (signal.aborted) throw signal.reason;
  return modelErrorOf(error);
};

/** Streams; starts once more when nothing had come and the failure may pass. */
async function* withSecondTry(
  { signal }: ReplyRequest,
  limits: ModelLimits,
  start: () => AsyncIterable<string>,
): AsyncGenerator<string> {
  let hasSpoken = false;
  const attempt = async function* (): AsyncGenerator<string> {
    for await (const text of start()) {
      hasSpoken = true;
      yield text;
    }
  };
  try {
    yield* attempt();
    return;
  } catch (error) {
    const failed = abortedOr(error, signal);
    if (hasSpoken) throw new ModelError("cut", { status: failed.status });
    await restBeforeSecondTry(failed, limits, signal);
  }
  try {
    yield* attempt();
  } catch (error) {
    const failed = abortedOr(error, signal);
    throw hasSpoken ? new ModelError("cut", { status: failed.status }) : failed;
  }
}

async function* streamOnce(model: SdkModel, request: ReplyRequest, limits: ModelLimits): AsyncGenerator<string> {
  // Stopping early (the caller left the loop) must stop the provider as well.
  const leave = new AbortController();
  const { stream } = streamText({
    model,
    instructions: request.instructions,
    messages: request.messages as SdkMessage[],
    maxOutputTokens: REPLY_MAX_TOKENS,
    maxRetries: 0,
    // The SDK's own limit on the first chunk begins with the reply's headers, which may never come.
    abortSignal: AbortSignal.any([request.signal, leave.signal, AbortSignal.timeout(limits.wholeMs)]),
    // Without a listener the SDK prints errors, and with them the prompt.
    onError: () => undefined,
  });
  const expire = (): void => leave.abort();
  let patience = setTimeout(expire, limits.firstWordMs);
  let hasText = false;
  let ending: string | undefined;
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") {
        clearTimeout(patience);
        patience = setTimeout(expire, limits.betweenWordsMs);
      }
      if (part.type === "text-delta" && part.text !== "") {
        hasText ||= part.text.trim() !== "";
        yield part.text;
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "abort") {
        throw new ModelError("slow");
      } else if (part.type === "finish") {
        ending = part.finishReason;
      }
    }
  } finally {
    clearTimeout(patience);
    leave.abort();
  }
  // A connection that breaks in the middle ends the SDK's stream without an error, and without a reason to finish.
  if (ending === undefined || ending === "error" || ending === "other")
    throw new ModelError(hasText ? "cut" : "refused");
  if (!hasText) throw new ModelError("refused");
}

const judgeOnce = async (model: SdkModel, request: JudgeRequest, limits: ModelLimits): Promise<unknown> => {
  const { output } = await generateText({
    model,
    instructions: request.instructions,
    prompt: request.prompt,
    output: Output.object({ schema: judgementSchema, name: "judgement" }),
    maxOutputTokens: JUDGEMENT_MAX_TOKENS,
    maxRetries: 0,
    abortSignal: request.signal,
    timeout: { totalMs: limits.wholeMs },
  });
  return output;
};
