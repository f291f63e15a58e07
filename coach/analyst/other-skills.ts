/** The technique check: where another of the seven skills would have met a push better than the one being practised. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { JudgedLine } from "./judged-line.ts";

const OTHERS_MAX = 2;

type Fit = {
  readonly skill: SkillSlug;
  readonly push: RegExp;
  /** Skills that meet such a push themselves, or in which it is part of the talk. */
  readonly notFor: readonly SkillSlug[];
  readonly why: string;
};

const TALK: readonly SkillSlug[] = ["free-information", "self-disclosure"];

/** Verbs and words that make a "you always", "you never" or "you're so" a criticism beyond doubt. */
const NEVER =
  "listen|help|think|ring|call|phone|write|tidy|clean|wash|finish|answer|reply|bother|remember|ask|apologi[sz]e|say (?:thank|sorry)|turn up|show up|pull your weight|care|learn|make an effort|make time|put|take (?:anything|it|things)";
const ALWAYS =
  "forget|complain|moan|interrupt|exaggerate|overreact|let (?:me|us|people|everyone) down|have an excuse|find an excuse|make (?:a mess|excuses|everything|it)|turn everything|leave (?:it|everything|things|your)|run late|disappear|rush|do this|think of yourself";
const ADJECTIVES =
  "lazy|selfish|cold|stubborn|stingy|tight|careless|messy|untidy|rude|moody|negative|difficult|dramatic|sensitive|serious|slow|boring|loud|bossy|unreliable|disorgani[sz]ed|ungrateful|distant|touchy|clumsy|predictable|vain|arrogant|unprofessional|inconsiderate";

/** Pushes that plainly call for one skill. Only sure signs: a wrong tip here costs the trust of the right ones. */
const FITS: readonly Fit[] = [
  {
    skill: "negative-assertion",
    push: /\byou (?:forgot (?!about me)|missed (?:(?:the|my|our|your|another|his|her) (?:\p{L}+ )?)?(?:meeting|deadline|appointment|call|birthday|shift|session|practice|rehearsal|payment|delivery|party|wedding|recital|match|game|rent)|broke (?:my|the|our|it)|lost (?:my|the|our)|were (?:\p{L}+ ){0,3}late|didn['’]?t (?:show|turn) up|never (?:sent|booked|called|rang|paid|told|returned|brought)|still (?:haven['’]?t|have not) (?:paid|sent|returned|brought|given|fixed))\b/iu,
    notFor: ["negative-inquiry", "negative-assertion"],
    why: "They named a real mistake here. Where it is so, Negative Assertion ends it soonest: name it plainly, once, and say what mends it.",
  },
  {
    skill: "fogging",
    push: new RegExp(
      `\\byou (?:never (?:${NEVER})|always (?:${ALWAYS})|(?:are|['’]re) (?:just |always |being |a bit )?(?:so |too |such an? |really )?(?:${ADJECTIVES}))\\b|\\byou['’]re (?:just |always |being |a bit )?(?:so |too |such an? |really )?(?:${ADJECTIVES})\\b`,
      "iu",
    ),
    notFor: ["negative-inquiry", "negative-assertion", "fogging"],
    why: "This was a sweeping criticism. If a part of it is true, Fogging fits: agree with that part, and change nothing.",
  },
  {
    skill: "negative-inquiry",
    push: /\b(?:if you don['’]?t know(?: by now)?,|you know (?:exactly |very well )?what you did|you know why|nothing['’]?s wrong\b|i['’]?m not (?:angry|upset|cross)\b.{0,20}$|it['’]?s (?:fine|nothing)\. (?:really|honestly|forget)|you wouldn['’]?t understand|think about it, you['’]?ll work it out)/iu,
    notFor: [...TALK, "negative-inquiry", "negative-assertion"],
    why: "They hinted at something without saying it. Negative Inquiry fits: ask what it is about what you did.",
  },
  {
    skill: "workable-compromise",
    push: /\b(?:(?:can|could|let['’]?s|shall) (?:we |us )?meet (?:me |in the middle|half ?way)|what would work for you\b|(?:some|a) way (?:that )?(?:we can both|we both|works for both|that works for)|find (?:a|some) middle ground|what would you need (?:from me|instead)|what do you suggest\b)/iu,
    notFor: ["negative-assertion", "fogging", "workable-compromise", ...TALK],
    why: "They asked for a way that serves both. If your self-respect is not at stake, Workable Compromise fits: your need, theirs, an offer.",
  },
  {
    skill: "self-disclosure",
    push: /\b(?:how (?:do|did|does) (?:you|that make you|it make you|this make you) feel|what['’]?s going on with you|you['’]?ve gone (?:very |so )?quiet|what are you feeling|i never know what you(?:['’]re| are)? (?:think|feel)\p{L}*|you never tell me how you)\b/iu,
    notFor: ["self-disclosure", "free-information"],
    why: "They asked how it is for you. Self-Disclosure fits: one true sentence that begins with “I”.",
  },
  {
    skill: "broken-record",
    push: /\b(?:i won['’]?t take no for an answer|i['’]?m not taking no\b|not leaving (?:here )?(?:until|till) you (?:say yes|agree|sign)|just say yes\b|(?:come on|go on), (?:just )?say yes\b|i['’]?ll keep asking\b|stop saying no\b)/iu,
    notFor: ["broken-record", ...TALK],
    why: "They said outright that they would not take a no. Broken Record fits: the same short sentence, as often as it takes.",
  },
];

/** The skill that plainly fits a push better than `skill`; undefined when none surely does. */
export const fitFor = (push: string, skill: SkillSlug): Pick<Fit, "skill" | "why"> | undefined =>
  FITS.find((fit) => !fit.notFor.includes(skill) && fit.push.test(push));

/** At most two, each skill once, and only at lines that did not work as they were. */
export const otherSkillsOf = (lines: readonly JudgedLine[], skill: SkillSlug): Analysis["otherSkills"] => {
  const found = new Map<SkillSlug, Analysis["otherSkills"][number]>();
  for (const { messageId, partner, reading } of lines) {
    if (reading.verdict === "good") continue;
    const fit = fitFor(partner, skill);
    if (fit !== undefined && !found.has(fit.skill)) found.set(fit.skill, { skill: fit.skill, messageId, why: fit.why });
  }
  return [...found.values()].slice(0, OTHERS_MAX);
};
