/** Stripe's HTTP API: forms in, JSON out. Tries again what failed for a reason that may pass. */
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { PaymentsError } from "./payments.ts";

export type FormValue = string | number | boolean | { readonly [key: string]: FormValue } | readonly FormValue[];

export type StripeRequest = {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below /v1, such as `/customers`. */
  readonly path: string;
  readonly form?: Readonly<Record<string, FormValue>>;
  /** Stripe answers the same key with the same result for a day. */
  readonly idempotencyKey?: string;
};

export type StripeClient = <S extends z.ZodMiniType>(request: StripeRequest, reply: S) => Promise<z.output<S>>;

/** The shapes that we read are this version's. */
const API_VERSION = "2025-03-31.basil";
const TIMEOUT_MS = 10_000;
const ATTEMPTS = 3;

/** Nested values as Stripe takes them: `a[b]`, `list[0][c]`. */
export const encodeForm = (form: Readonly<Record<string, FormValue>>): URLSearchParams => {
  const fields = new URLSearchParams();
  const add = (name: string, value: FormValue): void => {
    if (typeof value !== "object") fields.append(name, String(value));
    else for (const [key, part] of Object.entries(value)) add(`${name}[${key}]`, part);
  };
  for (const [name, value] of Object.entries(form)) add(name, value);
  return fields;
};

const errorSchema = z.object({ error: z.object({ message: z.optional(z.string()), code: z.optional(z.string()) }) });

const mayPass = (status: number): boolean => status === 0 || status === 409 || status === 429 || status >= 500;

export const createStripeClient = (options: {
  readonly secretKey: string;
  /** `https://api.stripe.com`, or a test's. */
  readonly apiUrl: string;
  /** Before the second try; the third waits twice as long. */
  readonly retryMs?: number;
}): StripeClient => {
  const { secretKey, apiUrl, retryMs = 300 } = options;

  const once = async ({ method, path, form = {}, idempotencyKey }: StripeRequest): Promise<unknown> => {
    const url = new URL(`/v1${path}`, apiUrl);
    const fields = encodeForm(form);
    if (method === "GET") url.search = fields.toString();
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        "stripe-version": API_VERSION,
        ...(method === "GET" ? {} : { "content-type": "application/x-www-form-urlencoded" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(method === "GET" ? {} : { body: fields.toString() }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new PaymentsError("Stripe cannot be reached", 0);
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return body;
    const told = errorSchema.safeParse(body).data?.error;
    throw new PaymentsError(told?.message ?? `Stripe answered ${answer.status}`, answer.status, told?.code);
  };

  return async (request, reply) => {
    // A request without a key could be carried out twice: only reads and keyed or repeatable writes are sent.
    for (let attempt = 1; ; attempt += 1) {
      try {
        const parsed = reply.safeParse(await once(request));
        if (parsed.success) return parsed.data;
        throw new PaymentsError(`Stripe's answer to ${request.method} ${request.path} is not understood`, 502);
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof PaymentsError) || !mayPass(error.status)) throw error;
        await wait(retryMs * attempt);
      }
    }
  };
};
