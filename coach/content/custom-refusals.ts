/** What someone says, whatever the matter, who is asked for something and means to go on as they are: Broken Record. */
import type { SkillLines } from "./scene.ts";

type Refusing = Pick<SkillLines, "tactics" | "soften" | "take"> & {
  /** To a reason the user gives, to a word that leaves the door open, and to an apology. */
  readonly onFailure: SkillLines["onFailure"];
};

export const REFUSING: Refusing = {
  tactics: {
    guilt: [
      "I thought we got on, you and I, and now it's all about this.",
      "Do you know how many people come to me with something, every single day?",
      "I've bent over backwards for you before now, and nobody mentions that.",
      "You make me out to be some sort of villain.",
      "I'd hoped you would let it rest, for both our sakes.",
    ],
    logic: [
      "If I did it for you, I'd have to do it for everybody.",
      "It's hardly worth all this, when you look at it calmly.",
      "In a month's time you won't even remember it.",
      "I can't see how that comes to be mine to mend.",
      "These things sort themselves out, if one leaves them be.",
    ],
    authority: [
      "That isn't how it's done, I'm afraid.",
      "The time to raise it was at the beginning, and you didn't.",
      "I'd have to ask, and I can tell you now what they'd say.",
      "Nobody else has ever had any trouble with it.",
      "I've looked into it, and I'm well within my rights.",
    ],
    bargaining: [
      "Let's say half, and forget about the rest.",
      "How about I see what I can do next month?",
      "I could do you some other favour instead, a smaller one.",
      "Give me a few weeks, and ask me again then.",
      "What if I promise to keep it in mind?",
    ],
  },
  onFailure: {
    new_justification: [
      "Everybody has a story, and I still can't.",
      "That's as may be, it isn't my doing.",
      "I hear the reasons, and I've got reasons of my own.",
      "If that's all it is, you can surely put up with it a little longer.",
    ],
    hedge: ["Good, so there's no hurry.", "Then it can't be as bad as all that."],
    apology: ["No harm done. We'll say no more about it, then.", "Don't be sorry, just be reasonable."],
  },
  soften: [
    "You're not going to let go of this, are you?",
    "I can see that it isn't a whim.",
    "Perhaps I've been making it harder than it has to be.",
    "I don't like it, and I'm running out of reasons.",
  ],
  take: [
    "There, I knew you'd see it my way.",
    "Sensible. Then I needn't hear about it again.",
    "Good. And the next time you'll think twice before you bring it up, I hope.",
    "So it's settled, everything stays as it is. I'd no idea it could be so easy.",
    "I'm glad. While we're about it, there's a thing or two you could do differently yourself.",
  ],
};
