/** What a user wrote of another, turned into that other's mouth. Where the grammar is doubtful there is nothing. */

const WORDS_MAX = 13;
const TURNED: Readonly<Record<string, string>> = {
  i: "you",
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  am: "are",
  him: "me",
  them: "me",
  his: "my",
  their: "my",
  hers: "mine",
  theirs: "mine",
  himself: "myself",
  herself: "myself",
  you: "me",
  your: "my",
  yours: "mine",
};
/** "Her" before one of these, or at the end, is the person and not what is theirs. */
const AFTER_OBJECT =
  /^(?:to|for|with|about|at|in|on|by|from|when|if|because|and|or|again|every|this|that|the|a|an|more|back|up|out|off|over|now|first|alone|home|money|help|work|so|too|all|what|how)$/;
/** As a subject the other needs another verb form in their own mouth. */
const DOUBTFUL = /^(?:he|she|they|he's|she's|they're|he'd|she'd|they'd|we|us|we're|who|which|it's|but|although|so)$/;
/** "Them" after one of these is a person; after "do" or "buy" it is what the talk is about. */
const TO_PEOPLE = /^(?:give|lend|pay|help|let|tell|drive|visit|call|show|teach|join|with|to|for|by|from|at)$/;
const DANGLING = /^(?:to|the|a|an|my|of|for|with|at|in|on|and|or|if|that|i|not|too|very|so|is|am|was|are|her|own)$/;

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/[,;:]+$/, "");

const STOPS =
  /[.!?\n;:()–—]|,\s|\s(?:but|because|although|whenever|while|when|so|so that|even though|even if|until|till|unless|before|without|in the middle of|instead of|in front of|every time|each time|all the time|I (?:am|don['’]t|can['’]t|won['’]t|need|want|hate|would|told|said|think|feel)|I['’]m|(?:which|who) |and the [a-z]+ (?:is|was|are|were|got|has)|and (?:that|i|he|she|they|it|my|his|her|then|now|we|is|are|never|always|also|will|won['’]t|gets?|keeps?|says?|[a-z]{2,}(?:es|ks|ls|ts|ps|ds)))(?:\s|$)/i;

/** "The shoes that fell apart": the thing is named without it. */
const RELATIVE =
  /((?:^|\s)(?:the|my|his|her|their|a|an|some|this|these|those) (?:\p{L}+ ){0,2}\p{L}+) that (?!\p{L}+$).*/iu;

/** Up to the first stop of the clause; one that is long is cut before its last turns ("in the …", "for the …"). */
const clauseOf = (text: string): string => {
  let clause = (text.split(STOPS)[0] ?? "")
    .trim()
    .replace(RELATIVE, "$1")
    .replace(/[,\s]+$/, "")
    .replace(/ (?:again|too|though)$/i, "");
  while (clause.split(/\s+/).length > WORDS_MAX) {
    const shorter = clause.replace(
      /\s(?:in|on|at|for|with|from|about|during|after|by)\s(?!.*\s(?:in|on|at|for|with|from|about|during|after|by)\s).*$/i,
      "",
    );
    if (shorter === clause) break;
    clause = shorter;
  }
  return clause;
};

/** "borrow my car for the weekend" becomes "borrow your car for the weekend"; undefined when it would be a guess. */
export const turned = (text: string): string | undefined => {
  const words = clauseOf(text).split(/\s+/).filter(Boolean);
  const lower = words.map(bare);
  if (words.length === 0 || words.length > WORDS_MAX) return undefined;
  if (lower.some((word) => DOUBTFUL.test(word)) || DANGLING.test(lower.at(-1) ?? "")) {
    if (lower.at(-1) !== "her" || lower.some((word) => DOUBTFUL.test(word))) return undefined;
  }
  if (lower.some((word, index) => word === "them" && !TO_PEOPLE.test(lower[index - 1] ?? ""))) return undefined;
  if (!words.every((word) => /^[£$€]?[\p{L}\p{N}][\p{L}\p{N}'’.,%£$€/-]*$/u.test(word))) return undefined;
  return words
    .map((word, index) => {
      const plain = lower[index] ?? "";
      const next = lower[index + 1];
      if (plain === "her") return next === undefined || AFTER_OBJECT.test(next) || /^[£$€\d]/.test(next) ? "me" : "my";
      if (plain === "was" && lower[index - 1] === "i") return "were";
      return (
        TURNED[plain] ??
        (index === 0 && !/^\p{Lu}\p{Lu}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word)
      );
    })
    .join(" ");
};
