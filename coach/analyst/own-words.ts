/** What is left of a user's own words when what weakened them is taken out. */
import { sentencesIn } from "#coach/partner/sentences.ts";

const WORDS_MIN = 3;
/** More candidates than this are not read. */
const PARTS_MAX = 8;

const SOFT_START =
  /^(?:(?:oh|um+|uh|er+m?|well|so|look|listen|ok(?:ay)?|yeah|i mean|you know|i guess|i suppose|i think|i just|maybe|sorry|i'm (?:so |really |very )*sorry|im (?:so |really )*sorry|no offen[cs]e)\b[,.…!\s]*(?:but\b\s*|that\b\s*)?)+/i;
const TURN = /[,;–—…\s]+(?:but|because|cause|cos|since|it's just|its just|i'm just|although|though)\b.*$/i;
const SOFT_END =
  /[,.…\s]+(?:if that'?s ok(?:ay)?|i guess|i suppose|or something|or whatever|sorry|maybe|though|tho|if you don'?t mind)[.…!?\s]*$/i;
const AND = /,\s+and\b.*$/i;
/** A line that ends like this has lost its other half. */
const DANGLING =
  /\b(?:and|or|but|to|the|a|an|of|for|with|at|in|on|my|your|if|that|because|so|just|when|while)[.…!?]*$/i;

/** As a whole sentence: a capital, a stop, no shouting, no trailing marks. */
export const tidy = (text: string): string => {
  const bare = text
    .trim()
    .replace(/^[,;:–—…\s]+|[,;:–—-]+$/gu, "")
    .trim();
  if (bare === "") return "";
  const closed = /[.!?…]$/.test(bare) ? bare.replace(/!+$/, ".").replace(/(?:…|\.{2,})$/, ".") : `${bare}.`;
  return closed.charAt(0).toUpperCase() + closed.slice(1);
};

/** The shortest cuts first; never the whole line again. */
export const ownWords = (text: string): readonly string[] => {
  const sentences = sentencesIn(text);
  const parts = [
    text.replace(SOFT_START, ""),
    text.replace(SOFT_END, ""),
    text.replace(TURN, ""),
    text.replace(AND, ""),
    text.replace(SOFT_START, "").replace(TURN, "").replace(SOFT_END, ""),
    ...(sentences.length > 1 ? sentences.map((gone) => sentences.filter((kept) => kept !== gone).join(" ")) : []),
    ...(sentences.length > 1 ? sentences : []),
    ...sentences.map((sentence) => sentence.replace(SOFT_START, "").replace(TURN, "")),
  ];
  return [...new Set(parts.map(tidy))]
    .filter(
      (part) =>
        part.split(/\s+/).length >= WORDS_MIN &&
        !DANGLING.test(part) &&
        part.toLowerCase() !== tidy(text).toLowerCase(),
    )
    .slice(0, PARTS_MAX);
};
