import type { SkillPhrases } from "./skill-phrases.ts";

export const FREE_INFORMATION: SkillPhrases = {
  worked: {
    detail_picked_up: [
      "You picked up something they let slip and followed it",
      "You heard the small thing they offered and made it the subject",
      "You gave their own words back to them, so they could go on",
    ],
    open_question: [
      "You asked about what they offered in a way that lets them tell it",
      "Your question left them room for a story and not only for a yes",
    ],
    feeling_disclosed: ["You matched what they offered with something of your own"],
    other: ["You followed what they offered", "You stayed with what they had brought up"],
  },
  next: {
    closed_question: "Swap the yes-or-no question for one that begins with how or what.",
    unresponsive: "Listen for the thing nobody asked about, and ask about exactly that.",
    new_justification: "Tell a little of your own and then hand it back with a question.",
    insult_threat: "Be curious about it before you judge it.",
    sarcasm: "Be curious about it before you make light of it.",
    blame: "Be curious about it before you judge it.",
  },
  nextOther: [
    "Take one detail they offered, say it back, and ask what it was like.",
    "Before you answer, ask yourself what they told you that nobody had asked for.",
    "Stay one more question with the thing they brought up themselves.",
  ],
  holds: [
    "It takes up what they offered, so that they can tell you more.",
    "It shows them that you were listening.",
    "It asks for the story and not for a yes or no.",
  ],
  onwards: "Try offering a little of your own in return, and see whether they ask you something back",
  lines: {
    passive: ["That caught my ear. What's the story there?"],
    aggressive: ["I'm curious about that. How did it come about?"],
    other: [
      "I'd like to hear more about that. What was it like?",
      "What made you get into that?",
      "How did that come about?",
    ],
  },
};
