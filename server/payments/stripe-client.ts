/** Stripe's own library, set up for this server. Loaded only where Stripe is configured: it is large. */
import { Stripe } from "stripe";

/** The version whose shapes are read; the library's types are this version's, so both move together. */
const API_VERSION = "2026-10-28.endive";
/** For each try, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** After the first try. Each write carries an idempotency key, so that a repeated one is carried out once. */
const RETRIES = 2;

export type StripeOptions = {
  readonly secretKey: string;
  /** `https://api.stripe.com`, or a test's. */
  readonly apiUrl: string;
  /** Carries the calls instead of Node's own client. */
  readonly fetch?: typeof fetch;
};

export const createStripeClient = ({ secretKey, apiUrl, fetch }: StripeOptions): Stripe => {
  const { hostname, port, protocol } = new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // It would write an id of this machine into the home folder, and send it along.
    telemetry: false,
    ...(fetch === undefined ? {} : { httpClient: Stripe.createFetchHttpClient(fetch) }),
  });
};
