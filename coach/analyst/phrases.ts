/** What the analyst says besides the reason a line was read as it was: what a push was after, and what to try next. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Move } from "#coach/moves/move.ts";

/** What a push of this tactic was after; said where the user did not take it on. */
export const PUSHES: Readonly<Record<string, string>> = {
  guilt: "It was an appeal to guilt, and you left the guilt where it was.",
  logic: "It was an argument to win, and you did not enter it.",
  authority: "It leaned on what others do or say, and you stayed with your own answer.",
  bargaining: "It was a smaller price for the same thing, and your answer did not change with it.",
  reason: "It took up a reason of yours, and you did not give another.",
  take: "They tried for a little more, and you stopped it there.",
  criticism: "It was vague enough to provoke a defence, and it got none.",
  concern: "It came dressed as concern, and you could let it be both.",
  comparison: "It measured you against someone else, and you did not start to compete.",
  generalising: "It made one thing into everything, and you answered the part that was so.",
  character: "It went for who you are, and you stayed with what you did.",
  accusation: "It made more of the mistake than it was, and you kept it at its size.",
  disappointment: "It was their disappointment speaking, and you could leave it with them.",
  consequences: "It listed what followed, and you stayed with your own part.",
  exaggeration: "It made once into always, and you answered what really happened.",
  hint: "It was only a hint, and you asked instead of guessing.",
  withdraw: "They were drawing back, and you asked all the same.",
  complaint: "It was a real complaint, and you could hear it out.",
  detail: "They had offered that without being asked.",
  loose_thread: "They had left that thread lying for anyone who noticed.",
  hook: "It was an opening, and you used it.",
  deflect: "They were dodging, and you went first.",
  press: "It was all their way, and you put your own side beside it.",
  reject: "A first no is not the end of a deal, and you went on.",
  counter: "It was close and not enough, and you did not settle for it.",
};

/** What to try where a line of this kind slipped. One sentence each, about the next time. */
export const NEXT: Readonly<Record<SkillSlug, Readonly<Partial<Record<Move, string>>> & { readonly other: string }>> = {
  "broken-record": {
    new_justification: "Next time leave the reason out: say your answer again in the same few words and stop.",
    apology: "One short sorry is enough; after that, let the answer stand by itself.",
    hedge: "If you already know the answer, say it now: a maybe will be asked about again.",
    giving_in: "When you feel yourself giving way, repeat your first sentence word for word; it buys you time.",
    position_conceded: "When you feel yourself giving way, repeat your first sentence word for word; it buys you time.",
    unresponsive: "Let the side question pass and come back to your sentence: “I hear you, and my answer is the same.”",
    insult_threat: "Lower the voice and keep the sentence; the calm is what makes it hard to argue with.",
    sarcasm: "Say it straight: a plain no leaves nothing to be offended by.",
    blame: "Leave out what is wrong with them; your answer does not need it.",
    other: "Choose one sentence that says where you stand, and answer every push with it.",
  },
  fogging: {
    new_justification:
      "Find the part that is true, agree with that part in their words, and leave the explanation out.",
    apology: "Try agreeing without apologising: “You may be right” is a whole answer.",
    giving_in: "Agree with what is so and promise nothing: agreeing does not oblige you to change.",
    position_conceded: "Agree with what is so and promise nothing: agreeing does not oblige you to change.",
    insult_threat: "Give them something true to hold instead of something to hit: a fight needs two.",
    sarcasm: "Agree as if you meant it, in a level voice; they will hear the difference.",
    blame: "Stay with what they said about you; what they do can wait for another day.",
    unresponsive: "Meet a piece of it first: pick one word they used and agree with it.",
    other: "Ask yourself what in it could be true, and say just that: “I could have done that better.”",
  },
  "free-information": {
    closed_question: "Swap the yes-or-no question for one that begins with how or what.",
    unresponsive: "Listen for the thing nobody asked about, and ask about exactly that.",
    new_justification: "Tell a little of your own and then hand it back with a question.",
    insult_threat: "Be curious about it before you judge it.",
    sarcasm: "Be curious about it before you make light of it.",
    blame: "Be curious about it before you judge it.",
    other: "Take one detail they offered, say it back, and ask what it was like.",
  },
  "negative-assertion": {
    new_justification: "Leave the because out: name what you did, say what mends it, and stop.",
    apology: "Say sorry once and put the rest of the breath into what you will do about it.",
    giving_in: "Own the mistake and nothing beyond it; the rest is not yours to carry.",
    hedge: "Say “I” and the verb: “I forgot”, “I broke it”, “I should have rung”.",
    blame: "Leave the others out of it; your part is the one you can own.",
    insult_threat: "Own your part first; what you think of how they said it can come after, calmly.",
    sarcasm: "Own it straight; a joking tone sounds like taking it back.",
    unresponsive: "Begin with the mistake itself, before anything else.",
    other: "Try three short steps: what you did, sorry once, what you will do.",
  },
  "negative-inquiry": {
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
    other: "Begin with “What is it about what I do that…”, and then ask if there is more.",
  },
  "self-disclosure": {
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
    other: "Start with “I feel”, “I felt” or “I noticed I”, and then one word for it.",
  },
  "workable-compromise": {
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
    other: "Try the three steps in order: what I need, what do you need, here is what we could do.",
  },
};

/** Why a good line of the skill holds; said of a rewrite. */
export const HOLDS: Readonly<Record<SkillSlug, string>> = {
  "broken-record": "It names what you want again and gives them nothing new to answer.",
  fogging: "It agrees with what is so, promises nothing, and leaves them nothing to push against.",
  "free-information": "It takes up what they offered, so that they can tell you more.",
  "negative-assertion": "It names the mistake at its true size and stops there, so there is nothing left to prove.",
  "negative-inquiry": "It asks about what you do, so that they can say what it really is.",
  "self-disclosure": "It says something true of you, in proportion, and leaves room for theirs.",
  "workable-compromise": "It puts something concrete between you that both can live with.",
};

/** Said instead of scores. */
export const TOO_LITTLE =
  "There is too little here to judge yet. Answer the other person a few more times and ask again.";
