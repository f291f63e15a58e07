import type { FreeInformationScene } from "#coach/content/scene.ts";

// hooks[0] and hooks[1] are the details of the starting line: picking those up is credited to them.
export const waitingForTheLift: FreeInformationScene = {
  id: "waiting-for-the-lift",
  name: "Waiting for the Lift",
  description:
    "You moved in last Saturday. The lift is being mended, and a neighbour you have only nodded to is waiting for it too.",
  difficulty: "Beginner",
  setting: "neighbours",
  skill: "free-information",
  startingLine:
    "Twenty minutes, the engineer reckons. I'd take the stairs, only I've sixteen kilos of bread flour here and a new hip that won't be told.",
  you: "The newcomer on the fourth floor, who would like to know the people upstairs.",
  partner: {
    name: "Len Abbott",
    role: "A retired night baker from the fifth floor, on his own this week.",
    wants:
      "Company while his wife is away, without having to ask for it; he lets things drop and waits to see who bends to pick them up.",
  },
  want: "To turn a wait beside a stranger into a conversation with a neighbour.",
  facts: [
    "Len is 74, from Grimsby, and has lived in flat 53 on the fifth floor for eleven years.",
    "He was a night baker in Leeds for thirty-eight years and retired nine years ago.",
    "His wife Joan is at her sister's in Whitby until Sunday; they have been married fifty-one years.",
    "He bakes eight loaves every Friday for the food bank; his sourdough starter is thirty-one years old.",
    "He had a hip replaced in March and is learning to swim on Wednesdays.",
    "Their greyhound, Duchess, used to race at Sheffield.",
    "Their granddaughter Beth builds film sets in Vancouver.",
    "The lift has broken down three times since Easter.",
  ],
  words: {
    topic: ["lift", "engineer", "stairs", "flour", "hip", "building", "neighbour", "floor", "flat"],
    wish: [
      "tell me about",
      "id love to hear",
      "id like to hear",
      "what was that like",
      "whats that like",
      "how did you get into",
      "how did you come to",
      "what got you started",
      "ive always wanted to",
      "im on the fourth floor",
      "we just moved in",
      "nice to meet a neighbour",
      "id love to try",
    ],
    concede: [
      "ill take the stairs",
      "ill leave you to it",
      "ill let you get on",
      "i wont bother you",
      "dont mind me",
      "sorry to bother you",
      "sorry to disturb you",
      "ill come back later",
      "ill be off then",
    ],
  },
  core: [
    "Sixteen kilos is a serious amount of flour. What are you going to make with it all?",
    "I've been trying to bake a decent loaf all year and mine come out like kerbstones. What's the secret?",
    "That hip sounds as though it has a mind of its own. What's it been like, getting about on a new one?",
  ],
  answers: [
    {
      words: ["need help", "you need help", "help you carry", "help for carry", "shall i take"],
      text: "You're a good neighbour already. When it comes, you can get the far end of this, I'll steer.",
    },
    {
      words: ["feeding the whole", "all that bread", "that much flour", "much flour"],
      text: "Half of Leeds, the way it feels on a Friday. It's for the food bank, eight loaves a time.",
    },
    {
      words: ["how long have you been doing", "when did you start", "how long have you been baking"],
      text: "Nine years come May. I've missed two Fridays, and one of them I was under the anaesthetic.",
    },
    {
      words: [
        "lived here long",
        "been here long",
        "how long have you lived",
        "how long have you been here",
        "long have you been in",
      ],
      text: "Eleven years come autumn. We bought it for the view, and the lift was thrown in as a joke.",
    },
    {
      words: ["which floor", "what floor", "which flat", "what number", "which number"],
      text: "Fifth floor back, number fifty-three. There's a boot scraper outside that nobody's ever scraped a boot on.",
    },
    {
      words: ["your name", "what are you called", "what do they call you"],
      text: "Len Abbott. It's Leonard on the gas bill and nowhere else.",
    },
    {
      words: [
        "do you work",
        "are you retired",
        "what did you do for",
        "what did you do before",
        "did you do before",
        "what was your job",
        "before you retired",
        "for a living",
        "what do you do for work",
        "so what do you do",
        "did you use to work",
        "what was your job",
      ],
      text: "I was a baker, and I've been retired nine years. My hands haven't noticed yet.",
    },
    {
      words: [
        "break down a lot",
        "always broken",
        "happen often",
        "happen a lot",
        "does it always",
        "how often does it",
      ],
      text: "Third time since Easter. The engineer's called Raj, he takes two sugars, and that's how often.",
    },
    {
      words: [
        "need a hand",
        "want a hand",
        "give you a hand",
        "can i carry",
        "shall i carry",
        "help you carry",
        "carry that",
      ],
      text: "That's good of you. It can sit here beside me for now, it's in no hurry to be toast.",
    },
    {
      words: ["are you married", "live alone", "on your own", "live by yourself"],
      text: "Fifty-one years married. She's at her sister's till Sunday, and it's very tidy up there.",
    },
    {
      words: ["how old are you", "your age"],
      text: "Seventy-four, and most of it before breakfast.",
    },
    {
      words: ["do you live here", "live in this building", "which floor", "what floor", "live upstairs"],
      text: "Fifth floor, fifty-three. I'll be the creaking over your head.",
    },
  ],
  hears: [
    {
      words: ["fourth floor", "moved in", "new here", "just moved", "last saturday"],
      text: "I thought it was you. I heard a piano stool come up the stairs, and some language I hadn't heard since Leeds.",
    },
    {
      words: ["i love bread", "i bake", "my bread", "i tried baking"],
      text: "Do you, now? Then you'll know it's nine parts waiting.",
    },
    {
      words: ["retired", "my dad", "my grandad", "my father", "my grandfather"],
      text: "You'll have heard all this before, then, in another voice.",
    },
    {
      words: ["long wait", "the lift", "annoying", "twenty minutes"],
      text: "I don't mind it. It's the only place in the building where anyone stands still.",
    },
  ],
  soften: [
    "I'd made up my mind to stand here and read the fire notice. This is better than the fire notice.",
    "You get eleven years of nodding in a place like this. It's a change to find out who goes with the face.",
    "Well, now you've started me off, and my wife would tell you that's easier done than undone.",
  ],
  yield: [
    "Would you credit it, there's the lift. Knock at fifty-three on Friday after four, and I'll have a warm loaf put by for you.",
    "That's the engineer waving us in, and I could have done with another ten minutes. You'll come up for a cup of tea when my wife's back, because she'll want to meet you.",
    "Here it comes at last. Fourth floor's on my way, so you hold the doors and I'll tell you the rest going up.",
  ],
  farewell: [
    "Mind the doors, and mind yourself.",
    "Friday, after four. I'll leave it on the latch.",
    "Go on up, I'll give your regards to Duchess.",
  ],
  take: [
    "No harm done. If you've nothing on, though, you might run up to the fifth and see that I turned the oven off.",
    "Then you're just the person to carry this flour up for me. Mind the corner on three, it's tight.",
    "That's settled, and while we're at it you can let me have your parking space on Saturday for my brother's van.",
    "Champion. And you could wait in for my parcel tomorrow, it's any time from eight till six.",
    "Since you don't mind, I'll put your name down for the stair rota as well. It's only the brass and the landings.",
  ],
  hooks: [
    {
      text: "This is the good stoneground, from a mill out past Otley. I go for it on the bus once a month, rain or shine.",
      words: [
        "flour",
        "bread",
        "bake",
        "baking",
        "baked",
        "loaf",
        "loaves",
        "stoneground",
        "mill",
        "otley",
        "sixteen kilos",
      ],
      more: "It's eight loaves every Friday, for the food bank on the corner. They say they can tell my crust with their eyes shut, and I've never asked them to prove it.",
      ask: "Sixteen kilos of flour! What do you do with all that bread?",
      deeper:
        "When I stopped work I went on waking at two, and the loaves went on happening. My wife said one of us had to find them a home.",
    },
    {
      text: "They fitted me with a hip in March, and I can't say we've been properly introduced.",
      words: ["hip", "hips", "operation", "surgery", "replacement", "replaced", "in march", "recovering", "recovery"],
      more: "I was up and walking in nine days. What floored me was being told to sit still, because I never learned how.",
      ask: "How did the hip change things for you?",
      deeper:
        "I'd stood up for thirty-eight years, and the first thing they tell you is sit. I'd the whole of the Test on the wireless and I couldn't tell you who won.",
    },
    {
      text: "Five in the morning's still the middle of my day. That's what nights will do to a man.",
      words: [
        "on nights",
        "night shift",
        "night shifts",
        "five in the morning",
        "night worker",
        "worked nights",
        "body clock",
      ],
      more: "Thirty-eight years I ran the ovens at a place on Kirkgate. You came out at dawn smelling of crust, and the whole street was pleased to see you.",
      ask: "What was it like, working nights all those years?",
      deeper:
        "You miss the children's bedtimes, I'll not pretend you don't. But you get the town to yourself, and it's a different town, it's kinder.",
    },
    {
      text: "It's over-quiet up there this week, with Joan at her sister's in Whitby till Sunday.",
      words: [
        "joan",
        "joans",
        "wife",
        "whitby",
        "her sisters",
        "quiet up there",
        "on your own",
        "married",
        "missing her",
      ],
      more: "Fifty-one years, we've been wed. She does the talking for the pair of us as a rule, so you've got the understudy.",
      ask: "What's it like up there with Joan away?",
      deeper:
        "I've found out I don't know where anything lives. I had my soup out of a measuring jug on Tuesday, and I quite took to it.",
    },
    {
      text: "If you hear claws going across your ceiling, that'll be Duchess, our greyhound. She raced at Sheffield until she decided she'd rather not.",
      words: ["duchess", "greyhound", "greyhounds", "dog", "dogs", "claws", "raced", "racing", "racer"],
      more: "Two wins in forty starts, and a prouder animal you never met. She sleeps nineteen hours and looks at me as though I'm overdoing things.",
      ask: "How did a racing greyhound end up with you?",
      deeper:
        "They were going to move her on, and she put her chin on my boot. I hadn't been asked for anything in a good while, so that was that.",
    },
    {
      text: "There's something in my fridge that's thirty-one years old, and it's got a name.",
      words: [
        "fridge",
        "thirty one years",
        "thirty one",
        "31",
        "gerald",
        "starter",
        "sourdough",
        "got a name",
        "whats its name",
      ],
      more: "Gerald, he's called. He's a sourdough starter, he's come through two house moves and a power cut, and he rode here on my lap.",
      ask: "There's something in your fridge with a name? How did that start?",
      deeper:
        "An old German I worked beside gave me a cupful when he went home. Gerald was his name, and he'd have been mortified.",
    },
    {
      text: "Wednesdays I smell of chlorine. I took it into my head to learn to swim, at seventy-four.",
      words: [
        "swim",
        "swimming",
        "swimmer",
        "chlorine",
        "pool",
        "baths",
        "swimming lessons",
        "wednesday",
        "wednesdays",
      ],
      more: "There's me, a fellow of eighty, and a lass who's just had twins. We hold on to the rail and tell each other lies about the deep end.",
      ask: "What made you take up swimming at seventy-four?",
      deeper:
        "It was the hip, they said it'd be good for it. And I grew up by the sea and never once went in over my knees, which is a daft thing to die with.",
    },
    {
      text: "Sundays our granddaughter rings from Vancouver, and she has her breakfast while I have my tea.",
      words: [
        "granddaughter",
        "grand daughter",
        "vancouver",
        "canada",
        "beth",
        "grandchild",
        "grandchildren",
        "sundays",
      ],
      more: "Beth builds the sets for films. Last month it was half a lighthouse, and she walked the phone up a staircase that stopped in mid-air.",
      ask: "Your granddaughter builds film sets? How did she get into that?",
      deeper:
        "She made a doll's house out of my proving baskets when she was six, with a working hatch. I should have charged her rent.",
    },
    {
      text: "It's a funny thing to live this far from the sea when you were born in Grimsby. I still listen for gulls.",
      words: [
        "grimsby",
        "sea",
        "seaside",
        "coast",
        "gulls",
        "seagulls",
        "trawler",
        "trawlers",
        "docks",
        "grew up by the",
      ],
      more: "My father was on the trawlers. All he ever asked of us boys was to find a job where the floor kept still.",
      ask: "What was it like growing up in Grimsby?",
      deeper: "Cold feet and good fish. You could tell which boats were in by which women were whistling.",
    },
    {
      text: "My kitchen table's covered in clock at present, so I'm eating off the ironing board.",
      words: ["clock", "clocks", "clockwork", "ironing board", "mantelpiece", "ticking", "tick"],
      more: "It was my uncle's, off his mantelpiece, and it hasn't gone since 1988. So far I've got eleven ticks out of it, in a row.",
      ask: "How did you come to have a clock all over your kitchen table?",
      deeper:
        "He left it to me because I was the only one who ever asked what was inside it. I've found out since: seventy-one pieces, and one over.",
    },
    {
      text: "You'll get the kingfisher from the back landing, if you're there before seven.",
      words: ["kingfisher", "kingfishers", "bird", "birds", "birdwatching", "canal", "back landing", "wildlife"],
      more: "Forty-two sightings, and I've a notebook to prove it. Best one was New Year's morning, sat on the handle of a drowned shopping trolley.",
      ask: "I'd love to hear about that kingfisher. How did you first see it?",
      deeper:
        "It was the first morning I couldn't sleep for not working. I went out on the landing in my vest, and there it went, like a struck match.",
    },
    {
      text: "I wrote to the committee about putting tomatoes on the flat roof. They've had my letter since February.",
      words: ["tomato", "tomatoes", "roof", "committee", "garden", "gardening", "growing", "greenhouse"],
      more: "There's space for six tubs and two deckchairs. I drew it to scale, and the last thing I drew to scale was a dovetail joint at school.",
      ask: "Tomatoes on the roof! What would you grow up there?",
      deeper:
        "Gardener's Delight, along the south side. I'd leave the first ripe one on every doormat, then let them vote against me.",
    },
    {
      text: "I do hope the cornet doesn't carry down to yours. Eight o'clock, I stop, on the dot.",
      words: ["cornet", "trumpet", "brass", "brass band", "band", "instrument", "play music", "musician"],
      more: "Third cornet in a works band, I was, twenty years. My wife says I've the two volumes, practice and cup final.",
      ask: "What was it like playing in a works band?",
      deeper:
        "Bread and brass, we were, forty of us. We came third at Belle Vue once, and I've still got the programme in with the gas bills.",
    },
    {
      text: "Folk don't know it, but there was a dance hall on this spot. I had my first proper dance about where the bins are.",
      words: ["dance", "dances", "dancing", "danced", "dance hall", "dancehall", "the bins"],
      more: "She wore a green frock, and she told me I was counting out loud. I married her, and I still count.",
      ask: "A dance hall, right here? What was that night like?",
      deeper:
        "I'd borrowed my brother's shoes and they were a size up. I've told her since that I was only counting to keep them on.",
    },
    {
      text: "Three weeks from now I've to stand up and give a speech, and I've never given one in my life.",
      words: ["speech", "speeches", "public speaking", "three weeks", "ted", "brother"],
      more: "It's for my brother Ted's eightieth. They've decided I'm the funny one, and up to now I've got 'Good evening'.",
      ask: "How do you feel about giving that speech?",
      deeper:
        "I'd sooner face the deep end. He taught me to ride a bicycle and he lent me those shoes, and how do you say that to a room of folk eating trifle?",
    },
  ],
  parting: [
    "Here's the lift at last, so you knock at fifty-three on Friday and I'll have a warm loaf put by.",
    "That's the doors going, and I could have done with another ten minutes.",
    "Come up when Joan's back, she'll want to meet whoever got all that out of me.",
  ],
  short: ["So they say.", "That's about it.", "Happen so.", "Aye, well.", "There's that.", "Aye.", "Mm.", "Right."],
  flat: [
    "More often than not.",
    "Near enough, aye.",
    "After a fashion.",
    "You could say that.",
    "It has been known.",
    "By and large.",
  ],
};
