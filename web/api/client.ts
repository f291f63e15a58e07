/** The typed client: with events.ts the only place that talks to the server. It raises no toasts. */
import type { Endpoint, Reply, Sent } from "#domain/endpoint.ts";
import { version } from "../../package.json";
import { ApiError, readError } from "./api-error.ts";

export type CallOptions = { signal?: AbortSignal | undefined };

/** Names the web app and its version to the server. */
const CLIENT_INFO = `plainsay-web/${version}`;

type Parts = { params?: unknown; query?: unknown; body?: unknown };

/** The address of a call, with its parameters encoded; a query's undefined values are left out. */
export const addressOf = (endpoint: Endpoint, sent: Parts): string => {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Sends a call and gives the server's response, whatever it is. No answer at all throws `network`. */
export const send = async (
  endpoint: Endpoint,
  sent: Parts,
  accept: string,
  options: CallOptions,
): Promise<Response> => {
  const hasBody = endpoint.body !== undefined;
  try {
    return await fetch(addressOf(endpoint, sent), {
      method: endpoint.method,
      credentials: "same-origin",
      headers: {
        accept,
        "x-client-info": CLIENT_INFO,
        ...(hasBody ? { "content-type": "application/json" } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(sent.body) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  } catch (cause) {
    throw options.signal?.aborted ? cause : new ApiError("network", { cause });
  }
};

/**
 * Makes a call and checks its reply. Throws `ApiError`; when the caller aborted, the signal's reason (see `isAborted`).
 * An endpoint without parameters, query or body is sent `{}`.
 */
export const call = async <const E extends Endpoint>(
  endpoint: E,
  sent: Sent<E>,
  options: CallOptions = {},
): Promise<Reply<E>> => {
  const response = await send(endpoint, sent, "application/json", options);
  if (!response.ok) throw await readError(response);
  if (endpoint.reply === undefined) return undefined as Reply<E>;
  const body = await response.json().catch((cause: unknown) => {
    throw options.signal?.aborted ? cause : new ApiError("bad_reply", { status: response.status, cause });
  });
  const parsed = endpoint.reply.safeParse(body);
  if (!parsed.success) throw new ApiError("bad_reply", { status: response.status, cause: parsed.error });
  return parsed.data as Reply<E>;
};
