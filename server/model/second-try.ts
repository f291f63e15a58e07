import { setTimeout as wait } from "node:timers/promises";
import type { ModelError } from "./language-model.ts";
import type { ModelLimits } from "./model-limits.ts";

/**
 * Waits as long as the provider asked before a second try. @throws the failure itself when a second try has no sense:
 * the provider refused, or wants a longer rest than a user would wait; the signal's reason when it aborted.
 */
export const restBeforeSecondTry = async (
  error: ModelError,
  limits: Pick<ModelLimits, "retryMs" | "retryAfterMaxMs">,
  signal: AbortSignal,
): Promise<void> => {
  if (error.failure !== "busy" && error.failure !== "slow") throw error;
  const restMs = error.retryAfterMs ?? limits.retryMs;
  if (restMs > limits.retryAfterMaxMs) throw error;
  try {
    await wait(restMs, undefined, { signal });
  } catch {
    throw signal.reason;
  }
};
