/** The ways to the fake of Stripe: its HTTP API, on a socket or within the process, and its signed events. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Stripe } from "stripe";
import { type Answer, type FakeEvent, type FakeStripe, refusal } from "./stripe.fake.ts";

const API_VERSION = "2026-10-28.endive";

/** One HTTP call, answered as Stripe does; without the right key or version it is refused. */
const answer = async (stripe: FakeStripe, secretKey: string, request: Request): Promise<Answer> => {
  const { method, headers, url } = request;
  const { pathname, searchParams } = new URL(url);
  if (headers.get("authorization") !== `Bearer ${secretKey}`) {
    return refusal(401, "invalid_request_error", "Invalid API Key provided");
  }
  if (headers.get("stripe-version") !== API_VERSION) return refusal(400, "invalid_request_error", "another version");
  const form = method === "GET" ? searchParams : new URLSearchParams(await request.text());
  return stripe.keyedAnswer(method, pathname, form, headers.get("idempotency-key"));
};

/** Answers within the process: no socket, no wait. */
export const fakeStripeFetch =
  (stripe: FakeStripe, secretKey: string): typeof fetch =>
  async (input, init) => {
    const { status, body } = await answer(stripe, secretKey, new Request(input, init));
    return Response.json(body, { status });
  };

const read = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** Listens on a free port of this machine. */
export const startFakeStripe = async (
  stripe: FakeStripe,
  secretKey: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? "GET";
    const headers = new Headers(request.headers as Record<string, string>);
    const body = await read(request);
    const asked = new Request(new URL(request.url ?? "/", "http://localhost"), {
      method,
      headers,
      ...(method === "GET" ? {} : { body }),
    });
    const { status, body: answered } = await answer(stripe, secretKey, asked);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The header that Stripe sends with a body. */
export const signStripeEvent = (stripe: Stripe, body: string, secret: string, at: Date): string =>
  stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at.getTime() / 1000) });

/** The bytes of an event as Stripe would post them. */
export const bodyOf = ({ id, type, customer }: FakeEvent): string => {
  const kind = /^(invoice|checkout\.session)\b/.exec(type)?.[0] ?? "subscription";
  // The object's own state is left out on purpose: nobody may rely on it.
  return JSON.stringify({ id, object: "event", type, data: { object: { id: "obj_1", object: kind, customer } } });
};
