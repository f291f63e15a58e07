/** How long a language model is waited for before the embedded coach takes over. Milliseconds. */

export type ModelLimits = {
  readonly firstWordMs: number;
  readonly betweenWordsMs: number;
  readonly wholeMs: number;
  /** Before the one second try, when the provider named no time of its own. */
  readonly retryMs: number;
  /** A provider that asks for a longer wait than this is not asked again. */
  readonly retryAfterMaxMs: number;
  /** How long an answer to "does it answer?" is believed. */
  readonly reachableForMs: number;
};

const FIRST_WORD_MS = 10_000;
const BETWEEN_WORDS_MS = 8_000;

/** `wholeMs` is what the operator set; no part may take longer than the whole. */
export const limitsOf = (wholeMs: number): ModelLimits => ({
  firstWordMs: Math.min(FIRST_WORD_MS, wholeMs),
  betweenWordsMs: Math.min(BETWEEN_WORDS_MS, wholeMs),
  wholeMs,
  retryMs: 400,
  retryAfterMaxMs: 4_000,
  reachableForMs: 15_000,
});
