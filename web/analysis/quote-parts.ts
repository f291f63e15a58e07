/** A line cut where it is quoted; the quote may differ in case, and a missing one leaves the line whole. */
export const quoteParts = (line: string, quote: string): readonly [before: string, quoted: string, after: string] => {
  const wanted = quote.trim();
  const exact = line.indexOf(wanted);
  const at = exact === -1 ? line.toLowerCase().indexOf(wanted.toLowerCase()) : exact;
  if (wanted === "" || at === -1) return [line, "", ""];
  return [line.slice(0, at), line.slice(at, at + wanted.length), line.slice(at + wanted.length)];
};
