/** What is said when all that fits has been used. */

/** While the scene goes on. */
export const REMAINDERS: readonly string[] = [
  "I've said what I had to say, and I'm still here.",
  "We keep coming back to the same spot, you and I.",
  "Go on.",
  "I'm listening.",
  "So where does that leave us?",
  "You're not making this short.",
  "I don't know what else to tell you.",
  "Let me think about how to put this.",
  "All the same, I haven't changed my mind.",
  "That doesn't settle it for me.",
  "One of us will have to move eventually.",
  "I heard you, and I'm where I was.",
];

/** After its end, to someone who has heard every farewell. */
export const LAST_WORDS: readonly string[] = [
  "Bye now.",
  "Off I go.",
  "Until next time.",
  "See you soon.",
  "Right, I'm away.",
  "Bye, then.",
  "Speak soon.",
  "Take it easy.",
  "Until then.",
  "All the best.",
  "I'll see you.",
  "So long.",
];
