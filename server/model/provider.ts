/** The providers a model can be at, and how each is asked for its list of models. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { ModelEnv } from "../env.ts";

/** A model as the SDK takes it by reference; a bare string would mean somebody else's gateway. */
export type SdkModel = Exclude<LanguageModel, string>;

export type Provider = {
  readonly chat: SdkModel;
  /** For servers that refuse a JSON schema: plain JSON mode. The same model where there is no such difference. */
  readonly plainJson: SdkModel;
  readonly modelsUrl: string;
  readonly headers: Readonly<Record<string, string>>;
};

const ANTHROPIC_URL = "https://api.anthropic.com/v1";
const ANTHROPIC_VERSION = "2023-06-01";
const GOOGLE_URL = "https://generativelanguage.googleapis.com/v1beta";

const trimmed = (url: string): string => url.replace(/\/+$/, "");

export const providerOf = ({ provider, name, url, apiKey }: ModelEnv): Provider => {
  switch (provider) {
    case "openai-compatible": {
      const baseURL = trimmed(url ?? "");
      const at = (supportsStructuredOutputs: boolean): SdkModel =>
        createOpenAICompatible({
          name: provider,
          baseURL,
          supportsStructuredOutputs,
          ...(apiKey === undefined ? {} : { apiKey }),
        })(name);
      return {
        chat: at(true),
        plainJson: at(false),
        modelsUrl: `${baseURL}/models`,
        headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      };
    }
    case "anthropic": {
      const baseURL = trimmed(url ?? ANTHROPIC_URL);
      const chat = createAnthropic({ baseURL, apiKey: apiKey ?? "" })(name);
      const headers = { "x-api-key": apiKey ?? "", "anthropic-version": ANTHROPIC_VERSION };
      return { chat, plainJson: chat, modelsUrl: `${baseURL}/models`, headers };
    }
    case "google": {
      const baseURL = trimmed(url ?? GOOGLE_URL);
      const chat = createGoogle({ baseURL, apiKey: apiKey ?? "" })(name);
      return { chat, plainJson: chat, modelsUrl: `${baseURL}/models`, headers: { "x-goog-api-key": apiKey ?? "" } };
    }
    default:
      return provider satisfies never;
  }
};
