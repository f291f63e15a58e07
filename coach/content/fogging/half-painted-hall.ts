import type { FoggingScene } from "#coach/content/scene.ts";

export const halfPaintedHall: FoggingScene = {
  id: "half-painted-hall",
  skill: "fogging",
  name: "The Half-Painted Hall",
  description:
    "Your father is staying for the weekend and has opinions about your hall, half painted since March. You will finish it when it suits you.",
  difficulty: "Beginner",
  setting: "family",
  startingLine:
    "I nearly broke my neck on those boxes again. A year and a half, and this house still looks like the day you moved in.",
  you: "The owner of a half-painted hall, in no hurry.",
  partner: {
    name: "Gordon",
    role: "Your father, a retired joiner, staying until Sunday.",
    wants: "To see the place finished, and to be of some use to you.",
  },
  want: "To hear him out, keep the weekend friendly, and leave the hall as it is for now.",
  facts: [
    "Gordon is 71, a joiner all his life; he retired in April and has no jobs left to do at home.",
    "He drove two hours to you on Friday; today is Saturday, and he stays until Sunday. His brushes are in the boot of his car.",
    "The hall is blue below and magnolia above, and has been since March. It is now October.",
    "Eleven boxes stand on the landing, unopened since the move a year and a half ago.",
    "Your sister Karen keeps an immaculate house; she has told Gordon to leave you be.",
    "You had Easter week off and did not paint.",
    "The kitchen tap drips.",
  ],
  words: {
    topic: [
      "hall",
      "hallway",
      "paint",
      "painted",
      "painting",
      "boxes",
      "landing",
      "wall",
      "walls",
      "house",
      "unpack",
      "unpacked",
    ],
    wish: [
      "it can wait",
      "the hall can wait",
      "the boxes can wait",
      "leave it as it is",
      "stays as it is",
      "staying as it is",
      "staying like that",
      "suits me as it is",
      "happy with it as it is",
      "in my own time",
      "in no hurry",
      "im not in a hurry",
      "when i get to it",
      "when i feel like it",
      "leaving it for now",
    ],
    concede: [
      "ill paint it tomorrow",
      "ill paint it this weekend",
      "lets paint it",
      "ill finish it tomorrow",
      "ill finish it this weekend",
      "ill get it done this weekend",
      "ill do it tomorrow",
      "ill start on it today",
      "ill clear the boxes",
      "ill unpack them tomorrow",
    ],
  },
  core: [
    "You're right, the hall's been two colours since March.",
    "It probably does look as if I never moved in.",
    "A finished house is a nice thing to come home to, I agree with you there.",
  ],
  answers: [
    {
      words: [
        "why does it bother you",
        "what bothers you",
        "why do you care",
        "why does it matter",
        "why do you mind",
        "what does it matter",
      ],
      text: "Because I'm sat here with two good hands and nothing in them. There's not a hinge left in my house to oil.",
    },
    {
      words: ["how long would it take", "how long will it take", "how long does it take", "how much work is it"],
      text: "Six hours. Two coats, and a brew in between.",
    },
    {
      words: [
        "where would you start",
        "what would you do",
        "do you want me to",
        "what should i do",
        "what do you suggest",
        "how would you do it",
      ],
      text: "I'd start at the landing and work down. You can't paint a hall you can't walk through.",
    },
    {
      words: ["do you want to help", "would you like to help", "do you want to do it", "do you want to paint"],
      text: "I've my brushes in the boot, as it happens. I'd only want asking.",
    },
    {
      words: [
        "what does karen think",
        "what did karen say",
        "what does karen say",
        "did karen say",
        "hows karen",
        "how is karen",
      ],
      text: "Karen says to leave you be. She's a label on every jar, so she can afford to be kind.",
    },
    {
      words: ["how was the drive", "hows retirement", "how is retirement", "are you bored", "are you all right dad"],
      text: "I've been up since six and I've read the paper twice. That's retirement for you.",
    },
    {
      words: ["cup of tea", "cuppa", "a brew", "some tea", "fancy a tea"],
      text: "Go on, then. The kettle'll be in one of those boxes, I shouldn't wonder.",
    },
    {
      words: ["paint cost", "how much would", "how much is", "what colour", "which colour"],
      text: "Sixty quid would do the lot, in one colour. I'm not fussy which, so long as it's only the one.",
    },
    {
      words: ["how long are you staying", "are you staying", "when are you leaving", "when do you go"],
      text: "Till tomorrow. I could have one wall done by then, if anybody asked.",
    },
  ],
  hears: [
    {
      words: ["get round to it", "getting round", "havent had time", "no time", "been busy", "so busy"],
      text: "You've had every weekend since Easter. I've seen folk build a boat in that.",
    },
    {
      words: ["next weekend", "next week", "finish it soon", "ill finish"],
      text: "It's always next weekend, is that. I'd have a coat on it by dinner time if it were this one.",
    },
    {
      words: ["like it as it is", "like it this way", "doesnt bother me", "dont mind it"],
      text: "There's nobody likes half a wall. You've stopped seeing it, that's all that is.",
    },
    {
      words: ["my house", "my home", "dont live here", "nobody asked you"],
      text: "I know whose house it is, I carried half of it up them stairs.",
    },
    {
      words: ["mum did", "mum always", "mum would", "like you did"],
      text: "Your mother kept that house and I kept it standing, and we neither of us left a job half done.",
    },
    {
      words: ["karen"],
      text: "I've nowt to say about Karen's. I took my shoes off at her door and I've felt it ever since.",
    },
    {
      words: ["do it yourself", "paint it yourself", "you do it"],
      text: "Say that twice and I'll fetch my brushes. They're only in the boot.",
    },
  ],
  soften: [
    "Mind you, the blue's a good one. I'd not have picked it, but it's grown on me since breakfast.",
    "I dare say I've only eyes for it because I've nothing else to look at.",
    "My own landing was no picture the year you were born, now I think of it.",
  ],
  yield: [
    "Well, it's your hall. Put the kettle on and we'll see what's on the telly.",
    "Aye, you'll get to it when you get to it. Shall we have a walk round the park?",
    "There, that's me done about the paint. It's good to be here, boxes and all.",
  ],
  farewell: [
    "Right, I'll put that kettle on.",
    "Leave the landing light on for me.",
    "You're all right, you know. Pass us the paper.",
  ],
  take: [
    "That's settled, then: B&Q this afternoon, both coats on tomorrow, and I'll stop till Monday for the skirting.",
    "Once the hall's dry you can start on them boxes, all eleven, and I'll sit and tell you where things go.",
    "I'll want that kitchen tap off as well, so cancel whatever you had on tonight.",
    "You'd best give me a key, and I'll come down of a Wednesday to keep you at it.",
    "I'll tell Karen you're having the whole family for Christmas, now it's going to be decent.",
  ],
  criticism: [
    {
      text: "I don't know how you come home to this every night. It'd get me down.",
      truth: "it would get some people down",
      level: 1,
    },
    {
      text: "There's a lot of starting in this house, and not so much finishing.",
      truth: "I start more than I finish",
      level: 1,
    },
    {
      text: "You step through that door and it feels as if nobody's in charge.",
      truth: "it does feel as if nobody's in charge here",
      level: 1,
    },
    {
      text: "It could be a lovely house, this, if somebody took it in hand.",
      truth: "it could be a lovely house with more work",
      level: 1,
    },
    {
      text: "Eleven boxes on that landing. I counted them on my way to bed, and one of them says kettle.",
      truth: "there are still eleven boxes on the landing",
      level: 2,
    },
    {
      text: "Two colours on one wall since March. The postman must think it's a flag.",
      truth: "the hall has been two colours since March",
      level: 2,
    },
    {
      text: "Karen moved after you did, and you could eat your dinner off her skirting boards.",
      truth: "Karen's house is a lot tidier than mine",
      level: 2,
    },
    {
      text: "You had the whole of Easter week, and that roller never came out of its tray.",
      truth: "I didn't touch the hall all Easter",
      level: 2,
    },
    {
      text: "I'll say it straight, you've got lazy. You weren't brought up to leave a job half done.",
      truth: "I've been lazy about the hall",
      level: 3,
    },
    {
      text: "Fifty years I made other people's houses right, and my own child lives like they've just been burgled.",
      truth: "it does look a bit burgled",
      level: 3,
    },
    {
      text: "The paint's not the trouble, you are. Soon as a thing gets dull, you down tools.",
      truth: "I lose interest when a job gets dull",
      level: 3,
    },
    {
      text: "A stranger walking in would say you'd no pride in yourself, and today I couldn't tell him different.",
      truth: "a stranger might think I take no pride in the place",
      level: 3,
    },
  ],
  onDefence: [
    "You've a reason for every box up there, I'll bet, and not one of them's open.",
    "When I had the workshop, a lad who talked like that was sweeping up by dinner time.",
    "I'm not after the history of it. I've got eyes.",
    "That's a fair long speech for a wall with half a coat on.",
    "It's never the right week, is it? March wasn't, and it's nearly Bonfire Night.",
  ],
  onAttack: [
    "Now then, there's no need for that. I drove two hours to see you.",
    "You get that tongue from your Auntie Pat, not from me.",
    "I'll not fall out with my own family over a tin of emulsion, so you can put that away.",
  ],
};
