/** Lines made for one moment out of what the other has just said. Where the grammar is doubtful there is none. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import { sentencesIn } from "#coach/partner/sentences.ts";

const TURNED: Readonly<Record<string, string>> = {
  your: "my",
  yours: "mine",
  yourself: "myself",
  me: "you",
  my: "your",
};
/** Words whose turn of persons would be a guess. */
const DOUBTFUL = /\b(?:you|you're|you've|you'd|you'll|i|i'm|i've|i'd|i'll|we|we're|us|our|he|she|they|him|her|them)\b/i;
const REST_MAX_WORDS = 9;

const turned = (text: string): string | undefined => {
  const rest = text.replace(/[.!?…,\s]+$/u, "").trim();
  const words = rest.split(/\s+/);
  if (rest === "" || words.length > REST_MAX_WORDS || DOUBTFUL.test(rest) || /[.!?;:,–—]/u.test(rest)) return undefined;
  return words.map((word) => TURNED[word.toLowerCase()] ?? word).join(" ");
};

const agreement = (sentence: string): string | undefined => {
  const never = turned(/^you never ((?!been|had|were|was|did)\p{Ll}+(?<!ed)\b.*)$/iu.exec(sentence)?.[1] ?? "");
  if (never) return `You're right, I don't always ${never}.`;
  const always = turned(/^you always (\p{Ll}+(?<!ed)\b.*)$/iu.exec(sentence)?.[1] ?? "");
  if (always) return `It's true, I often ${always}.`;
  const being = turned(
    /^you(?:'re| are) (?:so|always|just|really|too|such an?)? ?((?!not\b|going\b|gonna\b)\p{Ll}+(?<!ing))[.!]*$/iu.exec(
      sentence,
    )?.[1] ?? "",
  );
  return being ? `You may be right, I can be ${being}.` : undefined;
};

/** "my twin", "an old caravan": something they brought up, as the user would name it. */
const detail = (text: string): string | undefined => {
  const found = [
    ...text.matchAll(
      /\b(my|our) ((?:twin|brother|sister|uncle|aunt|mum|dad|mother|father|gran|grandad|grandmother|grandfather|daughter|son|dog|cat|garden|allotment|band|choir|boat|bike|caravan|shop|bakery|school|village|hometown|tomatoes|bees|hens|goats))\b/giu,
    ),
  ];
  const last = found.at(-1);
  return last?.[2] ? `your ${last[2].toLowerCase()}` : undefined;
};

/** Best first; mostly empty. */
export const momentLines = (skill: SkillSlug, partner: string): readonly string[] => {
  if (skill === "fogging") return sentencesIn(partner).flatMap((sentence) => agreement(sentence) ?? []);
  if (skill === "free-information") {
    const about = detail(partner);
    return about ? [`You mentioned ${about} just now. What's the story there?`] : [];
  }
  return [];
};
