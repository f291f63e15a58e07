/** What the counterpart says when the scene is over and the user goes on talking; and when there is nothing else left. */
export const FAREWELLS: readonly string[] = [
  "Take care, then.",
  "See you soon.",
  "Right you are. Bye for now.",
  "Until next time.",
  "Look after yourself.",
  "And you. I'll see you around.",
  "Off you go, before I think of something else.",
  "I'd better be on my way. Bye.",
  "Good talking to you.",
  "All the best, and see you again.",
  "That's all from me. Have a good rest of the day.",
  "I'm already halfway out of the door. Bye.",
  "We'll speak another day.",
  "Let's leave it there. Mind how you go.",
  "Same to you.",
  "I've got to run. Speak soon.",
  "Enjoy the rest of your day.",
  "I'm off now, really.",
  "Goodbye for today.",
  "There, I'm gone.",
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
