/** Sends texts through an HTTP gateway with Twilio's API: a form posted to `Accounts/{account}/Messages.json`. */
import { type MailTransport, UndeliverableError } from "../mail/mail-transport.ts";

export type SmsGatewayOptions = {
  /** The gateway's base address, as `https://api.twilio.com/2010-04-01`. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The number, or the name, that texts come from. */
  readonly from: string;
  /** How long the gateway may take; below the worker's lease. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** Of what the gateway says about a failure, this much is kept. */
const REASON_MAX_CHARS = 300;

/**
 * Fails with `UndeliverableError` where trying again cannot help (400: the number is none), else with an Error. A gateway that
 * takes a text and is cut off before it says so is asked again: its API has no key by which to know a text it has, and one
 * too many is better than none.
 */
export const smsGateway = (options: SmsGatewayOptions): MailTransport => {
  const { url, account, token, from, timeoutMs = TIMEOUT_MS } = options;
  const address = `${url.replace(/\/+$/, "")}/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;
  return {
    send: async ({ to, text }) => {
      const reply = await fetch(address, {
        method: "POST",
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
        signal: AbortSignal.timeout(timeoutMs),
        // A gateway does not move; a redirect would carry the credentials elsewhere.
        redirect: "error",
      });
      const said = (await reply.text()).slice(0, REASON_MAX_CHARS);
      if (reply.ok) return;
      const reason = `the SMS gateway answered ${reply.status}: ${said}`;
      throw reply.status === 400 ? new UndeliverableError(reason) : new Error(reason);
    },
    close: () => undefined,
  };
};
