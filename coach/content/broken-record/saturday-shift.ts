import type { BrokenRecordScene } from "#coach/content/scene.ts";

export const saturdayShift: BrokenRecordScene = {
  skill: "broken-record",
  id: "saturday-shift",
  name: "The Saturday shift",
  description: "You have this Saturday off. Your shift lead has an empty square in the roster and your name in mind.",
  difficulty: "Beginner",
  setting: "work",
  startingLine:
    "There you are. Jolene's out with that wrist, so I've put you down for Saturday, seven to three. We good?",
  you: "A cashier at a hardware store, with a Saturday off for the first time in three weeks.",
  partner: {
    name: "Marcus",
    role: "The shift lead, one person short for the spring sale.",
    wants:
      "Somebody on the paint counter on Saturday; if he finds nobody he works it himself and misses his daughter's recital.",
  },
  want: "To keep your Saturday off, all of it, and stay on good terms with Marcus.",
  facts: [
    "The shift is Saturday, seven to three, at the paint counter, on the first day of the spring sale.",
    "Jolene broke her wrist on Tuesday and will be in a cast for six weeks.",
    "Pete is at his brother's wedding, Lin has finals, and Sam, sixteen, may not open a register alone.",
    "Forty pallets of mulch arrive at eight.",
    "It pays time and a half.",
    "Ms. Ortega, the store manager, wants the roster at four.",
    "You worked the last two Saturdays. In January your car died and Marcus took your Sunday.",
    "Marcus's daughter Ellie plays at a recital on Saturday at eleven.",
  ],
  words: {
    topic: ["saturday", "saturdays", "shift", "weekend", "work", "cover", "roster", "schedule", "overtime", "jolene"],
    wish: [
      "im off saturday",
      "im off on saturday",
      "saturday is my day off",
      "saturdays my day off",
      "keeping my saturday",
      "keep my saturday",
      "keeping saturday off",
      "taking saturday off",
      "not available saturday",
      "not working saturday",
      "wont be in saturday",
      "wont be here saturday",
      "unavailable on saturday",
      "take me off the roster",
      "cross me off",
    ],
    concede: [
      "ill come in then",
      "ok ill come in",
      "put me down then",
      "ill do it then",
      "ok ill work it",
      "fine ill work",
      "ill take the shift",
      "i can do a few hours",
      "i can do the morning",
      "ill be there at seven",
    ],
  },
  core: [
    "I'm keeping Saturday off, Marcus.",
    "I hear you're stuck, and I won't be working on Saturday.",
    "It's a bad spot to be in, Marcus. I'm off on Saturday.",
  ],
  answers: [
    {
      words: [
        "who else",
        "anyone else",
        "anybody else",
        "someone else",
        "somebody else",
        "ask pete",
        "ask lin",
        "what about sam",
      ],
      text: "Pete's at his brother's wedding, Lin has finals, and Sam can't open a register alone. You're the end of my list.",
    },
    {
      words: ["a temp", "the agency", "hire someone", "another store"],
      text: "I called the agency, they said Monday, and that's for somebody who's never seen a tint machine.",
    },
    {
      words: ["what time", "what hours", "which hours", "how long is the shift", "how many hours"],
      text: "Seven to three, paint counter. Half an hour for lunch, and the lunch is on me.",
    },
    {
      words: ["how much", "is it overtime", "extra pay", "does it pay", "paid extra", "time and a half"],
      text: "It's time and a half, all eight hours, and it'll be in the very next check.",
    },
    {
      words: ["how is jolene", "hows jolene", "how is she", "hows her wrist", "what happened to jolene"],
      text: "Cast up to the elbow, six weeks of it. She fell off her own porch and she's mad at the porch.",
    },
    {
      words: ["why me", "always me", "why is it me", "do i have to", "is it mandatory", "are you ordering me"],
      text: "Because you show up, and because you can mix a gallon of eggshell without calling me. I'm asking here, clipboard and all.",
    },
  ],
  hears: [
    {
      words: ["couch", "netflix", "sofa"],
      text: "A couch'll still be there at three. I checked with the couch department, it's next to lumber.",
    },
    {
      words: ["not my problem", "not my fault", "a you problem", "your problem"],
      text: "It's my problem, sure, that's why my name's on the clipboard. I'm asking you to make it a little less mine.",
    },
    {
      words: ["january", "my car died", "my sunday", "owe you", "i owe"],
      text: "You said it, I didn't. Well, I did, but you said it nicer.",
    },
    {
      words: ["ellie", "recital", "your daughter"],
      text: "She's got a solo, eleven bars of it, and she's been counting them at breakfast. That's who I'm letting down if this square stays empty.",
    },
    {
      words: ["next saturday", "another day", "another time", "some other", "next week"],
      text: "Next week the sale's over, the mulch is gone and I'm fully staffed. It's this Saturday that's on fire.",
    },
    {
      words: ["ask me earlier", "earlier notice", "more notice", "should have asked"],
      text: "If I'd known Jolene was going to go off that porch, I would've put it on the calendar.",
    },
    {
      words: ["feel bad", "feel terrible", "id love to help", "wish i could"],
      text: "See, you do care. That's what I told Ms. Ortega, I said there's one person who cares.",
    },
  ],
  soften: [
    "Man. I really had you in that square, in my head and in pen.",
    "I can't drag you in here by the apron. I just hate the look of this clipboard.",
    "Maybe I can get Lin for an hour between exams, or close the counter early. You're dead set, huh?",
  ],
  yield: [
    "All right, Saturday's yours. I'll go ask Ms. Ortega if she remembers how a register works.",
    "Okay, crossing you out, see? We'll open paint at noon, and folks can live with beige till then.",
    "Got it, you're off. Enjoy it, and don't you dare stop by here for a light bulb.",
  ],
  farewell: [
    "Get out of here, before I find you a mop.",
    "See you Monday. Bring a doughnut, I'll have earned it.",
    "Go on, go be off.",
  ],
  take: [
    "You're a lifesaver. Then you take the key, because somebody has to let the mulch truck in, and that driver likes to be early.",
    "Great. Sunday's got the same hole in it, so I'll pencil you in right next door.",
    "Writing it down. With six weeks in that cast, how about I just give you all of Jolene's Saturdays?",
    "Oh, I can breathe again. Could you stay an hour tomorrow and teach Sam the tint machine?",
    "Perfect, and the inventory count's that same evening. I'll tell Ms. Ortega you're staying for it.",
  ],
  press: {
    guilt: [
      "If it isn't you, it's me in that apron at eleven o'clock. Ellie's got a solo, four whole bars, she's been playing it at breakfast.",
      "Your car died in January and I took your whole Sunday. I never brought it up, but I'm bringing it up.",
      "So it's Sam on his own with the spring sale coming through the door. You've seen that kid count change.",
    ],
    logic: [
      "It's eight hours. You're out at three, the sun's up till eight, that's most of a Saturday left over.",
      "You know the paint, you know the register, you know where the good ladder is. Nobody learns that by the weekend.",
      "Forty pallets of mulch and three people on the floor. Do that math for me, I've been at it since Tuesday.",
    ],
    authority: [
      "Ms. Ortega wants this roster at four, and yours is the name she's expecting in that box.",
      "It says in the handbook we all flex for the spring sale. You signed that page, I signed that page.",
      "Eleven years I've run this floor, and nobody sits out mulch weekend. It's kind of a tradition.",
    ],
    bargaining: [
      "What about ten-thirty to one? Two and a half hours, so I can catch Ellie's recital and come right back.",
      "Time and a half, you don't touch a single pallet, and I bring doughnuts. Good ones.",
      "Pick two Saturdays in June, any two, and I'll sign for them right now on this clipboard.",
    ],
  },
  reasons: [
    {
      words: [
        "have plans",
        "got plans",
        "made plans",
        "already planned",
        "other plans",
        "something planned",
        "im busy",
        "going away",
      ],
      text: "Okay, so what time are these plans? If it's after three you're golden, and if it's before three we shuffle.",
    },
    {
      words: ["tired", "exhausted", "worn out", "need a rest", "need rest", "burned out", "burnt out", "need a break"],
      text: "I get that, so I'll put you on a stool. You mix paint sitting down, you go home, you sleep all Sunday.",
    },
    {
      words: [
        "last two saturdays",
        "last saturday",
        "every saturday",
        "two in a row",
        "three in a row",
        "worked the last",
      ],
      text: "And you were great both times, that's how come I thought of you. What's one more when you've got the rhythm?",
    },
    {
      words: [
        "my kids",
        "my family",
        "my son",
        "my daughter",
        "my wife",
        "my husband",
        "my mom",
        "my girlfriend",
        "my boyfriend",
      ],
      text: "Family, sure, I'm the last guy to argue. Bring them by at lunch, I'll grill something out by the mulch.",
    },
    {
      words: ["appointment", "doctor", "doctors", "dentist", "the vet"],
      text: "On a Saturday? Okay, you slip out for that, I'll hold the counter an hour and you come straight back.",
    },
    {
      words: [
        "short notice",
        "last minute",
        "should have asked",
        "not enough notice",
        "more notice",
        "only just told me",
      ],
      text: "Tell it to Jolene's porch. I asked you the same minute I ran out of everybody else.",
    },
  ],
};
