import type { FreeInformationScene } from "#coach/content/scene.ts";

// hooks[0] and hooks[1] are the details of the starting line: picking those up is credited to them.
export const tableNine: FreeInformationScene = {
  id: "table-nine",
  name: "Seated at Table Nine",
  description:
    "At your friend Priya's fiftieth you know almost nobody. You have been put beside her oldest friend, who is civil, watchful and keeps an eye on her phone.",
  difficulty: "Advanced",
  setting: "friends",
  skill: "free-information",
  startingLine:
    "Priya swears we'll get on, and she's been wrong before. I ought to warn you, I was up at four moving the boat, and I may go under before the cheese.",
  you: "A guest at Priya's fiftieth, with a whole dinner ahead beside a stranger.",
  partner: {
    name: "Ingrid Solberg",
    role: "Priya's oldest friend, an air accident investigator who is tired of being asked about it.",
    wants:
      "One evening on any subject but crashes. She says things sidelong, gives nothing to a list of questions, and opens to whoever notices.",
  },
  want: "To find the person behind the reserve, and have a dinner you will both be glad of.",
  facts: [
    "Ingrid is 47, was a Navy engineer, and now investigates air accidents; she is on call tonight.",
    "She has lived on a narrowboat for nine years; its mooring is beside a weir on the Kennet.",
    "She and Priya, who is a little older, ran cross-country at the same school.",
    "Her father came from Tromsø; she is translating his letters, a page a night.",
    "She sings alto in a choir, having been told at eight to mime.",
    "She made tonight's cake and drove it forty miles.",
    "She is thinking of applying for a teaching post in Bergen; the closing date is Monday.",
    "Talk of her work makes her polite and brief.",
  ],
  words: {
    topic: ["priya", "party", "dinner", "table", "boat", "cheese", "birthday", "fiftieth", "seat"],
    wish: [
      "tell me about",
      "id love to hear",
      "id like to hear",
      "i want to hear",
      "what was that like",
      "whats it like",
      "how did you come to",
      "how did that come about",
      "what drew you to",
      "what do you love about",
      "ive always wondered about",
      "were you always",
    ],
    concede: [
      "ill leave you in peace",
      "ill let you eat",
      "i wont pry",
      "none of my business",
      "forget i asked",
      "sorry to pry",
      "sorry for asking",
      "ill talk to the other side",
      "you must be tired of me",
      "ill go and mingle",
    ],
  },
  core: [
    "Four in the morning is a heroic hour to move anything. What's it like, living with a boat?",
    "I've only ever been on one for a wet weekend, and I loved it more than I expected. What took you onto the water?",
    "So Priya has form for seating people. What happened the time she got it wrong?",
  ],
  answers: [
    {
      words: [
        "where do you move",
        "move a boat",
        "move the boat",
        "where were you moving",
        "moving it from",
        "moving the boat",
        "where to",
      ],
      text: "Up from Newbury, three locks and a swing bridge. She had to be off that mooring by noon, and I'd promised to be here with icing sugar in my hair.",
    },
    {
      words: ["scared to fly", "safe to fly", "afraid of flying", "should i fly", "worst one", "plane crash lady"],
      text: "You may fly to your heart's content. I'd be a good deal more careful with that candle.",
    },
    {
      words: ["so cross", "so angry", "what made you cross", "in a temper", "the temper"],
      text: "They gave the house to a cash buyer, after I'd measured it for shelves. I walked out and the boat was simply there, with a board on it, looking as I felt.",
    },
    {
      words: [
        "so what do you do",
        "and what do you do",
        "what do you do for work",
        "what is it you do",
        "your job",
        "for a living",
        "for work",
        "line of work",
        "where do you work",
      ],
      text: "I find out why aircraft come down. People generally tell me about some turbulence at this point, and I generally nod.",
    },
    {
      words: [
        "crash",
        "crashes",
        "plane crash",
        "air accident",
        "black box",
        "worst accident",
        "is flying safe",
        "investigate",
      ],
      text: "Flying's very safe, and the reports are all online. They're long.",
    },
    {
      words: ["how do you know priya", "how do you two know", "how did you meet", "where do you know priya"],
      text: "School. There were five hundred girls and one hockey pitch, and we both hid from it in the same place.",
    },
    {
      words: [
        "are you married",
        "do you have kids",
        "have children",
        "have a family",
        "your partner",
        "your husband",
        "have a partner",
      ],
      text: "Neither spouse nor children, but I've a godson, two nieces and a good many people who borrow my tools.",
    },
    {
      words: ["where do you live", "live near", "live locally", "come far", "where are you based", "are you local"],
      text: "At present, on the Kennet. I can be more precise about the bridge than about the postcode.",
    },
    {
      words: ["are you tired", "you tired", "must be tired", "did you sleep", "up since four", "up at four"],
      text: "Only around the edges. It was a fine morning for it, all mist and no one else about.",
    },
    {
      words: ["like dancing", "do you dance", "want to dance", "going to dance"],
      text: "I can be led, given notice in writing.",
    },
  ],
  hears: [
    {
      words: ["i dont know anyone", "know anyone here", "dont know many", "only know priya"],
      text: "Nor I, to speak of. I know eleven of them to nod to and I've fixed the boilers of three.",
    },
    {
      words: ["old friend", "work with priya", "i know priya", "priya told me"],
      text: "Then you'll have been told I'm difficult. It saves such a lot of time.",
    },
    {
      words: ["im tired too", "i was up", "up early"],
      text: "Then we shall hold one another upright till the cheese, and no one need know.",
    },
    {
      words: ["nice dress", "you look", "lovely jacket"],
      text: "You're kind. It's mostly held together with a pin from the evidence room.",
    },
  ],
  soften: [
    "I had planned to study the seating chart until the speeches. That seems to have gone by the board.",
    "There's a part of that I don't usually get as far as. Pass me the bread and let me think how it goes.",
    "Priya's looking over here with an expression I intend to ignore.",
  ],
  yield: [
    "They're dimming the lights for my cake, so I shall have to go and hold my breath. Keep this chair for me, I haven't told you how it ends.",
    "I've turned this phone over, and that hasn't happened at a dinner in years. You had better come and see the boat before the weather breaks.",
    "Priya is going to be unbearable about this. Write your number on the place card, and we'll deny everything until after the dancing.",
  ],
  farewell: [
    "Go and dance. I'll guard the chair.",
    "Mind the third tier on your way past.",
    "I shall expect you at the boat. Bring a lemon.",
  ],
  take: [
    "Not at all. In that case, would you mind awfully changing places? I should like to have the door in view.",
    "How kind. Then perhaps you'd field the gentleman on your left for me, he has twice begun to mention his air miles.",
    "Since you're so accommodating, I'm down to say a few words after the pudding, and I would far rather it were you.",
    "Good. And you won't object to guarding the cake from those children while I take the air for half an hour.",
    "Then I'll ask one more thing and be done. There are eleven of us for the taxi and ten seats, and you look as though you don't mind a walk.",
  ],
  hooks: [
    {
      text: "My mooring's beside a weir, so I go to sleep every night to the sound of someone running a bath.",
      words: [
        "boat",
        "boats",
        "narrowboat",
        "mooring",
        "moored",
        "moor",
        "weir",
        "river",
        "canal",
        "four in the morning",
        "afloat",
      ],
      more: "I bought her in a temper, nine years ago, when a house fell through. I've yet to miss owning a staircase.",
      ask: "How did you come to live on a boat?",
      deeper:
        "One signs for a thing in a fury, and then it turns out to have a stove. The first night I lay there and heard the water go by, and for once I wasn't due anywhere.",
    },
    {
      text: "Priya and I ran cross-country for the same dreadful school. She had speed, and I had spite.",
      words: ["priya", "priyas", "cross country", "school", "ran", "running", "runner", "wrong before"],
      more: "She once ran back a mile and found me in a ditch with one shoe. It cost her the county title, and she's never mentioned it, so I do.",
      ask: "What were you and Priya like at school?",
      deeper:
        "She was good at everything and I was good at being cross about it. She decided I was her friend on the second day, and I hadn't the stamina to argue.",
    },
    {
      text: "Thursdays I stand behind the altos and hope for the best.",
      words: ["alto", "altos", "choir", "choirs", "sing", "singing", "singer", "thursday", "thursdays"],
      more: "At eight I was told to mime, and I mimed for thirty-six years. When a note finally came out, two tenors turned round to see who'd been hurt.",
      ask: "What made you sing again after all that?",
      deeper:
        "I was on a hangar floor in the small hours with a torch, humming, and a lad of twenty-two said, 'You're in tune, you know.' I went and sat in the car for a bit.",
    },
    {
      text: "If the cake should lean, I'd be grateful if you said nothing.",
      words: ["cake", "cakes", "lean", "leans", "leaning", "tier", "tiers", "icing", "bake", "baked", "baking"],
      more: "It's three tiers, and it travelled forty miles strapped into the passenger seat. I took the roundabouts as if I were driving a hearse.",
      ask: "You made that cake? How did you go about it?",
      deeper:
        "From her mother's recipe, which is in cupfuls of a cup that broke in 1983. I rang her sister about the cup. It was a good deal like work, and far more frightening.",
    },
    {
      text: "I'm getting through my father's letters at the moment, a page a night, with a dictionary.",
      words: [
        "letters",
        "father",
        "fathers",
        "dad",
        "translate",
        "translating",
        "translation",
        "dictionary",
        "norwegian",
        "norway",
        "tromso",
      ],
      more: "He wrote home to Tromsø about England as one might about the moon. There's an entire paragraph on the horror of carpets in bathrooms.",
      ask: "What are your father's letters like?",
      deeper:
        "Funnier than he ever was at table. He writes that he has a daughter who takes the toaster apart, and that he pretends to be annoyed. I had to put the dictionary down.",
    },
    {
      text: "You'll forgive the telephone. I'm on the rota until Sunday, and it's not that I'm expecting anyone nicer.",
      words: ["phone", "telephone", "rota", "on call", "until sunday", "expecting anyone", "expecting a call"],
      more: "It's gone off at two weddings and a christening. I keep boots and a clean shirt in the car, and I've become oddly superstitious about unpacking them.",
      ask: "What's it like, being on call all the time?",
      deeper:
        "One learns to leave a dinner without a coat. I've a suspicion I volunteer for the rota so that I have somewhere to be called to.",
    },
    {
      text: "This splint is what comes of quarrelling with a windlass.",
      words: ["splint", "finger", "windlass", "lock gates", "locks", "quarrel", "quarrelling", "broken finger"],
      more: "That's the handle for winding lock gates, and it bites. I used some naval language in front of a canoe club, and they gave me a round of applause.",
      ask: "You quarrelled with a windlass? How did that happen?",
      deeper:
        "I was showing off for a small boy on the towpath. He asked if it hurt, I said no, and he told me his mother says that as well.",
    },
    {
      text: "From October I share my bedroom with a lemon tree, and one of us has to duck.",
      words: ["lemon", "lemons", "lemon tree", "plant", "plants", "october"],
      more: "I grew it from a pip out of a gin and tonic, the night I qualified. Twenty-two years have produced two lemons, and I ate both with ceremony.",
      ask: "How do you keep a lemon tree on a boat?",
      deeper:
        "By apologising to it. It's had three moorings and a frost, and every spring I decide it's dead, and every spring it's rude enough not to be.",
    },
    {
      text: "I've a godson staying who eats cereal at midnight and asks me what everything's for.",
      words: ["godson", "cereal", "godmother", "what everythings for", "staying with you", "teenager"],
      more: "He's nineteen and stuck for what to be. I've promised faithfully not to advise him, so we play cribbage, and it all comes out over the cards.",
      ask: "What's your godson like?",
      deeper:
        "He takes an hour to say a thing and it's always worth it. Last week he said he thinks I like broken things because they can't change their minds. I won the hand, but only just.",
    },
    {
      text: "Do stay on this side of me. The other ear's mostly ornamental, thanks to a helicopter.",
      words: ["ear", "ears", "hearing", "deaf", "helicopter", "helicopters", "navy", "naval", "ornamental"],
      more: "I flew in the back of them for the Navy, tightening whatever had shaken loose. It was the happiest I've ever been while being sick.",
      ask: "What was it like in the Navy?",
      deeper:
        "Loud, wet and very well organised. There's nothing like being one of forty people who all know which way is up.",
    },
    {
      text: "Some people who claim to like me have booked me a week of silence in Wales.",
      words: ["silence", "silent", "retreat", "wales", "week of silence", "meditation", "booked you"],
      more: "It was a present from the whole office. I can't work out if it was affection or a performance review.",
      ask: "How do you feel about a week of silence?",
      deeper:
        "They think I'd find it restful. I live alone with a lemon tree. What I should like is a week of being interrupted.",
    },
    {
      text: "This jacket cost me six pounds, and there was a note sewn into the lining.",
      words: [
        "jacket",
        "lining",
        "the note",
        "a note",
        "that note",
        "six pounds",
        "sewn",
        "charity shop",
        "second hand",
        "vintage",
      ],
      more: "It's dated 1962 and signed with a K, arranging to meet someone under a station clock. I went and stood there one evening, I don't quite know why.",
      ask: "A note in the lining? What do you think became of them?",
      deeper:
        "I've decided he came and she was late. I gave it forty minutes myself, and a woman with a suitcase asked me if I was K, so now I shall never be free of it.",
    },
    {
      text: "In May I managed to fail a pottery exam, and until then I hadn't known that one could.",
      words: ["pottery", "exam", "pot", "pots", "clay", "ceramics", "failed"],
      more: "My teapot's handle came off in the examiner's hand. She was charming about it, and then she excused herself to dry her shoes.",
      ask: "How does one fail a pottery exam?",
      deeper:
        "By making a thing that's watertight and hideous. She said it had been built rather than thrown, and I'm afraid I took it as praise.",
    },
    {
      text: "There's an application on my table with Bergen at the top, and it closes on Monday. I can't think why I mention it.",
      words: ["bergen", "application", "apply", "applying", "monday", "closes", "closing date", "teaching"],
      more: "It would be teaching, and near my cousins. I should have to sell my home to do it, and I find that I mind, which I hadn't put in the calculation.",
      ask: "What's drawing you to Bergen?",
      deeper:
        "My cousin has a table that seats twelve and a chair she calls mine. I've sat in it four times in my life. One does begin to count.",
    },
    {
      text: "When I need to think, I walk, and I've worn out two pairs of boots since Easter.",
      words: [
        "you walk",
        "long walk",
        "walks",
        "walking",
        "walker",
        "boots",
        "hike",
        "hiking",
        "ridgeway",
        "need to think",
      ],
      more: "In April I did the Ridgeway by myself, end to end. On the fourth day a spaniel fell in beside me for nine miles, and then went home without a word.",
      ask: "What do you think about, on those long walks?",
      deeper: "Nothing, for the first ten miles, that's the charm. Then generally my father, and then generally lunch.",
    },
  ],
  parting: [
    "They're dimming the lights for that cake, so keep this chair for me.",
    "I've turned the telephone over, you'll notice, and I don't do that.",
    "Priya is going to be unbearable about this, so write your number on the place card.",
  ],
  short: ["So I gather.", "I dare say.", "As you like.", "Quite so.", "No doubt.", "Indeed.", "Possibly.", "Hm."],
  flat: [
    "In a manner of speaking.",
    "From time to time.",
    "I suppose one could say so.",
    "Rather depends.",
    "Within reason.",
    "Broadly, yes.",
  ],
};
