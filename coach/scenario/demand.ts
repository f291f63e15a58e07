/** What a custom scenario says the other asks for, finds fault with or was wronged by, in the other's own words. */
import { habitIn, neglectIn } from "./habit.ts";
import { turned } from "./turned.ts";

export type Demand = {
  /** The user is to do it: "stay late on Fridays". */
  readonly deed?: string;
  /** The other wants to do it: "borrow your car for the weekend". */
  readonly own?: string;
  /** The other wants it: "your parking space". */
  readonly thing?: string;
  /** The other sells it: "a new contract". */
  readonly offer?: string;
  /** The other does it and means to go on: "play loud music every night". */
  readonly habit?: string;
  /** The user wants to be let do it: "cancel your contract". */
  readonly held?: string;
  /** What the user asks of the other: "turn the music down at ten". */
  readonly request?: string;
  /** What the user wants to have: "your full deposit back" is "my full deposit back" in the user's mouth. */
  readonly claim?: string;
  /** What is criticised: "how you keep the house". */
  readonly fault?: string;
  /** What is said of the user: "you never wash up". */
  readonly statement?: string;
  /** What the user did: "you forgot my birthday". */
  readonly error?: string;
};

/** Between a person and what they do. */
const OFTEN =
  "(?:(?:always|often|sometimes|constantly|keeps?|kept|now|regularly|usually|still|again|suddenly|also|just|even|really) )*";
const ASKS =
  "(?:wants?|asks?|asked|is asking|are asking|keeps? (?:on )?(?:asking|pressuring|pushing|begging|telling|nagging|urging)|expects?|push|press|pressure|urge|invite|beg|tell|would like|needs?|begs?|pushes|pushed|presses|pressures|is pressuring|tells?|told|keeps? telling|urges|invites?|tries to get|is trying to get|is forcing|forces)";
const OTHERS_DEED = new RegExp(
  `\\b${ASKS} (?:me|us) (?:again |every \\p{L}+ |all the time |constantly |always )?(?:to|into) (?!not\\b)([^.!?\\n]+)`,
  "iu",
);
/** "Asks if I could", "insists that I", "makes me". */
const OTHERS_ASKING =
  /\b(?:(?:asks?|asked|asking|wants to know|wonders) (?:me )?(?:if|whether) I (?:can|could|would|will|might)|insists (?:that )?I|expects (?:that )?I|makes me) (?!am\b|was\b|have been\b|feel\b|look\b|so\b|very\b)([^.!?\n]+)/iu;
const ASKS_FOR =
  /\b(?:asks?|asked|asking|begs?|bugs|bugging|pesters?|pestering) (?:me|us) (?:again |all the time |constantly )?for (?!a (?:long|while)\b)([^.!?\n]+)/iu;
const OTHERS_OWN =
  /(?<!\bI |\bI have |\bI just )\b(?:wants|(?<=\byou )(?:want|would like|keep asking)|would like|would love|plans|is planning|intends|has decided|decided|hopes|asks|asked|keeps asking|is asking|insists on|is trying|keeps trying|tries) to ((?!know|talk|speak|see|hear|be\b|make|have\b|get me\b)[^.!?\n]+)/i;
const OTHERS_THING =
  /(?<!\bI )\b(?:wants|asks for|asked for|asking for|begging for|demands) ((?:my|our|some|more|another|a|an|the|\p{L}*money)\b(?! to\b)[^.!?\n]+)/iu;
const SELLS =
  /\b(?:sell|selling|sells|upsell|sign) (?:me|us) (?:up (?:for|to) |on )?((?:a|an|the|some|more|their|another)\b[^.!?\n]+)/i;
