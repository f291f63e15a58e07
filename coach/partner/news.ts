/** Something large that the user tells of their own life in the middle of it all: nobody goes on as though nothing had been said. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Known } from "./known.ts";
import type { Option, Turn } from "./policy.ts";

/** Such a thing is what a talk of this skill is about. */
const DISCLOSING: SkillSlug = "self-disclosure";
/** Here nobody has a quarrel to put aside. */
const CHATTING: SkillSlug = "free-information";

/** The user's own, with nobody else between it and the news: "I know you were laid off" tells none. */
const MINE = String.raw`\b(?:i|i['’]?m|i['’]?ve|my|our|we|we['’]re)\b(?:(?!\b(?:you|your|he|she|they|phone|battery|laptop|computer|alarm|car|nearly|almost)\b)[^.!?]){0,45}?`;
const SAD_THINGS = [
  "died(?! of| laughing)|passed away|funeral|homeless|left me|divorc\\w+",
  "cancer|chemo|tumou?r|diagnosed|miscarriage|surgery|stroke|heart attack|dementia",
  "(?<=(?:is|was|been|went|['’]s|['’]m|me|him|her|taken|rushed) (?:back )?(?:in|into|to) (?:the )?)hospital",
  "redundant|laid off|lost my job|fired(?! up)|burnout|burn(?:t|ed) out",
  "depress(?:ed|ion)|panic attacks?|(?:can['’]?t|couldn['’]?t|could not) get out of bed|in a (?:really )?bad place",
  "(?:been|feel|feeling|felt) (?:so|very|really|pretty) low",
];
const SAD = new RegExp(`${MINE}\\b(${SAD_THINGS.join("|")})\\b`, "i");
const GLAD = new RegExp(
  `${MINE}\\b(pregnant|expecting|having a baby|engaged|getting married|got the job|got promoted|passed my|graduat\\w+|become a (?:mother|father|mum|mom|dad))\\b`,
  "i",
);

const SORRY: readonly string[] = [
  "I'm sorry. That's a heavy thing to be carrying, and here I come on top of it.",
  "Oh. I'm sorry, I mean that, whatever else we've got between us.",
  "That puts my own troubles in their place. I'm sorry.",
];
const SORRY_IN_CHAT: readonly string[] = [
  "Oh. I'm sorry, I didn't know that.",
  "I'm sorry. You needn't say any more about it unless you'd like to.",
  "That's hard, and I'm glad you said it to me.",
];
const PLEASED: readonly string[] = [
  "Oh! Well, that's wonderful, and I'm not just saying it.",
  "Give me a second to be pleased for you, and then I'll be difficult again.",
  "Congratulations, truly. You might have led with that.",
];

/** What the scene is about in any case, or says of the user, is no news. */
const isNew = ({ sceneText, scene }: Known, [, what = ""]: RegExpExecArray): boolean => {
  const ofUser = (scene?.facts ?? []).filter((fact) => /\byour?\b/i.test(fact));
  return ![sceneText, ...ofUser].some((text) => text.toLowerCase().includes(what.toLowerCase()));
};

/** Something sad of the user's own that is news here. */
const tellsSad = ({ user }: Turn, known: Known): boolean => {
  const sad = SAD.exec(user);
  return sad !== null && isNew(known, sad);
};

/** In a talk that is about such things: a word for it instead of a joke. */
export const sobered = (turn: Turn, known: Known): readonly Option[] =>
  tellsSad(turn, known) ? [{ tactic: "sobered", lines: SORRY_IN_CHAT }] : [];

/** A word for it, and nothing else in the same breath. */
export const news = (turn: Turn, known: Known): readonly Option[] => {
  if (known.skill === DISCLOSING) return [];
  const chatting = known.skill === CHATTING;
  if (tellsSad(turn, known)) return [{ tactic: "news", lines: chatting ? SORRY_IN_CHAT : SORRY }];
  if (chatting) return [];
  const glad = GLAD.exec(turn.user);
  return glad && isNew(known, glad) ? [{ tactic: "news", lines: PLEASED }] : [];
};

export const NEWS_LINES: readonly string[] = [...SORRY, ...SORRY_IN_CHAT, ...PLEASED];
