import type { SkillPhrases } from "./skill-phrases.ts";

export const SELF_DISCLOSURE: SkillPhrases = {
  worked: {
    feeling_disclosed: [
      "You said what it is like for you, in your own words and in proportion",
      "You let them see what it does to you, without making it their fault",
      "You put a name to what you felt and left it there",
    ],
    own_need: ["You said what you need, plainly and about yourself"],
    other: ["You let them see something true about you", "You gave them a little of yourself to answer"],
  },
  next: {
    blame: "Begin with “I” and a feeling word, and leave out what they did to cause it.",
    absolute: "Say what it was like this once; always and never start a dispute.",
    unresponsive: "Say one true thing about how it is for you before you move on.",
    open_question: "Answer your own question first, in a sentence, and then ask.",
    hedge: "Say the smaller true thing whole, rather than the larger one halfway.",
    giving_in: "Let it stand once it is said: you need not take it back.",
    apology: "You need not be sorry for a feeling; say it and leave it there.",
    new_justification: "Match their depth: one sentence of yours for one of theirs.",
    insult_threat: "Say what hurt underneath; that is harder, and it gets heard.",
    sarcasm: "Say what is under the joke.",
    cross_examining: "Say how it is for you before you ask why they did it.",
  },
  nextOther: [
    "Start with “I feel”, “I felt” or “I noticed I”, and then one word for it.",
    "Ask yourself what went through you when they said it, and tell them one piece of that.",
    "Give them about as much of you as they gave of themselves.",
  ],
  holds: [
    "It says something of you, and it charges them with nothing.",
    "It is about as much as the moment holds, and it leaves room for theirs.",
    "It lets them know how it is for you, so they need not guess.",
  ],
  onwards: "Try one layer deeper with someone you trust: the feeling under this one",
  lines: {
    passive: [
      "To be honest, I notice I'm holding back, and I'd rather tell you than not.",
      "I feel a bit awkward saying it, but it does matter to me.",
    ],
    aggressive: [
      "I'm angry about this, and I'd rather tell you than throw it at you.",
      "I'm upset, to be honest, and I want you to know that.",
    ],
    other: [
      "I notice that touches me more than I let on. How is it for you?",
      "I feel a bit unsure saying this, and I'd like you to know it.",
    ],
  },
};
