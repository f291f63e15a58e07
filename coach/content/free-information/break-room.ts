import type { FreeInformationScene } from "#coach/content/scene.ts";

// hooks[0] and hooks[1] are the details of the starting line: picking those up is credited to them.
export const breakRoom: FreeInformationScene = {
  id: "break-room",
  name: "A Chair in the Break Room",
  description:
    "It is your first week in billing, and you eat lunch at the only table with a free chair. The man across from you fixes everyone's computers.",
  difficulty: "Beginner",
  setting: "work",
  skill: "free-information",
  startingLine:
    "Sure, grab the chair. Sorry about the smell, it's my first shot at kimchi, and I'm half asleep. I was out on a fire call at three this morning.",
  you: "The new hire in billing, who knows nobody in the building yet.",
  partner: {
    name: "Mateo Rivas",
    role: "The IT technician everyone calls, and nobody has lunch with.",
    wants:
      "To be talked to about something other than passwords. He throws out bits of his life and goes back to his phone when they fall flat.",
  },
  want: "To get to know one person here as more than a job title.",
  facts: [
    "Mateo is 31 and has run the help desk at this medical supply company in Columbus, Ohio, for four years.",
    "He volunteers with the fire department in Hilliard; last night's call was a barn, and nobody was hurt.",
    "He is making kimchi for the first time and bikes eleven miles to work.",
    "His parents ran a motel near Toledo; his mother has taken up stand-up comedy at sixty.",
    "He takes an anatomy class on Tuesday nights and is thinking of becoming a nurse.",
    "He is restoring a 1979 pinball machine.",
    "His sister Lucia is getting married in October.",
  ],
  words: {
    topic: ["lunch", "break room", "kimchi", "fire", "help desk", "billing", "computer", "office", "coworker"],
    wish: [
      "tell me about",
      "tell me more about",
      "id love to hear",
      "what was that like",
      "whats that like",
      "how did you get into",
      "what got you into",
      "how do you even",
      "whats the story",
      "im new here",
      "its my first week",
      "ive always wanted to try",
      "can i try some",
    ],
    concede: [
      "ill let you eat",
      "ill let you get back",
      "ill leave you alone",
      "sorry to bother you",
      "i should get back to my desk",
      "ill eat at my desk",
      "didnt mean to interrupt",
      "dont let me keep you",
      "ill find another table",
    ],
  },
  core: [
    "A fire call at three in the morning, and you still came in? What happened out there?",
    "I've never met anybody who makes their own kimchi. What made you want to try it?",
    "My one attempt at pickles exploded in the pantry, so I'm impressed. How's yours turning out?",
  ],
  answers: [
    {
      words: ["football", "baseball", "the game", "sports", "watch the"],
      text: "The Clippers, if somebody's got a ticket. I mostly go for the hot dog race.",
    },
    {
      words: ["how was your weekend", "do anything fun", "plans for the weekend"],
      text: "I held a flashlight in my teeth for two days, so, great.",
    },
    {
      words: ["is it busy", "busy here", "what are people like", "the people here"],
      text: "Nice, mostly. They learn your extension before they learn your name.",
    },
    {
      words: [
        "worked here long",
        "been here long",
        "how long have you been here",
        "how long have you worked",
        "long have you been with",
      ],
      text: "Four years in May. I came for a six-week temp job and they forgot to send me home.",
    },
    {
      words: [
        "what do you do here",
        "so what do you do",
        "what is it you do",
        "whats your job",
        "what department",
        "which department",
        "do you work in",
      ],
      text: "Help desk. I'm the guy who asks if you turned it off and on, and feels bad about it.",
    },
    {
      words: ["your name", "didnt catch your name", "who are you"],
      text: "Mateo. It's on about nine hundred sticky notes in this building, usually next to the word 'urgent'.",
    },
    {
      words: ["where are you from", "are you from here", "from around here", "from columbus", "grow up here"],
      text: "Up by Toledo. I moved down here for school and never got around to leaving.",
    },
    {
      words: ["where do you live", "live nearby", "live close", "live far"],
      text: "Out toward Hilliard. There's a firehouse at the end of my street, which is sort of how that started.",
    },
    {
      words: [
        "anyone hurt",
        "anybody hurt",
        "everyone okay",
        "everybody okay",
        "was it bad",
        "are you okay",
        "everyone ok",
      ],
      text: "Everybody walked away from it. I've been home, showered twice, and I'm told I still smell like hay.",
    },
    {
      words: ["are you tired", "you tired", "did you sleep", "get any sleep"],
      text: "Three hours, and one of them was in my boots. I'm fine till about two o'clock.",
    },
    {
      words: ["taste", "any good", "is it good"],
      text: "Ask me on day nine. Today it tastes like a dare.",
    },
    {
      words: ["like it here", "like your job", "like working here", "like the job"],
      text: "I like the fixing. Lunch is usually quieter than this.",
    },
  ],
  hears: [
    {
      words: ["im new", "first week", "just started", "new here", "my first"],
      text: "Oh, you're billing. I set up your second monitor, so if it's too high, that's me.",
    },
    {
      words: ["smells good", "i like kimchi", "love kimchi", "smells great"],
      text: "You're the first person in this building to say that. There's a memo.",
    },
    {
      words: ["thank you for your service", "brave", "youre a hero", "hero"],
      text: "Mostly I drag a hose to where I'm told. The goats did all the hard stuff.",
    },
    { words: ["password", "my computer", "printer", "my laptop"], text: "Off and on. Then come find me." },
  ],
  soften: [
    "Huh. Most people who sit there want to know why the Wi-Fi drops on three.",
    "I was all set to look at my phone for twenty minutes, and I've just noticed it's face down.",
    "Give me a second, I'm not used to getting to the second half of a story in here.",
  ],
  yield: [
    "Shoot, it's almost one, and I've got a dead printer waiting. I'm here most days around noon, so I'll save you that chair.",
    "That's my pager, and it's only the test, but I do have to run. Bring a fork tomorrow and you can try this stuff for yourself.",
    "I've got a ticket open upstairs and I've been ignoring it on purpose. You should come by Friday, a couple of us walk over to the taco truck.",
  ],
  farewell: [
    "See you at noon. Watch out for the microwave.",
    "I'll save you the chair that doesn't wobble.",
    "Back to the sticky notes. This was nice.",
  ],
  take: [
    "You're fine. Hey, if you're headed back, could you tell billing their printer is down until two?",
    "Awesome, so you won't mind scrubbing out the microwave. It's technically my week, but I'm on four hours of sleep.",
    "Great, and I'm short five bucks for the vending machine. I get paid Thursday.",
    "While you're being so nice about it, would you trade lunch hours with me? I've wanted the twelve-thirty since I started.",
    "Then let me put you down as the computer contact for your whole floor. They come to you first, and you only call me if there's smoke.",
  ],
  hooks: [
    {
      text: "This jar spent two weeks burping at me from the hall closet before I got up the nerve to open it.",
      words: [
        "kimchi",
        "ferment",
        "fermenting",
        "fermented",
        "cabbage",
        "jar",
        "pickle",
        "pickles",
        "pickling",
        "burping",
        "smell",
      ],
      more: "My roommate banned it from the kitchen, so it lived with the winter coats. The recipe's from a grandmother in Busan who measures everything by looking disappointed.",
      ask: "How did you end up making kimchi?",
      deeper:
        "A guy on my crew brought some to the firehouse and nobody would sit near him. I figured anything that clears a room has to have a story.",
    },
    {
      text: "If this pager goes off and I bolt, it's nothing you said. I volunteer with the department over in Hilliard.",
      words: [
        "fire",
        "fires",
        "firefighter",
        "firefighting",
        "fire call",
        "fire department",
        "volunteer",
        "volunteering",
        "pager",
        "three this morning",
        "three in the morning",
        "barn",
      ],
      more: "Last night was a barn, and every single goat made it out. One of them ate my left glove while I was carrying her.",
      ask: "How did you get into volunteering with the fire department?",
      deeper:
        "The first summer here I called in a grass fire, and they let me hold the hose. I drove home thinking, okay, so that's what my hands are for.",
    },
    {
      text: "There's a 1979 pinball machine in about four hundred pieces on my living room floor.",
      words: ["pinball", "arcade", "flipper", "flippers", "1979", "four hundred pieces", "restore", "restoring"],
      more: "I got it for ninety bucks at an estate sale, from under a tarp. Every bulb lights up now except the one that says 'Shoot Again'.",
      ask: "What's it like putting a pinball machine back together?",
      deeper:
        "Mostly it's me on the floor with a flashlight in my mouth. My dad had one in the motel lobby, and I never once beat his score.",
    },
    {
      text: "You can always tell when I've biked in, because my hair dries in the shape of the helmet.",
      words: ["bike", "bikes", "biked", "biking", "bicycle", "cycle", "cycling", "helmet", "ride in", "commute"],
      more: "Eleven miles, mostly by the river. A heron stands at the same bend every day, and I swear he's timing me.",
      ask: "How do you like biking in that far?",
      deeper:
        "It's the one hour a day nobody can ask me to reset anything. I've worked out most of my life somewhere around mile seven.",
    },
    {
      text: "My sister's wedding is in October, and she has put me, of all people, in charge of the music.",
      words: ["sister", "sisters", "wedding", "getting married", "music", "playlist", "songs", "dj", "lucia"],
      more: "Lucia gave me one rule, which is nothing we danced to in middle school. That was my entire list.",
      ask: "What will you play at your sister's wedding?",
      deeper:
        "I've got it down to a song my folks danced to by the ice machine, and then it's a blank. She cried when I played her that one, so I should quit while I'm ahead.",
    },
    {
      text: "Having grown up in a motel, I can't fall asleep without an ice machine running.",
      words: ["motel", "motels", "ice machine", "grew up", "growing up", "your parents", "your folks"],
      more: "Twenty-two rooms off the turnpike, and my folks did all of it. I learned to read off the comment cards.",
      ask: "What was it like growing up in a motel?",
      deeper:
        "I had forty grandparents a week and none of them stayed. You get good at hello, I'm still working on the other end of it.",
    },
    {
      text: "I'm on my fourth book about lighthouses this year, and I work in a landlocked zip code.",
      words: ["lighthouse", "lighthouses", "book", "books", "reading", "landlocked"],
      more: "It goes back to the one at Marblehead, up on Lake Erie. My granddad took me to the top when I was seven, and I refused to come down.",
      ask: "How did you get into lighthouses?",
      deeper:
        "I think it's that somebody stayed up so strangers could get home. I fix computers, it's kind of the indoor version.",
    },
    {
      text: "Tuesdays I'm no use to anyone after four, on account of class.",
      words: [
        "your class",
        "the class",
        "classes",
        "tuesday",
        "tuesdays",
        "course",
        "studying",
        "night school",
        "anatomy",
        "nursing",
        "nurse",
      ],
      more: "It's anatomy, for nursing. Turns out I'd rather hear where it hurts from a person than from a printer.",
      ask: "What made you want to take that class?",
      deeper:
        "There was a man on a call in March, and the nurse just held his elbow and talked about the Browns. His whole face came down. I thought, I want to know how to do that.",
    },
    {
      text: "Don't ask about these scratches. Okay, it was a parrot.",
      words: ["parrot", "parrots", "scratch", "scratches", "scratched", "bird"],
      more: "I'm bird-sitting for a retired judge on my street. Every time I open the refrigerator, he says 'Overruled'.",
      ask: "A parrot did that? What's it like living with him?",
      deeper:
        "He does the judge clearing his throat, so every morning I think I'm in trouble. He's growing on me, in the way of a jury.",
    },
    {
      text: "I owe a guy in Iceland a chess move, and it's getting embarrassing.",
      words: ["chess", "iceland", "chess move", "postcard", "postcards", "opponent"],
      more: "We've played by postcard since college. He has my queen cornered, and this time he drew a little sun next to it.",
      ask: "How did you end up playing chess with someone in Iceland?",
      deeper:
        "We got paired up in some class project, and the class ended and we didn't. I've never heard his voice, and he's known about every girlfriend I've had.",
    },
    {
      text: "They let me pitch for the company softball team once. It was one inning, and then they wanted the jersey back.",
      words: ["softball", "baseball", "pitch", "pitched", "pitching", "inning", "jersey", "company team"],
      more: "Two batters and a hot dog cart, that's what I hit. So now I keep the scorebook, and I'm weirdly good at it.",
      ask: "What happened when you pitched?",
      deeper:
        "It was eighty people from accounting, and my mom, with a sign. I keep the scorebook now, because numbers don't boo.",
    },
    {
      text: "After the winter I spent in Alaska, nobody's allowed to complain to me about this air conditioning.",
      words: ["alaska", "winter", "weather station", "air conditioning", "arctic"],
      more: "I was twenty-three, pulling cable for six scientists at a weather station. The sun showed up at eleven, and everybody quit working to go see it.",
      ask: "How did you end up in Alaska?",
      deeper:
        "I answered an ad that said 'must like quiet'. I did like it, for about five weeks, and then I started telling my socks good night.",
    },
    {
      text: "My mom took up stand-up comedy when she turned sixty, and I'm most of the material.",
      words: ["mom", "mother", "mothers", "stand up", "standup", "comedy", "comedian", "comic"],
      more: "Thursdays she does five minutes at a bar in Toledo. There's a bit about me and a lost retainer that apparently kills.",
      ask: "What's it like being your mom's material?",
      deeper:
        "The first time, I wanted to crawl under the table. Then she looked over to see if I was laughing, and I've never seen her look that scared, so I laughed.",
    },
    {
      text: "Nobody on this floor knows it, but I have a blue ribbon from the state fair.",
      words: [
        "ribbon",
        "blue ribbon",
        "state fair",
        "win it",
        "won it",
        "win that",
        "needlepoint",
        "embroidery",
        "sewing",
      ],
      more: "Needlepoint. My grandmother taught me, and I do it while I'm on hold with vendors, so I'm getting a lot done.",
      ask: "A blue ribbon for needlepoint! How did you learn?",
      deeper:
        "She taught me the winter I broke my leg, so I wouldn't take the TV apart. It was a heron, so you can see where I get it.",
    },
    {
      text: "Down in the basement there's a server that's been running since 2006, and I'm a little in love with it.",
      words: ["basement", "server", "servers", "2006", "in love with it", "old machine"],
      more: "All it does is print the packing slips, and nobody alive knows how. I bring it a cupcake every April.",
      ask: "How does somebody fall for a server?",
      deeper:
        "It's older than two of the VPs, and it's never once asked me for a password. I'm going to be the one who has to turn it off, and I'm not ready.",
    },
  ],
  parting: [
    "Shoot, it's almost one, so same chair tomorrow and bring a fork.",
    "That's my pager, only the test, but you should come Friday for tacos.",
    "I've got to go unjam somebody, and I'd honestly rather stay here.",
  ],
  short: ["Sounds about right.", "I hear you.", "Pretty much.", "Huh, okay.", "For sure.", "Got it.", "Cool.", "Yep."],
  flat: [
    "Kind of, yeah.",
    "Depends on the week.",
    "Sort of a yes.",
    "Give or take.",
    "More or less.",
    "That's one way to put it.",
  ],
};
