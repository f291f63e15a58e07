/** The same line as another hand would have typed it: slips, lower case, lost apostrophes and stops. */

const swapped = (word: string, at: number): string =>
  word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);

/** One slip: two letters swapped, one lost, or one doubled; never the first letter. Short words are left alone. */
export const withSlip = (word: string, random: () => number): string => {
  if (!/^\p{L}{4,}[.,?!]?$/u.test(word)) return word;
  const at = 1 + Math.floor(random() * (word.replace(/[.,?!]$/, "").length - 2));
  const kind = random();
  if (kind < 0.4) return swapped(word, at);
  if (kind < 0.7) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at + 1) + word.slice(at);
};

/** `share` of the longer words get a slip. */
export const withTypos = (text: string, share: number, random: () => number): string =>
  text
    .split(" ")
    .map((word) => (random() < share ? withSlip(word, random) : word))
    .join(" ");

export const withoutApostrophes = (text: string): string => text.replace(/(?<=\p{L})['’](?=\p{L})/gu, "");

const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(I)['’]m\b/gi, "$1 am"],
  [/\b(you|we|they)['’]re\b/gi, "$1 are"],
  [/\b(I|you|we|they)['’]ve\b/gi, "$1 have"],
  [/\b(I|you|we|they|he|she|it)['’]ll\b/gi, "$1 will"],
  [/\b(do|does|did|is|are|was|were|would|could|should|have|has|had)n['’]t\b/gi, "$1 not"],
  [/\bcan['’]t\b/gi, "cannot"],
  [/\bwon['’]t\b/gi, "will not"],
  [/\b(it|that|what|there)['’]s\b/gi, "$1 is"],
];

/** "I'm" as "I am" and so on. */
export const writtenOut = (text: string): string =>
  WRITTEN_OUT.reduce((line, [short, long]) => line.replace(short, long), text);

/** A mixture of the above, as a hurried hand types. */
export const asTyped = (text: string, random: () => number): string => {
  const mood = random();
  let typed = text;
  if (mood < 0.3) typed = typed.toLowerCase();
  if (mood < 0.6) typed = withoutApostrophes(typed);
  if (mood > 0.5 && mood < 0.75) typed = typed.replace(/[.,]$/, "").replace(/,/g, "");
  return withTypos(typed, 0.12, random);
};
