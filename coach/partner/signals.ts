/** What a user's line is besides its moves: silence, laughter, tears, another language, a question. Cheap and cautious. */
import { type Heard, heard, saysAny } from "./phrase.ts";

export type Signals = {
  readonly heard: Heard;
  readonly words: number;
  readonly silent: boolean;
  readonly otherLanguage: boolean;
  /** Jokes, laughs or mocks. */
  readonly laughing: boolean;
  readonly mocking: boolean;
  readonly tears: boolean;
  readonly shouting: boolean;
  /** Says that things are past bearing, without a word of danger. */
  readonly overwhelmed: boolean;
  /** Says goodbye or walks off. */
  readonly leaving: boolean;
  /** Asks the other to be serious. */
  readonly sobering: boolean;
  /** Feels for the other, thanks them or says that they are dear. */
  readonly warm: boolean;
  /** Offers to do something about it, or asks leave: "shall I ring her?", "I'll pay for it". */
  readonly offering: boolean;
  /** Asks what would mend it. */
  readonly atALoss: boolean;
  /** Asks what the other means by it, or thinks of them. */
  readonly asksMeaning: boolean;
  readonly asksOpinion: boolean;
  /** The sentences that ask something; undefined when none does. */
  readonly asked?: Heard;
  /** There is a question that wants an answer: none thrown back, none that argues. */
  readonly inquiring: boolean;
};

const FOREIGN = new Set(
  `entiendo hablo quieres lo yo te si también más dónde cuándo qué cómo estoy sé mi su una comprends parle suis moi verstehe weiß heute capisco parlo que el los las por para pero como esto esta eres soy quiero puedo tengo muy gracias usted nada porque hola
  je tu vous nous est pas une des les dans avec pour mais oui merci c'est suis veux peux ne bonjour très
  ich du nicht ist das und ein eine mir mich kein keine aber danke bitte kann will habe sie wir nein warum
  che non sono questo grazie voglio posso della perché ciao ik niet het een maar dank nie jest się dziękuję
  eu você não obrigado quero isso uma`.split(/\s+/),
);
const ENGLISH = new Set(
  `the a an is are was i you he she it we they my your me to of and in on at for with not yes do does did have has had
  this that what why how when can could will would should be been am im dont cant its just like want need ok okay please
  thanks sorry but so if or about know think get go out up all there here one some from`.split(/\s+/),
);

/** Letters that English has only in words it has borrowed. */
const ACCENTED = /[ñáéíóúàèìòùâêîôûäöüßçãõåøæłśżźő]/u;
const BORROWED = /^(?:cafés?|fiancée?s?|résumés?|naïve|clichés?|crêpes?|über|passé|déjà|née|pâté)$/u;

