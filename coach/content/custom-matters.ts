/**
 * What custom scenarios are mostly about, and what the counterpart has to say of it: complaints, criticism and needs that
 * fit whoever says them. A matter is known by its words in the user's own text.
 */
import type { SkillSlug } from "#domain/skills/skills.ts";

export type Matter = {
  /** Global: its matches are counted. */
  readonly words: RegExp;
  /** Only where the text has this as well: which of the two sides the other is on. */
  readonly when?: RegExp;
  /** Negative Inquiry: one real complaint for each sincere question; the last is what it was about all along. */
  readonly complaints?: readonly string[];
  /** Fogging: partly true, from vague to sharp. */
  readonly criticism?: readonly string[];
  /** Workable Compromise: one and the same need, told in several ways; turning an offer down with a hint of it; pressing. */
  readonly need?: readonly string[];
  readonly reject?: readonly string[];
  readonly press?: readonly string[];
  /** Self-Disclosure: something of their own, of the same depth. */
  readonly gives?: readonly string[];
};

const CONDUCT: readonly Matter[] = [
  {
    words:
      /\b(?:reports?|presentations?|slides?|e-?mails?|figures|spreadsheets?|documents?|paperwork|thesis|essays?|proposals?|draft|code|mistakes|sloppy|quality|deadlines?)\b/gi,
    complaints: [
      "When something comes from you, I check every number in it before I pass it on, because the last two times there was one wrong.",
      "I read it to the end and still don't know what you want me to decide. The point is on the last page, if it's there.",
      "You send it five minutes before it's needed. If something's wrong with it, I'm the one who finds out in front of everyone.",
      "I write comments in the margin, and the next one comes back with the same things in it.",
      "You never ask. You go off and guess what I want, and then we've both lost a day. That's what it's really about.",
    ],
    criticism: [
      "It looks as if it was done on the train.",
      "There's always some little thing in there that makes me wince.",
      "You don't read it through before you send it, do you?",
      "Anyone who takes pride in their work would have caught that.",
      "You've stopped trying, and it's there on every page.",
    ],
  },
  {
    words: /\b(?:late|lateness|punctual\w*|on time|waiting for me|oversle\w+)\b/gi,
    complaints: [
      "I stood there twenty minutes last time, and I'd left early to be there before you.",
      "You write that you're five minutes away when you haven't got your shoes on.",
      "When you come in late you start talking straight away, and the rest of us have to go back to the beginning for you.",
      "I've begun telling you an earlier time than I tell everyone else, and I don't like doing it.",
      "It's that it never seems to trouble you. I end up feeling my time is worth less than yours.",
    ],
    criticism: [
      "You've never been what I'd call early, have you?",
      "I sometimes think you own a clock for decoration.",
      "Other people have just as much to do, and they manage to turn up.",
      "You think the world waits for you.",
      "It's plain rude, and you've been like it as long as I've known you.",
    ],
  },
  {
    words:
      /\b(?:clean\w*|tidy|untidy|tidi\w+|mess\w*|dishes|wash(?:ing)? up|chores|housework|laundry|kitchen|bathroom|hoover\w*|vacuum\w*|rubbish|trash|stuff everywhere|flatmates?|roommates?|housemates?)\b/gi,
    complaints: [
      "The pan from Sunday was still in the sink on Wednesday, with the water gone grey.",
      "You put things down wherever you happen to be standing, and that's where they live from then on.",
      "You wait until I start on it, and then you ask whether I need any help.",
      "When the bin's full you press it down instead of taking it out.",
      "I'm not your mother and I don't want to keep lists. I'd like to come home once and find it done.",
    ],
    criticism: [
      "I don't know how you find anything in here.",
      "You've got a different idea of finished from the rest of us.",
      "There's a smell, and I don't think it's the drains.",
      "You live as if somebody came in every morning to pick up after you.",
      "A grown person who can't keep a room in order, I'd be ashamed.",
    ],
    need: [
      "I come home from a whole day of other people's mess, and I need one room where I can sit down without clearing a place first.",
      "It's the evenings. I need the kitchen usable by seven, I don't much mind who did it.",
      "What I need is not to be the only one who sees it. One room in order when I get in, that would do me.",
    ],
    reject: [
      "That's how we said it last time, and by the Thursday it was me again. I want to come home to one decent room.",
      "It sounds fair enough on paper. It doesn't get me a kitchen I can cook in at seven.",
    ],
    press: [
      "I've done it every week since I can remember. It's your turn from now on, all of it.",
      "Either it's kept clean or I'm getting somebody in, and you'll pay for it.",
      "You've got two hands, haven't you?",
    ],
  },
  {
    words:
      /\b(?:phone|repl(?:y|ies|ying)|call(?:ing)? back|text(?:s|ing)? back|messages?|whatsapp|social media|screen)\b/gi,
    complaints: [
      "I'll be in the middle of telling you something, and your eyes go down to that screen.",
      "I can see that you've read it. Then nothing, for two days.",
      "I rang on Tuesday about something that mattered, and on Friday you sent me a thumb.",
      "You answer other people while you're sitting with me.",
      "I've started not telling you things, because I don't want to say them to the top of your head.",
    ],
    criticism: [
      "You're never altogether here, are you?",
      "A pigeon would be quicker than you.",
      "I'd have thought people who matter to you would get an answer.",
      "You only surface when you want something.",
      "You've got manners for everyone who isn't in the room.",
    ],
  },
  {
    words: /\b(?:spend\w*|money|waste\w* money|shopping|credit card|expensive|budget|savings?|debts?)\b/gi,
    complaints: [
      "There was another parcel on the step on Monday, and I'd just moved money over for the boiler.",
      "You tell me what something cost after it's been bought, never before.",
      "We said two hundred for the month. It was gone by the ninth.",
      "When I bring it up you say it was reduced, as if that were the same as not spending it.",
      "I lie there adding it up at night, and I'm doing it on my own. That's what I mind.",
    ],
    criticism: [
      "It runs through your fingers, it always did.",
      "I don't know what you do with it all.",
      "Other people with less manage to put some by.",
      "You buy things to cheer yourself up, and it doesn't last to the weekend.",
      "You'll never have anything behind you, carrying on as you do.",
    ],
    need: [
      "I need to know the bills are covered before the first of the month, that's all that's behind it.",
      "It's the not knowing. I need a sum that's put by and that nobody touches.",
      "I grew up with red letters on the mat. I need to see the bills paid first, and then I don't mind what happens to the rest.",
    ],
    reject: [
      "And when the bills come, where's it going to come from? I can't say yes to that.",
      "It's generous of you, but I'd still be lying awake on the thirtieth.",
    ],
    press: [
      "Half is half. I don't see what there is to discuss.",
      "You earn more than I do, you can pay more than I do.",
      "It goes into one pot from now on, and I look after the pot.",
    ],
  },
  {
    words: /\b(?:weight|fat|thin|clothes|dress\w*|wear\w*|hair|looks?|appearance|diet|make-?up|beard|tattoos?)\b/gi,
    criticism: [
      "You've let yourself go a little, if you don't mind my saying so.",
      "Is that what you're wearing? I only ask.",
      "You looked so well in that picture from a few years back.",
      "Some people make an effort before they leave the house.",
      "You'll not be happy with yourself till you do something about it, and you never do.",
    ],
    complaints: [
      "You came to my birthday in what you'd worn to do the garden.",
      "I notice you pull your sleeves down and cross your arms whenever there are people.",
      "When I say something nice about how you look, you turn it into a joke against yourself.",
      "You cancel things at the last minute because you've got nothing to wear.",
      "You don't seem to like yourself these days, and I don't know how to talk to you about it.",
    ],
  },
  {
    words:
      /\b(?:kids|children|parenting|baby|toddler|bedtime|stay up|in bed by|spoil\w*|raise my|bring(?:ing)? up)\b/gi,
    criticism: [
      "They run rings round you, don't they?",
      "In my day they'd have been in bed by seven.",
      "You say no, and two minutes later it's yes.",
      "Somebody's got to be the grown-up in that house.",
      "You'll be sorry when they're fifteen.",
    ],
    complaints: [
      "You told them they could have a biscuit when I'd just said no, and they looked at me.",
      "When they were screaming in the shop you stood there with your phone out.",
      "You promise them the swimming pool, and then something comes up.",
      "You do the fun half and I get the teeth and the homework.",
      "I'd like us to be on the same side in front of them. That's what it comes down to.",
    ],
    need: [
      "I get so little of them. If they're asleep by nine there's nothing left of the day but teeth and homework.",
      "I'd like them to be glad to be with me. I need some of the good hours, and not to be the one who only says no.",
      "What I need is one evening in the week that's ours, when nobody looks at the clock for me.",
    ],
    reject: [
      "And what's left for me, the washing and the spellings? I'd want a bit of the good part too.",
      "That sounds like your house with my address on it. I need something in it that's ours.",
    ],
    press: [
      "They're my children as well, and they've come to no harm yet.",
      "It's different here, and they know that. Children do.",
      "You were never told to do it my way, were you?",
    ],
  },
  {
    words:
      /\b(?:listen\w*|distant|never home|not there for|no time for|time for (?:me|her|him|them|us)|work(?:ing)? (?:so|too) (?:much|hard|long)|overtime|selfish|cold|affection\w*|attention|forget|forgot|birthday|girlfriend|boyfriend|husband|wife|spouse)\b/gi,
    complaints: [
      "On Thursday I told you about the hospital letter, and at the end you asked what was for supper.",
      "You come in, you say hello, and then you're gone into the other room.",
      "Whatever I plan for a weekend, there's something of yours that goes before it.",
      "When I'm low you tell me what I ought to do. I only wanted you to sit down.",
      "I miss you. You're there every day, and I miss you.",
    ],
    criticism: [
      "You've been somewhere else lately.",
      "I might as well talk to that wall, at least it faces me.",
      "There's always something more important, isn't there?",
      "You only think of yourself, I don't believe you even notice.",
      "You're cold. You always had that in you.",
    ],
  },
  {
    words:
      /\b(?:team|meetings?|attitude|quiet|shy|interrupt\w*|talk(?:s|ing)? too much|tone|loud|rude|arrogant|communicat\w+|colleagues?|feedback|performance|boss|manager)\b/gi,
    complaints: [
      "In the Tuesday meeting you sat with your arms folded, and when I asked for views you looked at the window.",
      "You tell me the next day what you thought, when it's decided and too late.",
      "When somebody else was speaking you finished two of their sentences for them.",
      "Your messages are four words long. People come and ask me whether you're cross with them.",
      "I can't tell what you think, and I've stopped asking. I'd like to be able to count on hearing it from you first.",
    ],
    criticism: [
      "You don't exactly fill a room.",
      "People don't quite know how to take you.",
      "You could put a bit more into it, like the others.",
      "It's your manner. You rub people up the wrong way without opening your mouth.",
      "You're not a team player, and everybody says so when you've left the room.",
    ],
  },
  {
    words: /\b(?:cook\w*|meals?|recipes?|burnt|lazy|do(?:es)? nothing|work from home|couch|sofa|gaming|games)\b/gi,
    criticism: [
      "You do like to take things easy, don't you?",
      "I've never seen anyone spend so long over so little.",
      "Everyone else your age has got further than this.",
      "You sit there all day and call it work.",
      "You're lazy. I've said it to other people and now I've said it to you.",
    ],
    complaints: [
      "When I got in at seven you were where I'd left you in the morning.",
      "I asked you to take something out of the freezer. It was still in there.",
      "You start things, and the second they're dull you leave them for whoever comes next.",
      "You say you'll do it in a minute, and I've stopped believing in the minute.",
      "I'm tired, and I'd like to see that you notice. That's all it is.",
    ],
  },
];

