/** Makes what can be pressed in the safety note a link: phone numbers and the helpline's site. */

type Part = { readonly text: string; readonly href: string | null };

const PRESSABLE = /(findahelpline\.com|\b116 123\b|\b988\b|\b911\b|\b999\b|\b112\b)/;

const hrefOf = (text: string): string => (text.includes(".") ? `https://${text}` : `tel:${text.replaceAll(" ", "")}`);

/** The text in order, cut into plain parts and links. */
export const helpParts = (text: string): Part[] =>
  text
    .split(PRESSABLE)
    .map((part, index) => ({ text: part, href: index % 2 === 1 ? hrefOf(part) : null }))
    .filter((part) => part.text !== "");
