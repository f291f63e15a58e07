/** What the mailbox page shows, read by calls alone. */
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

type Mails = { mails: { id: string; to: string; kind: string; links: string[]; text: string }[] };
export type Mailed = { readonly id: string; readonly link: string; readonly code: string };

/** The newest mail (or text, of kind `sms`) to an address, once it is there; `after` one that was read before. */
export const mailOf = async (page: Page, to: string, kind: string, after?: Mailed): Promise<Mailed> => {
  let found: Mails["mails"][number] | undefined;
  await expect
    .poll(async () => {
      const { mails } = (await (await page.request.get("/api/dev/mailbox")).json()) as Mails;
      found = mails.find((mail) => mail.to === to && mail.kind === kind);
      return found !== undefined && found.id !== after?.id;
    })
    .toBe(true);
  const { id = "", links = [], text = "" } = found ?? {};
  return { id, link: links[0] ?? "", code: /\b\d{6}\b/.exec(text)?.[0] ?? "" };
};
