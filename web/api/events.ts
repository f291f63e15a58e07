/** Replies that arrive bit by bit: server-sent events over a fetch, which unlike EventSource can post. */
import type { Endpoint, EventOf, Sent } from "#domain/endpoint.ts";
import { ApiError, readError } from "./api-error.ts";
import { type CallOptions, send } from "./client.ts";

/** The data of each event in a byte stream; comments, names, ids and a last event without its blank line are dropped. */
export async function* eventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be the first half of a CRLF: it waits for the next chunk.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === "") {
        if (data.length > 0) yield data.join("\n");
        data = [];
      } else if (line === "data" || line.startsWith("data:")) {
        data.push(line.slice(5).replace(/^ /, ""));
      }
    }
  }
  // A stream whose very last byte is that waiting return still ends its event.
  if (rest === "\r" && data.length > 0) yield data.join("\n");
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    // Also when the reader of the events stops early: the server must hear that nobody listens any more.
    await reader.cancel().catch(() => undefined);
  }
}

type Streaming = Endpoint & { readonly event: NonNullable<Endpoint["event"]> };

/** Every event stream closes with `done` or `error`, so that a cut connection is not taken for the end. */
type Closing = { type?: unknown; code?: unknown; message?: unknown };

/**
 * Makes a call and yields its events, `done` last. Throws `ApiError`: what the server refused, an `error` event, `bad_reply`
 * when the stream ends without either, `network` when the connection breaks; when the caller aborted, the signal's reason.
 */
export async function* stream<const E extends Streaming>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions = {},
): AsyncGenerator<EventOf<E>> {
  const response = await send(endpoint, sent, "text/event-stream", options);
  if (!response.ok) throw await readError(response);
  if (response.body === null || !/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "")) {
    throw new ApiError("bad_reply", { status: response.status });
  }
  try {
    for await (const text of eventData(chunksOf(response.body))) {
      const event = readEvent(endpoint.event, text);
      const { type, code, message } = event as Closing;
      if (type === "error") throw new ApiError(String(code), { message: String(message) });
      yield event as EventOf<E>;
      if (type === "done") return;
    }
  } catch (cause) {
    if (options.signal?.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError("network", { cause });
  }
  throw new ApiError("bad_reply", { status: response.status });
}

const readEvent = (schema: Streaming["event"], text: string): unknown => {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ApiError("bad_reply", { cause });
  }
};
