/** The port to the outside service that takes contact messages, and its adapter. */
import { PAGES } from "#domain/pages.ts";
import type { ContactRow } from "./contact.store.ts";

export type FormService = {
  /** Resolves when the service has taken the message. @throws when it has not; the worker tries again later. */
  readonly deliver: (message: Pick<ContactRow, "name" | "email" | "subject" | "message">) => Promise<void>;
};

/** Below the worker's lease. */
const PATIENCE_MS = 20_000;

/** `url` takes the specification's JSON; a reply outside 200–299 is a failure. */
export const formServiceAt = (url: string, appUrl: URL): FormService => ({
  deliver: async ({ name, email, subject, message }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        name,
        email,
        subject,
        message,
        _template: "table",
        _captcha: "false",
        _next: `${appUrl.origin}${PAGES.contactSuccess}`,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // The body is nobody's to read, but an unread one keeps the connection.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the form service answered ${response.status}`);
  },
});