const isForeign = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 1 && latin < letters / 2) return true;
  const words = text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word) || (ACCENTED.test(word) && !BORROWED.test(word))).length;
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
const OVERWHELMED = [
  "cant do this anymore",
  "cant do this any more",
  "cant cope",
  "cant take it anymore",
  "cant take any more",
  "falling apart",
  "having a breakdown",
  "at breaking point",
  "how to go on",
  "drinking every night",
  "havent slept in days",
  "had a panic attack",
  "im not ok",
  "im not okay",
  "too much for me",
];
const SOBERING = [
  "isnt funny",
  "not funny",
  "not so funny",
  "stop joking",
  "stop with the jokes",
  "no more jokes",
  "im serious",
  "im being serious",
  "be serious",
  "not joking",
  "im not laughing",
  "cannot laugh",
  "cant laugh",
  "not in the mood for jokes",
  "quit joking",
  "enough with the jokes",
];
/** The line ends with going away. "I'm off on Saturday" and "I leave at five" do not. */
const LEAVING =
  /(?:^|[.!,;…]\s*|\b(?:well|ok|okay|right|so|then|and|but) )(?:good ?bye|bye(?: bye)?|see you(?: later| around| soon| tomorrow)?|see ya|good ?night|(?:i think )?i['’]?(?:m|ll be| am) (?:off|going|leaving|done here|out of here)|i['’]?(?:ve| have)? ?(?:got to|gotta|have to|need to|should|better|d better) (?:go|run|be off|be going|leave)|gotta (?:go|run)|i['’]?ll leave you to it|let['’]?s leave it(?: there| at that)?|i['’]?m hanging up)(?:[,\s]+(?:then|now|home|thanks|thank you|mate|dad|mum|mom|love|sorry|here))*[.!…\s]*$/i;
/** Goodbye first and something after it, or words that are said only when going: "bye Ruth, say hi to Biscuit". */
const GOING =
  /^(?:(?:ok(?:ay)?|right|well|sorry|anyway|thanks)[,. ]+)*(?:(?:good ?)?bye|see (?:you|ya) (?:then|later|soon|around|tomorrow|on)|good ?night)\b|\b(?:talk (?:to you )?(?:later|soon|tomorrow)|ttyl|speak (?:later|soon)|catch you later|i go now)\b[.! ]*$|\bi(?:['’]ve| have)? ?(?:got to|gotta|have to|must|really should) (?:go|run|leave|be off)(?: now)?[,.;]/i;
const CALLED_AT_END = /[,\s]+\p{Lu}\p{Ll}+(?=[.!…\s]*$)/u;
/** Questions that argue instead of asking. */
const RHETORICAL =
  /\b(?:what (?:was|am|were|are|else was|else am) (?:i|we) supposed to|what did you expect|what do you expect|how (?:is|was) (?:it|that|this) my (?:fault|problem)|how am i supposed to|how was i (?:supposed|meant) to|so what\b|who cares|why should i|why would i|are you (?:serious|kidding|joking|for real)|do you really think|don['’]?t you think|isn['’]?t it (?:a bit|your)|since when|what['’]?s it to you|can['’]?t (?:i|you) (?:just|even)|can you (?:just|not)\b|who asked you|is that (?:a|so much of a) crime|what['’]?s wrong with (?:that|it)|so (?:you want|now i)|(?<!\bdo )you think i\b|like you\b)/i;
const ASKING =
  /^(?:(?:and|but|so|ok|okay|well|sorry|wait|hang on|hey|hi|oh|u+m+|u+h+|erm?|h+m+|right|sure|actually|also|then|no|yes|yeah|like|just|lol|haha|please|wow|seriously|honestly|i mean|aw+|ha+|cool|nice|fair|great|really|fine|out of interest|mate|man|dude|bro|dad|mum|mom|hon(?:ey)?|babe|love|dear)[,.! ]+)*(?:what(?! an? )|why|how|when|where|who|which|whose|whats|hows|do|does|did|can|could|would|will|is|are|was|were|have|has|should|am|may)\b(?!\s+(?:i (?:am|have) (?:to|not)|matters|counts))/i;

/** "Kofi, what happened…", "Gwen how long…": the name goes before the question. */
const CALLED_FIRST = /^\p{Lu}\p{Ll}+,? (?=\p{Ll})/u;
/** Loud for joy. */
/** "Oh sure, and I'll buy you a yacht while I'm at it": the words of a yes, and none. */
const MOCKING =
  /^\W*(?:(?:oh|yeah|wow|haha|ha|lol|ok|okay)[, ]+)*(?:sure|great|of course|brilliant|wonderful|fantastic|perfect|lovely|yeah right|why not),? (?:and (?:should|shall|do|how about|i['’]?ll|i will|maybe|then)|because (?:who|that['’]?s|i (?:love|have nothing))|let me (?:also|just))\b|\bwhile i['’]?m at it\b|\b(?:shall|should) i (?:also|[^.?!]*\b(?:too|as well))\b\s*\?+\s*$|^\W*yeah,? right\b/i;
const JOYFUL =
  /\b(?:yay|happy|congrat\w*|amazing|awesome|wow|omg|love|great|brilliant|wonderful|fantastic|thank\w*|thanks|welcome|so (?:good|fun|exciting))\b/i;
/** Where a sentence ends, in the hands of someone who begins none with a capital: "ok. sorry. what else". */
const SENTENCE_END = /(?<=[.?!…])(?<!\b(?:mr|mrs|ms|dr|st|prof)\.)\s+|\n+/i;

/** Asks without a question: "tell me about the tail", "say something in Finnish". */
const BIDDING =
  /^(?:\p{L}+,? ){0,2}(?:tell me (?!about it\b|off\b)|say (?:something|it|that) |teach me|describe|show me (?!some respect))\b/iu;

const asks = (part: string): boolean =>
  ASKING.test(part) || ASKING.test(part.replace(CALLED_FIRST, "")) || BIDDING.test(part);

/** What a person says who has seen how it is for the other. */
const WARM =
  /\b(?:(?:you|that|it) must(?:['’]ve| have)? (?:be(?:en)?|feel|felt) (?:(?:so|very|really|quite|pretty|a bit|an?|such an?) )*(?:\p{L}*(?:hard|tough|tired|tiring|exhaust\p{L}+|awful|horrible|frustrat\p{L}+|annoying|scary|rough|lonely|difficult|stress\p{L}+|upset\p{L}*|worr\p{L}+|painful|sad|hurt\p{L}*|miserable|shattered|rotten|terrible))|(?:that|it|this) sounds (?:(?:so|very|really|quite|pretty) )?(?:hard|tough|awful|lonely|exhausting|horrible|rough|stressful|difficult|terrible)|poor (?:you|thing)|i (?:really )?(?:love|miss|missed|appreciate|respect|admire) you\b|i(?:['’]m| am) (?:so |really )?(?:grateful|thankful)|thank(?:s| you)(?: so much| very much)? for (?!nothing)|you look (?:tired|worn out|exhausted)|you(?:['’]re| are) (?:a good (?:friend|dad|mum|mom|man|woman|person|trainer|colleague|neighbou?r)|tired|exhausted|worn out)|i(?:['’]m| am) (?:glad|happy) (?:you|to see you)|i care about you|get well|are you (?:ok(?:ay)?|all ?right|hurt|upset|unwell)\b|did you (?:hurt yourself|get hurt)|i(?:['’]m| am) (?:so |really )?sorry (?:about your|you(?:['’]re| are| had| have)(?! so)))/iu;
const OFFERING =
  /\b(?:(?:what if|should|shall|can|could|may) (?:i|we) (?:\p{L}+ )?(?:call|ring|phone|text|write|email|tell|talk|speak|pay|buy|sell|fix|mend|repair|replace|help|make|put|bring|give|send|sort)|(?:do|would) you (?:want|like) me to|would it help if i|(?:i['’]?ll|i will|i['’]?m going to|i am going to|let me) (?!do anything|never hear|tell you|have to|be honest|explain|be (?:late|fine|off))\p{L}+|(?:i can|i could) (?:call|ring|phone|text|write|email|tell|talk|speak|pay|buy|sell|fix|mend|repair|replace|help|put|bring|give|send|sort|set|clean|ask))\b/iu;

const AT_A_LOSS =
  /\b(?:what (?:can|could|should|do|would) (?:i|you (?:want|need|like)(?: me)?)(?: to)? (?:do|say|tell|offer)|what (?:would|could|might) help|how (?:can|could|do|should|would) i (?:ever )?(?:make|fix|mend|put|repair|help)|what do you (?:want|need) (?:from|of) me|anything (?:else )?i (?:can|could) do)\b/i;
const MEANING =
  /\b(?:what (?:do|did|are|is) (?:you|that|it) (?:mean|saying|talking about|supposed to mean)|what makes you (?:say|think)|like what|such as|for (?:example|instance)|give me (?:an|one) example|in what way|how so|how do you mean|meaning what|wrong with|what(?:['’]s| is) (?:the|your) (?:problem|issue|matter)|what about it|what have i|when (?:have|did|do) i)\b/i;
const OPINION =
  /\b(?:am i\b|do you (?:really |honestly )?think (?:that )?i(?:['’]m)?\b|(?:are you|you(?:['’]re)?) (?:saying|telling me|calling me)|is that (?:what you think|how you see)|do i (?:really )?(?:look|seem|sound)|was i\b|is it (?:me\b|that bad|so bad))/i;

export const signalsOf = (text: string): Signals => {
  const user = heard(text);
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const questions = text
    .trim()
    .split(SENTENCE_END)
    .filter((part) => part.endsWith("?") || (asks(part) && !part.endsWith(".")));
  const inquiring = questions.some(
    (part) =>
      (asks(part) || /\b(?:do|did|are|is|was|will|can|could|would|have|has) you\b/i.test(part)) &&
      !RHETORICAL.test(part),
  );
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return {
    heard: user,
    words,
    silent: words === 0 && !/\p{Extended_Pictographic}/u.test(text),
    otherLanguage: isForeign(text),
    laughing: saysAny(user, LAUGHING) || MOCKING.test(text) || /[😂🤣😆😜]/u.test(text),
    mocking: MOCKING.test(text),
    tears: saysAny(user, TEARS) || /[😭😢]/u.test(text),
    shouting: (letters >= 8 && capitals > letters * 0.7) || (/!{3,}/.test(text) && !JOYFUL.test(text)),
    overwhelmed: saysAny(user, OVERWHELMED),
    leaving: LEAVING.test(text.trim().replace(CALLED_AT_END, "")) || GOING.test(text.trim()),
    sobering: saysAny(user, SOBERING),
    warm: WARM.test(text),
    offering: OFFERING.test(text),
    atALoss: AT_A_LOSS.test(text),
    asksMeaning: MEANING.test(text),
    asksOpinion: OPINION.test(text),
    inquiring,
    ...(questions.length > 0 ? { asked: heard(questions.join(" ")) } : {}),
  };
};
