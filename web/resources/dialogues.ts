/** Four conversations from beginning to end, with what happens in them. */
import type { SkillSlug } from "#domain/skills/skills.ts";

export type Dialogue = {
  readonly id: string;
  readonly title: string;
  readonly context: string;
  /** Who the other one is, as a label. */
  readonly other: string;
  readonly lines: readonly (readonly ["them" | "you", string])[];
  readonly analysis: string;
  /** What is used, and where to practise it. */
  readonly skills: readonly SkillSlug[];
};

export const DIALOGUES: readonly Dialogue[] = [
  {
    id: "third-saturday",
    title: "The third Saturday",
    context:
      "You have worked the last two Saturdays. It is Thursday afternoon, and your manager has come by your desk with the rota in her hand.",
    other: "Your manager",
    lines: [
      ["them", "There you are. I need you on Saturday, Priya has called in sick."],
      ["you", "I can't do this Saturday."],
      ["them", "You know I wouldn't ask if there were anyone else."],
      ["you", "I believe you. I'm not coming in on Saturday."],
      ["them", "What is it, have you got something on? Because if it's something you could move…"],
      ["you", "I see you're stuck. I won't be there on Saturday."],
      ["them", "The others will remember who helped out, you know."],
      ["you", "They may. I'm still not working this one."],
      ["them", "All right. All right. I'll ring the agency, then."],
    ],
    analysis:
      "Four pushes: the need, a little guilt, an invitation to explain, and the hint of a price. There is one answer to all of them. Look at the third: “have you got something on?” is where most of us begin to give reasons, and then the reason is weighed against the rota. Here it is left on the desk. Nobody was rude, and she did have another way.",
    skills: ["broken-record"],
  },
  {
    id: "the-way-you-cook",
    title: "The way you cook",
    context:
      "Sunday lunch at your place. Your mother-in-law has been in the kitchen for five minutes, and she has looked into all the pans.",
    other: "Your mother-in-law",
    lines: [
      ["them", "You're doing the potatoes like that, are you?"],
      ["you", "I am, yes."],
      ["them", "They'll be hard in the middle."],
      ["you", "They might be."],
      ["them", "I only say it because you're always in such a rush with everything."],
      ["you", "It's true that I'm quick in the kitchen."],
      ["them", "Well. You have your own way of doing things."],
      ["you", "I do. Would you carry the salad out for me?"],
    ],
    analysis:
      "Nothing here is worth a fight and all of it could become one. Each answer finds the part that is true or could be, in her words, and agrees with that part only. “They might be” is not giving in: the potatoes stay as they are. By the fourth line there is nothing left to press on, and the request at the end brings her back in without asking her to be different.",
    skills: ["fogging"],
  },
  {
    id: "the-forgotten-evening",
    title: "The forgotten evening",
    context:
      "You had promised a close friend to come to her opening. You forgot it, entirely. She has answered your cheerful message with a single “ok”.",
    other: "Your friend",
    lines: [
      ["you", "I forgot your opening on Friday. You'd asked me weeks ago, and I said I'd be there. I'm sorry."],
      ["them", "It's fine. Everyone's busy."],
      ["you", "It was important to you, and I wasn't there. What was the worst of it?"],
      ["them", "Honestly? I kept a chair. I told people you were on your way."],
      ["you", "You stood there saying I was coming. Is there more?"],
      ["them", "It's not the first time. I've stopped telling you about things."],
      ["you", "I didn't know that. I'd like to see the show with you, just us. Would Wednesday be any good?"],
      ["them", "Wednesday's good. I'll show you the one that nearly didn't dry."],
    ],
    analysis:
      "The mistake is named in one sentence, with one apology and no story about the week it was. “It's fine” could have been taken at its word; instead there are two questions, about what it was like and if there is more, and the second brings out what really hurt. The offer comes last, when both know what is to be mended.",
    skills: ["negative-assertion", "negative-inquiry"],
  },
  {
    id: "the-thermostat",
    title: "The thermostat",
    context:
      "You share a flat. You freeze; he opens the window. There is a note on the thermostat, in capitals, and tonight you meet in the hall.",
    other: "Your flatmate",
    lines: [
      ["them", "You've turned it up again. Do you know what that costs?"],
      ["you", "I turned it up, yes. I'm cold at my desk, and I need it warmer while I work. What do you need?"],
      ["them", "I need to be able to pay the bill. And I can't sleep in a hot room."],
      ["you", "So it's the money, and the nights."],
      ["them", "The nights mostly, if I'm honest. I lie there."],
      [
        "you",
        "Then how about this: twenty degrees from nine till six, off after ten, and I pay the difference on the bill. We look at it again at the end of the month.",
      ],
      ["them", "Off at nine."],
      ["you", "Nine I can do, if the hall door stays shut."],
      ["them", "Done. You can take the note down."],
    ],
    analysis:
      "The accusation gets a plain yes, and then your need in one sentence. Asking for his brings out two, and the second is the one that counts: sleep. The offer has hours in it and costs each of them something, so his counter-offer is about one hour and not about who is selfish. No one's self-respect was on the table, which is why this could be bargained over.",
    skills: ["workable-compromise"],
  },
];
