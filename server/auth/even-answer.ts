import { setTimeout as wait } from "node:timers/promises";

/**
 * Calls whose answer must not tell whether an address is known take at least this long: longer than the password hash
 * and the writes that only one of the two ways makes.
 */
const EVEN_ANSWER_MS = 350;

/** Answers, also with a refusal, no sooner than `EVEN_ANSWER_MS` from now. */
export const evenly = async <T>(work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), wait(EVEN_ANSWER_MS)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
};
