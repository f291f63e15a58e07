/** Someone to talk to where a custom scenario says only where one meets: a person with a life, and how they begin. */
import type { DeepHook } from "./scene.ts";

/** Details of one coherent person who may be met anywhere, each able to follow any other. */
export const PERSONA_HOOKS: readonly DeepHook[] = [
  {
    text: "I've got flour on my sleeve, I see. I was up at five with the bread.",
    words: ["bread", "flour", "baking", "bake", "baked", "oven", "loaf", "sourdough", "up at five"],
    more: "It's a sourdough that my aunt gave me in a jam jar. She rings every Sunday to ask how it's doing, and only then how I am.",
    ask: "What's it like, keeping a thing like that alive?",
    deeper: "You feed it like a cat. I went away for a week in May, and I paid the boy downstairs to sit with it.",
  },
  {
    text: "My sister's having twins in March, and I'm the one who's nervous.",
    words: ["sister", "twins", "baby", "babies", "march", "nervous"],
    more: "I've been put down for the first week of nights. I've practised on a bag of potatoes.",
    ask: "What is it about it that makes you nervous?",
    deeper:
      "She's always been the capable one. It's the first time she's asked me for anything, and I'd like not to drop it.",
  },
  {
    text: "I came on the bike today, which I'll pay for tomorrow.",
    words: ["bike", "bicycle", "cycle", "cycling", "ride", "rode"],
    more: "It's eleven kilometres with one hill. A man with a cello on his back went past me, so I've some way to go.",
    ask: "How did you come to take up cycling?",
    deeper:
      "I used to drive it, and every evening I got home cross with someone I'd never met. Now I only get home wet.",
  },
  {
    text: "We had no hot water over the weekend, so I know all my neighbours now.",
    words: ["hot water", "water", "neighbours", "neighbors", "shower", "boiler", "weekend", "bath"],
    more: "I had a bath at number nine and soup at number four. Six years I've lived there, and I never knew that number four keeps bees.",
    ask: "What are they like, your neighbours?",
    deeper: "The man at number nine plays chess by post. He's been waiting eleven weeks for a bishop from Riga.",
  },
  {
    text: "I've been learning Portuguese with an app, and I couldn't tell you why.",
    words: ["portuguese", "language", "languages", "learning", "app", "portugal"],
    more: "Well, I could. I met someone on a train once and understood about a third of what they said, and I'd like the rest.",
    ask: "What was it like, that talk on the train?",
    deeper: "We had an orange between us and about forty words. I've had whole years with less in them.",
  },
  {
    text: "I've promised to sing at a friend's birthday, and it's nearly here.",
    words: ["sing", "singing", "song", "birthday", "voice", "sang"],
    more: "I've not sung in front of anyone since school. I practise in the car with the windows up, and people at the lights have begun to wave.",
    ask: "How did you end up promising that?",
    deeper:
      "I said it in the spring, when the autumn seemed a long way off. She's turning fifty, and it's the song from our first flat.",
  },
  {
    text: "There's a fox that waits for me in the evenings.",
    words: ["fox", "foxes", "animal", "evenings"],
    more: "It sits by the bins like somebody waiting for a bus. Last night I was late, and it looked put out.",
    ask: "What do you make of it, the fox?",
    deeper: "I live on my own, so it's the one that notices when I come in. I'd not say that to everyone.",
  },
  {
    text: "I gave up coffee on Monday, so don't ask me anything difficult.",
    words: ["coffee", "gave up", "giving up", "caffeine", "cups"],
    more: "I was at six cups. My doctor looked at me for quite a while and said 'six' again.",
    ask: "How is it going without the coffee?",
    deeper: "I've found out that I was never a morning person. It was the coffee, the whole time.",
  },
  {
    text: "I've been going through my grandfather's photographs, there must be a thousand.",
    words: ["photographs", "photos", "pictures", "photograph", "grandfather", "grandad", "granddad"],
    more: "There's one with a woman at a lake, and nobody in the family will say who she is. My mother goes and puts the kettle on when I bring it out.",
    ask: "Who do you think she is?",
    deeper:
      "I think he loved her, and then he met my grandmother. There's a date on the back, and it's a fortnight before the wedding.",
  },
];

const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:weddings?|party|parties|reception|birthday|dinner)\b/i,
    "I don't know a soul at this table, so I'm glad of you.",
  ],
  [
    /\b(?:train|bus|plane|flight|airport|tram|subway|metro)\b/i,
    "Is this one taken? No? Then I'm in luck, it was the last seat.",
  ],
  [
    /\b(?:school gate|playground|nursery|kindergarten|parents?)\b/i,
    "Ours are always the last ones out, have you noticed?",
  ],
  [/\b(?:dogs?|park)\b/i, "They've decided to be friends, so I suppose we're stuck with one another."],
  [
    /\b(?:gym|yoga|class|course|club|choir|team|workshop)\b/i,
    "I always end up in this corner, it's the furthest from the mirror.",
  ],
  [
    /\b(?:waiting room|doctor|dentist|queue|in line)\b/i,
    "They said ten minutes, and that was ten minutes ago as well.",
  ],
  [
    /\b(?:date|dating|tinder|caf[eé]|bar|pub)\b/i,
    "I got here far too early and walked round the block twice, so nobody can say I wasn't keen.",
  ],
  [
    /\b(?:neighbou?rs?|stairs|building|fence|garden)\b/i,
    "I keep seeing you and never saying anything, so here I am saying it: hello.",
  ],
  [
    /\b(?:office|work|colleagues?|co-?workers?|canteen|lunch|kitchen|elevator|lift|conference|networking|boss)\b/i,
    "Oh, hello. You're the first person I've seen standing still today.",
  ],
];

/** How they begin: a word that fits the place, and a detail that nobody asked for. */
export const personaOpening = (text: string): string => {
  const greeting = GREETINGS.find(([words]) => words.test(text))?.[1] ?? "Oh, hello. I didn't see you there.";
  return `${greeting} ${PERSONA_HOOKS[0]?.text ?? ""}`;
};
