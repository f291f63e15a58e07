/** How mail leaves the server: the port, and its two adapters. */
import nodemailer from "nodemailer";
import type { Mail } from "./outbox.store.ts";

/** A mail with its row's id, by which a mail server knows a second try of the same mail. */
export type OutgoingMail = Mail & { readonly id: string };

export type MailTransport = {
  /**
   * Resolves when the next mail server has taken it. @throws MailServerAwayError when there is no talking to the server, any other
   * error when it refuses this mail; the worker tries again later.
   */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
};

/** Trying again cannot help. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

/** The mail server cannot be reached, or breaks off: every other mail fares the same. */
export class MailServerAwayError extends Error {
  override name = "MailServerAwayError";
}

type Patience = {
  /** For a connection, and for the server's greeting; in milliseconds. */
  readonly connectMs: number;
  /** For any word after that. Below the worker's lease even when every phase takes its longest. */
  readonly silenceMs: number;
};
const PATIENCE: Patience = { connectMs: 10_000, silenceMs: 30_000 };

/** What nodemailer calls failures of the connection, of its security, and of the server's letting us in. */
const AWAY = new Set(["ECONNECTION", "ECONNREFUSED", "ECONNRESET", "ESOCKET", "ETIMEDOUT", "EDNS", "ETLS", "EAUTH"]);
/** "Service not available, closing": said about the server, not about the mail. */
const CLOSING = 421;

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return responseCode === CLOSING || (typeof code === "string" && AWAY.has(code) && typeof responseCode !== "number");
};

/** `url`: `smtp://` or `smtps://user:password@host:port`. `from`: an address, or `Name <address>`. */
export const smtpTransport = (url: string, from: string, patience: Patience = PATIENCE): MailTransport => {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ id, to, subject, text, html }) => {
      // The same at every try: a server that took the mail, and was cut off before it could say so, knows it again.
      const messageId = `<${id}@${domain}>`;
      try {
        await transporter.sendMail({ from, to: { name: "", address: to }, subject, text, html, messageId });
      } catch (error) {
        if (!isAway(error)) throw error;
        throw new MailServerAwayError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    close: () => transporter.close(),
  };
};

/** The stand-in: the row in the outbox is the delivered mail, and /dev/mailbox shows it. */
export const mailboxTransport: MailTransport = { send: () => Promise.resolve(), close: () => undefined };
