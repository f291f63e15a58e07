/** What a user's line is besides its moves: silence, laughter, tears, another language, a question. Cheap and cautious. */
import { sentencesIn } from "./sentences.ts";
import { type Heard, heard, saysAny } from "./phrase.ts";

export type Signals = {
  readonly heard: Heard;
  readonly words: number;
  readonly silent: boolean;
  readonly otherLanguage: boolean;
  readonly laughing: boolean;
  readonly tears: boolean;
  readonly shouting: boolean;
  /** The sentences that ask something; undefined when none does. */
  readonly asked?: Heard;
};

const FOREIGN = new Set(
  `que el los las por para pero como esto esta eres soy quiero puedo tengo muy gracias usted nada porque hola
  je tu vous nous est pas une des les dans avec pour mais oui merci c'est suis veux peux ne bonjour très
  ich du nicht ist das und ein eine mir mich kein keine aber danke bitte kann will habe sie wir nein warum
  che non sono questo grazie voglio posso della perché ciao ik niet het een maar dank nie jest się dziękuję
  eu você não obrigado quero isso uma`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an is are was i you he she it we they my your me to of and in on at for with not no yes do does did have has had
  this that what why how when can could will would should be been am im dont cant its just like want need ok okay please
  thanks sorry but so if or about know think get go out up all there here one some from`.split(/\s+/),
);

const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 1 && latin < letters / 2) return true;
  const words = text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return foreign >= 2 && foreign > english * 2;
};

const LAUGHING = [
  "haha",
  "hahaha",
  "ha ha",
  "lol",
  "lmao",
  "rofl",
  "hehe",
  "just kidding",
  "only joking",
  "just joking",
  "knock knock",
  "walks into a bar",
];
const TEARS = [
  "im crying",
  "crying now",
  "going to cry",
  "gonna cry",
  "in tears",
  "sobbing",
  "cant stop crying",
  "want to cry",
  "makes me cry",
  "im tearing up",
];
const ASKING =
  /^(?:(?:and|but|so|ok|okay|well|sorry|wait|hang on|hey|hi|oh)[, ]+)*(?:what|why|how|when|where|who|which|whose|whats|hows|do|does|did|can|could|would|will|is|are|was|were|have|has|should|am|may)\b(?!\s+(?:i (?:am|have) (?:to|not)|matters|counts))/i;

export const signalsOf = (text: string): Signals => {
  const user = heard(text);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const questions = sentencesIn(text).filter(
    (part) => part.endsWith("?") || (ASKING.test(part) && !part.endsWith(".")),
  );
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return {
    heard: user,
    words,
    silent: words === 0 && !/\p{Extended_Pictographic}/u.test(text),
    otherLanguage: isForeign(text),
    laughing: saysAny(user, LAUGHING) || /[😂🤣😆😜]/u.test(text),
    tears: saysAny(user, TEARS) || /[😭😢]/u.test(text),
    shouting: (letters >= 8 && capitals > letters * 0.7) || /!{3,}/.test(text),
    ...(questions.length > 0 ? { asked: heard(questions.join(" ")) } : {}),
  };
};
