/**
 * The off-topic rule (specification, section 5; it runs in the browser and again on the server). It looks for a request
 * addressed to the assistant, never for a topic word: "I won't do your homework" is what people come to practise.
 */
import { OFF_TOPIC_PATTERNS, type OffTopicSubject, type Patterns } from "./off-topic-patterns.ts";
import { requestOdds } from "./off-topic-odds.ts";
import { plainText } from "./plain-text.ts";

/** Log-odds above which a line is blocked: of hands that had taught nothing, fewer than one practice line in a hundred. */
export const BLOCKED_ABOVE = 0.7;

const SUBJECTS = Object.keys(OFF_TOPIC_PATTERNS) as OffTopicSubject[];

/** What may stand before a request without being part of it; taken off again and again. */
const LEAD =
  /^(?:(?:hey|hi|hello|yo|ok|okay|so|well|now|and|but|then|also|oh|um|uh|hmm|right|anyway|anyways|btw|by the way|actually|honestly|seriously|please|just|instead|first|next|quick question|question|random question|one question|off topic|off-topic|just curious|out of curiosity|i have a question|hey there|dear|chat|chatbot|bot|ai|chatgpt|assistant|computer|siri|alexa|claude|gemini|model|sorry|thanks|thank you|great|cool|fine|good|yes|yeah|no|before we (?:start|begin|go on|continue)|for a (?:second|moment|minute)|real quick|quickly|for fun|kindly|go ahead|simply|maybe|perhaps|immediately|all right|alright|at last|finally|again|for me|if (?:you can|possible))(?:,| |$))+/u;
const FRAME =
  /^(?:(?:can|could|would|will|may|might) (?:you|i|we|someone|anyone|anybody)(?: just| please| maybe| possibly| also| quickly| instead| kindly| now)*(?: be able to)?(?: ask(?: you)?(?: to| about)?)?|i (?:want|need|would like|would love|order|command|am asking|ask|beg) you to|i (?:just )?(?:want|need|would like|would love) to (?:know|ask(?: you)?|learn|hear|find out)(?: about)?|i (?:was|am) (?:just )?(?:wondering|curious)(?: about)?|i wonder|do you (?:happen to )?know|you (?:must|should|have to|need to|are going to)(?: now)?(?= (?:ignore|forget|pretend|act as|write|disregard|reveal|answer))|tell me|let me know|please tell me|explain to me|any idea|would you mind|do you mind|are you able to|is it possible (?:for you )?to|you can|let us have you|try to|i bet you can not|help me(?= (?:find out|understand what|figure out (?:what|who|how))))(?: please| then| quickly| now)*(?:,| |$)/u;

/** Roundabout ways to begin a request; unlike FRAME they can stand before practice as well, so only the rest decides. */
const ROUNDABOUT =
  /^(?:(?:is there )?any (?:chance|way)(?: that| of)?(?: (?:you|i) (?:can|could|might|would)(?: be able to)?)?(?: get you to)?|(?:would|do|could|might) you (?:be (?:able|willing|up for|kind enough|so kind as)(?: to)?|fancy|feel like|care to|think you (?:could|can))|(?:do you )?(?:think|reckon|suppose) you (?:could|can|might)|would it be (?:possible|ok|okay|alright)(?: for you| if you)?(?: to| could)?|(?:do you )?(?:have|got|have got|you got) (?:a |one )?(?:minute|min|sec|second|moment|time) to|fancy|feel like|how about(?: you)?|i (?:was hoping|am hoping|hope|wish|would appreciate it if|would be grateful if|would love it if|would like it if|would be glad if) you (?:can|could|would|might)|it would be (?:great|nice|lovely|good|helpful) if you (?:can|could|would)|(?:could|can|may|might) i (?:get|have|trouble|bother|ask) you (?:to|for)|mind|be (?:a dear|an angel|a darling|a pal) and|would love|i would love|i could (?:do with|use)|i am (?:looking for|after))(?:,| |$)/u;
/** Ways to say "write" and "summarize" that no pattern spells out, and their -ing forms after "mind" or "fancy". */
const PLAINER: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:whip|knock|cook|rustle|think|dream|type|draw|conjure)(?:ing)? (?:me |us )?up|(?:knock|put|throw|toss)(?:ing|ting)? (?:me )?(?:together|out)|bang(?:ing)? out|pen(?:ning)?|craft(?:ing)?|author(?:ing)?|jot(?:ting)? down|scribbl(?:e|ing)|come up with|coming up with|hit me with|bless me with|treat me to|spit out|prepar(?:e|ing)|hav(?:e|ing) a go at(?: writing)?|writing|composing|drafting|producing|making up|doing) (?=(?:me |us )?(?:an?|some|my|another|one|the) )/u,
    "write ",
  ],
  [
    /^(?:sum(?:ming)? up|summari[sz]ing|recap|condense|give me (?:a|the) (?:\w+ )?(?:summary|gist|plot|recap) of) /u,
    "summarize ",
  ],
  [/^translating /u, "translate "],
  [/^proof-?read(?:ing)? /u, "proofread "],
  [/^explaining /u, "explain "],
  [/^telling /u, "tell "],
];

