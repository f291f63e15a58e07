/** The one form of all our mails: a few plain sentences, at most one link, the same in text and HTML. */
import type { MailKind } from "#domain/mail/mail.ts";
import type { Mail } from "../outbox.store.ts";

export type Letter = {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly href: string };
  readonly after: readonly string[];
};

/** A recipient's time zone is not known, so a moment is named with its own. */
export const momentOf = (date: Date): string => `${date.toISOString().slice(0, 16).replace("T", " at ")} UTC`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Mail programs read no style sheets: the look's colours stand inline. The button's text keeps 4.5 to 1.
const INK = "#16302a";
const QUIET = "#566862";
const PAPER = "#faf7f1";
const ACCENT = "#b8461f";

const paragraph = (text: string, colour: string): string =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:${colour}">${escaped(text)}</p>`;

export const writeLetter = ({ kind, to, subject, before, link, after }: Letter): Mail => ({
  kind,
  to,
  subject,
  text: [...before, `${link.label}:\n${link.href}`, ...after, "Plainsay"].join("\n\n"),
  html: [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;padding:32px 16px;background:${PAPER}"><div style="max-width:520px;margin:0 auto">`,
    `<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:24px;color:${INK}">Plainsay</p>`,
    ...before.map((text) => paragraph(text, INK)),
    `<p style="margin:24px 0"><a href="${escaped(link.href)}" style="display:inline-block;padding:12px 20px;`,
    `border-radius:8px;background:${ACCENT};color:#fffaf4;text-decoration:none;${FONT};font-size:16px">`,
    `${escaped(link.label)}</a></p>`,
    ...after.map((text) => paragraph(text, QUIET)),
    "</div></body></html>",
  ].join("\n"),
});
