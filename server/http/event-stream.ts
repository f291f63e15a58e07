/** A reply that arrives bit by bit, as server-sent events. */

/** A comment line this often keeps proxies from closing a stream that is silent for a while. */
const HEARTBEAT_MS = 15_000;

export type EventStreamOptions = {
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
  readonly heartbeatMs?: number;
};

/**
 * Answers with the events that `write` sends. Its signal aborts when the caller closes the connection; `send` drops what
 * comes after that. `write` must not throw: the status has long been sent, so it says what went wrong in an event.
 */
export const eventStream = (
  { signal, heartbeatMs = HEARTBEAT_MS }: EventStreamOptions,
  write: (send: (event: object) => void, signal: AbortSignal) => Promise<void>,
): Response => {
  const encoder = new TextEncoder();
  const closed = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const put = (text: string): void => {
        if (!closed.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => put(": still here\n\n"), heartbeatMs);
      const gone = AbortSignal.any([signal, closed.signal]);
      put(": begins\n\n");
      void write((event) => put(`data: ${JSON.stringify(event)}\n\n`), gone).finally(() => {
        clearInterval(heartbeat);
        if (!closed.signal.aborted) controller.close();
        closed.abort();
      });
    },
    cancel: () => {
      closed.abort();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      // nginx would collect the events until they make a full buffer.
      "X-Accel-Buffering": "no",
    },
  });
};

/** Whether the caller asked for events rather than one JSON reply. */
export const wantsEvents = (accept: string | undefined): boolean => /\btext\/event-stream\b/i.test(accept ?? "");
