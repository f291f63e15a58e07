/**
 * What the embedded engine knows of a predefined scenario. One file a scene, `coach/content/<skill>/<id>.ts`; the
 * catalogue in the database is seeded from the same files. Content is data: no code, no slots, no templates.
 *
 * Every `Line` is what the counterpart says in role: one to three sentences, never coaching, no slurs, no threats.
 * Lines of one list must not depend on each other's order unless the list says "in order".
 */
import type { Difficulty, SkillSlug } from "#domain/skills/skills.ts";

export type Line = string;

/** A reply that fits when one of `words` (lower case, whole words or phrases, no apostrophes) occurs in the user's line. */
export type Cued = { readonly words: readonly string[]; readonly text: Line };

export const SETTINGS = ["work", "family", "friends", "partner", "services", "health", "neighbours", "school"] as const;
export type Setting = (typeof SETTINGS)[number];

export type SceneBase = {
  /** Unique over all skills; the scenario's id in the database and in the address bar. */
  readonly id: string;
  readonly name: string;
  /** One or two sentences to the user, for the card and the chat's header. */
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly setting: Setting;
  /** The counterpart's opening line: concrete, already pushing (talk skills: already offering something). */
  readonly startingLine: Line;
  /** "A customer who has decided: the laptop, nothing else." */
  readonly you: string;
  readonly partner: {
    readonly name: string;
    /** "A salesman, one sale short of the month's target." */
    readonly role: string;
    /** What they are after, and the need behind it. */
    readonly wants: string;
  };
  /** What the user wants, as the scene card says it. */
  readonly want: string;
  /** 4–8 concrete facts the counterpart may use; nothing the lines say may contradict them. */
  readonly facts: readonly string[];
  readonly words: {
    /** What the scene is about: "warranty", "cover", "laptop". */
    readonly topic: readonly string[];
    /** Phrases that amount to the user's wish here, above all those without a "no": "just the laptop", "without the cover". 8–15. */
    readonly wish: readonly string[];
    /** Phrases that amount to giving in here: "add it then", "go on then put it on". 6–10. */
    readonly concede: readonly string[];
  };
  /** Three sentences a skilled user could say in this scene, each a complete good move of the skill, all different. */
  readonly core: readonly [string, string, string];
  /** Replies to questions the user is likely to ask (4 or more), from the facts. */
  readonly answers: readonly Cued[];
  /** What the counterpart says when the user brings up something typical of the scene; fits a good line and a poor one. */
  readonly hears: readonly Cued[];
  /** The counterpart wavers: still in role, less sure (3). */
  readonly soften: readonly Line[];
  /** Believable last lines once the user has managed it; they close the conversation, without praising technique (3). */
  readonly yield: readonly Line[];
  /** Said when the scene is over and the user goes on talking: short, in the mood in which it ended (3). */
  readonly farewell: readonly Line[];
  /** After the user gives in, apologises too much or promises everything: the counterpart takes more, and goes on (5). */
  readonly take: readonly Line[];
};

/** Pushes after a refusal, by tactic. */
export type BrokenRecordScene = SceneBase & {
  readonly skill: "broken-record";
  readonly press: Readonly<Record<"guilt" | "logic" | "authority" | "bargaining", readonly [Line, Line, Line]>>;
  /** The reasons people typically give here, and how this counterpart turns each into the next attack (5–6). */
  readonly reasons: readonly Cued[];
};

/** Criticism that is partly true. `truth` is what one can honestly agree with, as a clause: "my desk is a mess". */
export type FoggingScene = SceneBase & {
  readonly skill: "fogging";
  /** 12, from vague to sharp (level 1 to 3), four a level. */
  readonly criticism: readonly { readonly text: Line; readonly truth: string; readonly level: 1 | 2 | 3 }[];
  /** When the user defends, explains or denies: it feeds them (5). */
  readonly onDefence: readonly Line[];
  /** When the user attacks back or is sarcastic (3). */
  readonly onAttack: readonly Line[];
};

/** The user really did something wrong. */
export type NegativeAssertionScene = SceneBase & {
  readonly skill: "negative-assertion";
  /** The actual error as a first-person clause: "I forgot to book the hall". */
  readonly error: string;
  /** Words and phrases that name it: "forgot", "didnt book", "the hall". */
  readonly errorWords: readonly string[];
  /** What mends it, first person: "I'll ring the community centre this afternoon". */
  readonly repair: string;
  readonly repairWords: readonly string[];
  /** Accusations, each a little larger than the error (10, from fair to exaggerated: level 1 to 3). */
  readonly accuse: readonly { readonly text: Line; readonly level: 1 | 2 | 3 }[];
  /** What the counterpart blames on the user that is not theirs, and words that would own it (2–3). */
  readonly notTheirs: readonly Cued[];
  readonly onExcuse: readonly Line[];
  readonly onGrovel: readonly Line[];
  /** When the user first says what they will do about it: takes it up, without letting go yet (2). */
  readonly onRepair: readonly Line[];
};

/** Vague displeasure with real, specific complaints behind it. */
export type NegativeInquiryScene = SceneBase & {
  readonly skill: "negative-inquiry";
  /** 8 hints and grumbles, without the complaint itself. */
  readonly vague: readonly Line[];
  /** 5 specific, real complaints, in order: one is given for each sincere question; the last is what it was really about. */
  readonly complaints: readonly { readonly text: Line; readonly words: readonly string[] }[];
  readonly onCrossExamine: readonly Line[];
  readonly onDefence: readonly Line[];
  readonly onShutDown: readonly Line[];
};

