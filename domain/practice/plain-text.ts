/**
 * A line as the off-topic rule and the safety rule read it: lower case, short forms written out, invisible characters
 * gone, so that one pattern sees "What's", "whats" and "wats" alike.
 */

/** Longer lines are read up to here, in UTF-16 units: reading must stay quick whatever is pasted. */
const READ_MAX_CHARS = 4_000;

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wats|whats|wuts|what's)\b/g, "what is"],
  [/\b(?:wat|wut|wht)\b/g, "what"],
  [/\b(?:whos|who's)\b/g, "who is"],
  [/\b(?:hows|how's)\b/g, "how is"],
  [/\b(?:wheres|where's)\b/g, "where is"],
  [/\b(?:whens|when's)\b/g, "when is"],
  [/\br u\b/g, "are you"],
  [/\b(?:u|ya|yu)\b/g, "you"],
  [/\bur\b/g, "your"],
  [/\b(?:pls|plz|plss|pleas)\b/g, "please"],
  [/\b(?:you're|youre)\b/g, "you are"],
  [/\b(?:i'm|im)\b/g, "i am"],
  [/\b(?:i've|ive)\b/g, "i have"],
  [/\bi'd\b/g, "i would"],
  [/\bi'll\b/g, "i will"],
  [/\b(he|she|it|that)'s\b/g, "$1 is"],
  [/\b(they|we)'re\b/g, "$1 are"],
  [/\b(they|we|you)'ve\b/g, "$1 have"],
  [/\b(they|we|you|he|she|it)'ll\b/g, "$1 will"],
  [/\b(they|we|you|he|she|it)'d\b/g, "$1 would"],
  [/\b(?:can't|cant|cannot)\b/g, "can not"],
  [/\b(?:won't|wont)\b/g, "will not"],
  [/\b(?:don't|dont)\b/g, "do not"],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)(?:n't|nt)\b/g, "$1 not"],
  [/\b(?:wanna)\b/g, "want to"],
  [/\b(?:gonna)\b/g, "going to"],
  [/\b(?:lemme)\b/g, "let me"],
  [/\b(?:gimme)\b/g, "give me"],
  [/\b(?:let's|lets)\b/g, "let us"],
  [/\bany more\b/g, "anymore"],
];

/** Lower-case text with single spaces; sentence marks and commas stay. Any string is allowed, the empty one too. */
export const plainText = (text: string): string => {
  let plain = text
    .slice(0, READ_MAX_CHARS)
    .normalize("NFKC")
    // Soft hyphens, zero-width characters and direction marks would split a word unseen.
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
    .toLowerCase()
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[“”„«»"*_]/g, " ");
  for (const [short, full] of SHORT_FORMS) plain = plain.replace(short, full);
  return plain.replace(/[^\S\n]+/g, " ").trim();
};
