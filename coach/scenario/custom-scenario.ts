/** What can be read from a scenario the user wrote: who the other is, what it is about, what the user wants to say. */

import { type Demand, demandIn } from "./demand.ts";
import { spelt } from "./spelling.ts";

export type CustomScenarioText = {
  readonly title: string;
  readonly description: string;
  /** "What do you want to say?" in the user's words. */
  readonly wish?: string;
};

export type CustomReading = {
  /** "your boss", "your mother-in-law", "a colleague"; "the other person" when nothing says who. */
  readonly role: string;
  /** Their name, when the description gives one beside the role: "my neighbour Tom". */
  readonly name?: string;
  /** What it is about, as a noun phrase beginning with "the": "the broken dishwasher". Only when surely one. */
  readonly matter?: string;
  /** What the description says the other is after, in the other's words. */
  readonly demand: Demand;
  /** The user wants something from the other, rather than to be left alone with something. */
  readonly claims: boolean;
  /** What the user wants, one sentence to the user. */
  readonly want: string;
  /** Content words of the scene, lower case. */
  readonly topic: readonly string[];
  /** Phrases that amount to the user's wish. */
  readonly wish: readonly string[];
  /** The user's wish as a whole first-person sentence, when they wrote one. */
  readonly sentence?: string;
};

const ROLES =
  "mother[- ]in[- ]law|father[- ]in[- ]law|brother[- ]in[- ]law|sister[- ]in[- ]law|son[- ]in[- ]law|daughter[- ]in[- ]law|ex husband|ex wife|ex boyfriend|ex girlfriend|ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|line manager|team leader|team lead|best friend|old friend|next-door neighbour|next-door neighbor|mother|father|mum|mom|dad|sister|brother|son|daughter|aunt|uncle|cousin|grandmother|grandfather|grandma|grandpa|nan|gran|stepmother|stepfather|stepson|stepdaughter|nephew|niece|husband|wife|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee|partner|spouse|ex|boss|manager|supervisor|director|colleague|coworker|co-worker|workmate|teammate|employee|intern|client|customer|supplier|contractor|builder|plumber|electrician|mechanic|landlord|landlady|letting agent|estate agent|tenant|flatmate|roommate|housemate|neighbour|neighbor|friend|mate|teacher|professor|lecturer|tutor|headteacher|principal|student|coach|doctor|nurse|dentist|therapist|receptionist|salesman|saleswoman|salesperson|shop assistant|sales assistant|waiter|waitress|barber|hairdresser|bank clerk|call centre agent|telemarketer|recruiter|babysitter|nanny|cleaner|driver|passenger|stranger|guest|host|classmate|priest|pastor";
