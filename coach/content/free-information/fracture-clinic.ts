import type { FreeInformationScene } from "#coach/content/scene.ts";

// hooks[0] and hooks[1] are the details of the starting line: picking those up is credited to them.
export const fractureClinic: FreeInformationScene = {
  id: "fracture-clinic",
  name: "Fifty Minutes Behind",
  description:
    "The fracture clinic is running late and your phone is flat. The young woman in the next seat has her arm in plaster and has just turned to you.",
  difficulty: "Beginner",
  setting: "health",
  skill: "free-information",
  startingLine:
    "Fifty minutes behind, the board says now. I've missed my driving test for this, and all because I stepped back to look at a whale.",
  you: "A patient with a sprained ankle, a flat phone and most of an hour to wait.",
  partner: {
    name: "Ffion Pryce",
    role: "An apprentice signwriter with a broken wrist, here by herself.",
    wants:
      "To stop worrying about whether the wrist will mend straight. Talking helps, but she gives up quickly if she thinks she is boring someone.",
  },
  want: "To make the wait pass in an easy conversation with the person beside you.",
  facts: [
    "Ffion is 23 and lives with her nan near the beach, a bus ride from the hospital in Swansea.",
    "She broke her right wrist, the one she paints with, stepping backwards off a ladder two weeks ago.",
    "She was painting an eleven-metre whale on the wall of the swimming pool; the tail is not done.",
    "She is apprenticed to a signwriter, Mr Bevan, who is seventy.",
    "She left a maths degree in Cardiff after a year.",
    "She has a place at a tile workshop in Lisbon from September, if the wrist heals.",
    "She has three hens and a brother, Rhys, who works on the ferries.",
  ],
  words: {
    topic: ["clinic", "waiting", "hospital", "wrist", "plaster", "whale", "driving test", "appointment", "doctor"],
    wish: [
      "tell me about",
      "tell me more",
      "id love to hear",
      "what was that like",
      "whats it like",
      "how did you get into",
      "how did that happen",
      "how did you end up",
      "whats the story",
      "weve got fifty minutes",
      "ive got all afternoon",
      "id love to see it",
      "what happened next",
    ],
    concede: [
      "ill leave you in peace",
      "ill let you rest",
      "i wont keep you",
      "sorry im rambling",
      "sorry for asking",
      "none of my business",
      "ill go and sit over there",
      "dont let me bother you",
      "ill read a magazine",
    ],
  },
  core: [
    "You can't say 'whale' and leave it there. How does a whale come into it?",
    "I failed my driving test three times, so I feel for you. How were you feeling about this one?",
    "Missing your test on top of a broken wrist is rotten luck. What were you doing when you saw this whale?",
  ],
  answers: [
    {
      words: [
        "how did you do it",
        "how did you break",
        "did you fall",
        "how high was it",
        "what happened",
        "how did it",
        "how come",
      ],
      text: "I stepped back off a ladder to see if a whale looked kind. It did, if that's any comfort, I had a good look on the way down.",
    },
    {
      words: ["right arm", "right hand", "which hand", "which arm", "dominant"],
      text: "It's the right, and I paint with it, so it would be. It knows what it's done.",
    },
    {
      words: ["did you finish", "finish the degree", "finish your degree"],
      text: "I did a year of it. I've still got the calculator.",
    },
    {
      words: ["well paid", "good money", "pay well", "the pay"],
      text: "It pays in chips, mostly, at my stage. The van man offered me ninety-nines for life.",
    },
    {
      words: ["does it hurt", "is it painful", "in pain", "is it sore", "hurt much"],
      text: "Only when I forget and go to wave at someone. It itches more than it hurts.",
    },
    {
      words: [
        "is it broken",
        "did you break",
        "have you broken",
        "what did you break",
        "whats wrong with your",
        "what did you do to your",
        "matter with your arm",
        "matter with your wrist",
      ],
      text: "Broken in one place and cracked in another. The X-ray looked like a map of somewhere with bad roads.",
    },
    {
      words: ["your name", "what are you called"],
      text: "Ffion, with two effs. They've called me Fiona twice in here, so I'm listening out for both.",
    },
    {
      words: [
        "been waiting long",
        "how long have you been waiting",
        "what time was your",
        "when was your appointment",
        "been here long",
      ],
      text: "Since ten past one. I've read every poster, and I now know a great deal about shingles.",
    },
    {
      words: ["live near", "live nearby", "are you local", "where do you live", "come far", "are you from"],
      text: "Out along the bay, twenty-five minutes on the bus. It was thirty-five with my arm in the aisle.",
    },
    {
      words: [
        "what do you do for work",
        "so what do you do",
        "what is it you do",
        "do you work",
        "for work",
        "for a living",
        "are you a student",
        "your job",
      ],
      text: "I'm a signwriter, or I will be in eighteen months, if this lot knits together.",
    },
    {
      words: ["here alone", "by yourself", "anyone with you", "on your own"],
      text: "By myself, yeah. Nan wanted to come, and she'd have organised the queue.",
    },
    {
      words: ["the tail", "finish the whale", "finish painting"],
      text: "Somebody else will do the tail, I expect. I try not to picture their brush.",
    },
    {
      words: [
        "want some water",
        "want a drink",
        "want a coffee",
        "get you anything",
        "get you something",
        "want anything",
      ],
      text: "You're the one with the ankle, I should be getting yours.",
    },
  ],
  hears: [
    {
      words: [
        "my ankle",
        "missed the last step",
        "the laundry",
        "down the stairs",
        "came down the stairs",
        "sprained",
        "i fell",
      ],
      text: "Ouch. Between the two of us there's one whole person here.",
    },
    {
      words: ["since half eight", "been here since", "waited hours", "phone is flat", "phones dead", "my phone"],
      text: "You've been here longer than the fish. Have a go of my magazine, it's got the crossword done in it, wrongly.",
    },
    {
      words: ["nurse", "fiona", "they called"],
      text: "If they say Fiona Price, that'll be me. Shove me if I'm talking.",
    },
    {
      words: ["my daughter", "my son", "my grandchildren", "my kids"],
      text: "I bet they don't have to break something before you hear from them. Mine had to hear it from Nan.",
    },
  ],
  soften: [
    "D'you know, I'd stopped looking at that board for a minute there.",
    "I was going to sit here and be miserable with my hood up. It's not going very well.",
    "Oh, now, I don't normally tell people that bit.",
  ],
  yield: [
    "That's my turn, and they've called me Fiona again. I'll be in the café after if your ankle fancies a cup of tea, and I'll show you the photos.",
    "Is that your name they're calling? Go on, and when you're next past the swimming pool, look up, because I'll have finished my whale.",
    "They want me in room four, and I feel a lot less sick than I did. Hope they're gentle with that ankle of yours.",
  ],
  farewell: ["Ta-ra now. Look up when you pass the pool.", "I'll wave, with the good one.", "Mind the last step."],
  take: [
    "Don't be daft, you're all right. You couldn't do my lace up, though, could you? I've been tripping on it since the bus.",
    "Ah, you're lovely. Would you hop over and ask the desk how long now? They've stopped meeting my eye.",
    "Well, if you're offering, I'd love your seat by the radiator. My fingers go blue on this side.",
    "Then could I borrow a couple of quid for the machine as well? It doesn't take cards, and it's got the good crisps.",
    "In that case, you wouldn't let me have your turn, would you? If I'm out by three, I'll miss the school bus and all its elbows.",
  ],
  hooks: [
    {
      text: "I keep thinking about that wall. It looks as though it's swimming off without its tail.",
      words: [
        "whale",
        "whales",
        "mural",
        "wall",
        "painting",
        "paint",
        "painted",
        "tail",
        "ladder",
        "stepped back",
        "fell",
        "fall off",
        "what happened to your wrist",
        "what happened to your arm",
        "how did it happen",
      ],
      more: "It's for the side of the swimming pool, eleven metres nose to tail. I stepped back to see whether the eye looked kind, and I was four rungs up at the time.",
      ask: "A whale? How did you come to paint a whale on a wall?",
      deeper:
        "They asked for a dolphin, and I said dolphins are show-offs. The little ones from the school had a vote in the end, sixty-one to nine.",
    },
    {
      text: "It'd have been my fourth go at that test. The examiner asks after my nan by now.",
      words: [
        "driving",
        "driving test",
        "drive",
        "your test",
        "the test",
        "examiner",
        "licence",
        "license",
        "pass your",
        "fourth",
      ],
      more: "Last time I stopped for a pheasant and waved it across. I got nine minors, and every one was for manners.",
      ask: "What happens on those driving tests of yours?",
      deeper:
        "I'm a lovely driver with nobody in the car. It's the clipboard, I start driving as if I'm handing in homework.",
    },
    {
      text: "I paint shop signs, see, so of course it's my good hand.",
      words: [
        "signs",
        "shop signs",
        "signwriting",
        "signwriter",
        "sign writing",
        "lettering",
        "good hand",
        "right hand",
        "bevan",
      ],
      more: "Mr Bevan's teaching me. He's seventy, he's never owned a roll of masking tape, and he can pull a straight gold line while he's telling you a joke.",
      ask: "How did you get into signwriting?",
      deeper: "I wrote him a letter by hand and he sent it back with the Rs corrected. I did it again and he rang up.",
    },
    {
      text: "Since the accident my nan's been buttering my toast for me, right out to the edges.",
      words: ["nan", "nans", "nana", "gran", "grandmother", "toast", "butter", "buttering"],
      more: "I only moved in so I could keep an eye on her. Now I'm the one on the stool by the cooker, and she's never looked better.",
      ask: "How's it going, living with your nan?",
      deeper:
        "She has the snooker on at full blast and we shout about our days over it. I thought I'd gone there to look after her, I really did.",
    },
    {
      text: "No getting it wet till August, they said, and I can see the waves from my bed.",
      words: [
        "get it wet",
        "getting it wet",
        "waves",
        "beach",
        "sea",
        "surf",
        "surfing",
        "swim",
        "swimming",
        "bodyboard",
        "bodyboarding",
        "august",
      ],
      more: "There's a gang of us go bodyboarding, me and six women in their fifties. They've offered to stand on the sand and describe it to me.",
      ask: "What's it like out there in the waves?",
      deeper:
        "It's the only place I'm not thinking about the next thing. You see it coming, you pick one, and after that it's none of your business.",
    },
    {
      text: "My brother's signed the cast in Morse code, and he won't say what it means.",
      words: ["brother", "rhys", "morse", "morse code", "signed", "cast"],
      more: "Rhys is on the ferries out of Fishguard, and he's dead proud of his dots and dashes. I got as far as 'My sister is a' and lost heart.",
      ask: "Your brother signed it in Morse? What do you reckon it says?",
      deeper:
        "He's away two weeks out of four, so we've always had codes. If it's rude, I'll know he's fine. If it's nice, I'll worry.",
    },
    {
      text: "I've got to be back by dusk for the hens. They won't go in for anybody else.",
      words: ["hen", "hens", "chicken", "chickens", "eggs", "dusk", "coop"],
      more: "There's three of them: Shirley, Bassey and Kevin. Kevin came as a bit of a surprise.",
      ask: "How did you end up with hens?",
      deeper:
        "Shirley came over the wall on Christmas Eve and wouldn't say where from. You can't keep one hen, it isn't kind, so here we are.",
    },
    {
      text: "Writing with my left's been an education. Our postman thought we'd had a ransom note.",
      words: ["left hand", "left handed", "writing", "handwriting", "postman", "postie", "ransom note", "ransom"],
      more: "It took me an hour to do one birthday card. It's odd, though, my capital R came out better than it's ever been.",
      ask: "What's it been like, writing with your left hand?",
      deeper:
        "Slow. But I look at things longer, because it takes me that long to get round them. Mr Bevan says everyone should break something once.",
    },
    {
      text: "I'm meant to be the bones-of-the-body one in our quiz team, and I couldn't name what I'd broken.",
      words: ["quiz", "quizzes", "pub quiz", "quiz team", "bones", "trivia", "scaphoid"],
      more: "Scaphoid, it was, and I'd have got it on paper. We lost last week over the capital of Mongolia, so there's been an atmosphere.",
      ask: "What's your quiz team like?",
      deeper:
        "It's me, two firemen and a retired vicar who does all the filth. We're called Quizzy Rascal, I'm sorry to say.",
    },
    {
      text: "There's an ice cream van sat in a yard in Neath, waiting for me to put its name on.",
      words: ["ice cream", "icecream", "ice cream van", "van", "neath", "its name"],
      more: "He's set on calling it 'Sundae Driver'. I told him to sleep on it, and it's been a month.",
      ask: "How did you get the job with the ice cream van?",
      deeper:
        "He'd seen the butcher's I did in Skewen and cried at the sausages. It's my first one on my own name, so it had better not be a pun.",
    },
    {
      text: "They've sat me where they can see me, because I fainted when they took the blood.",
      words: ["faint", "fainted", "fainting", "blood", "needle", "needles", "injection", "passed out"],
      more: "Heights I don't mind at all, which is half my trouble. One look at that little tube, and I folded like a deckchair.",
      ask: "What happened when you fainted?",
      deeper:
        "I came round with a student nurse fanning me with a leaflet about feet. She'd never had one go before either, so we had a biscuit each.",
    },
    {
      text: "I did a year of maths at Cardiff before all this, if you can believe it.",
      words: ["maths", "math", "cardiff", "uni", "university", "degree", "dropped out", "left uni"],
      more: "I could do the sums, I was just lonely. One day I walked past a man up a scaffold painting a capital S, and I stood there till it got dark.",
      ask: "What made you leave maths?",
      deeper:
        "I rang my nan from a corridor and she said, 'Come home, the sums'll keep.' I'd been waiting a year for somebody to say it.",
    },
    {
      text: "Somebody left a card for me at the pool last week. I must have read it twenty times.",
      words: [
        "the card",
        "a card",
        "that card",
        "left a card",
        "read it twenty times",
        "who was it from",
        "what did it say",
      ],
      more: "She'd hardly been out since her husband died, she wrote, and now she walks down every morning to see how far I've got.",
      ask: "Who left you that card at the pool?",
      deeper:
        "I don't know her name, she just put 'from the bench'. I've painted her in, very small, on the whale's back, and I haven't told a soul.",
    },
    {
      text: "These boots were my grandad's, and they're two sizes too big for me.",
      words: ["boots", "grandad", "granddad", "grandads", "grandfather", "steelworks"],
      more: "He wore them thirty years at the steelworks in Port Talbot. I stuff the toes with newspaper, and nobody's allowed to say the word 'replace'.",
      ask: "How come you wear your grandad's boots?",
      deeper:
        "He used to say a good pair knows the way. He never saw a sign of mine, so I like to think they're having a look round.",
    },
    {
      text: "I've a plane ticket for the second of September, provided this mends straight.",
      words: ["plane", "plane ticket", "ticket", "flight", "september", "lisbon", "portugal"],
      more: "A tile workshop in Lisbon takes on two learners a year. I sent them photos of shop fronts, and they wrote back by hand, in blue ink.",
      ask: "What will you be doing in Lisbon?",
      deeper:
        "You learn to pull a whole fish across six tiles in one go, before it dries. I've never been on a plane. I've never been anywhere you can't see Port Talbot from.",
    },
  ],
  parting: [
    "That's me, they've called me Fiona again, so come and find me in the café after.",
    "Is that your name they're calling, because I was just getting to the good bit?",
    "They want me in room four, and I'd forgotten to be scared, so thanks for that.",
  ],
  short: [
    "Something like that.",
    "Yeah, probably.",
    "Oh, right.",
    "Ah, okay.",
    "Fair play.",
    "Yeah.",
    "Mm-hm.",
    "Lovely.",
  ],
  flat: [
    "Yeah, sort of.",
    "A bit, yeah.",
    "Yes and no, really.",
    "Depends on the day.",
    "It's been a bit of both.",
    "Up to a point.",
  ],
};
