/** What a custom scenario says the other asks for, finds fault with or was wronged by, in the other's own words. */
import { turned } from "./turned.ts";

export type Demand = {
  /** The user is to do it: "stay late on Fridays". */
  readonly deed?: string;
  /** The other wants to do it: "borrow your car for the weekend". */
  readonly own?: string;
  /** The other wants it: "your parking space". */
  readonly thing?: string;
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

const ASKS =
  "(?:wants?|asks?|asked|is asking|keeps? asking|keeps? on asking|expects?|would like|needs?|begs?|pushes|pushed|presses|pressures|is pressuring|tells?|told|keeps? telling|urges|invites?)";
const OTHERS_DEED = new RegExp(
  `\\b${ASKS} (?:me|us) (?:again |every \\p{L}+ )?(?:to|into) (?!not\\b)([^.!?\\n]+)`,
  "iu",
);
const OTHERS_OWN =
  /\b(?:wants|would like|asks|asked|keeps asking|is asking|insists on|is trying|tries) to ((?!know|talk|speak|see|hear|be\b|make|have\b)[^.!?\n]+)/i;
const OTHERS_THING =
  /\b(?:wants|asks for|asked for|asks me for|asked me for|keeps asking for|keeps asking me for|demands) ((?:my|our|some|more|another|a|an|the|\p{L}*money)\b(?! to\b)[^.!?\n]+)/iu;
const FAULT =
  /\b(?:criticis\w+|criticiz\w+|complain\w* about|comment\w* on|remarks? about|remarks? on|mocks?|mocking|makes fun of|picks? on|picking on|nags? (?:me )?about|nagging (?:me )?about|finds? fault with|goes on about|going on about|jokes? about|disapproves? of|does(?:n['’]t| not) like|hates) ((?:how|my|the way|that i|our)\b[^.!?\n]+)/i;
const STATEMENT =
  /\b(?:says|said|complains|complained|claims|thinks|tells me|told me|keeps saying|keeps telling me|accuses me,?) (?:that )?(i(?:['’]m| am| never| always| don['’]t| do not| can['’]t| should)\b[^.!?\n]+)/i;
const ERROR =
  /(?:^|[.!?\n]\s*|\b(?:that|because|since|when|after) )I ((?:have )?(?:forgot|forgotten|broke|broken|missed|lost|was late|was an hour late|handed|sent|told|didn['’]t|did not|damaged|spilled|spilt|scratched|overslept|double-booked|cancelled|canceled|ruined|deleted|let|left|gave|said|shared|took|borrowed|promised|bought|spent|made|failed|came|arrived|turned up|shouted|snapped|ignored|skipped|mixed up|put|dropped)\b[^.!?\n]*)/i;
const WISHES = /^(?:that )?i(?:['’]d| would)? (?:just |really )?(?:want|like|need|am asking for|ask for|expect) (.+)$/i;
const REQUEST = /^(?:you|him|her|them|they|he|she) to (?!be\b)(.+)$/i;
const CLAIM = /^((?:my|the|a|an|more|some|another)\b.+)$/i;

const found = (pattern: RegExp, text: string): string | undefined => {
  const match = pattern.exec(text)?.[1];
  return match === undefined ? undefined : turned(match);
};

const fromWish = (wish: string): Demand => {
  const wanted = WISHES.exec(wish.trim().replace(/[.!]+$/, ""))?.[1];
  if (wanted === undefined) return {};
  const request = found(REQUEST, wanted);
  if (request !== undefined) return { request };
  const claim = found(CLAIM, wanted);
  return claim === undefined ? {} : { claim };
};

/** Only what is surely whole and grammatical; `wish` is what the user wants to say. */
export const demandIn = (description: string, wish = ""): Demand => {
  const deed = found(OTHERS_DEED, description);
  const own = deed === undefined ? found(OTHERS_OWN, description) : undefined;
  const thing = deed === undefined && own === undefined ? found(OTHERS_THING, description) : undefined;
  const fault = found(FAULT, description);
  const statement = found(STATEMENT, description);
  const error = ERROR.exec(description)?.[1];
  const erred = error === undefined ? undefined : turned(`I ${error}`);
  return {
    ...(deed === undefined ? {} : { deed }),
    ...(own === undefined ? {} : { own }),
    ...(thing === undefined ? {} : { thing }),
    ...(fault === undefined ? {} : { fault: fault.replace(/^that /, "the way ") }),
    ...(statement === undefined ? {} : { statement }),
    ...(erred === undefined ? {} : { error: erred }),
    ...fromWish(wish),
  };
};
