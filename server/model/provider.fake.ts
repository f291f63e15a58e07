/** A language model's provider on a local socket, for tests: answers each request as the next script says. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Resolves when the connection closes before the answer was complete. */
  readonly left: Promise<void>;
};

export type Script = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export type FakeProvider = {
  readonly url: string;
  /** Every request so far, oldest first. */
  readonly asked: Asked[];
  /** Scripts for the requests to come; the last one stays. */
  readonly play: (...scripts: Script[]) => void;
  readonly stop: () => Promise<void>;
};

/** On a port of its own choosing, unless one is given. */
export const startFakeProvider = async (port = 0): Promise<FakeProvider> => {
  const asked: Asked[] = [];
  let scripts: Script[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { promise: left, resolve } = Promise.withResolvers<void>();
      response.on("close", () => {
        if (!response.writableFinished) resolve();
      });
      const entry: Asked = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
        left,
      };
      asked.push(entry);
      const script = scripts.length > 1 ? scripts.shift() : scripts[0];
      if (script === undefined) {
        response.writeHead(501).end();
        return;
      }
      void script(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    asked,
    play: (...next) => {
      scripts = next;
      asked.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

const EVENTS = { "Content-Type": "text/event-stream" };
const event = (data: unknown, name?: string): string =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
const chunk = (delta: object, finish: string | null = null): string =>
  event({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** OpenAI's wire: the words, each its own event. */
export const openAiWords =
  (words: readonly string[], { everyMs = 0, firstMs = 0 }: { everyMs?: number; firstMs?: number } = {}): Script =>
  async (response) => {
    if (firstMs > 0) await pause(firstMs);
    response.writeHead(200, EVENTS);
    response.write(chunk({ role: "assistant", content: "" }));
    for (const [index, word] of words.entries()) {
      if (index > 0 && everyMs > 0) await pause(everyMs);
      response.write(chunk({ content: word }));
    }
    response.end(chunk({}, "stop") + event("[DONE]"));
  };

/** Some words, then the connection breaks. */
export const openAiCut =
  (words: readonly string[]): Script =>
  async (response) => {
    response.writeHead(200, EVENTS);
    for (const word of words) response.write(chunk({ content: word }));
    await pause(20);
    response.destroy();
  };

/** Some words, then the answer ends politely without having been finished. */
export const openAiUnfinished =
  (words: readonly string[]): Script =>
  (response) => {
    response.writeHead(200, EVENTS);
    response.end(words.map((word) => chunk({ content: word })).join(""));
  };

/** OpenAI's wire: one whole answer. */
export const openAiAnswer =
  (content: string): Script =>
  (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        id: "c1",
        object: "chat.completion",
        created: 1,
        model: "m",
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

export const refusal =
  (status: number, headers: Record<string, string> = {}): Script =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: "no", type: "error" } }));
  };

export const garbage: Script = (response) => {
  response.writeHead(200, EVENTS);
  response.end("data: {{{ nonsense\n\ndata: 7\n\n<html>");
};

/** Anthropic's wire. */
export const anthropicWords =
  (words: readonly string[]): Script =>
  (response) => {
    response.writeHead(200, EVENTS);
    response.write(
      event(
        {
          type: "message_start",
          message: {
            id: "m1",
            type: "message",
            role: "assistant",
            model: "m",
            content: [],
            stop_reason: null,
            stop_sequence: null,
            usage: { input_tokens: 1, output_tokens: 1 },
          },
        },
        "message_start",
      ),
    );
    response.write(
      event(
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        "content_block_start",
      ),
    );
    for (const text of words) {
      response.write(
        event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }, "content_block_delta"),
      );
    }
    response.write(event({ type: "content_block_stop", index: 0 }, "content_block_stop"));
    response.write(
      event(
        {
          type: "message_delta",
          delta: { stop_reason: "end_turn", stop_sequence: null },
          usage: { output_tokens: 3 },
        },
        "message_delta",
      ),
    );
    response.end(event({ type: "message_stop" }, "message_stop"));
  };

/** Anthropic's wire: an object, as the tool call or as the text that the client asked for. */
export const anthropicAnswer =
  (value: object): Script =>
  (response, { body }) => {
    const tool = (JSON.parse(body) as { tools?: { name: string }[] }).tools?.[0];
    const content =
      tool === undefined
        ? [{ type: "text", text: JSON.stringify(value) }]
        : [{ type: "tool_use", id: "t1", name: tool.name, input: value }];
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        id: "m1",
        type: "message",
        role: "assistant",
        model: "m",
        content,
        stop_reason: tool === undefined ? "end_turn" : "tool_use",
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      }),
    );
  };

const candidate = (text: string, finishReason?: string): object => ({
  candidates: [
    {
      content: { role: "model", parts: [{ text }] },
      index: 0,
      ...(finishReason === undefined ? {} : { finishReason }),
    },
  ],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
});

/** Google's wire. */
export const googleWords =
  (words: readonly string[]): Script =>
  (response) => {
    response.writeHead(200, EVENTS);
    for (const word of words) response.write(event(candidate(word)));
    response.end(event(candidate("", "STOP")));
  };

export const googleAnswer =
  (value: object): Script =>
  (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(candidate(JSON.stringify(value), "STOP")));
  };
