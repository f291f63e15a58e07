/** Phone numbers in the international form (E.164): `+`, the country code, and up to 15 digits in all. */

const E164 = /^\+[1-9]\d{7,14}$/;

export type TypedPhone =
  | { readonly phone: string }
  | { readonly problem: "empty" | "no_country_code" | "not_a_number" | "wrong_length" };

/**
 * What somebody typed or pasted, as a number: blanks, hyphens, dots, slashes and brackets are forgiven, as are digits of
 * another width, the marks that copying leaves at the ends, `00` instead of `+`, and `(0)` after the country code.
 */
export const phoneOf = (typed: string): TypedPhone => {
  const plain = typed.normalize("NFKC").replace(/[\p{Cf}\s]/gu, "");
  if (plain === "") return { problem: "empty" };
  const digits = plain.replace("(0)", "").replace(/[()./\p{Dash}]/gu, "");
  if (!/^\+?\d+$/.test(digits)) return { problem: "not_a_number" };
  const phone = digits.replace(/^00/, "+");
  if (!phone.startsWith("+") || phone.startsWith("+0")) return { problem: "no_country_code" };
  return E164.test(phone) ? { phone } : { problem: "wrong_length" };
};

/** How a number is named to who may not be its owner: the last two digits. */
export const phoneHint = (phone: string): string => `…${phone.slice(-2)}`;
