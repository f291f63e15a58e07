/** How mail leaves the server: the port, and its two adapters. */
import nodemailer from "nodemailer";
import type { Mail } from "./outbox.store.ts";

export type MailTransport = {
  /** Resolves when the next mail server has taken it. @throws when it has not; the worker tries again later. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
};

/** Trying again cannot help. */
export class UndeliverableError extends Error {
  override name = "UndeliverableError";
}

const CONNECT_MS = 10_000;
/** Below the worker's lease even when every phase takes its longest. */
const SILENCE_MS = 30_000;

/** `url`: `smtp://` or `smtps://user:password@host:port`. `from`: an address, or `Name <address>`. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transporter.sendMail({ from, to: { name: "", address: to }, subject, text, html });
    },
    close: () => transporter.close(),
  };
};

/** The stand-in: the row in the outbox is the delivered mail, and /dev/mailbox shows it. */
export const mailboxTransport: MailTransport = { send: () => Promise.resolve(), close: () => undefined };
