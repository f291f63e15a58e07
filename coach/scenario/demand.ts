/** What a custom scenario says the other asks for, finds fault with or was wronged by, in the other's own words. */
import { turned } from "./turned.ts";

export type Demand = {
  /** The user is to do it: "stay late on Fridays". */
  readonly deed?: string;
  /** The other wants to do it: "borrow your car for the weekend". */
  readonly own?: string;
  /** The other wants it: "your parking space". */
  readonly thing?: string;
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
  "(?:wants?|asks?|asked|is asking|keeps? asking|keeps? on asking|expects?|would like|needs?|begs?|pushes|pushed|presses|pressures|is pressuring|tells?|told|keeps? telling|urges|invites?|tries to get|is trying to get|is forcing|forces)";
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
  /(?<!\bI |\bI have |\bI just )\b(?:wants|would like|would love|plans|is planning|intends|has decided|decided|hopes|asks|asked|keeps asking|is asking|insists on|is trying|keeps trying|tries) to ((?!know|talk|speak|see|hear|be\b|make|have\b|get me\b)[^.!?\n]+)/i;
const OTHERS_THING =
  /(?<!\bI )\b(?:wants|asks for|asked for|keeps asking for|demands) ((?:my|our|some|more|another|a|an|the|\p{L}*money)\b(?! to\b)[^.!?\n]+)/iu;
/** What the user wants to be let do. */
const HELD = /\b(?:won['’]?t|will not|doesn['’]?t|does not|refuses to|never) lets? me ([^.!?\n]+)/i;
const REFUSED =
  /\b(?:won['’]?t|will not|refuses to|doesn['’]?t want to|does not want to|doesn['’]?t|does not) ((?!want|know|like|care|understand|listen|respect|seem|have|think|believe|accept|take no|stop|let|even|really|feel|get|mean|work|answer|leave|go away)[a-z]+ [^.!?\n]+)/i;
const FAULT =
  /\b(?:criticis\w+|criticiz\w+|complain\w* about|comment\w* on|remarks? about|remarks? on|something to say about|unhappy with|unhappy about|not happy with|annoyed (?:with|about|at|by)|mocks?|mocking|makes fun of|picks? on|picking on|nags? (?:me )?about|nagging (?:me )?about|finds? fault with|goes on about|going on about|jokes? about|disapproves? of|does(?:n['’]t| not) like|hates) ((?:how|my|the way|that i|our)\b[^.!?\n]+)/i;
const STATEMENT = new RegExp(
  `\\b${OFTEN}(?:says|said|saying|complains?|complained|complaining|claims?|thinks|finds|feels|believes|hints|tells (?:me|everyone)|told me|telling me|tell me|say|accuses me,?|reckons) (?:that )?((?:i(?:['’](?:m|ve|d|ll))?|my \\p{L}+(?: \\p{L}+)? (?:is|are|was|were|looks?|smells?|sounds?))\\b[^.!?\\n]+)`,
  "iu",
);
const CALLED =
  /\b(?:calls?|called|calling) me ((?:a |an |too |so )?\p{L}+(?: \p{L}+)?)(?=[.,!?\n]|$| (?:and|because|when|whenever|every|all|in|for|at)\b)/iu;
const ERROR =
  /(?:^|[.!?,\n]\s*|\b(?:that|because|since|when|after|and) )I ((?:have |accidentally |completely |totally |just |also )*(?:forgot|forgotten|broke|broken|missed|lost|was late|was an hour late|was rude|was unfair|handed|sent|told|didn['’]t|did not|haven['’]t|damaged|spilled|spilt|scratched|overslept|double-booked|cancelled|canceled|ruined|deleted|erased|let|left|gave|said|shared|took|borrowed|promised|bought|spent|made|failed|came|arrived|turned up|shouted|yelled|snapped|ignored|skipped|mixed up|put|dropped|burned|burnt|crashed|dented|backed into|lied|blamed|posted|ate|used|wrote|charged|ordered|booked|paid|overcharged|underpaid|confused|messed up)\b[^.!?\n]*)/i;
const WISHES = /^(?:that )?i(?:['’]d| would)? (?:just |really )?(?:want|like|need|am asking for|ask for|expect) (.+)$/i;
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

const fromWish = (wish: string): Demand => {
  const said = wish.trim().replace(/[.!]+$/, "");
  const deed = found(REFUSES, said);
  if (deed !== undefined) return { deed };
  const wanted = WISHES.exec(said)?.[1];
  if (wanted === undefined) return {};
  const request = found(REQUEST, wanted);
  if (request !== undefined) return { request };
  const claim = found(CLAIM, wanted);
  return claim === undefined ? {} : { claim };
};

/** "Mr." ends no sentence. */
const withoutTitleDots = (text: string): string => text.replace(/\b(Mr|Mrs|Ms|Dr|St|Prof)\./g, "$1");

/** Only what is surely whole and grammatical; `wish` is what the user wants to say. */
export const demandIn = (given: string, wish = ""): Demand => {
  const description = withoutTitleDots(given);
  const wished = fromWish(withoutTitleDots(wish));
  const held = found(HELD, description);
  const asked = found(OTHERS_DEED, description) ?? found(OTHERS_ASKING, description) ?? givenIn(description);
  const own = asked === undefined ? found(OTHERS_OWN, description) : undefined;
  const deed = asked ?? (own === undefined ? wished.deed : undefined);
  const thing = deed === undefined && own === undefined ? found(OTHERS_THING, description) : undefined;
  const fault = found(FAULT, description);
  const statement = found(STATEMENT, description) ?? calledIn(description);
  const error = ERROR.exec(description)?.[1];
  const erred = error === undefined ? undefined : turned(`I ${error}`);
  const request = wished.request ?? found(REFUSED, description);
  return {
    ...(deed === undefined ? {} : { deed }),
    ...(own === undefined ? {} : { own }),
    ...(thing === undefined ? {} : { thing }),
    ...(held === undefined ? {} : { held }),
    ...(fault === undefined ? {} : { fault: fault.replace(/^that /, "the way ") }),
    ...(statement === undefined ? {} : { statement }),
    ...(erred === undefined ? {} : { error: erred }),
    ...(request === undefined ? {} : { request }),
    ...(wished.claim === undefined ? {} : { claim: wished.claim }),
  };
};
