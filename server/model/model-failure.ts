/** Reads what a provider's client threw. The original error holds the prompt and is not passed on. */
import { APICallError } from "ai";
import { ModelError } from "./language-model.ts";

const causes = function* (error: unknown): Generator {
  for (let cause = error; cause !== undefined && cause !== null; ) {
    yield cause;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
};

const retryAfterOf = (headers: Readonly<Record<string, string>> = {}): number | undefined => {
  const precise = Number(headers["retry-after-ms"]);
  if (Number.isFinite(precise) && precise >= 0) return precise;
  const text = headers["retry-after"];
  if (text === undefined) return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
};

/** The failure in our words. */
export const modelErrorOf = (error: unknown): ModelError => {
  for (const cause of causes(error)) {
    if (cause instanceof ModelError) return cause;
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined) {
      const { statusCode: status } = cause;
      const isBusy = status === 408 || status === 429 || status >= 500;
      return new ModelError(isBusy ? "busy" : "refused", { status, retryAfterMs: retryAfterOf(cause.responseHeaders) });
    }
    if (cause instanceof Error && (cause.name === "TimeoutError" || cause.name === "AbortError")) {
      return new ModelError("slow");
    }
    // The connection itself: refused, reset, no such host.
    if (APICallError.isInstance(cause) && cause.isRetryable) return new ModelError("busy");
    if (cause instanceof TypeError && /fetch failed|terminated|network/i.test(cause.message))
      return new ModelError("busy");
  }
  return new ModelError("refused");
};
