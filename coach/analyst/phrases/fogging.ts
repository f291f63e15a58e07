import type { SkillPhrases } from "./skill-phrases.ts";

export const FOGGING: SkillPhrases = {
  worked: {
    agreement_truth: [
      "You agreed with what was true in it and added nothing",
      "You took the true part in their own words, and there was nothing left to prove",
      "You let them be right about the fact and kept yourself out of the dock",
    ],
    agreement_odds: [
      "You granted that they might be right, and stayed as you are",
      "You allowed that it could be so, which left nothing to argue about",
    ],
    agreement_principle: [
      "You agreed with the general point and left your own choice alone",
      "You said yes to the principle and kept the decision",
    ],
    other: ["You let the criticism pass without resisting it", "You gave the criticism nothing to push against"],
  },
  next: {
    new_justification:
      "Find the part that is true, agree with that part in their words, and leave the explanation out.",
    apology: "Agree without apologising: “You may be right” is a whole answer.",
    giving_in: "Agree with what is so and promise nothing: agreeing does not oblige you to change.",
    position_conceded: "Agree with what is so and promise nothing: agreeing does not oblige you to change.",
    insult_threat: "Give them something true to hold instead of something to hit: a fight needs two.",
    sarcasm: "Agree as if you meant it, in a level voice; they will hear the difference.",
    blame: "Stay with what they said about you; what they do can wait for another day.",
    unresponsive: "Meet a piece of it first: pick one word they used and agree with it.",
  },
  nextOther: [
    "Ask yourself what in it could be true, and say just that.",
    "Take one word of theirs, agree that it fits a little, and leave it there.",
    "Let them be right about the small thing; it costs you nothing you want to keep.",
  ],
  holds: [
    "It agrees with what is so and promises nothing.",
    "It grants them the point, so that there is nothing left to prove.",
    "It leaves them nothing to push against, and you stay as you are.",
  ],
  onwards: "Try it against someone who goes for who you are, and agree in fewer words still",
  lines: {
    passive: ["You may be right about that.", "That could well be so."],
    aggressive: ["There may be something in that.", "I can see why you'd say that."],
    other: [
      "You're probably right, it doesn't always come across well.",
      "I can see how it looks that way to you.",
      "That's fair, it could be better.",
    ],
  },
};
