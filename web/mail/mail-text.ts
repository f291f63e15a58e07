export type Piece = { readonly text: string; readonly href?: string };

/** A mail's text with its addresses as links: those of `origin` alone, since a mail may quote what strangers wrote. */
export const pieces = (text: string, origin: string): Piece[] =>
  text.split(/(https?:\/\/\S+)/).map((part) => {
    const isOwn = URL.canParse(part) && new URL(part).origin === origin;
    return isOwn ? { text: part, href: part } : { text: part };
  });
