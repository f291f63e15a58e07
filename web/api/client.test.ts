import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "#domain/endpoint.ts";
import { isAborted } from "./api-error.ts";
import { call } from "./client.ts";

const readNote = endpoint({
  method: "GET",
  path: "/api/notes/:id",
  caller: "user",
  summary: "A note",
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.optional(z.string()), page: z.optional(z.string()) }),
  reply: z.object({ text: z.string() }),
});
const writeNote = endpoint({
  method: "POST",
  path: "/api/notes",
  caller: "user",
  summary: "Write a note",
  body: z.object({ text: z.string() }),
});
const readModel = endpoint({ method: "HEAD", path: "/api/model", caller: "anyone", summary: "Reachability" });

const answer = (reply: Response | Error) => {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

describe("calling the server", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("encodes parameters, leaves out what is undefined, and keeps only what the contract names", async () => {
    const fetched = answer(Response.json({ text: "hello", secret: 1 }));
    const sent = { params: { id: "a/b c" }, query: { search: "x&y", page: undefined } };
    expect(await call(readNote, sent as never)).toEqual({ text: "hello" });
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/notes/a%2Fb%20c?search=x%26y");
  });

  test("sends JSON with the session's cookie and the client's name", async () => {
    const fetched = answer(new Response(null, { status: 204 }));
    expect(await call(writeNote, { body: { text: "hi" } })).toBeUndefined();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      credentials: "same-origin",
      body: '{"text":"hi"}',
    });
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("x-client-info")).toMatch(/^plainsay-web\/\d/);
  });

  test("gives a refusal's code, sentence, fields and waiting time", async () => {
    const error = { code: "rate_limited", message: "Wait.", fields: { text: "Too long." } };
    answer(Response.json({ error }, { status: 429, headers: { "retry-after": "30" } }));
    await expect(call(writeNote, { body: { text: "" } })).rejects.toMatchObject({
      ...error,
      status: 429,
      retryAfter: 30,
    });
  });

  test("names a refusal without a body by its status", async () => {
    answer(new Response(null, { status: 503 }));
    await expect(call(readModel, {})).rejects.toMatchObject({ code: "service_unavailable", status: 503 });
  });

  test("refuses a reply that is not what the contract says, or not JSON at all", async () => {
    answer(Response.json({ text: 1 }));
    await expect(call(readNote, { params: { id: "a" }, query: {} })).rejects.toMatchObject({ code: "bad_reply" });
    answer(new Response("<html>", { status: 200 }));
    await expect(call(readNote, { params: { id: "a" }, query: {} })).rejects.toMatchObject({ code: "bad_reply" });
  });

  test("tells a lost connection from a call that was given up", async () => {
    answer(new TypeError("Failed to fetch"));
    await expect(call(readModel, {})).rejects.toMatchObject({ code: "network", status: 0 });
    answer(new DOMException("aborted", "AbortError"));
    const given = AbortSignal.abort();
    expect(isAborted(await call(readModel, {}, { signal: given }).catch((error: unknown) => error))).toBe(true);
  });
});
