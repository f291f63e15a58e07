/** Quoting a line to the letter, at a length one can read. */
const QUOTE_MAX_CHARS = 140;

/** The words in quotation marks; long ones are cut at a word's end, and what stays occurs in the line to the letter. */
export const quoted = (text: string, maxChars = QUOTE_MAX_CHARS): string => {
  const trimmed = text.trim();
  if (trimmed.length <= maxChars) return `“${trimmed}”`;
  const head = trimmed.slice(0, maxChars);
  return `“${head.slice(0, Math.max(head.lastIndexOf(" "), maxChars / 2)).trimEnd()}…”`;
};

/** "You held on: “No.”" of a sentence and the words that show it; a question mark keeps its own place. */
export const withQuote = (sentence: string, quote: string, maxChars = QUOTE_MAX_CHARS): string =>
  /[?]$/.test(sentence)
    ? `${quoted(quote, maxChars)} ${sentence}`
    : `${sentence.replace(/\.$/, "")}: ${ended(quoted(quote, maxChars))}`;

/** A quote that ends a sentence brings its stop, unless the words in it did. */
export const ended = (quote: string): string => (/[.?!…]”$/.test(quote) ? quote : `${quote}.`);
