/** Whether the provider answers, asked at most once in a while however many browsers want to know. */

type Options = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** How long an answer is believed, in milliseconds. */
  readonly forMs: number;
};

/** A function that says whether `url` answers with a success; never throws. */
export const reachabilityOf = ({ url, headers, timeoutMs, forMs }: Options): (() => Promise<boolean>) => {
  let known: { readonly until: number; readonly answer: Promise<boolean> } | undefined;
  const ask = async (): Promise<boolean> => {
    try {
      const response = await fetch(url, { headers, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };
  return () => {
    if (known === undefined || performance.now() >= known.until) {
      known = { until: performance.now() + forMs, answer: ask() };
    }
    return known.answer;
  };
};
