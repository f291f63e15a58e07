/** How a line is built, clause by clause: who each is about, what each begins with, and who a question is about. */
import type { Clause, Line } from "./line.ts";

const BREAKS = new Set([",", ".", "?", "!", "...", ";", "-", ":"]);
/** Words that begin a new clause and say how it hangs on the one before. */
const LINKS = new Set([
  "but",
  "and",
  "so",
  "because",
  "then",
  "or",
  "if",
  "though",
  "although",
  "only",
  "plus",
  "while",
]);
/** Words before the subject that say nothing of it. */
const LEADS = new Set([
  "oh",
  "ah",
  "well",
  "yes",
  "no",
  "ok",
  "right",
  "just",
  "please",
  "really",
  "and",
  "now",
  "look",
]);

const PERSONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "I",
    my: "I",
    mine: "I",
    we: "we",
    our: "we",
    you: "you",
    your: "you",
    he: "they",
    she: "they",
    they: "they",
    people: "they",
    everyone: "they",
    it: "it",
    that: "it",
    this: "it",
    there: "it",
    the: "it",
    what: "ask",
    how: "ask",
    which: "ask",
    why: "ask",
    who: "ask",
    when: "ask",
    where: "ask",
  }),
);

/** A clause: its first token after the link, its end, and the link it hangs on. */
type Frame = { readonly from: number; readonly to: number; readonly link: string };

export const framesOf = (line: Line): readonly Frame[] => {
  const frames: Frame[] = [];
  let from = 0;
  let link = "^";
  const close = (to: number, next: string): void => {
    let first = from;
    while (first < to && LEADS.has(line.tokens[first]?.text ?? "")) first += 1;
    if (first < to) frames.push({ from: first, to, link });
    else if (from < to) frames.push({ from, to, link });
    link = next;
  };
  line.tokens.forEach(({ text }, index) => {
    if (!BREAKS.has(text) && !LINKS.has(text)) return;
    close(index, text);
    from = index + 1;
  });
  close(line.tokens.length, "$");
  return frames;
};

/** `shapes` are the line's words as the weights see them. */
export const frameFeatures = (
  line: Line,
  shapes: readonly string[],
  sentences: readonly Clause[],
): readonly string[] => {
  const features: string[] = [];
  const frames = framesOf(line);
  const persons = frames.map(({ from }) => PERSONS.get(line.tokens[from]?.text ?? "") ?? "-");
  frames.forEach(({ from, to, link }, index) => {
    const [a = "", b = "", c = ""] = shapes.slice(from, Math.min(to, from + 3));
    features.push(`f ${a} ${b}`, `f ${link} ${a}`, `f ${link} ${persons[index]} ${b}`);
    if (c) features.push(`f ${a} ${b} ${c}`);
    const words = line.tokens.slice(from, to).map(({ text }) => text);
    const picked = shapes.slice(from, to).includes("<p>");
    const denied = words.some((word) => word === "not" || word === "never" || word === "no");
    if (picked) features.push(`fp ${persons[index]} ${denied}`, `fp ${link} ${persons[index]}`);
    if (index > 0) features.push(`f> ${persons[index - 1]} ${link} ${persons[index]}`);
  });
  features.push(`frames ${Math.min(frames.length, 6)}`);
  for (const person of ["I", "you", "we", "they", "it"])
    features.push(`person ${person} ${Math.min(persons.filter((name) => name === person).length, 3)}`);
  for (const { from, to, question } of sentences) {
    const words = line.tokens.slice(from, to).map(({ text }) => text);
    const mine = words.some((word) => word === "i" || word === "my" || word === "me" || word === "mine");
    const yours = words.some((word) => word === "you" || word === "your" || word === "yours");
    features.push(`about ${question ? "q" : "s"} ${mine ? "I" : ""}${yours ? "you" : ""}`);
    if (question)
      features.push(
        `qabout ${PERSONS.get(words[0] ?? "") === "ask" ? words[0] : "-"} ${mine ? "I" : ""}${yours ? "you" : ""}`,
      );
  }
  return features;
};
