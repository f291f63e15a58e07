/** Puts right what people leave out when they type in a hurry, so that it can be said back to them. */

/** Without "its", "were", "well", "ill", "shell" and "id", which are words of their own. */
const APOSTROPHES: Readonly<Record<string, string>> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  havent: "haven't",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  thats: "that's",
  whats: "what's",
  youre: "you're",
  tho: "though",
  u: "you",
  ur: "your",
  wanna: "want to",
  gonna: "going to",
  bday: "birthday",
  agian: "again",
  becuase: "because",
  cuz: "because",
  cos: "because",
};
const NAMES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|thanksgiving|january|february|april|june|july|august|september|october|november|december)\b/g;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const spelt = (text: string): string =>
  text
    .replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word) => (word === "i" ? "I" : (APOSTROPHES[word.toLowerCase()] ?? word)))
    .replace(/\bi(?=['’](?:m|ve|d|ll)\b)/g, "I")
    .replace(NAMES, capital);
