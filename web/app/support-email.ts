import { OPEN_VALUES } from "#domain/page-values.ts";

/** The address that questions go to: the server writes it into every page's head. */
export const supportEmail = (): string =>
  typeof document === "undefined"
    ? OPEN_VALUES.supportEmail
    : (document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? OPEN_VALUES.supportEmail);