const OWNED = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+((?:\\p{L}+\\s+){0,2}?)(${ROLES})(?:['’]?s)?\\b(?:,?\\s+(?:called\\s+|named\\s+)?((?:(?:Mr|Mrs|Ms|Dr)\\.?\\s)?\\p{Lu}\\p{Ll}+))?`,
  "u",
);
/** Who does or feels something: whoever else is named is only spoken of. */
const ACTING = new RegExp(
  `${OWNED.source}(?= (?:is|was|are|says?|said|wants?|asks?|asked|keeps?|always|never|thinks?|complain|criticis|criticiz|won['’]?t|told|tells?|expects?|feels?|got|found|has|gave)\\w*\\b)`,
  "u",
);
const FOUND = new RegExp(
  `(?<!\\b(?:I['’]?m|I am|as|i['’]?m) )\\b(?:[Aa]n?|[Tt]he|[Aa]nother)\\s+((?:\\p{L}+\\s+){0,1}?)(${ROLES})(?:['’]?s)?\\b(?:,?\\s+(?:called\\s+|named\\s+)?((?:(?:Mr|Mrs|Ms|Dr)\\.?\\s)?\\p{Lu}\\p{Ll}+))?`,
  "u",
);
const BARE = new RegExp(`\\b(${ROLES})\\b`, "iu");
/** Capitalised words that follow a role without being a name. */
const NOT_A_NAME =
  /^(?:I|He|She|They|We|You|It|The|A|An|And|But|On|In|At|Who|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)$/;

const PLAIN = new Set(
  `about above after again against all also always and any are aren't asks asked asking because been before being both but came
  can could did does doing don't down during each even ever every few for from get gets getting give had has have having her here
  him his how into its just keeps let like make makes me more most much must my not now off once only other our out over own
  really said same say says she should some still such than that the their them then there these they thing things this those
  through too under until up very want wants was were what when where which while who why will with would you your tell it's
  i'm i'd one two time day week going know need needs think feel`.split(/\s+/),
);

const SMALL_WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

const contentWords = (text: string): readonly string[] => [
  ...new Set(
    (text.toLowerCase().replace(/[’‘]/g, "'").match(SMALL_WORDS) ?? [])
      .map((word) => word.replace(/'s$/, "").replace(/'/g, ""))
      .filter((word) => word.length > 3 && !PLAIN.has(word)),
  ),
];

const personOf = (text: string): Pick<CustomReading, "role" | "name"> => {
  const owned = ACTING.exec(text) ?? OWNED.exec(text);
  const found = owned ?? FOUND.exec(text);
  if (found?.[2]) {
    const role = `${owned ? "your" : "a"} ${found[2].toLowerCase()}`.replace(/^a (?=[aeiou])/, "an ");
    const name = found[3] && !NOT_A_NAME.test(found[3]) ? found[3] : undefined;
    return name ? { role, name } : { role };
  }
  const bare = BARE.exec(text)?.[1]?.toLowerCase();
  return { role: bare ? `${/^[aeiou]/.test(bare) ? "an" : "a"} ${bare}` : "the other person" };
};

/** "The broken dishwasher" yes; "The dishwasher is broken", "Lending my car" no. */
const matterOf = (title: string): string | undefined => {
  const found = /^the ((?:[a-z]+ ){0,2}[a-z]+)$/i.exec(title.trim().replace(/[.!]+$/, ""));
  const words = found?.[1]?.toLowerCase().split(" ") ?? [];
  if (words.length === 0 || BARE.test(title)) return undefined;
  if (
    words.some(
      (word) =>
        PLAIN.has(word) ||
        /^(?:is|am|isnt|when|no|yes|on|in|at|of|to|by|be|person|man|woman|guy|girl|people)$/.test(word),
    )
  )
    return undefined;
  if (words.some((word) => /(?:ly|s)$/.test(word) && word !== words.at(-1))) return undefined;
  return `the ${words.join(" ")}`;
};

const wantIn = (description: string): string | undefined =>
  /\bI (?:would like|want|need|wish|'?d like) (to [^.!?\n]{4,120}|(?:him|her|them) to [^.!?\n]{4,120})/iu.exec(
    description.replace(/I'd like/g, "I would like"),
  )?.[1];

/** "i want my full deposit back": that, and "my full deposit back". A wish with a "not" in it is only taken whole. */
const wishPhrases = (phrase: string): readonly string[] => {
  const bare = /^(?:i )?(?:just )?(?:want|would like|id like|need) (?:to (?:have|get) )?(.+)$/.exec(phrase)?.[1];
  return [phrase, ...(bare ? [bare] : [])].filter((one) => one.includes(" "));
};

const CLAIM =
  /\b(?:back|refund|refunded|raise|promotion|repair|repaired|fix|fixed|replace|replaced|return|returned|pay me|paid|apology|apologi[sz]e|stop|turn (?:it|the)|quieter|my share)\b/i;

const asSentence = (wish: string): string | undefined => {
  const text = wish.trim().replace(/\s+/g, " ");
  if (text.split(" ").length < 2) return undefined;
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
};

const bareRole = (role: string): string => role.replace(/^(?:your|an?|the) /, "");

export const readCustomScenario = ({ title, description, wish }: CustomScenarioText): CustomReading => {
  const text = `${title}. ${description}`;
  const person = personOf(text);
  const matter = matterOf(title);
  const sentence = wish ? asSentence(wish) : undefined;
  const want = wantIn(description);
  const phrase = (wish ?? "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return {
    ...person,
    ...(matter ? { matter } : {}),
    demand: demandIn(spelt(description), spelt(wish ?? ""), bareRole(person.role)),
    claims: CLAIM.test(wish ?? "") || (!wish && CLAIM.test(want ?? "")),
    want: sentence
      ? `To say: ${sentence}`
      : want
        ? `${want.charAt(0).toUpperCase()}${want.slice(1)}.`
        : "To say what you want, and stay with it.",
    topic: contentWords(`${text} ${wish ?? ""}`).slice(0, 60),
    wish: wishPhrases(phrase),
    ...(sentence ? { sentence } : {}),
  };
};
