/**
 * What the counterpart of a custom scenario says of the matter itself: lines around a phrase that was read from the
 * description, and lines of the kind of person it is. By tactic, in the names of the skill's own lines.
 */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Demand } from "#coach/scenario/demand.ts";
import { type Matter, matterIn } from "./custom-matters.ts";
import { PERSONA_HOOKS, personaOpening } from "./custom-persona.ts";
import { REFUSING } from "./custom-refusals.ts";
import type { DeepHook } from "./scene.ts";

export type OwnLines = {
  readonly openings: readonly string[];
  readonly pushes: Readonly<Record<string, readonly string[]>>;
  /** What this kind of person has to throw in the scales. */
  readonly kind: readonly string[];
  /** They are asked for something instead of asking: what goes for any such person, in place of the skill's lines. */
  readonly refusing?: typeof REFUSING;
  /** How they let go of this very matter. */
  readonly yields: readonly string[];
  /** What comes out by asking, in order: Negative Inquiry. */
  readonly complaints: readonly string[];
  /** The need behind the demand, and offers turned down with a hint of it: Workable Compromise. */
  readonly need: readonly string[];
  readonly reject: readonly string[];
  /** What they tell of themselves, of the same depth: Self-Disclosure. */
  readonly gives: readonly string[];
  /** Details of a person with a life: Free Information. */
  readonly hooks: readonly DeepHook[];
};

type AboutMatter = Pick<OwnLines, "openings" | "pushes"> & Partial<Pick<OwnLines, "yields">>;
const NONE: AboutMatter = { openings: [], pushes: {} };

const ofDeed = (deed: string): AboutMatter => ({
  yields: [`All right, I won't ask you to ${deed} again.`, `Fine, then I'll manage without. I had to try.`],
  openings: [
    `I'll come straight out with it. I need you to ${deed}.`,
    `Good, I've caught you. I'd like you to ${deed}, and I've more or less counted on it.`,
  ],
  pushes: {
    guilt: [`I wouldn't ask you to ${deed} if I had anyone else.`, `I was so sure that you'd ${deed}.`],
    logic: [
      `Tell me honestly, what would it cost you to ${deed}?`,
      `If you ${deed}, it's done, and neither of us has to talk about it again.`,
    ],
    authority: [
      `Anyone else in your place would ${deed} without a word.`,
      `People do ${deed}, you know, it isn't unheard of.`,
    ],
    bargaining: [
      `Suppose you ${deed} just this once, and I never bring it up again.`,
      `What would it take for you to ${deed}?`,
    ],
  },
});

const ofOwn = (own: string): AboutMatter => ({
  openings: [
    `I'll come straight out with it. I'd like to ${own}.`,
    `You won't mind, I'm sure of it. I want to ${own}.`,
  ],
  pushes: {
    guilt: [`All I want is to ${own}.`, `It would mean a lot to me to ${own}.`],
    logic: [`What harm does it do anyone if I ${own}?`, `If I ${own}, what have you lost?`],
    authority: [
      `Anybody else would have let me ${own} by now.`,
      `Nobody I know would make a fuss if I wanted to ${own}.`,
    ],
    bargaining: [`Let me ${own} just this once.`, `If you let me ${own}, you can name your price.`],
  },
});

const ofThing = (thing: string): AboutMatter => ({
  openings: [
    `I'll come straight out with it. It's about ${thing}.`,
    `You know what I'm after. I've been counting on ${thing}.`,
  ],
  pushes: {
    guilt: [`All I'm asking for is ${thing}.`, `I'd never have brought up ${thing} if I weren't stuck.`],
    logic: [`What's ${thing} between the two of us?`],
    authority: [`Anyone else would have said yes to ${thing} by now.`],
    bargaining: [`Forget the rest, I'd be content with ${thing}.`],
  },
});

const ofHeld = (held: string): AboutMatter => ({
  yields: [
    `All right, ${held} if you must. I'll see that it goes through.`,
    `Then ${held}. I won't stand in your way.`,
  ],
  openings: [
    `I hear you'd like to ${held}. Sit down a moment, I'm sure we can talk you out of that.`,
    `You want to ${held}? I don't see why it has to come to that.`,
  ],
  pushes: {
    guilt: [`And after everything, you'd simply ${held}.`],
    logic: [`What do you gain if you ${held}? Think it through.`, `You'd regret it if you ${held} now.`],
    authority: [`It isn't done just like that, to ${held}. There are terms.`],
    bargaining: [`Suppose you wait three months, and ${held} then, if you still want to.`],
  },
});