/** A detail offered without being asked. `words` credit a pick-up; `more` opens up when it is picked up. */
export type Hook = { readonly text: Line; readonly words: readonly string[]; readonly more: Line };

/** `ask` is what someone interested could say once it has been opened, and `deeper` what they hear then. */
export type DeepHook = Hook & { readonly ask: string; readonly deeper: Line };

export type FreeInformationScene = SceneBase & {
  readonly skill: "free-information";
  /** 15 details of one coherent person, each able to follow any other; `more` may itself plant a further small detail. */
  readonly hooks: readonly DeepHook[];
  /** One-sentence endings that can follow an answer (3). */
  readonly parting: readonly Line[];
  /** Curt answers when nothing is picked up: from three words to one (8). */
  readonly short: readonly Line[];
  /** Answers to closed questions: true, brief, flat (6). */
  readonly flat: readonly Line[];
};

export type SelfDisclosureScene = SceneBase & {
  readonly skill: "self-disclosure";
  /** 14 openings for a disclosure; `words` are of its subject; `more` gives back something of the same depth. */
  readonly hooks: readonly Hook[];
  /** One-sentence endings that can follow something of their own (3). */
  readonly parting: readonly Line[];
  /** Dodges and jokes before they trust (8). */
  readonly deflect: readonly Line[];
  /** When the user blames or diagnoses them (4). */
  readonly onBlame: readonly Line[];
  /** When the user only asks questions, or says "fine" (4). */
  readonly onNothing: readonly Line[];
};

export type WorkableCompromiseScene = SceneBase & {
  readonly skill: "workable-compromise";
  /** The demand, pressed in different ways (8). */
  readonly press: readonly Line[];
  /** Rejections of a first offer, with a hint of the need (4). */
  readonly reject: readonly Line[];
  /** Tells the need behind the demand when asked (3 ways of saying it). */
  readonly need: readonly Line[];
  /** Words that show an offer meets their need; words that show it meets the user's. */
  readonly theirNeedWords: readonly string[];
  readonly yourNeedWords: readonly string[];
  /** Words that show the offer to go against their need, whatever else is in it: "you take sundays". */
  readonly against?: readonly string[];
  /** The user's need as a first-person clause: "I need my Sunday mornings". */
  readonly yourNeed: string;
  /** An offer that meets both, with who, what and when. */
  readonly offer: string;
  /** Counter-offers that are close but not enough (3). */
  readonly counter: readonly Line[];
  /** Practical questions about a first offer that already meets both: what they ask before they shake on it (2). */
  readonly checks: readonly Line[];
  readonly onUltimatum: readonly Line[];
};

export type Scene =
  | BrokenRecordScene
  | FoggingScene
  | NegativeAssertionScene
  | NegativeInquiryScene
  | FreeInformationScene
  | SelfDisclosureScene
  | WorkableCompromiseScene;

/**
 * Lines of a skill that fit any scene of it, custom scenarios too: no names, no objects, no relation between the two
 * (neither "mate" nor "as your boss"). About 170 a skill in all. `tactics` names are the skill's own, three to five,
 * from the gentlest to the strongest; the ledger and the analysis use these names.
 */
export type SkillLines = {
  readonly skill: SkillSlug;
  /** The pushes, by tactic: 15–20 lines each. */
  readonly tactics: Readonly<Record<string, readonly Line[]>>;
  /** Workable Compromise: questions about an offer that may do, for a custom scenario. */
  readonly checks?: readonly Line[];
  /** Opening lines for a custom scenario (8). They may use {setting} nowhere: no slots. */
  readonly openings: readonly Line[];
  /** After a failure of the skill: keyed by the move that failed, e.g. new_justification, giving_in, insult_threat, hedge (8–12 each). */
  readonly onFailure: Readonly<Record<string, readonly Line[]>>;
  /** What any counterpart says to what users of this skill typically bring up; the scene's own `hears` come first. */
  readonly hears?: readonly Cued[];
  /**
   * Replies to what is neither a failure nor the end of it (6 each): to a `good` move, said before the next push; to
   * `kindness`; to an `offer` of another way to mend it, and to a request for a `remedy`; to a question after the `meaning` of a
   * criticism, or for an `opinion` of oneself; to something of their own that the user has `confided`.
   */
  readonly replies?: Readonly<
    Partial<Record<"good" | "kindness" | "offer" | "remedy" | "meaning" | "opinion" | "confided", readonly Line[]>>
  >;
  /** The counterpart wavers (12), and ends it in the user's favour (12). */
  readonly soften: readonly Line[];
  readonly yield: readonly Line[];
  /** The counterpart takes more after giving-in (12). */
  readonly take: readonly Line[];
  /** In-role replies to what is not a move at all (8 each). */
  readonly graceful: Readonly<
    Record<
      "joke" | "silence" | "question" | "anger" | "tears" | "other_language" | "off_scene" | "leaving",
      readonly Line[]
    >
  >;
  /** Said after the end, in the mood in which this skill's scenes end (8). */
  readonly farewell: readonly Line[];
};

/** Only in broken-record: lines with {reason}, filled by a whole grammatical reason of the user's: "it's too expensive". */
export type EchoLines = readonly Line[];
