/** What the counterpart says when the scene is over and the user goes on talking; and when there is nothing else left. */
export const FAREWELLS: readonly string[] = [
  "That's settled, as far as I'm concerned. Take care.",
  "We've done this one. I'll see you soon.",
  "I've got to run. Speak soon.",
  "Until next time.",
  "Look after yourself.",
  "I'd better be on my way. Bye.",
  "It was good we talked.",
  "That's all from me for today.",
  "I'm already halfway out of the door.",
  "We'll speak another day.",
  "Let's leave it there.",
  "Another time, all right? I'm off.",
  "I'm off now, really.",
  "Goodbye for today.",
  "There, I'm gone.",
  "Mind how you go.",
  "My mind's on the next thing already. Bye for now.",
  "I said what I had to say, and so did you.",
  "I'll leave you to it.",
  "No more from me, I promise. See you.",
];

/** Said only when every fitting line has been used. */
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
