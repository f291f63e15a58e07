/**
 * What pages that were written to HTML at build time leave open: the server fills it in when it sends them. Their content
 * is the same wherever they run; only these differ.
 */
export const OPEN_VALUES = {
  /** The origin people type. */
  origin: "https://plainsay.invalid",
  /** The address that questions go to. */
  supportEmail: "support@plainsay.invalid",
  /** The current date, see `writtenDate`. */
  today: "{{today}}",
} as const;

export type PageValues = Readonly<Record<keyof typeof OPEN_VALUES, string>>;

/** A page's text with its open values filled in, each escaped for HTML. */
export const fillPage = (text: string, values: PageValues): string => {
  let filled = text;
  for (const [name, open] of Object.entries(OPEN_VALUES)) {
    filled = filled.replaceAll(open, () => escaped(values[name as keyof PageValues]));
  }
  return filled;
};

const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A day as the legal pages write it, in UTC: 21 November 2026. */
export const writtenDate = (now: Date): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(now);
