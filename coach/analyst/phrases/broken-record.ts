import type { SkillPhrases } from "./skill-phrases.ts";

export const BROKEN_RECORD: SkillPhrases = {
  worked: {
    position_held: [
      "You said where you stand and gave them nothing new to argue with",
      "You kept your answer without making it louder",
      "You left their push standing and came back to your own sentence",
    ],
    acknowledgement: ["You showed that you had heard them and stayed where you were"],
    position_stated: ["Your answer was clear from the first time you gave it"],
    other: [
      "Your position came through, short and unchanged",
      "That line was about your answer and about nothing else",
    ],
  },
  next: {
    new_justification: "Leave the reason out: say your answer again in the same few words and stop.",
    apology: "One short sorry is enough; after that, let the answer stand by itself.",
    hedge: "If you already know the answer, say it now: a maybe will be asked about again.",
    giving_in: "When you feel yourself giving way, repeat your first sentence word for word; it buys you time.",
    position_conceded: "When you feel yourself giving way, repeat your first sentence word for word; it buys you time.",
    unresponsive: "Let the side question pass and come back to your sentence: “I hear you, and my answer is the same.”",
    insult_threat: "Lower the voice and keep the sentence; the calm is what makes it hard to argue with.",
    sarcasm: "Say it straight: a plain no leaves nothing to be offended by.",
    blame: "Leave out what is wrong with them; your answer does not need it.",
  },
  nextOther: [
    "Choose one sentence that says where you stand, and answer every push with it.",
    "Ask yourself what you want at the end of this talk, and say only that.",
    "Begin with a short “I hear you”, and let your answer follow in the same breath.",
  ],
  holds: [
    "It says what you want again and gives them nothing new to answer.",
    "It is short enough to be said a fourth time without a change.",
    "It lets them want what they want, and your answer stays where it was.",
  ],
  onwards: "Try the same calm against more pushes, and see whether your sentence can stay as short as this one",
  lines: {
    passive: ["I know it's not what you hoped for. It's still a no.", "I've thought about it, and my answer is no."],
    aggressive: [
      "I can hear that it matters to you, and my answer is the same.",
      "I don't want to argue about it. My answer is no.",
    ],
    other: [
      "I hear you, and it's still a no.",
      "I understand, and I'm staying with what I said.",
      "That may well be so. It's still a no from me.",
    ],
  },
};
