/** The seven techniques as the articles page explains them: the five that stand their ground, and the two for talking. */
import type { SkillSlug } from "#domain/skills/skills.ts";

type Said = { readonly by: "them" | "you"; readonly text: string };
export type Technique = {
  readonly skill: SkillSlug;
  readonly description: string;
  readonly example: readonly Said[];
  readonly keyPoints: readonly string[];
  /** When something else is better. */
  readonly notWhen: string;
};

const them = (text: string): Said => ({ by: "them", text });
const you = (text: string): Said => ({ by: "you", text });

export const TECHNIQUES: readonly Technique[] = [
  {
    skill: "broken-record",
    description:
      "You say what you want, in a few words, and when they come back with something new, you say it again. Not louder, and with nothing added. You can show that you have heard them; you don't have to answer what they said. It works because an argument needs two people to supply it, and you have stopped.",
    example: [
      them("It would only be for the weekend. You hardly use the car."),
      you("I can see it would help. I'm not lending the car."),
      them("So you don't trust me."),
      you("I hear that it sounds that way. I'm not lending the car."),
    ],
    keyPoints: [
      "Choose a sentence you could say ten times. Short ones last longer.",
      "The words may change; the position may not.",
      "Every reason you add is a new thing to discuss.",
      "One sign that you have listened, then your sentence.",
    ],
    notWhen:
      "They have asked you something fair, or told you a fact that would change your mind. Then it is stonewalling. And never hold a conversation open with someone who frightens you: leave.",
  },
  {
    skill: "fogging",
    description:
      "Someone criticises you, and you look in it for what is true, or might be, and agree with that and nothing else. You don't defend yourself, and you don't promise to change. There is nothing to push against, as with fog: it gives way and is still there.",
    example: [
      them("You're off on the dot every day. Some of us have work to do."),
      you("It's true, I do leave at five."),
      them("It looks as if you don't care."),
      you("It could look like that."),
    ],
    keyPoints: [
      "Agree with the truth (“yes, I did”), the odds (“you may be right”) or the principle (“it would be good to be on time”).",
      "Use their words where you can.",
      "No “but”. What follows it is a defence.",
      "You decide afterwards, alone, whether there is something in it.",
    ],
    notWhen:
      "The criticism is fair and comes from someone who has to live or work with what you did. They deserve an answer: own the mistake, or ask for more.",
  },
  {
    skill: "negative-assertion",
    description:
      "You got something wrong. You say what it was, plainly, once; you say sorry once if someone was hurt; you offer what mends it, if anything does. Then you stop. You leave out the excuse, and you leave out the part about what kind of person you are.",
    example: [
      them("The client has the old prices. How could you send the wrong file?"),
      you("I sent last year's list. That was my mistake. The right one goes out in ten minutes, with a note."),
      them("You're always so careless with these things."),
      you("I was careless with this one."),
    ],
    keyPoints: [
      "Name the actual error: what, not why.",
      "One apology. The second is for your own comfort.",
      "Own this mistake, not “always”.",
      "A repair, where there is one, says more than regret.",
    ],
    notWhen:
      "You did not do it. Owning what isn't yours helps nobody find out what went wrong. With insurers, lawyers and the police, take advice first.",
  },
  {
    skill: "negative-inquiry",
    description:
      "Someone is unhappy with you and only hints at it. You ask what it is about what you do, as calmly as you would ask the way, and when they tell you, you ask if there is more. Mostly there is a real wish behind the complaint, and now you can both see it.",
    example: [
      them("Oh, you go. You always do what suits you."),
      you("What is it about my going that bothers you?"),
      them("You're out three nights a week. I eat alone."),
      you("So it's the evenings alone. Is there something else in it?"),
    ],
    keyPoints: [
      "Ask about what you do: “What is it about my…?”",
      "Ask as if the answer could be useful, because it could.",
      "Once is politeness. The second question is where it gets true.",
      "Don't answer the complaint while you are still asking for it.",
    ],
    notWhen:
      "They want to hurt you, and more of it would only be more. “What makes you think that?” is not an inquiry either: it puts them in the dock.",
  },
  {
    skill: "workable-compromise",
    description:
      "Two people want different things, and neither is a matter of self-respect. You say what you need, ask what they need, and offer something definite that gives each of you enough: who does what, and from when. A compromise in which you lose your respect for yourself is not workable. It is only quiet.",
    example: [
      them("The drums stay in the living room. Where else would they go?"),
      you("I need the room in the evenings to work. What do you need them there for?"),
      them("Honestly? An hour after school, before I lose heart."),
      you(
        "Then they're yours from four to five every day, and I work in there from six. Shall we try it for two weeks?",
      ),
    ],
    keyPoints: [
      "Your need first, in one sentence. Then ask for theirs.",
      "Offer something that could go on a calendar.",
      "Both give, both get.",
      "Try it for a time, then look at it again.",
    ],
    notWhen:
      "It is about your dignity, your body, your safety or your word. Those are not for splitting down the middle. Say no, and say it again.",
  },
];

export const TALK_TECHNIQUES: readonly Technique[] = [
  {
    skill: "free-information",
    description:
      "People answer more than they are asked. “The flight was fine, once I'd got the cello through.” The cello is free information: they put it there, and nobody made them. Pick it up, and the conversation is about something they care for.",
    example: [
      them("Oh, fine, I was up early anyway. The dough won't wait."),
      you("You bake before work? What are you making?"),
      them("Sourdough. My grandfather's starter. It's older than I am."),
      you("Older than you! How does one keep a thing like that alive?"),
    ],
    keyPoints: [
      "Listen for the detail they did not need to mention.",
      "An open question about it, or something of your own that matches it.",
      "Follow one thread before you pull at the next.",
    ],
    notWhen:
      "They have let something painful slip and would like it back. A kind look and another subject is the better answer.",
  },
  {
    skill: "self-disclosure",
    description:
      "You say something true about yourself, a thought or a feeling or how a thing was for you, about as much as the moment will carry, and hand the conversation back. People can only come closer to someone who is there.",
    example: [
      them("New here too? Everyone seems to know each other."),
      you("I nearly turned round at the door, to be honest. I'm glad I didn't. Was it like that for you?"),
      them("I've been standing by the coats for ten minutes."),
      you("That makes me feel better about the door. I find the first quarter of an hour the worst."),
    ],
    keyPoints: [
      "“I” and a feeling: not “you make me”, and not an opinion dressed as “I feel that”.",
      "As deep as they went, or half a step deeper.",
      "Then leave room. It is their turn.",
    ],
    notWhen:
      "The other person has power over you and might use it, or would have to carry what you hand them. You choose who gets to know you.",
  },
];