const plainer = (form: string): string =>
  PLAINER.reduce((plain, [roundabout, word]) => plain.replace(roundabout, word), form);

const stripped = (clause: string): string[] => {
  const forms = [clause];
  let rest = clause;
  for (let round = 0; round < 4; round += 1) {
    const shorter = plainer(rest.replace(LEAD, "").replace(FRAME, "").replace(ROUNDABOUT, "").trim());
    if (shorter === rest || shorter === "") break;
    rest = shorter;
    forms.push(rest);
  }
  return forms;
};

/** "if", "whether" and a trailing please say nothing about the subject. */
const tidy = (clause: string): string =>
  clause
    .replace(/^[\s\-–—()[\]'>#.]+|[\s\-–—()[\]',]+$/gu, "")
    .replace(/(?:,? (?:please|thanks|thank you|now|right now|for me please|bro|mate|lol|man|dude|buddy))+$/u, "")
    .replace(/^if |^whether /u, "");

/** "Write my essay for me, you said": somebody else's request, told. */
const TOLD = /, (?:you|he|she|they|mum|mom|dad) (?:said|say|says|asked|ask|told me|keep saying|kept saying)$/u;

/** Words that speak to or about somebody else. */
const OTHERS =
  /\b(?:we|us|our|ours|you|your|yours|he|him|his|she|her|hers|they|them|their|not|never|mum|mom|dad|boss)\b/u;
/** Words that tie a clause to the people in the scene or to what lies before them. */
const PERSONAL =
  /\b(?:i|me|my|mine|we|us|our|ours|you|your|yours|he|him|his|she|her|hers|they|them|their|it|its|this|that|these|those|here|let)\b|\bthe (?:office|house|kitchen|party|meeting|rota|team|club|boss|kids|flat|car|dog|shop|bill|project|manager)\b/u;

/** "what the capital of Spain is", after "can you tell me", as it is asked directly. */
const direct = (clause: string): string =>
  clause.replace(
    /^(what|who|where|when|how (?:old|tall|big|far|long|high|deep)) (?!is |are |was |were |do |does |did )(.+) (is|are|was|were)$/u,
    "$1 $3 $2",
  );

const clausesOf = (plain: string): string[] => {
  const sentences = plain.split(/[.!?;:\n]+(?:\s|$)|\n|[!?]+/u);
  const clauses = new Set<string>();
  for (const sentence of sentences) {
    if (TOLD.test(sentence)) continue;
    clauses.add(tidy(sentence));
    for (const part of sentence.split(
      /, | - | – | — |—| and then | and (?=tell|write|give|show|print|reveal|pretend|act)| but /u,
    )) {
      clauses.add(tidy(part));
    }
  }
  clauses.delete("");
  return [...clauses];
};

type Matches = (kind: keyof Patterns, pattern: RegExp) => boolean;

/** Whether a pattern of a kind matches the line; the line is taken apart once. */
export const patternMatches = (text: string): Matches => matchesIn(plainText(text));

const matchesIn = (plain: string): Matches => {
  const forms = clausesOf(plain).flatMap(stripped).map(tidy).map(direct);
  const seen: Readonly<Record<keyof Patterns, readonly string[]>> = {
    anywhere: [plain],
    asked: forms,
    unaddressed: forms.filter((form) => !OTHERS.test(form)),
    impersonal: forms.filter((form) => !PERSONAL.test(form)),
  };
  return (kind, pattern) => seen[kind].some((form) => pattern.test(form));
};

const KINDS = ["anywhere", "asked", "unaddressed", "impersonal"] as const;

const subjectIn = (plain: string): OffTopicSubject | null => {
  const matches = matchesIn(plain);
  const isKnown = (subject: OffTopicSubject): boolean =>
    KINDS.some((kind) => OFF_TOPIC_PATTERNS[subject][kind]?.some((pattern) => matches(kind, pattern)));
  return SUBJECTS.find(isKnown) ?? null;
};

/** The subject of a request to the assistant that a pattern knows, or null: then the learnt half decides. */
export const offTopicSubject = (text: string): OffTopicSubject | null => subjectIn(plainText(text));

/**
 * True for a request addressed to the assistant rather than to the counterpart; such a message is not sent. A pattern
 * that knows the line decides at once; otherwise what the training learnt does, and what is unsure is practice.
 */
export const isOffTopic = (text: string): boolean => {
  const plain = plainText(text);
  return subjectIn(plain) !== null || requestOdds(plain) > BLOCKED_ABOVE;
};
