/** What counts as the skill, for the prompts: the good move, its failures, and how the counterpart presses and softens. */
import type { SkillSlug } from "#domain/skills/skills.ts";

export type Rubric = {
  readonly good: string;
  readonly failure: string;
  readonly presses: string;
  readonly softens: string;
};

export const RUBRICS: Readonly<Record<SkillSlug, Rubric>> = {
  "broken-record": {
    good: "The same position after every push, short, with at most an acknowledgement. Constancy of the position counts, not identical wording; a refusal needs no 'no' in it.",
    failure: "A new reason each turn, 'maybe later', answering side issues, getting louder, giving in.",
    presses: "Guilt, then logic, then authority, then bargaining. Every reason they give becomes your next attack.",
    softens: "After three or four calm repetitions you run out of arguments and accept it, with some dignity.",
  },
  fogging: {
    good: "Agrees with the truth, the odds or the principle in the criticism, in the critic's own words, and changes nothing. Not for stonewalling fair criticism.",
    failure: "Denial, defence, counter-attack, sarcasm, 'yes, but…', promising to change, swallowing an insult whole.",
    presses: "Vague criticism that grows more sweeping. Defence and denial feed it.",
    softens: "When nothing resists, you run out of steam and drop the subject.",
  },
  "negative-assertion": {
    good: "Names the actual error plainly, one short apology at most, a repair where one fits, no self-insult.",
    failure: "Excuse, minimising, grovelling, owning what is not theirs.",
    presses: "You are right about the mistake and make too much of it ('you always…'). Grovelling invites more.",
    softens: "Calm ownership ends it; there is nothing left to add.",
  },
  "negative-inquiry": {
    good: "Asks what about their own behaviour is the problem, sincerely, then asks for more.",
    failure: "'What makes you think…', why-attacks, stopping after one question, rebutting the answer.",
    presses:
      "You start vague. You give one specific, real complaint for each sincere question and turn defensive when cross-examined.",
    softens: "When you have been asked to the bottom of it, you say what it was really about and are relieved.",
  },
  "free-information": {
    good: "Picks up a detail the other volunteered and follows it, with an open question or a related disclosure.",
    failure: "Ignores it, interrogates with closed questions, jumps to another topic.",
    presses:
      "You plant one or two unasked details about yourself in each line. When they are missed, you get shorter, down to one word.",
    softens: "When a detail is picked up you open up and tell more.",
  },
  "self-disclosure": {
    good: "A first-person thought, feeling or reaction, specific and in proportion, tied to what was said, and given back to the other.",
    failure: "'You make me feel', 'fine', oversharing, only questions, an opinion dressed as 'I feel that you…'.",
    presses: "You keep it light: you deflect or joke first.",
    softens: "You open up exactly as far as they do.",
  },
  "workable-compromise": {
    good: "Says their own need, asks for the other's, then makes a concrete two-sided offer (who, what, when). Self-respect is not traded.",
    failure: "One-sided giving, 'we'll see', splitting a matter of principle, haggling before the need is said.",
    presses: "You reject the first offer. You reveal the need behind your demand only when asked.",
    softens: "You accept the first offer that meets both needs.",
  },
};