/** "The window open all day": wanting it so is a deed. */
const STATE =
  /^(?:the|my|your|everything|it)(?: [\p{L}'’-]+){0,2} (?:open|closed|shut|done|finished|ready|clean|tidy|quiet|on|off|up|down|gone|back)\b/iu;
/** "Keeps my deposit", "still owes me $300". */
const WITHHELD =
  /\b(?:keeps|kept|is keeping|are keeping|withholds?|won['’]t (?:return|give (?:me )?back|pay(?: me)?(?: back)?)|has(?:n['’]t| not) (?:returned|paid(?: me)?(?: back)?)|owes me) ((?:my|the|\$|£|€|\d)[^.!?\n]+)/i;
/** What the user wants to be let do. */
const HELD = /\b(?:won['’]?t|will not|doesn['’]?t|does not|refuses to|never) lets? me ([^.!?\n]+)/i;
const REFUSED =
  /\b(?:won['’]?t|will not|refuses to|doesn['’]?t want to|does not want to|doesn['’]?t|does not) ((?!want|know|like|care|understand|listen|respect|seem|have|think|believe|accept|take no|stop|let|even|really|feel|get|mean|work|answer|leave|go away)[a-z]+ [^.!?\n]+)/i;
const FAULT =
  /\b(?:criticis\w+|criticiz\w+|complain\w* about|comment\w* on|remarks? about|remarks? on|something to say about|unhappy with|unhappy about|not happy with|annoyed (?:with|about|at|by)|mocks?|mocking|makes fun of|making fun of|picks? on|picking on|nags? (?:me )?about|nagging (?:me )?about|finds? fault with|goes on about|going on about|jokes? about|disapproves? of|does(?:n['’]t| not) like|hates) ((?:how|my|the way|that i|our)\b[^.!?\n]+)/i;
const STATEMENT = new RegExp(
  `\\b${OFTEN}(?:says|said|saying|complains?|complained|complaining|claims?|thinks|finds|feels|believes|hints|tells (?:me|everyone)|told me|telling me|tell me|say|accuses me,?|reckons) (?:that )?((?:i(?:['’](?:m|ve|d|ll))?|(?:being|working|having|living) [^.!?\\n]{3,40} (?:is|isn['’]t|won['’]t)|my \\p{L}+(?: \\p{L}+)? (?:is|are|was|were|looks?|smells?|sounds?))\\b[^.!?\\n]+)`,
  "iu",
);
const CALLED =
  /\b(?:calls?|called|calling) me ((?:a |an |too |so )?\p{L}+(?: \p{L}+)?)(?=[.,!?\n]|$| (?:and|because|when|whenever|every|all|in|for|at)\b)/iu;
/** "I was meant to pick him up and I forgot." */
const FORGOT =
  /\bI was (?:meant|supposed) to ([^.!?\n]+?),? (?:and|but) (?:I )?(?:completely |totally |just )?forgot\b/i;
const ERROR =
  /(?:^(?:I )?|(?:[.!?,\n]\s*|\b(?:that|because|since|when|after|and) )I )((?:have |accidentally |completely |totally |just |also )*(?:forgot|forgotten|broke|broken|missed|lost|was late|was an hour late|was rude|was unfair|handed|sent|told|didn['’]t|did not|haven['’]t|damaged|spilled|spilt|scratched|overslept|double-booked|cancelled|canceled|ruined|deleted|erased|let|left|gave|said|shared|took|borrowed|brought|promised|bought|spent|made|failed|came|arrived|turned up|shouted|yelled|snapped|ignored|skipped|mixed up|put|dropped|burned|burnt|crashed|dented|backed into|lied|blamed|posted|ate|used|wrote|charged|ordered|booked|paid|overcharged|underpaid|confused|messed up)\b[^.!?\n]*)/i;
const WISHES = /^(?:that )?i(?:['’]d| would)? (?:just |really )?(?:want|like|need|am asking for|ask for|expect) (.+)$/i;
/** What the user would rather not do, said of themselves: nothing of what they fear to do to the other. */
const UNWILLING =
  /\bI (?:really |just )?(?:don['’]t want to|do not want to|don['’]t feel like|can['’]t|won['’]t|would rather not|['’]d rather not|refuse to) ((?:go|come|do|lend|work|stay|pay|help|drive|give|host|babysit|cover|attend|join|drink|buy|move|cook|visit|share|take|organi[sz]e|sign|lead|look after|watch|co-?sign) [^.!?\n]+)/i;
/** What is refused is what the other is after. */
const REFUSES =
  /^(?:no,? )?(?:that )?i(?: (?:just|really|simply))?(?:['’]m not going to| am not going to| won['’]?t| will not| can['’]?t| cannot| do not want to| don['’]?t want to|['’]d rather not| would rather not| refuse to) (.+)$/i;
const REQUEST = /^(?:you|him|her|them|they|he|she) to (?!be\b)(.+)$/i;
const CLAIM = /^((?:my|the|a|an|more|some|another)\b.+)$/i;

const found = (pattern: RegExp, text: string): string | undefined => {
  const match = pattern.exec(text)?.[1];
  return match === undefined ? undefined : turned(match);
};

/** "Asks me for a lift": to be given one. */
const givenIn = (description: string): string | undefined => {
  const wanted = found(ASKS_FOR, description);
  if (wanted === undefined) return undefined;
  const [, help] = /^(?:some |more )?help(?: (with .+))?$/i.exec(wanted) ?? [];
  if (/^(?:some |more )?help\b/i.test(wanted)) return help === undefined ? "help me" : `help me ${help}`;
  return /^an? favou?rs?\b/i.test(wanted) ? `do me ${wanted}` : `give me ${wanted}`;
};

const calledIn = (description: string): string | undefined => {
  const name = CALLED.exec(description)?.[1]?.toLowerCase();
  return name === undefined || /^(?:at|on|in|to|every|all|again|back|up|by|my|that|this|about)\b/.test(name)
    ? undefined
    : `you're ${name}`;
};

/** "I want to cancel my membership": one's own affair, for which a yes is asked. */
const OWN_AFFAIR =
  /^to (?!(?:be|say|know|ask|tell|talk|feel|see|hear|understand|make|set|stand|explain|refuse)\b)(.+)$/i;

const fromWish = (wish: string): Demand => {
  const said = wish.trim().replace(/[.!]+$/, "");
  const deed = found(REFUSES, said);
  if (deed !== undefined) return { deed };
  const wanted = WISHES.exec(said)?.[1];
  if (wanted === undefined) return {};
  const request = found(REQUEST, wanted);
  if (request !== undefined) return { request };
  const claim = found(CLAIM, wanted);
  if (claim !== undefined) return { claim };
  const held = found(OWN_AFFAIR, wanted);
  return held === undefined ? {} : { held };
};

/** Of the one who was wronged: "I broke my flatmate's mug" is, in that person's mouth, "you broke my mug". */
const ofWronged = (error: string, role: string): string =>
  role === ""
    ? error
    : error
        .replace(new RegExp(`\\bmy ${role}(?: \\p{Lu}\\p{Ll}+)?(?:['’]s|s['’]?) (?=\\p{L})`, "iu"), "his ")
        .replace(
          new RegExp(
            `\\bmy ${role}\\b(?: \\p{Lu}\\p{Ll}+)?(?!['’]| (?:is|was|are|has|got|says?|said|found|thinks|feels)\\b)`,
            "u",
          ),
          "him",
        );

/** "Mr." ends no sentence. */
const withoutTitleDots = (text: string): string => text.replace(/\b(Mr|Mrs|Ms|Dr|St|Prof)\./g, "$1");

/** Only what is surely whole and grammatical; `wish` is what the user wants to say, `role` who the other is ("flatmate"). */
export const demandIn = (given: string, wish = "", role = ""): Demand => {
  const description = withoutTitleDots(given);
  const wished = fromWish(withoutTitleDots(wish));
  const offer = found(SELLS, description);
  const asked =
    offer === undefined
      ? (found(OTHERS_DEED, description) ?? found(OTHERS_ASKING, description) ?? givenIn(description))
      : undefined;
  const thingOrState = found(OTHERS_THING, description);
  const state = thingOrState !== undefined && STATE.test(thingOrState) ? `have ${thingOrState}` : undefined;
  const own = asked === undefined && offer === undefined ? (found(OTHERS_OWN, description) ?? state) : undefined;
  const wants = asked ?? own ?? offer;
  const unwilling = UNWILLING.exec(description)?.[1];
  const refused = wished.deed ?? (unwilling === undefined ? undefined : turned(ofWronged(unwilling, role)));
  const deed = asked ?? (wants === undefined && thingOrState === undefined ? refused : undefined);
  const thing = deed === undefined && wants === undefined ? thingOrState : undefined;
  const held = found(HELD, description) ?? ((wants ?? thing) === undefined ? wished.held : undefined);
  const fault = found(FAULT, description);
  const statement = found(STATEMENT, description) ?? calledIn(description);
  const forgot = FORGOT.exec(description)?.[1];
  const error = forgot === undefined ? ERROR.exec(description)?.[1] : `forgot to ${forgot}`;
  const erred = error === undefined ? undefined : turned(`I ${ofWronged(error, role)}`);
  const criticised = fault ?? statement ?? erred;
  const said = deed ?? own ?? thing ?? offer ?? held;
  const neglected = (said ?? criticised) === undefined ? neglectIn(description) : undefined;
  const request =
    wished.request ?? found(REFUSED, description) ?? (neglected === undefined ? undefined : turned(neglected));
  const claim = wished.claim ?? found(WITHHELD, description);
  const does = (said ?? criticised ?? request ?? claim) === undefined ? habitIn(description) : undefined;
  const habit = does === undefined ? undefined : turned(does);
  return {
    ...(deed === undefined ? {} : { deed }),
    ...(own === undefined ? {} : { own }),
    ...(thing === undefined ? {} : { thing }),
    ...(offer === undefined ? {} : { offer }),
    ...(habit === undefined ? {} : { habit }),
    ...(held === undefined ? {} : { held }),
    ...(fault === undefined ? {} : { fault: fault.replace(/^that /, "the way ") }),
    ...(statement === undefined ? {} : { statement }),
    // "You forgot", and no word of what, is nothing to begin with.
    ...(erred === undefined || erred.split(" ").length < 3 ? {} : { error: erred }),
    ...(request === undefined ? {} : { request }),
    ...(claim === undefined ? {} : { claim: claim.replace(/^(?=[$£€\d])/, "the ") }),
  };
};
