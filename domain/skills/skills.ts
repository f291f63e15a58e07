/** The seven skills (specification, section 3), in the order in which the pages show them. */
export const DIFFICULTIES = ["Beginner", "Intermediate", "Advanced"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const SKILL_SLUGS = [
  "broken-record",
  "fogging",
  "free-information",
  "negative-assertion",
  "negative-inquiry",
  "self-disclosure",
  "workable-compromise",
] as const;
export type SkillSlug = (typeof SKILL_SLUGS)[number];

export type Skill = {
  readonly slug: SkillSlug;
  readonly title: string;
  readonly difficulty: Difficulty;
  /** What one does, in a sentence or two. */
  readonly description: string;
  /** What practising it does for one (after M. J. Smith, "When I Say No, I Feel Guilty", 1975, appendix). */
  readonly clinicalEffect: string;
  /** The skill in one sentence, for the scene card beside the chat. */
  readonly inOneSentence: string;
  /** The general challenge of the skill; the counterpart of a custom scenario is given it. */
  readonly challenge: string;
};

export const SKILLS: Readonly<Record<SkillSlug, Skill>> = {
  "broken-record": {
    slug: "broken-record",
    title: "Broken Record",
    difficulty: "Beginner",
    description: "Say the same thing, calmly, until it has been heard. No new reasons, no raised voice.",
    clinicalEffect:
      "Lets you hold your ground without rehearsing arguments or getting angry beforehand, and be persistent without being pushed off course.",
    inOneSentence: "Say the same thing, calmly. No new reasons: each one is a new thing to argue with.",
    challenge: "They will not take the first no, and they treat every reason as an opening.",
  },
  fogging: {
    slug: "fogging",
    title: "Fogging",
    difficulty: "Intermediate",
    description: "Agree with what is true in a criticism, or could be, and stay exactly as you are.",
    clinicalEffect:
      "Lets you hear criticism without growing anxious or defensive, while giving nothing to those who use it to push you.",
    inOneSentence: "Find what is true in it and say so, in their words. Then change nothing.",
    challenge: "They criticise in vague, sweeping strokes, and expect you to defend yourself.",
  },
  "free-information": {
    slug: "free-information",
    title: "Free Information",
    difficulty: "Beginner",
    description: "Notice what people offer about themselves without being asked, and follow it. Talk gets easy.",
    clinicalEffect:
      "Lets you feel less shy in conversation, and makes it easier for the other person to talk about themselves with you.",
    inOneSentence: "Pick up something they let slip, and ask about it or match it with something of yours.",
    challenge: "They drop small details about their life, and go quiet when nobody picks them up.",
  },
  "negative-assertion": {
    slug: "negative-assertion",
    title: "Negative Assertion",
    difficulty: "Advanced",
    description: "Own a mistake plainly, once, without excuses and without shame.",
    clinicalEffect:
      "Lets you look at your own mistakes more comfortably, without denying them, getting defensive, or feeling you must make up for everything.",
    inOneSentence: "Name the mistake, say sorry once at most, offer what mends it, and stop there.",
    challenge: "They are right about the mistake and make far too much of it.",
  },
  "negative-inquiry": {
    slug: "negative-inquiry",
    title: "Negative Inquiry",
    difficulty: "Advanced",
    description: "Ask for more of the criticism, about what you do, and find what is useful in it.",
    clinicalEffect:
      "Lets you seek out criticism comfortably in close relationships, use it if it helps and exhaust it if it does not, and brings the other person to say what they really want.",
    inOneSentence: "Ask what it is about what you do that is the problem. Then ask if there is more.",
    challenge: "They are unhappy with you, but say it in hints; the real complaint comes only when you ask.",
  },
  "self-disclosure": {
    slug: "self-disclosure",
    title: "Self-Disclosure",
    difficulty: "Beginner",
    description: "Say what you think and feel, in the first person, in proportion to the moment.",
    clinicalEffect:
      "Lets you talk about yourself, good and bad, without feeling exposed, so that people can know you and trust grows between you.",
    inOneSentence: "Say something true about what you think or feel, about as much as they did, and hand it back.",
    challenge: "They keep it light and dodge at first, and open up as far as you do.",
  },
  "workable-compromise": {
    slug: "workable-compromise",
    title: "Workable Compromise",
    difficulty: "Intermediate",
    description: "Offer a way that costs neither of you your self-respect.",
    clinicalEffect:
      "Lets you bargain over practical things as an equal, and tell them apart from matters of self-respect, which are not for bargaining.",
    inOneSentence: "Say what you need, ask what they need, then offer something concrete that serves both.",
    challenge: "They want it all their way, and their real need is behind what they ask for.",
  },
};

export const isSkillSlug = (value: string): value is SkillSlug => (SKILL_SLUGS as readonly string[]).includes(value);

/** A scenario's own type if it is one of the seven, else the route's skill if valid, else broken-record (section 3). */
export const skillOf = (scenarioType: string, routeSkill: string): SkillSlug =>
  isSkillSlug(scenarioType) ? scenarioType : isSkillSlug(routeSkill) ? routeSkill : "broken-record";
