import type { BrokenRecordScene } from "#coach/content/scene.ts";

export const coffeeVanLoan: BrokenRecordScene = {
  skill: "broken-record",
  id: "coffee-van-loan",
  name: "The coffee van",
  description:
    "An old friend asks you for a loan over breakfast. You have decided not to lend money, and he matters to you.",
  difficulty: "Intermediate",
  setting: "friends",
  startingLine:
    "So I've found the van, and it's a beauty. I'm only nine hundred short, he's holding it till Friday, and I thought of you straight away.",
  you: "A friend of twenty years who has decided not to lend money.",
  partner: {
    name: "Kofi",
    role: "An old friend, laid off in January, with a plan and a deadline.",
    wants: "Nine hundred pounds by Friday; after a bad winter he needs somebody he trusts to believe in the plan.",
  },
  want: "To say no to the loan, the whole of it and any part of it, and keep the friend.",
  facts: [
    "You are having breakfast in a café. You have been friends for twenty years.",
    "Kofi has £2,100 of the £3,000 deposit; the seller in Stockport holds the van until Friday noon.",
    "He would pay back £75 a month for twelve months, from April.",
    "He has a pitch on the Saturday market from the first week of April and reckons on two hundred cups at £3.",
    "He was laid off from the print works in January after eleven years; without payslips the bank said no.",
    "His uncle has run a chip van for thirty years and has checked the figures, but his money is in a new roof.",
    "You once slept on Kofi's sofa for six weeks.",
    "Two years ago you lent him £200; it came back eight months late.",
  ],
  words: {
    topic: ["loan", "lend", "lending", "borrow", "money", "nine hundred", "900", "van", "deposit", "quid", "cash"],
    wish: [
      "not lending",
      "not going to lend",
      "dont lend money",
      "never lend money",
      "wont lend",
      "wont be lending",
      "not giving you a loan",
      "keep money out of it",
      "keep money out of our friendship",
      "not from me",
      "not putting money in",
      "staying out of it",
      "count me out",
    ],
    concede: [
      "ill lend you",
      "ill lend it to you",
      "i can lend you",
      "i suppose i could lend",
      "i could do half",
      "i can do half",
      "four fifty then",
      "ill transfer it",
      "whats your sort code",
      "ill sort you out",
    ],
  },
  core: [
    "I'm not going to lend you the money, Kofi.",
    "I can see how much the van matters to you, and I'm not lending money for it.",
    "I hope you get the van. I'm not lending money.",
  ],
  answers: [
    {
      words: [
        "when would you pay",
        "when would i get it back",
        "how would you pay",
        "pay it back",
        "pay me back",
        "repay",
      ],
      text: "Seventy-five a month from April, standing order, twelve of them. I've drawn you a little chart, it's got a van on it.",
    },
    {
      words: ["the bank", "a bank loan", "a bank", "credit union", "overdraft"],
      text: "Bank wants three payslips, and I've got a box of them that stops in January. The computer didn't even smile at me.",
    },
    {
      words: ["who else", "anyone else", "your uncle", "your family", "your brother", "your parents"],
      text: "My uncle would in a heartbeat, but he's just put a roof on. After him the list was you, and then you again.",
    },
    {
      words: [
        "what sort of van",
        "what kind of van",
        "how old is",
        "tell me about the van",
        "whats the van",
        "what is it like",
      ],
      text: "Peugeot, ten years old, one lady owner who did crêpes. The hatch goes up like a wing and the grinder comes with it.",
    },
    {
      words: [
        "if you dont get it",
        "if i say no",
        "wait a bit",
        "another van",
        "after friday",
        "what happens on friday",
      ],
      text: "Friday noon it goes to a bloke in Leeds who wants it for hot dogs. Then I lose the pitch, because they won't hold that either.",
    },
    {
      words: ["how are you", "are you ok", "are you okay", "how have you been", "hows it been"],
      text: "Up and down, since you ask. Eleven years, and they gave us a mug each, so you can see why I'd like a hatch of my own.",
    },
  ],
  hears: [
    {
      words: ["which van", "what van", "a van"],
      text: "The Peugeot, the one with the hatch like a wing. I sent you four pictures of it, one of them's only the wheels.",
    },
    {
      words: ["breaks down", "break down", "goes wrong", "it fails", "doesnt work out", "you lose"],
      text: "Then I'll be a man with a broken van and a friend, which is more than I've got on the van side now.",
    },
    {
      words: ["festival", "owe me", "still owe", "last money"],
      text: "I keep a list of what I owe and you're at the top of it, in capitals. That's why I want this to be the one that pays it all off.",
    },
    {
      words: ["sofa", "slept on your", "six weeks"],
      text: "I'm not sending you a bill for it. I'm just saying I opened the door before you'd finished the sentence.",
    },
    {
      words: ["redundancy", "the payout", "your redundancy", "severance"],
      text: "That's what's in the two thousand one hundred. It went in one drawer and I've lived out of the other since January.",
    },
    {
      words: ["proud of you", "good idea", "great idea", "great plan", "believe in you", "hope it works"],
      text: "You've no idea how nice that is to hear. Say it in pounds and I'd cry in this bacon.",
    },
    {
      words: ["lose you", "our friendship", "youre my friend", "my friend", "matter to me"],
      text: "Same here, and you know it. That's why it was you I thought of and not some website with a cartoon pound on it.",
    },
    {
      words: ["a joke", "serious right now", "are you serious", "kidding me"],
      text: "I've never been more serious with egg on my chin.",
    },
  ],
  soften: [
    "Yeah. It's a lot to drop on somebody over eggs.",
    "I could ring him, I suppose, and see if he'd take it in two goes.",
    "There was a whole speech coming about the grinder. I don't think I'll do it now.",
  ],
  yield: [
    "Okay, not from you, that's clear. I'll try him on two instalments, and the first flat white's still yours.",
    "It stings, I won't lie. You'd be my first phone call if the thing caught fire, though, so there's that. Eat your toast.",
    "Fine, I'm shutting the hatch on it. Breakfast's on me, and let's talk about anything without wheels.",
  ],
  farewell: [
    "Go on, you'll miss your bus. I'll text you what he says.",
    "See you Thursday, same table.",
    "Give my love at home, and don't mention vans.",
  ],
  take: [
    "Oh, you absolute star. Could it be eleven hundred, then, seeing as I never counted the insurance?",
    "I've gone all wobbly. He only takes cash, mind, so you'd have to nip to the bank today.",
    "You've no idea what that does for me. The finance people want a guarantor as well, it's just your name on a line.",
    "Brilliant! And let's say I start paying in October rather than April, so I've got air.",
    "Then we're in it together. I'll need a second pair of hands on Saturdays, five in the morning, only till I can pay someone.",
  ],
  press: {
    guilt: [
      "Six weeks you had my sofa, with that terrible duvet. Did I ever once ask when you were off?",
      "Nothing's gone right since January. This is the first thing that's got me up before the alarm.",
      "The day they let us go, you told me to do something of my own. I went and listened to you.",
    ],
    logic: [
      "I've got two thousand one hundred of it already. You wouldn't be building the bridge, just the last plank.",
      "Two hundred cups at three quid, every Saturday, and the beans cost pennies. It's washed its face by June.",
      "Seventy-five a month and in a year you've got the lot. No savings account ever made you a coffee as well.",
    ],
    authority: [
      "My uncle's had a chip van for thirty years and he went over the figures twice. He said they were better than his.",
      "The woman at the enterprise office sees dozens of plans a month. She kept mine to show people.",
      "Ask anyone on that market who put up the last bit for them. It was a mate, every single time.",
    ],
    bargaining: [
      "Four fifty, then, and I'll flog the bike for the rest. Half, that's barely a loan.",
      "We'll put it in writing, with interest, ten per cent. I'll sign the back of this menu, jam and all.",
      "Don't lend it, then, buy in. Five per cent of the van, free coffee for life and your name on the hatch.",
    ],
  },
  reasons: [
    {
      words: [
        "dont have it",
        "havent got it",
        "dont have that kind of money",
        "dont have that much",
        "skint",
        "broke",
        "cant afford",
        "no spare money",
        "no savings",
      ],
      text: "What have you got, then? Three hundred gets me to the point where he might wait, and you'd still eat.",
    },
    {
      words: [
        "last time",
        "that two hundred",
        "the two hundred you",
        "the 200",
        "eight months",
        "took you ages",
        "paid me back late",
        "paid late",
      ],
      text: "I knew you'd say that, and I deserve it. But it did come back, every pound, so you know I'm good for it.",
    },
    {
      words: [
        "ruin the friendship",
        "ruin our friendship",
        "come between us",
        "friends and money",
        "money and friends",
        "dont mix",
        "spoil our friendship",
        "lose you as a friend",
      ],
      text: "We've survived Blackpool, your cooking and twenty years. You think nine hundred quid's what finishes us?",
    },
    {
      words: [
        "risky",
        "a risk",
        "too much risk",
        "what if it fails",
        "if it fails",
        "might not work",
        "doesnt work out",
      ],
      text: "Say it all goes wrong: I sell the van again on Monday and you're first in the queue. Vans don't evaporate.",
    },
    {
      words: ["my wife", "my husband", "my partner", "my girlfriend", "my boyfriend", "joint account", "ask at home"],
      text: "Let me come round and explain it, then, I'll bring the chart and a cake. I'm told I'm very good in kitchens.",
    },
    {
      words: ["rent", "bills", "mortgage", "saving for", "savings", "the kids", "holiday", "my own expenses", "boiler"],
      text: "That's all next month's stuff, though, isn't it? Mine's Friday, and I'd be filling your pot back up from April.",
    },
  ],
};
