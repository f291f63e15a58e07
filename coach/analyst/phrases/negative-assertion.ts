import type { SkillPhrases } from "./skill-phrases.ts";

export const NEGATIVE_ASSERTION: SkillPhrases = {
  worked: {
    error_owned: [
      "You named the mistake plainly and stopped there",
      "You called the mistake yours before they could prove it",
      "You owned it at its true size",
    ],
    repair_offered: [
      "You said what you will do about it, which moves the talk on",
      "You put something on the table that mends it",
    ],
    apology: ["You said sorry once and let that be enough"],
    other: ["You owned it without excuse or drama", "You could stand beside your own mistake"],
  },
  next: {
    new_justification: "Leave the because out: name what you did, say what mends it, and stop.",
    apology: "Say sorry once and put the rest of the breath into what you will do about it.",
    giving_in: "Own the mistake and nothing beyond it; the rest is not yours to carry.",
    hedge: "Say “I” and the verb: “I forgot”, “I broke it”, “I should have rung”.",
    blame: "Leave the others out of it; your part is the one you can own.",
    insult_threat: "Own your part first; what you think of how they said it can come after, calmly.",
    sarcasm: "Own it straight; a joking tone sounds like taking it back.",
    unresponsive: "Begin with the mistake itself, before anything else.",
  },
  nextOther: [
    "Try three short steps: what you did, sorry once, what you will do.",
    "Say the mistake as plainly as they would tell it to a friend, and stop there.",
    "Keep to the one thing that is yours, and let the rest of it pass.",
  ],
  holds: [
    "It names the mistake at its true size and stops there.",
    "It leaves them nothing to prove, so the accusation runs out.",
    "It owns what is yours and nothing beyond it.",
  ],
  onwards: "Try it against someone who makes more of the mistake than it was, and keep it at this size",
  lines: {
    passive: ["Yes, that was my mistake.", "I did get that wrong, and I'm sorry."],
    aggressive: ["You're right, I got that wrong.", "That one is on me."],
    other: [
      "I got that wrong, and I'm sorry. I'll put it right.",
      "That was mine to do and I didn't do it.",
      "You're right, that was my mistake.",
    ],
  },
};
