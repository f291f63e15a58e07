import type { SkillPhrases } from "./skill-phrases.ts";

export const NEGATIVE_INQUIRY: SkillPhrases = {
  worked: {
    question_own_behaviour: [
      "You asked what it is about what you do, and meant to hear it",
      "Your question was about your own part, so they had no need to defend theirs",
      "You asked for the criticism instead of waiting for it",
    ],
    open_question: ["You asked for more of the criticism, openly", "You left them room to say what it really is"],
    other: ["You invited them to say more about what you do", "You stayed curious where most people start to argue"],
  },
  next: {
    new_justification:
      "Hold the defence back and ask one more question; you can still disagree when you know what it is.",
    apology: "Ask before you apologise: you cannot be sorry for what you have not heard yet.",
    giving_in: "Ask before you promise: find out what it is about first.",
    cross_examining: "Ask about your side, not theirs: “What is it about the way I do it…?”",
    insult_threat: "Ask as you would ask a friend; they will only say it if it is safe to.",
    sarcasm: "Ask as if you want to know; then they will tell you.",
    blame: "Keep the question about what you do; theirs can wait.",
    unresponsive: "When they have answered, ask once more: “And is there anything else?”",
    hedge: "Finish the question and then wait; the silence is theirs to fill.",
  },
  nextOther: [
    "Begin with “What is it about what I do that…”, and then ask if there is more.",
    "Take their vaguest word and ask what you do that makes them say it.",
    "When you have the first answer, ask for the next; the real one is often the last.",
  ],
  holds: [
    "It asks about what you do, so that they can say what it really is.",
    "They need not defend themselves to answer it.",
    "It shows that you can bear to hear it, and that makes it safe to say.",
  ],
  onwards: "Try asking once more after the answer you expected, and see what comes then",
  lines: {
    passive: ["What did I do that bothered you?", "I'd like to know what it is. What did I do?"],
    aggressive: [
      "I do want to hear it. What is it about what I do?",
      "Help me see it: what do I do that makes it hard?",
    ],
    other: [
      "What is it about the way I do it that bothers you?",
      "What else have I done that was hard on you?",
      "Is there something I did that you would have wanted different?",
    ],
  },
};
