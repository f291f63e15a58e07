/** Stripe's proof that an event is its own: `t=<seconds>,v1=<hex>[,v1=<hex>…]` over the very bytes that were sent. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** An event older or newer than this is refused, so that a recorded one cannot be played again later. */
export const SIGNATURE_TOLERANCE_SECONDS = 5 * 60;

const macOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();

/** The header for a body, as Stripe would write it. */
export const signStripeEvent = (body: string, secret: string, at: Date): string => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return `t=${timestamp},v1=${macOf(secret, timestamp, body).toString("hex")}`;
};

/** Several v1 stand in the header while a secret is being replaced: one that fits is enough. */
export const isStripeSignature = (header: string, body: string, secret: string, now: Date): boolean => {
  const parts = header.split(",").map((part) => part.trim().split("=", 2));
  const timestamp = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > SIGNATURE_TOLERANCE_SECONDS) return false;
  const expected = macOf(secret, timestamp, body);
  let fits = false;
  for (const [name, value = ""] of parts) {
    if (name !== "v1" || !/^[0-9a-f]{64}$/.test(value)) continue;
    if (timingSafeEqual(Buffer.from(value, "hex"), expected)) fits = true;
  }
  return fits;
};