/** The other side of what is asked for more often the other way round. */
const TURNED_ROUND: readonly Matter[] = [
  {
    words:
      /\b(?:clean\w*|tidy|untidy|mess\w*|dishes|wash(?:es|ing)? up|chores|housework|laundry|kitchen|bathroom|rubbish|trash|flatmates?|roommates?|housemates?)\b/gi,
    when: /\b(?:never|doesn['’]?t|does not|don['’]?t|won['’]?t|refuses?|leaves?|leaving|messy|lazy|untidy)\b/i,
    need: [
      "I come in so tired that I can't look at a sponge. I need an hour when nobody wants anything of me, and after that I'd do it.",
      "It's being told. I need to know beforehand what's mine, and then be left alone with it.",
    ],
    reject: [
      "That's a list with your handwriting on it. I need to know what's mine and when, and no reminders.",
      "And if I'm an hour late with it I get the face. I need to be left alone with my part.",
    ],
    press: ["It's not dirty, it's lived in.", "You like it clean, so you clean it. I've never minded."],
  },
  {
    words: /\b(?:spend\w*|money|buy\w*|savings?|motorbike|expensive|budget|bonus)\b/gi,
    when: /\b(?:wants?|plans|planning|decided|going) (?:us )?to (?:spend|buy|get|use|blow)\b/i,
    need: [
      "I've been sensible for fifteen years. I need one thing that's there for no reason but that I like it.",
      "Everything we put by is for something that might go wrong. I need something to look forward to, it can be small.",
    ],
    reject: [
      "So it's the bills again, and then the bills after those. I need something to look forward to.",
      "That's 'later' with a number on it. I've been hearing later for years.",
    ],
    press: ["You can't take it with you.", "I earn it too, and I'd like to see some of it once."],
  },
  {
    words: /\b(?:window|heating|thermostat|temperature|air ?-?con\w*|ac|cold|hot|warm|freez\w+)\b/gi,
    when: /\b(?:i['’]?m|i am|me) (?:always |so |usually )?(?:freezing|cold|frozen)\b|\bwindows? open\b/i,
    need: [
      "By ten in the morning my head's like a wet towel. I need air, ten minutes of it every hour would do.",
      "I can't think when it's stuffy. It needn't be cold, I need it fresh where I sit.",
    ],
    reject: [
      "And by noon I've got my headache back. I need some air in here.",
      "That's a crack of it at the far end. I need it fresh where I sit.",
    ],
    press: ["You can put something on. There's only so much I can take off.", "It's healthy, fresh air."],
  },
  {
    words: /\b(?:dogs?|cats?|pets?|puppy|kitten)\b/gi,
    when: /\b(?:wants?|get|buy|adopt)\b(?: us)?(?: to (?:get|buy|adopt))? (?:a|another) (?:dog|cat|pet|puppy|kitten)\b/i,
    need: [
      "The flat's so quiet when you're out. I need somebody to be glad when the key turns.",
      "I need something to look after, something warm. It's been a long time of just work.",
    ],
    reject: [
      "A plant isn't glad to see me. I need some company in the place.",
      "That's a visit. I'd want somebody who's there when I come in.",
    ],
    press: ["You'd love it in a week, everyone does.", "I'd do all the walking, you wouldn't notice it."],
  },
  {
    words: /\b(?:music|nois[ey]\w*|loud|drums?|guitar|piano|violin|trumpet|practi[cs]\w+|party|parties|tv|stereo)\b/gi,
    when: /\b(?:complain\w*|annoyed|upset|bothered)\b[^.!?]*\bmy\b|\bi (?:play|practi[cs]e)\b/i,
    need: [
      "I start at four in the morning. I need to be asleep by nine, whatever there is before that.",
      "It's when I come home. I need one hour of nothing at all, and then I can stand a good deal.",
    ],
    reject: [
      "Quieter still comes through the wall at nine. I need to sleep.",
      "That moves it to the one hour I've got for myself.",
    ],
    press: ["I can hear every note of it, and so can the dog.", "Either it stops or I ring the landlord."],
  },
];

const SHARED: readonly Matter[] = [
  {
    words: /\b(?:car|van|lift to|drive me|driv(?:es?|ing) to)\b/gi,
    need: [
      "I've got to be somewhere at a fixed time, with things I can't carry on a bus. I need to know the day before that it's there.",
      "It's the not knowing. I need to be sure of it on one set day, so that I can promise people.",
      "What I need is one day I can count on, with a full tank. The rest I could do on foot if I had to.",
    ],
    reject: [
      "And then the one day I need it, it's gone again. I've got to be able to count on it.",
      "That leaves me finding out in the morning, as ever. I need to know the day before.",
    ],
    press: [
      "Whoever gets up first has it, that's how it's always been.",
      "I paid for the last repair, so I'd say I've got first call.",
      "You can take the train. There's one every hour.",
    ],
  },
  {
    words: /\b(?:music|nois[ey]\w*|loud|drums?|guitar|piano|practi[cs]e|party|parties|tv|television|stereo)\b/gi,
    need: [
      "It's the only time in the day I get to switch my head off. I need an hour of it, I'm not fussed which.",
      "I need one hour that's mine. After a day like I have, it's that or shouting at people.",
      "What I'm after is an hour at a stretch, with nobody knocking. It needn't be at night.",
    ],
    reject: [
      "Headphones aren't the same, and ten minutes here and there is no good to me. I want an hour.",
      "That takes away the only time I've got. I'd need an hour from somewhere.",
    ],
    press: [
      "I live here too, and I'm allowed to make a sound in my own home.",
      "You're the only one who's ever complained.",
      "Buy yourself some earplugs, they're two pounds.",
    ],
  },
  {
    words: /\b(?:holidays?|vacations?|trips?|travel\w*|beach|mountains|flights?)\b/gi,
    need: [
      "I've not had a day this year when nobody wanted anything from me. I need to lie still somewhere for a bit of it.",
      "I need rest, that's all. A few days when there's no plan and no alarm.",
      "It isn't the place. I need some days in it with nothing to do, or I come home worse than I went.",
    ],
    reject: [
      "That's another list of things to get through. I can't go back to work more tired than I left.",
      "It sounds lovely, and I'd need a holiday after it.",
    ],
    press: [
      "I've found a place, and if I don't book tonight it's gone.",
      "We did what you wanted last year.",
      "You'd like it once you were there, you always do.",
    ],
  },
  {
    words:
      /\b(?:christmas|easter|thanksgiving|eid|diwali|new year|family|parents|in-laws?|relatives|visit\w*|stay with|come stay|dinners?|sundays?)\b/gi,
    need: [
      "I don't know how many more of these we'll all have together. I need to have had everyone round one table, once.",
      "It's that I feel left out of your life. I need a day in it that's fixed and that's mine.",
      "I need to know when I'll see you. If it's in the book I can look forward to it, and I'll leave the rest alone.",
    ],
    reject: [
      "That's 'we'll see' in a nice coat. I need a day I can put in the book.",
      "And everyone else gets you on the day itself. I'd like one that's fixed.",
    ],
    press: [
      "It's always been here, and I've ordered the food.",
      "The others are coming, so it'll only be you who isn't.",
      "It's one day. I don't ask for much.",
    ],
  },
  {
    words:
      /\b(?:shifts?|schedule|hours|overtime|weekends?|meetings?|remote|home office|days? off|leave|rota|on[- ]call)\b/gi,
    need: [
      "I've got to tell the people above me by Friday that it's covered. I need a name against it, I don't mind whose.",
      "What I need is to be sure that somebody answers. When nobody did last time, I was the one who got the call at home.",
      "I need it covered, with a name, and I need to know by Friday. How is between you all.",
    ],
    reject: [
      "That leaves a hole on the plan, and I'm the one who has to stand next to it. I need a name against it.",
      "I can't go upstairs with 'we'll manage'. Who covers it?",
    ],
    press: [
      "Everyone has to give a bit just now.",
      "I've put you down for it already, to be honest.",
      "The others have families. It's easiest if it's you.",
    ],
  },
  {
    words:
      /\b(?:deadlines?|projects?|workload|tasks?|website|clients?|customers?|deliver\w*|launch\w*|finish\w*|reports?|drafts?)\b/gi,
    need: [
      "I've given somebody above me a date. I need something on the day that I can show, it needn't be all of it.",
      "No surprises, that's what I need. If I know three days before what I'll have, I can stand up and say so.",
      "The last time it slipped I found out on the morning itself. I need to be told while I can still do something.",
    ],
    reject: [
      "And what do I put in front of them on the day, an apology? I need something to show.",
      "That takes care of your end of it. Mine begins when they ask me where it is.",
    ],
    press: [
      "The date's the date, I didn't choose it either.",
      "I've told them that it's coming, so it had better come.",
      "Everyone else is late with something. I can't be.",
    ],
  },
  {
    words: /\b(?:window|heating|thermostat|temperature|air[- ]?con\w*|cold|hot|warm)\b/gi,
    need: [
      "My hands go white and then I can't do a thing with them. I need to be warm where I sit, it needn't be the whole place.",
      "I need to be able to sit still for two hours without my teeth chattering.",
      "It's where I sit that matters. If that corner's warm, do what you like with the rest.",
    ],
    reject: [
      "A jumper doesn't do anything for my fingers. I need it warm where I sit.",
      "That's half a day of freezing instead of a whole one.",
    ],
    press: [
      "It stays as it is. I was here first.",
      "Nobody else seems to be suffering.",
      "You're young, you'll get over it.",
    ],
  },
  {
    words: /\b(?:dogs?|cats?|pets?|puppy|kitten|bark\w*)\b/gi,
    need: [
      "I get up at five, and I need my nights. It's between ten and five that I can't have it.",
      "I need to sleep through. What happens in the daytime I can live with.",
      "It's the nights. Quiet from ten to five, and you'd hear nothing more from me.",
    ],
    reject: [
      "And at three in the morning, what then? I need my nights.",
      "That helps in the afternoon, when I'm not even here.",
    ],
    press: ["Either it goes or I do.", "It's an animal, it can learn.", "I never agreed to it in the first place."],
  },
  {
    words: /\b(?:parking|space|room|desk|office|garage|garden|fence|hedge|bathroom|fridge|drawer|wardrobe|sofa)\b/gi,
    need: [
      "I need somewhere that's mine and stays the way I left it. It can be small.",
      "I've nowhere to put my own things down. I need a place that nobody moves them from.",
      "It's not the size of it. I need one bit I don't have to ask for.",
    ],
    reject: [
      "Then I'm back to asking every time. I want a bit that's mine.",
      "That works until somebody moves my things again.",
    ],
    press: ["I've always had it, and nobody ever minded.", "You hardly use it.", "First come, first served."],
  },
  {
    words:
      /\b(?:time together|evenings?|date|going out|stay(?:ing)? in|hobb(?:y|ies)|football|gym|friends|weekends?|saturdays?)\b/gi,
    need: [
      "I need one evening when I've got you to myself and you're not looking at the clock.",
      "It's not where you go. I need to know there's an evening that's ours, and that it stays ours.",
      "I'd like to be something you plan for. One evening, fixed, and I'll not say a word about the others.",
    ],
    reject: [
      "That's what's left over when everything else is done. I'd like an evening that's ours.",
      "And the week after it'll have slipped again. I need it fixed.",
    ],
    press: ["You always choose them over me.", "Then don't come home at all.", "I've told everyone you're coming."],
  },
];

const FEELINGS: readonly Matter[] = [
  {
    words: /\b(?:divorc\w+|separat\w+|break-?up|broke up|breaking up|ex|left me|cheat\w+)\b/gi,
    gives: [
      "When mine ended I told everyone I was fine for about a year. I used to sit in the car outside the house until the windows steamed up.",
      "I was ashamed, that's the word. I felt I'd failed at the one thing other people just seemed to do.",
      "It was the evenings with me too. I left the radio on in every room so as not to hear it.",
    ],
  },
  {
    words:
      /\b(?:ill|illness|sick\w*|cancer|diagnos\w+|hospital|depress\w+|anxi\w+|panic|burn-?out|therapy|tired|exhausted)\b/gi,
    gives: [
      "I had a bad year with my nerves, and I never told you. I was frightened of the post.",
      "I used to sit in the surgery car park and go over what I'd say, and then say it was my back.",
      "What scared me was how easily I could hide it. I still don't like how good I got at that.",
    ],
  },
  {
    words: /\b(?:job|fired|laid off|redundan\w+|unemploy\w+|promotion|fail\w*|exam|quit|resign\w*|career|work)\b/gi,
    gives: [
      "They let me go once, and I put a tie on every morning for a month so the neighbours wouldn't know.",
      "I've never felt up to it, not really. I keep waiting for somebody to notice.",
      "When I didn't get it I laughed and said I hadn't wanted it. I'd wanted it badly.",
    ],
  },
  {
    words: /\b(?:died|death|funeral|grie\w+|loss|lost my|passed away|miss(?:ing)? (?:him|her|them))\b/gi,
    gives: [
      "I still pick the phone up to ring him, some Sundays. I've never told that to anyone.",
      "I was so busy with the arrangements that I didn't cry until the washing machine broke.",
      "People stopped saying the name after a while. I'd have given anything for somebody to say it.",
    ],
  },
  {
    words:
      /\b(?:love|crush|feelings for|like (?:him|her|them)|date|dating|girlfriend|boyfriend|attracted|gay|lesbian|coming out|bisexual|trans)\b/gi,
    gives: [
      "I nearly told somebody once, in a train corridor, with my coat on. I've thought about that corridor for years.",
      "I get shy about these things. I talk about anything else, you may have noticed.",
      "I was afraid it would change how people looked at me. It did, a little, and I minded less than I thought.",
    ],
  },
  {
    words: /\b(?:lonely|alone|friends?|moved|new (?:city|town|school|country)|left out|homesick|shy)\b/gi,
    gives: [
      "The first winter here I used to go to the big shop just to have somebody say hello to me.",
      "I'm lonelier than I let on. I fill the week up so I don't have to look at it.",
      "I always think other people have a circle, and I'm standing at the edge with a plate.",
    ],
  },
  {
    words: /\b(?:money|debts?|rent|bills|broke|afford)\b/gi,
    gives: [
      "I've had a letter in a drawer since March that I haven't opened. You're the first person I've told.",
      "I say I'm not hungry when you all go out, and it's because of the prices.",
      "I borrowed from my sister, and I've felt twelve years old ever since.",
    ],
  },
];

const OF_SKILL: Partial<Readonly<Record<SkillSlug, readonly Matter[]>>> = {
  fogging: CONDUCT,
  "negative-inquiry": CONDUCT,
  "workable-compromise": [...TURNED_ROUND, ...SHARED, ...CONDUCT.filter(({ need }) => need !== undefined)],
  "self-disclosure": FEELINGS,
};

/** The matter whose words the text has most of; the earlier in doubt. Undefined where none is known. */
export const matterIn = (skill: SkillSlug, text: string): Matter | undefined => {
  let best: Matter | undefined;
  let most = 0;
  for (const matter of OF_SKILL[skill] ?? []) {
    const count = matter.when?.test(text) === false ? 0 : (text.match(matter.words)?.length ?? 0);
    if (count > most) [best, most] = [matter, count];
  }
  return best;
};
