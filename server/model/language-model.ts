/** The port of the language model. Its only adapters are a provider elsewhere and a test's; without one the embedded coach answers. */

export type ModelMessage = { readonly role: "user" | "assistant"; readonly content: string };

export type ReplyRequest = {
  readonly instructions: string;
  /** Oldest first; starts and ends with the user's. */
  readonly messages: readonly ModelMessage[];
  /** Aborts the provider's request too. */
  readonly signal: AbortSignal;
};

export type JudgeRequest = { readonly instructions: string; readonly prompt: string; readonly signal: AbortSignal };

export type LanguageModel = {
  /** What the administrator chose, for logs: provider and name. */
  readonly label: string;
  /** Yields the reply as it is written. @throws ModelError; the signal's reason when it aborted. */
  readonly streamReply: (request: ReplyRequest) => AsyncIterable<string>;
  /** The model's judgement, in `judgementSchema`'s shape. @throws ModelError; the signal's reason when it aborted. */
  readonly judge: (request: JudgeRequest) => Promise<unknown>;
  /** Whether the provider answers; the answer may be some seconds old. */
  readonly isReachable: () => Promise<boolean>;
};

/** `slow`: a time limit passed; `busy`: 429 or 5xx, or no connection; `cut`: ended in the middle; `refused`: anything else. */
export type ModelFailure = "slow" | "busy" | "cut" | "refused";

/** Holds no prompt and no key: safe to log. */
export class ModelError extends Error {
  override name = "ModelError";
  readonly failure: ModelFailure;
  readonly status: number | undefined;
  /** What the provider asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: ModelFailure, details: { status?: number | undefined; retryAfterMs?: number | undefined } = {}) {
    super(`The language model failed: ${failure}${details.status === undefined ? "" : `, status ${details.status}`}`);
    this.failure = failure;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}
