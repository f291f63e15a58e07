/** The opening of the articles page: what assertiveness gives, what is wrongly said of it, and ten rights. */

export const BENEFITS = [
  {
    title: "You say no once",
    text: "A plain no, repeated calmly, takes less out of you than an hour of reasons, and leaves nothing to argue with.",
  },
  {
    title: "Criticism gets smaller",
    text: "When you can hear what is true in it without falling apart, it turns back into information.",
  },
  {
    title: "People know where they are with you",
    text: "A yes from someone who can say no is worth having. Your friends stop guessing what you really meant.",
  },
  {
    title: "Less is left over in the evening",
    text: "What was said at the time does not have to be said again in your head at two in the morning.",
  },
  {
    title: "Mistakes end",
    text: "A mistake that you own in one sentence is over. One that you explain goes on for as long as you explain it.",
  },
  {
    title: "Agreements hold",
    text: "What two people have agreed to with both needs on the table tends to be kept by both.",
  },
] as const;

export const MYTHS = [
  {
    myth: "Assertive is a polite word for aggressive.",
    truth:
      "Aggression takes something from the other person: their dignity, their turn, their say. Assertiveness takes nothing. It only declines to give away what is yours.",
  },
  {
    myth: "If you say no, you have to say why.",
    truth:
      "You may explain, when you want to be understood. You don't have to, and to someone who is pushing, each reason is a thing to be disproved.",
  },
  {
    myth: "People who love each other don't need it.",
    truth:
      "They need it most. What is swallowed among strangers is gone tomorrow. What is swallowed at home is there at breakfast.",
  },
  {
    myth: "You are born with it or you aren't.",
    truth:
      "It is a handful of sentences and the practice of saying them while your heart beats faster. The sentences can be learned in an afternoon. The heart takes a few tries.",
  },
  {
    myth: "Done properly, it gets you what you want.",
    truth:
      "Often it does. Sometimes the answer is still no, and then you have asked clearly, been heard, and kept your good opinion of yourself.",
  },
] as const;

/** After the bill of rights in M. J. Smith's book of 1975, in our own words. */
export const RIGHTS = [
  {
    title: "To be your own judge",
    text: "What you do, think and feel is yours to weigh, and yours to answer for. Others may have an opinion.",
  },
  {
    title: "To give no reasons",
    text: "“I'd rather not” is a whole sentence. An explanation is a gift, not a toll.",
  },
  {
    title: "To choose whose problems are yours",
    text: "You may care about someone's trouble, and still decide that mending it is not your job.",
  },
  {
    title: "To change your mind",
    text: "What you said last month was said by someone who knew less than you do now.",
  },
  {
    title: "To make mistakes",
    text: "And to be responsible for them: mend what can be mended, and go on being a decent person.",
  },
  {
    title: "To say “I don't know”",
    text: "You need not have thought of everything before you are allowed to act, or to ask.",
  },
  {
    title: "To do without being liked",
    text: "It is pleasant to be liked by the person in front of you. You can deal with them fairly either way.",
  },
  {
    title: "To be illogical",
    text: "“Because I want to” is how most good things in a life were decided. Logic is welcome to comment afterwards.",
  },
  {
    title: "To say “I don't understand”",
    text: "Nobody can expect you to read a sigh, a silence or a form. They can say it again in other words.",
  },
  {
    title: "To say “I don't care”",
    text: "You don't have to improve at everything that somebody thinks you should improve at.",
  },
] as const;
