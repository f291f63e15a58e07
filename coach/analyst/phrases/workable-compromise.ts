import type { SkillPhrases } from "./skill-phrases.ts";

export const WORKABLE_COMPROMISE: SkillPhrases = {
  worked: {
    two_sided_offer: [
      "You made a concrete offer that has something in it for both",
      "Your offer said who does what, so there was something to say yes to",
      "You gave something and asked for something, in the same breath",
    ],
    own_need: [
      "You said what you need, so that there is something to build on",
      "Your need was on the table, as a fact and without a charge",
    ],
    open_question: [
      "You asked what they need, which is where a deal starts",
      "You wanted to know what it is for them before you bargained",
    ],
    other: [
      "That line moves the two of you towards something that serves both",
      "You kept your side in it and made room for theirs",
    ],
  },
  next: {
    giving_in: "Say what you need before you say what you would give.",
    position_conceded: "Say what you need before you say what you would give.",
    hedge: "Make it something they can say yes to: who does what, and by when.",
    new_justification: "Put the argument away and put an offer on the table.",
    apology: "You need not apologise for a need; say it as a fact.",
    insult_threat: "Turn the ultimatum round: say what you would do, if they do their part.",
    sarcasm: "Offer it straight; nobody accepts a deal with a sting in it.",
    blame: "Leave out what went wrong before, and ask what would work for them now.",
    unresponsive: "Ask what it is they most need from this; the offer follows from the answer.",
    cross_examining: "Ask what they need in order to hear it, not to test it.",
  },
  nextOther: [
    "Try the three steps in order: what I need, what do you need, here is what we could do.",
    "Say who does what and when; a deal is something both of you can check.",
    "Find out what it is for them before you say what you would give.",
  ],
  holds: [
    "It opens the way to something both of you can live with.",
    "It looks for an answer that costs neither of you what matters.",
    "They can answer it without losing, and so can you.",
  ],
  onwards: "Try it with someone who turns the first offer down, and ask for the need behind the no",
  lines: {
    passive: [
      "I need something in this too. What matters most to you about it?",
      "I'd like to find something that works for us both. What do you need most?",
    ],
    aggressive: [
      "I want this to work for both of us. What do you need most from it?",
      "Let's find something fair. I need my part to count too; what matters most to you?",
    ],
    other: [
      "What would you need so that it works for you as well?",
      "How about we do it your way this week and my way next week?",
      "I can do half of it by Friday, if you take the other half. Would that work for you?",
    ],
  },
};
