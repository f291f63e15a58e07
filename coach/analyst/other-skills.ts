/** The technique check: where another of the seven skills would have met a push better than the one being practised. */
import type { Analysis } from "#domain/analysis/analysis.contract.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { JudgedLine } from "./judged-line.ts";

const OTHERS_MAX = 2;

type Fit = {
  readonly skill: SkillSlug;
  readonly push: RegExp;
  readonly notFor: readonly SkillSlug[];
  readonly why: string;
};

/** Pushes that plainly call for one skill. Only sure signs: a wrong tip here costs the trust of the right ones. */
const FITS: readonly Fit[] = [
  {
    skill: "negative-assertion",
    push: /\byou (?:forgot|missed|broke|lost|were (?:\w+ )?late|didn'?t (?:show|turn) up|never (?:sent|booked|called|rang|paid))\b/i,
    notFor: ["negative-inquiry"],
    why: "They named a real mistake here. Where it is so, Negative Assertion ends it fastest: name it plainly, once, and say what mends it.",
  },
  {
    skill: "fogging",
    push: /\byou(?:'re| are)? (?:always|never|so|such a|far too|being) (?!sorry|sure|welcome|kind|sweet|right)\w+/i,
    notFor: ["negative-inquiry", "negative-assertion"],
    why: "This was a sweeping criticism with something true in it. Fogging fits: agree with the part that is so, and change nothing.",
  },
  {
    skill: "negative-inquiry",
    push: /\b(?:forget it|never mind|it'?s nothing|nothing'?s wrong|if you don'?t know|you know what you did|i'?m not angry)\b/i,
    notFor: [],
    why: "They hinted at something without saying it. Negative Inquiry fits: ask what it is about what you did.",
  },
  {
    skill: "workable-compromise",
    push: /\b(?:meet (?:me|in the middle|half ?way)|what would work for you|some way (?:that )?we (?:could|can) both|find (?:a|some) middle)\b/i,
    notFor: ["negative-assertion", "fogging"],
    why: "They asked for a way that serves both. If it does not touch your self-respect, Workable Compromise fits: your need, theirs, an offer.",
  },
  {
    skill: "self-disclosure",
    push: /\b(?:how (?:do|did) (?:you|that make you) feel|what'?s going on with you|you'?ve gone quiet|what are you thinking)\b/i,
    notFor: [],
    why: "They asked how it is for you. Self-Disclosure fits: one true sentence that begins with “I”.",
  },
];

/** At most two, each skill once, and only at lines that did not work as they were. */
export const otherSkillsOf = (lines: readonly JudgedLine[], skill: SkillSlug): Analysis["otherSkills"] => {
  const found = new Map<SkillSlug, Analysis["otherSkills"][number]>();
  for (const { messageId, partner, reading } of lines) {
    if (reading.verdict === "good") continue;
    const fit = FITS.find(
      (candidate) => candidate.skill !== skill && !candidate.notFor.includes(skill) && candidate.push.test(partner),
    );
    if (fit !== undefined && !found.has(fit.skill)) found.set(fit.skill, { skill: fit.skill, messageId, why: fit.why });
  }
  return [...found.values()].slice(0, OTHERS_MAX);
};
