/** Finds a quote in what was really said. A model copies words with other quotation marks, spaces or capitals. */

const PLAIN: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
};

type Folded = {
  readonly text: string /** Index in the original of each folded character. */;
  readonly at: readonly number[];
};

const fold = (original: string): Folded => {
  let text = "";
  const at: number[] = [];
  for (let index = 0; index < original.length; index += 1) {
    const char = original.charAt(index);
    if (/\s/.test(char)) {
      if (text === "" || text.endsWith(" ")) continue;
      text += " ";
      at.push(index);
      continue;
    }
    const plain = PLAIN[char] ?? char.toLowerCase();
    // A capital whose small form is longer (İ) would put the indexes out of step.
    text += plain.length === 1 ? plain : char;
    at.push(index);
  }
  return { text, at };
};

const trimmed = (quote: string): string =>
  fold(quote)
    .text.replace(/^["'…. ]+|["'…. ]+$/g, "")
    .trim();

/** The words of `line` that `quote` repeats, as they stand there; null when they do not occur. */
export const quotedWords = (line: string, quote: string): string | null => {
  const wanted = trimmed(quote);
  if (wanted === "") return null;
  const { text, at } = fold(line);
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    const isWhole = !/[\p{L}\p{N}]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(to));
    if (isWhole) return line.slice(at[from], (at[to - 1] ?? 0) + 1);
  }
  return null;
};
