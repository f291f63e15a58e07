/**
 * Finds one whole grammatical reason in what a user said and turns it to the counterpart's side: "because I'm saving up,
 * sorry" becomes "you're saving up". When anything is doubtful there is none: a broken echo is worse than no echo.
 */

const FORMS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  cannot: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  hasnt: "hasn't",
  havent: "haven't",
  its: "it's",
  thats: "that's",
  theres: "there's",
  im: "i'm",
  ive: "i've",
};

const TURNED: Readonly<Record<string, string>> = {
  i: "you",
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  my: "your",
  mine: "yours",
  me: "you",
  myself: "yourself",
};

const VERB =
  /^(?:am|is|are|was|were|be|has|have|had|do|does|did|don't|doesn't|didn't|can|can't|could|couldn't|will|won't|would|wouldn't|should|shouldn't|must|isn't|aren't|wasn't|hasn't|haven't|need|needs|needed|want|wants|wanted|work|works|live|lives|promised|already|still|just|only|really|never|always|usually|start|starts|cost|costs|spent|paid|saved|lost|bought|booked|planned|made|told|said|think|know|like|love|hate|prefer|feel|got|get|gets|go|takes|take|makes|keeps|looks|sounds|comes|went|came|broke|fell|ran|left|gave|took|found|died|hurts|hurt|needs|\p{L}{3,}(?:ed|ies))$/u;
/** Followed by a verb or an adverb only; a clause that begins otherwise is not trusted. */
const SUBJECT = /^(?:i|it|they|he|she|that|this|money|time|work)$/;
const JOINED = /^(?:i'm|i've|i'd|i'll|it's|that's|there's|they're|he's|she's|it'll|it'd)$/;
const DETERMINER = /^(?:my|the)$/;
/** Words that make the turn of persons doubtful, or that nobody should hear back. */
const DOUBTFUL =
  /^(?:you|your|yours|you're|you've|you'll|u|ur|we|us|our|ours|we're|we've|yourself|let's|lol|idk|shit|fuck|fucking|damn|bloody|crap|arse|ass|hell)$/;
const TAIL =
  /(?:,?\s+(?:sorry|thanks|thank you|mate|ok|okay|though|anyway|honestly|please|you know|that'?s all|tho|then|and stuff|and that|tbh|really|either|too|as well))+$/i;

const CONNECTIVE = /\b(?:because|cause|cos|coz|cuz|'cause)\s+(?!of\b)(.+)$/i;
/** Plain statements that are reasons without a "because". */
const STATED =
  /^(?:(?:no|no thanks|sorry|well|look|but|it's just that|the thing is|honestly)[, ]+)*((?:it'?s too|i'?m (?:too |really |very |so |quite )?(?:busy|tired|broke|skint|saving|working|away|exhausted|not feeling)|i (?:already|still) (?:have|need)|i'?ve (?:already )?got|i have to|i (?:really )?can'?t afford)\b.+|(?:it'?s|that'?s) (?:a bit |really |very |far |way )?(?:expensive|pricey|late|far|dear)\b.*)$/i;

const cut = (clause: string): string =>
  (clause.split(/\s*(?:[,;:(–—]|\s-\s|\s(?:and|but|so|or|because|which|plus)\s)/i)[0] ?? "").trim().replace(TAIL, "");

const isWhole = (words: readonly string[]): boolean => {
  const [first = "", second = ""] = words;
  if (words.length < 3 || words.length > 13 || words.some((word) => DOUBTFUL.test(word))) return false;
  if (!words.every((word) => /^[£$€]?[\p{L}\p{N}][\p{L}\p{N}'’.%-]*$/u.test(word))) return false;
  if (
    /^(?:to|the|a|an|my|of|for|with|at|in|on|and|or|if|that|i|not|too|very|so|is|am|was|are|it's|i'm)$/.test(
      words.at(-1) ?? "",
    )
  )
    return false;
  if (JOINED.test(first)) return true;
  if (SUBJECT.test(first)) return VERB.test(second);
  if (first === "money's") return true;
  return (
    DETERMINER.test(first) &&
    (words[1] ?? "").length > 2 &&
    ((words[1] ?? "").endsWith("'s") || words.slice(2, 4).some((word) => VERB.test(word)))
  );
};

const turn = (words: readonly string[]): string => {
  const turned = words.map((word, index) => {
    const next = words[index + 1];
    const before = words[index - 1];
    if (word === "am" && (before === "i" || next === "i")) return "are";
    if (word === "was" && before === "i") return "were";
    return TURNED[word] ?? word;
  });
  return turned.join(" ");
};

/** Clauses that are reasons once the line is known to give one: "my knee's been bad", "I'm moving to Leeds". */
const GIVEN =
  /^(?:my (?!answer|decision|point|reply|position|\p{L}+ (?:he|she|it|they)\b)\p{L}+.*|money's .*|i've (?:already )?(?:got|been) .*|i already .*|i work .*|i have to .*|it's (?:too|a bit|really) .*|i'm (?!not\b|sorry|sure|afraid|saying|sticking|keeping|staying|done|fine|happy|good|off\b|only|just|glad|stepping|taking|going|leaving|aware|asking|telling|allowed|still).*)$/iu;

const wordsOf = (clause: string): readonly string[] =>
  clause.split(/\s+/).map((word, index) => {
    const lower = word.toLowerCase();
    const plain = FORMS[lower] ?? lower;
    // Names keep their capitals; the first word and everything we know to turn are lower-cased.
    return index === 0 || plain in TURNED || plain !== lower ? plain : word;
  });

const candidates = (sentence: string, justifies: boolean): readonly string[] => {
  const bare = sentence.replace(/[.?!…\s]+$/u, "").trim();
  const found = CONNECTIVE.exec(bare)?.[1] ?? STATED.exec(bare)?.[1];
  if (found) return [cut(found)];
  if (!justifies) return [];
  const clauses = bare.split(/\s*[,;:(–—]\s*|\s-\s|\s(?:and|but|so|or|because|plus)\s/i);
  return clauses
    .map((clause) =>
      clause
        .replace(/^(?:(?:and|but|also|anyway|plus|well|it's just|besides|honestly|oh) )+/i, "")
        .trim()
        .replace(TAIL, ""),
    )
    .filter((clause) => GIVEN.test(clause));
};

/**
 * The reason as a lower-case clause with the persons turned, or undefined when none is surely whole. `justifies` tells that
 * the line is known to give reasons, so that plain statements may be taken for one.
 */
export const reasonIn = (user: string, justifies = false): string | undefined => {
  const text = user.replace(/[’‘`´]/g, "'").slice(0, 600);
  for (const sentence of text.split(/(?<=[.?!…])\s+|\n+/)) {
    if (sentence.includes("?")) continue;
    for (const clause of candidates(sentence, justifies)) {
      const words = wordsOf(clause);
      if (isWhole(words.map((word) => word.toLowerCase()))) return turn(words);
    }
  }
  return undefined;
};