const ofRequest = (request: string): AboutMatter => ({
  yields: [
    `All right, I'll ${request}. You've said it often enough.`,
    `Very well, I'll ${request}, and we'll say no more about it.`,
  ],
  openings: [`You wanted a word. If it's that business again, I've no plans to ${request}.`],
  pushes: {
    guilt: [`Of all the things to come at me with, you want me to ${request}.`],
    logic: [`Give me one good reason why I should ${request}.`, `And if I ${request}, what do I get out of it?`],
    authority: [`Nobody else has ever asked me to ${request}.`],
    bargaining: [`Suppose I ${request} now and again, would that keep you quiet?`],
  },
});

const ofClaim = (claim: string): AboutMatter => {
  const what = claim.replace(/ back$/, "");
  return {
    yields: [`All right. You'll have ${claim}, give me until Friday.`, `Fine, fine, you'll get ${claim} this week.`],
    openings: [`If you've come about ${what}, I can tell you now that it isn't as simple as that.`],
    pushes: {
      guilt: [`You make it sound as if I were keeping you from ${what} out of spite.`],
      logic: [`Let's be sensible about this, you can't just walk in here and expect ${claim}.`],
      authority: [`There's a procedure for that sort of thing, and it doesn't start with ${what}.`],
      bargaining: [`What if we met somewhere short of ${what} and called it settled?`],
    },
  };
};

const ofOffer = (offer: string): AboutMatter => ({
  openings: [
    `I've got something here that was made for you: ${offer}.`,
    `Have you got a minute? It's about ${offer}, and I think you'll like it.`,
  ],
  pushes: {
    guilt: [`I picked out ${offer} with you in mind, you know.`],
    logic: [`Think what you'd save in a year with ${offer}.`, `Nobody's ever come back to me sorry about ${offer}.`],
    authority: [`Most people in your position have gone for ${offer}.`],
    bargaining: [`I could do you ${offer} at a special price, today only.`],
  },
  yields: [
    `All right, no ${offer.replace(/^(?:an?|the|some|more|their|another) /, "")} for you. You know where to find me.`,
  ],
});

const ofHabit = (habit: string): AboutMatter => ({
  openings: [
    `I hear you've something against it when I ${habit}.`,
    `Is this about me again? I ${habit}, and I can't see the harm in it.`,
  ],
  pushes: {
    guilt: [`So now I'm not even to ${habit} any more.`],
    logic: [`What does it take away from you if I ${habit}?`],
    authority: [`Other people ${habit} too, and nobody says a word to them.`],
    bargaining: [`Suppose I only ${habit} now and then, would that do you?`],
  },
  yields: [`All right, I'll stop. I hadn't thought it bothered anyone.`],
});

const ofFault = (fault: string): AboutMatter => ({
  openings: [
    `I've held my tongue long enough about ${fault}.`,
    `Somebody has to say something about ${fault}, and it looks as if it's me.`,
  ],
  pushes: {
    concern: [`I only bring up ${fault} because I care.`, `Are you quite happy with ${fault}? Truthfully?`],
    comparison: [`When it comes to ${fault}, I could name ten people who do it better.`],
    generalising: [`I could write a book about ${fault}.`],
    character: [`To me, ${fault} says a good deal about you.`],
  },
});

const ofStatement = (statement: string): AboutMatter => ({
  openings: [`I'll say it to your face, then: ${statement}.`],
  pushes: {
    concern: [`I don't enjoy saying that ${statement}.`],
    generalising: [`Everyone knows that ${statement}, it isn't only me.`],
    character: [`The plain truth is that ${statement}, and it doesn't change.`],
  },
});

const ofError = (error: string): AboutMatter => ({
  openings: [`I think you know what this is about: ${error}.`, `Let's not dance round it. The fact is that ${error}.`],
  pushes: {
    disappointment: [
      `I still can't get over it that ${error}.`,
      `Of all people, I'd never have thought I'd be standing here because ${error}.`,
    ],
    consequences: [`Because ${error}, I'm the one who has to sort out the rest.`],
    exaggeration: [`Today it's that ${error}, and tomorrow it'll be something else.`],
    character: [`It says something about you that ${error} and carried on with your day.`],
  },
});

