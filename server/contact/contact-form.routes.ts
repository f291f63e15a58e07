/**
 * The contact form as a browser sends it without JavaScript: to the page's own address. Success leads to the success page;
 * anything else answers with the form again, what was written still in it, and what to mend.
 */
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import { contactMessageSchema } from "#domain/contact/contact.contract.ts";
import { CONTACT_MESSAGE_ROWS, CONTACT_MESSAGES } from "#domain/contact/contact.ts";
import { AppError } from "#domain/errors.ts";
import { PAGES } from "#domain/pages.ts";
import type { AppEnv } from "../http/app-env.ts";
import { originGuard } from "../http/origin-guard.ts";
import { type ContactDeps, createContactKeeper } from "./contact-keeper.ts";

type FormDeps = ContactDeps & {
  readonly appUrl: URL;
  readonly clock: () => Date;
  /** The links to the app's style sheets, as HTML. */
  readonly styles: string;
};

const FIELDS = ["name", "email", "subject", "message", "website"] as const;
type Written = Record<(typeof FIELDS)[number], string>;

export const mountContactForm = (app: Hono<AppEnv>, deps: FormDeps): void => {
  const keep = createContactKeeper(deps);
  app.post(PAGES.contact, originGuard(deps.appUrl), async (context) => {
    const form: Record<string, unknown> = await context.req.parseBody();
    const written = Object.fromEntries(
      FIELDS.map((name) => [name, typeof form[name] === "string" ? form[name] : ""]),
    ) as Written;
    const again = (problems: readonly string[], status: 400 | 429 | 500) =>
      context.html(formPage(written, problems, deps.styles), status);
    const checked = contactMessageSchema.safeParse(written);
    if (!checked.success) return again([...new Set(checked.error.issues.map(({ message }) => message))], 400);
    try {
      await keep(checked.data, context.get("clientAddress"), deps.clock());
    } catch (error) {
      if (error instanceof AppError && error.code === "rate_limited") return again([error.message], 429);
      return again([CONTACT_MESSAGES.failed], 500);
    }
    return context.redirect(PAGES.contactSuccess, 303);
  });
};

const formPage = ({ name, email, subject, message, website }: Written, problems: readonly string[], styles: string) =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contact Us · Plainsay</title>${raw(styles)}</head>
<body><main class="wrap page-narrow"><h1 class="title">That didn't go out yet.</h1>
<div class="alert bad" role="alert">${problems.map((problem) => html`<p>${problem}</p>`)}</div>
<form class="contact-form" method="post" action="${PAGES.contact}">
<div class="field"><label for="name">Name</label><input class="control" id="name" name="name" required value="${name}"></div>
<div class="field"><label for="email">Email</label><input class="control" id="email" name="email" type="email" required value="${email}"></div>
<div class="field"><label for="subject">Subject</label><input class="control" id="subject" name="subject" required value="${subject}"></div>
<div class="field"><label for="message">Message</label><textarea class="control" id="message" name="message" rows="${CONTACT_MESSAGE_ROWS}" required>
${message}</textarea></div>
<input type="hidden" name="website" value="${website}">
<div class="acts"><button class="btn main" type="submit">Send Message</button><a class="btn" href="${PAGES.landing}">Go to the start</a></div>
</form></main></body></html>`;
