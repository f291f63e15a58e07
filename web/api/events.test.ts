import { afterEach, describe, expect, test, vi } from "vitest";
import type { Sent } from "#domain/endpoint.ts";
import { predefinedChat } from "#domain/practice/practice.contract.ts";
import { eventData, stream } from "./events.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* cut(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = bytesOf(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const gather = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe("reading an event stream", () => {
  const texts = { lf: "\n", crlf: "\r\n", cr: "\r" };
  for (const [name, end] of Object.entries(texts)) {
    test(`gives the same events with ${name} line ends, wherever the bytes are cut`, async () => {
      const text = [
        ": hello",
        "event: x",
        "data: é → 🙂",
        "id: 1",
        "",
        "data:two",
        "data:  lines",
        "",
        "data",
        "",
        "",
      ].join(end);
      for (const size of [1, 2, 3, 7, 1000]) {
        expect(await gather(eventData(cut(text, size)))).toEqual(["é → 🙂", "two\n lines", ""]);
      }
    });
  }

  test("drops a last event that its blank line never closed", async () => {
    expect(await gather(eventData(cut("data: whole\n\ndata: half\n", 4)))).toEqual(["whole"]);
  });
});

const sent: Sent<typeof predefinedChat> = {
  body: { skillType: "fogging", scenarioName: "A", message: "", messages: [] },
};
const done = { type: "done", content: "Hi", engine: "embedded", ended: false, pressure: 3, paused: false };
const frame = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;

/** Answers the next call with this stream; `fail` breaks the connection after it. */
const answer = (text: string, fail = false): { cancelled: () => boolean } => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (text !== "") controller.enqueue(bytesOf(text));
        else if (fail) controller.error(new TypeError("network error"));
        else controller.close();
        text = "";
      },
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  vi.stubGlobal(
    "fetch",
    vi.fn<() => Promise<Response>>(
      async () => new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } }),
    ),
  );
  return { cancelled: () => cancelled };
};

describe("streaming a call", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("yields the checked events and ends with done", async () => {
    answer(`: wait\n\n${frame({ type: "delta", text: "H" })}${frame(done)}`);
    expect(await gather(stream(predefinedChat, sent))).toEqual([{ type: "delta", text: "H" }, done]);
  });

  test("takes a stream that ends without its end event for a failure", async () => {
    answer(frame({ type: "delta", text: "H" }));
    const events = stream(predefinedChat, sent);
    expect((await events.next()).value).toEqual({ type: "delta", text: "H" });
    await expect(events.next()).rejects.toMatchObject({ code: "bad_reply" });
  });

  test("names a broken connection", async () => {
    answer(frame({ type: "delta", text: "H" }), true);
    await expect(gather(stream(predefinedChat, sent))).rejects.toMatchObject({ code: "network", status: 0 });
  });

  test("throws an error event with its code and sentence", async () => {
    answer(frame({ type: "error", code: "service_unavailable", message: "The model stopped." }));
    await expect(gather(stream(predefinedChat, sent))).rejects.toMatchObject({
      code: "service_unavailable",
      status: 503,
      message: "The model stopped.",
    });
  });

  test("refuses an event that the contract does not know", async () => {
    answer(frame({ type: "surprise" }));
    await expect(gather(stream(predefinedChat, sent))).rejects.toMatchObject({ code: "bad_reply" });
  });

  test("throws the refusal of a call that never began to stream", async () => {
    const reply = Response.json({ error: { code: "upgrade_required", message: "Start the trial." } }, { status: 402 });
    vi.stubGlobal("fetch", async () => reply);
    await expect(gather(stream(predefinedChat, sent))).rejects.toMatchObject({ code: "upgrade_required", status: 402 });
  });

  test("tells the server when the reader stops early", async () => {
    const reply = answer(frame({ type: "delta", text: "H" }));
    const events = stream(predefinedChat, sent);
    await events.next();
    await events.return(undefined);
    expect(reply.cancelled()).toBe(true);
  });
});