/** What kind of person the other is to the user, and what such a person has to throw in the scales. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:boss|manager|supervisor|director|team lead(?:er)?|line manager)\b/,
    [
      "I have to be able to rely on the people I work with, that's what the job is.",
      "When I put you forward for things, this is what I'm thinking of.",
      "There's a bigger picture here than the two of us.",
    ],
  ],
  [
    /\b(?:colleague|coworker|co-worker|workmate|teammate)\b/,
    [
      "We're supposed to be a team, aren't we?",
      "I've covered for you before now, and I never kept a tally.",
      "It'll only land on somebody else's desk, and they'll know why.",
    ],
  ],
  [
    /\b(?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|nan|gran|aunt|uncle|step\w+)\b(?!-in-law)/,
    [
      "After all these years, I'd have thought I could ask you that much.",
      "I didn't bring up my family to keep score with one another.",
      "You'll think of this when I'm not here to ask.",
    ],
  ],
  [
    /-in-law\b/,
    [
      "In our family it was never any question.",
      "I only want what's best for the two of you, you know that.",
      "I never know how to put things to you without you taking it the wrong way.",
    ],
  ],
  [
    /\b(?:brother|sister|cousin|nephew|niece)\b/,
    [
      "You're family. Who else am I meant to turn to?",
      "You were always the stubborn one, even when we were small.",
      "Mum would be on my side, and you know it.",
    ],
  ],
  [
    /\b(?:son|daughter|teenager)\b/,
    [
      "Everybody else's parents are fine with it.",
      "You never listen to what I want.",
      "You were young once, or so they tell me.",
    ],
  ],
  [
    /\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc\w+)\b/,
    [
      "I thought we were on the same side.",
      "I don't ask you for much, when you think about it.",
      "I wouldn't have to say it three times to anyone else I live with.",
    ],
  ],
  [
    /\b(?:friend|mate)\b/,
    [
      "That's what friends are for, I thought.",
      "I'd do it for you, and you wouldn't have to ask twice.",
      "I've been telling everyone what a good friend you are.",
    ],
  ],
  [
    /\b(?:neighbou?r|landlord|landlady|tenant|flatmate|roommate|housemate|letting agent|estate agent)\b/,
    [
      "We've got to live with each other, whatever happens.",
      "I've never once made trouble for you, and I could have.",
      "Under this roof we've always managed to be reasonable.",
    ],
  ],
  [
    /\b(?:salesman|saleswoman|salesperson|assistant|receptionist|clerk|agent|waiter|waitress|barber|hairdresser|mechanic|plumber|builder|electrician|contractor|recruiter|telemarketer|client|customer|supplier)\b/,
    [
      "I've been more than fair with you, and I do this all day long.",
      "I've got other people waiting who'd be glad of it.",
      "I'm only telling you what I'd tell my own sister.",
    ],
  ],
  [
    /\b(?:teacher|professor|lecturer|tutor|headteacher|principal|coach|doctor|nurse|dentist|therapist)\b/,
    [
      "I have been doing this for a good many years, you know.",
      "I'm trying to help you, if you'll let me.",
      "Most people take my word for it.",
    ],
  ],
];

const kindLines = (role: string): readonly string[] => KINDS.find(([pattern]) => pattern.test(role))?.[1] ?? [];

const PRESSING: ReadonlySet<SkillSlug> = new Set(["broken-record", "workable-compromise"]);

/** Hints, never the complaint itself: that is for whoever asks. */
const ofGrumble = (grumble: string): AboutMatter => ({
  openings: [
    `${grumble}. But forget that I said anything.`,
    `I wasn't going to bring it up again. ${grumble}, that's all.`,
  ],
  pushes: {},
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BRIEF_WORDS_MAX = 6;
const HOW_OFTEN = /(?<=\p{L} \p{L}+) (?:every(?: \p{L}+){1,2}|all (?:day|night)|(?:at the )?last minute)$/u;
/** A turn of place or time at the end of a clause: "from football training". */
const LAST_TURN = /\s(?:from|for|with|about|during|after|at|on|in|by)(?: [\p{L}\d'’]+){1,3}$/u;

/** The phrase as one says it once everybody knows what is meant: "be maid of honor", and not all that goes with it. */
const brief = (whole: string): string => {
  const length = (text: string): number => text.split(" ").length;
  const phrase = whole.replace(HOW_OFTEN, "");
  if (length(phrase) <= BRIEF_WORDS_MAX) return phrase;
  const first = phrase.split(/ (?:and|or) /)[0] ?? phrase;
  const short = length(first) > 1 ? first : phrase;
  const shorter = length(short) > BRIEF_WORDS_MAX ? short.replace(LAST_TURN, "") : short;
  return length(shorter) > 2 ? shorter : short;
};

/** "If you be maid of honor" is nobody's English. */
const isWhole = (line: string): boolean => !/\b(?:if|suppose) (?:you|i) be\b/i.test(line);

/** The whole of it to begin with, and from then on in brief. */
const said = (of: (phrase: string) => AboutMatter, phrase: string): AboutMatter => {
  const { pushes, ...rest } = of(brief(phrase));
  const whole = Object.entries(pushes).map(([tactic, lines]) => [tactic, lines.filter(isWhole)] as const);
  return { ...rest, pushes: Object.fromEntries(whole), openings: of(phrase).openings };
};

const pressing = (demand: Demand): AboutMatter => {
  if (demand.deed !== undefined) return said(ofDeed, demand.deed);
  if (demand.own !== undefined) return said(ofOwn, demand.own);
  if (demand.offer !== undefined) return said(ofOffer, demand.offer);
  if (demand.held !== undefined) return said(ofHeld, demand.held);
  if (demand.request !== undefined) return said(ofRequest, demand.request);
  if (demand.claim !== undefined) return said(ofClaim, demand.claim);
  if (demand.thing !== undefined) return said(ofThing, demand.thing);
  return demand.habit === undefined ? NONE : said(ofHabit, demand.habit);
};

/** True where the user wants something of them, and they want nothing but to be left in peace. */
const refuses = ({ deed, own, offer, thing, held, request, claim, habit }: Demand): boolean =>
  [deed, own, offer, thing].every((wanted) => wanted === undefined) &&
  [held, request, claim, habit].some((wanted) => wanted !== undefined);

const aboutMatter = (skill: SkillSlug, demand: Demand): AboutMatter => {
  const { statement, fault, error } = demand;
  if (PRESSING.has(skill)) return pressing(demand);
  if (skill === "negative-assertion") return error === undefined ? NONE : said(ofError, error);
  if (skill === "fogging") {
    if (statement !== undefined) return said(ofStatement, statement);
    return fault === undefined ? NONE : said(ofFault, fault);
  }
  if (skill !== "negative-inquiry") return NONE;
  if (statement !== undefined) return ofGrumble(capital(statement));
  return fault === undefined ? NONE : ofGrumble(`There's ${fault}, for one thing`);
};

/** The matter's pushes under the names of the skill's tactics, from the gentlest to the strongest. */
const pushesOf = (
  skill: SkillSlug,
  { criticism = [], press = [] }: Matter,
): Readonly<Record<string, readonly string[]>> => {
  if (skill === "workable-compromise") return { insist: press };
  if (skill !== "fogging") return {};
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = criticism;
  return criticism.length < 5
    ? {}
    : { concern: [first, second], comparison: [third], generalising: [fourth], character: [fifth] };
};

const openingsOf = (skill: SkillSlug, matter: Matter | undefined, text: string): readonly string[] => {
  if (skill === "free-information") return [personaOpening(text)];
  const first = skill === "workable-compromise" ? matter?.press : skill === "fogging" ? matter?.criticism : undefined;
  return first?.slice(0, 1) ?? [];
};

/** Nothing where nothing was surely read. `text` is everything that the user wrote of the scene. */
export const ownLines = (skill: SkillSlug, demand: Demand, role: string, text: string): OwnLines => {
  const about = aboutMatter(skill, demand);
  const matter = matterIn(skill, text);
  const known = matter === undefined ? {} : pushesOf(skill, matter);
  const pushes = Object.fromEntries(
    [...new Set([...Object.keys(about.pushes), ...Object.keys(known)])].map((tactic) => [
      tactic,
      [...(about.pushes[tactic] ?? []), ...(known[tactic] ?? [])],
    ]),
  );
  return {
    ...(skill === "broken-record" && refuses(demand) ? { refusing: REFUSING } : {}),
    openings: about.openings.length > 0 ? about.openings : openingsOf(skill, matter, text),
    pushes,
    yields: skill === "broken-record" ? (about.yields ?? []) : [],
    kind: PRESSING.has(skill) && !refuses(demand) ? kindLines(role) : [],
    complaints: skill === "negative-inquiry" ? (matter?.complaints ?? []) : [],
    need: matter?.need ?? [],
    reject: matter?.reject ?? [],
    gives: matter?.gives ?? [],
    hooks: skill === "free-information" ? PERSONA_HOOKS : [],
  };
};
