import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { MOVES, type Move } from "./move.ts";
import { type ReadInput, readLine } from "./read-line.ts";

type Said = readonly [skill: SkillSlug, partner: string, user: string];

/** For each move: lines that make it, with the words to quote, and near lines that do not. */
const TABLE: Readonly<
  Record<Exclude<Move, "position_stated">, { yes: readonly (readonly [...Said, string])[]; no: readonly Said[] }>
> = {
  position_held: {
    yes: [
      ["broken-record", "It's only one evening.", "I hear you. I'm not coming on Friday.", "not coming"],
      ["broken-record", "Everyone else is helping.", "They are, and I won't be doing it this year.", "won't"],
    ],
    no: [
      ["broken-record", "It's only one evening.", "Oh all right, go on then. What time?"],
      ["broken-record", "It's only one evening.", "Maybe, let me think about it and get back to you."],
    ],
  },
  position_conceded: {
    yes: [["broken-record", "You'd be saving my life.", "Oh go on then, put me down for it.", "go on then"]],
    no: [["broken-record", "You'd be saving my life.", "I know. I'm still not doing it."]],
  },
  new_justification: {
    yes: [
      ["broken-record", "Why not?", "I can't, because my mother is visiting and my car is at the garage.", "my mother"],
      ["fogging", "You're always late.", "I'm not always late.", "I'm not always late"],
    ],
    no: [
      ["broken-record", "Why not?", "I'm not doing it."],
      ["fogging", "Your desk is a mess.", "You're right, it is a mess."],
    ],
  },
  apology: {
    yes: [
      ["negative-assertion", "You forgot.", "I forgot. I'm sorry.", "sorry"],
      ["negative-assertion", "You forgot.", "i forgot it, sry", "sry"],
    ],
    no: [["negative-assertion", "You forgot.", "I forgot. I'll send it tonight."]],
  },
  hedge: {
    yes: [["broken-record", "So can you come?", "Maybe... I don't know, I'd have to see.", "see"]],
    no: [["broken-record", "So can you come?", "No, I can't come."]],
  },
  blame: {
    yes: [
      ["self-disclosure", "What's wrong?", "You make me feel worthless.", "You make me feel worthless"],
      ["negative-inquiry", "You're hard to work with.", "You never listen to anyone.", "You never listen"],
    ],
    no: [["self-disclosure", "What's wrong?", "I felt hurt when the plan changed."]],
  },
  absolute: {
    yes: [["self-disclosure", "What's wrong?", "You always do this to me.", "You always"]],
    no: [["self-disclosure", "What's wrong?", "I felt hurt this time."]],
  },
  insult_threat: {
    yes: [
      ["fogging", "Your cooking is bland.", "Shut up, you idiot.", "Shut up"],
      ["broken-record", "Come on, please.", "You're so selfish, get lost.", "selfish"],
    ],
    no: [
      ["fogging", "Your cooking is bland.", "It is a bit bland, yes."],
      ["negative-assertion", "You were late.", "I was late, and that was rude of me."],
    ],
  },
  sarcasm: {
    yes: [["fogging", "You're late again.", "Oh well done you, do you want a medal for noticing?", "well done you"]],
    no: [["fogging", "You're late again.", "I am late again, that's true."]],
  },
  open_question: {
    yes: [["free-information", "I'm back from Malta.", "Malta! What took you there?", "What took you there?"]],
    no: [["free-information", "I'm back from Malta.", "Nice."]],
  },
  closed_question: {
    yes: [["free-information", "I'm back from Malta.", "Was it hot? Did you fly? Is it big?", "?"]],
    no: [["free-information", "I'm back from Malta.", "Malta! What was it like?"]],
  },
  cross_examining: {
    yes: [["negative-inquiry", "You're difficult.", "What makes you think you're any easier?", "What makes you think"]],
    no: [["negative-inquiry", "You're difficult.", "What do I do that's difficult?"]],
  },
  question_own_behaviour: {
    yes: [
      ["negative-inquiry", "You're difficult.", "What is it I do that's difficult?", "What is it I do"],
      ["negative-inquiry", "The way you talk.", "what about how i talk bothers u?", "how i talk"],
    ],
    no: [["negative-inquiry", "You're difficult.", "You're no picnic either."]],
  },
  agreement_truth: {
    yes: [["fogging", "Your desk is a mess.", "That's true, it is a mess.", "true"]],
    no: [["fogging", "Your desk is a mess.", "No it isn't, you should see yours."]],
  },
  agreement_odds: {
    yes: [["fogging", "You'll regret it.", "I might well regret it.", "I might well regret it"]],
    no: [["fogging", "You'll regret it.", "I will not regret it, you will."]],
  },
  agreement_principle: {
    yes: [["fogging", "People should be on time.", "It is good to be on time, I agree.", "It is good to be on time"]],
    no: [["fogging", "People should be on time.", "The bus was late, it isn't my fault."]],
  },
  error_owned: {
    yes: [["negative-assertion", "Where's the report?", "I forgot to send it. My mistake.", "I forgot to send it"]],
    no: [["negative-assertion", "Where's the report?", "Nobody told me about any report."]],
  },
  repair_offered: {
    yes: [
      [
        "negative-assertion",
        "You broke my mug.",
        "I broke it. I'll buy you a new one tomorrow.",
        "I'll buy you a new one tomorrow",
      ],
    ],
    no: [["negative-assertion", "You broke my mug.", "I broke it."]],
  },
  feeling_disclosed: {
    yes: [["self-disclosure", "How was it?", "I was nervous the whole time, to be honest.", "I was nervous"]],
    no: [["self-disclosure", "How was it?", "Fine."]],
  },
  detail_picked_up: {
    yes: [["free-information", "I grew up on a boat.", "On a boat! What was that like?", "boat"]],
    no: [["free-information", "I grew up on a boat.", "Where's the loo?"]],
  },
  own_need: {
    yes: [
      [
        "workable-compromise",
        "I practise at night.",
        "I need to sleep by eleven. What times matter to you?",
        "I need to sleep",
      ],
    ],
    no: [["workable-compromise", "I practise at night.", "Whatever you like, I'll buy earplugs."]],
  },
  two_sided_offer: {
    yes: [
      [
        "workable-compromise",
        "I want the car on Sunday.",
        "How about you take it on Sunday and I have it on Saturday?",
        "you take it on Sunday and I have it on Saturday",
      ],
    ],
    no: [["workable-compromise", "I want the car on Sunday.", "No. I want it."]],
  },
  giving_in: {
    yes: [["workable-compromise", "I want the car.", "No worries, you take it, I'll walk.", "No worries"]],
    no: [["workable-compromise", "I want the car.", "I need it on Saturday. When do you need it?"]],
  },
  request_change: {
    yes: [["self-disclosure", "What?", "I get tense. Please stop shouting.", "Please stop shouting"]],
    no: [["self-disclosure", "What?", "I get tense when it's loud."]],
  },
  acknowledgement: {
    yes: [["broken-record", "I'm stuck.", "I understand that you're stuck. I'm not doing it.", "I understand"]],
    no: [["broken-record", "I'm stuck.", "Get stuffed."]],
  },
  unresponsive: {
    yes: [["free-information", "I used to be a pilot.", "ok", "ok"]],
    no: [["free-information", "I used to be a pilot.", "A pilot! What made you stop?"]],
  },
};

const movesOf = ([skill, partner, user]: Said): readonly string[] =>
  readLine({ skill, partner, user }).moves.map(({ move }) => move);

describe.each(Object.entries(TABLE))("%s", (move, { yes, no }) => {
  it.each(yes.map((said) => [said[2], said] as const))("is read in: %s", (_, [skill, partner, user, words]) => {
    const found = readLine({ skill, partner, user }).moves.find((evidence) => evidence.move === move);
    expect(found?.quote ?? "").toContain(words);
  });
  it.each(no.map((said) => [said[2], said] as const))("is not read in: %s", (_, said) => {
    expect(movesOf(said)).not.toContain(move);
  });
});

describe("readLine", () => {
  const anyInput: fc.Arbitrary<ReadInput> = fc.record({
    skill: fc.constantFrom(...SKILL_SLUGS),
    partner: fc.string({ unit: "grapheme", maxLength: 80 }),
    user: fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ unit: "binary", maxLength: 50 }),
      fc
        .array(
          fc.constantFrom("I'm", "sorry", "but", "you", "always", "?", "…", "idiot", "what", "do", "I", "-", ",", "no"),
        )
        .map((words) => words.join(" ")),
    ),
    earlier: fc.array(fc.string({ maxLength: 40 }), { maxLength: 2 }),
  });

  it("quotes only what the line says, and never throws", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const reading = readLine(input);
        for (const { quote } of [...reading.moves, reading]) expect(input.user).toContain(quote);
        expect(reading.why).not.toBe("");
        expect(reading.confidence).toBeGreaterThan(0);
        expect(reading.confidence).toBeLessThanOrEqual(1);
        for (const { move } of reading.moves) expect(MOVES).toContain(move);
      }),
      { numRuns: 300 },
    );
  });

  it("reads an empty line as saying nothing", () => {
    expect(readLine({ skill: "fogging", partner: "Well?", user: "  " })).toMatchObject({
      verdict: "missed",
      quote: "",
    });
  });

  it.each(["It's not a mess, I know where everything is.", "My desk isn't a mess."])(
    "takes a denial for no fogging: %s",
    (user) => {
      expect(readLine({ skill: "fogging", partner: "Your desk is a mess.", user }).verdict).not.toBe("good");
    },
  );

  it.each<[string, SkillSlug, string, string]>([
    ["a reason in place of the position", "broken-record", "It's only one evening.", "Because I'm exhausted"],
    ["a soft reason", "broken-record", "Could you lend me fifty?", "Sorry, money is a bit tight right now"],
    ["a rhetorical question", "negative-inquiry", "You never told me.", "How was I supposed to know?"],
    ["mock thanks", "fogging", "You're always late.", "Thank you so much for keeping track of my time."],
    [
      "an offer with an ultimatum",
      "workable-compromise",
      "I need the desk.",
      "Half the day each, or I go to the boss.",
    ],
  ])("takes %s for no good line", (_, skill, partner, user) => {
    expect(readLine({ skill, partner, user }).verdict).not.toBe("good");
  });

  it.each<[string, SkillSlug, string, string]>([
    ["what the body tells", "self-disclosure", "You've been quiet.", "I feel sick every time the phone rings"],
    ["a night without sleep", "self-disclosure", "You've been quiet.", "I've been lying awake"],
    ["bare agreement", "fogging", "Your desk is a mess.", "It is pretty messy."],
  ])("takes %s for a good line", (_, skill, partner, user) => {
    expect(readLine({ skill, partner, user }).verdict).toBe("good");
  });

  it("names no giving in where it is denied", () => {
    const { moves } = readLine({
      skill: "broken-record",
      partner: "Shall I put you down for just the first hour?",
      user: "Please don't put me down for any of it.",
    });
    expect(moves.map(({ move }) => move)).not.toContain("giving_in");
  });

  it("reads the same line the same way every time", () => {
    const input: ReadInput = { skill: "fogging", partner: "You're late.", user: "I am late, that's true." };
    expect(readLine(input)).toEqual(readLine(input));
  });

  it("takes the scene's own wish for a held position", () => {
    const bare: ReadInput = {
      skill: "broken-record",
      partner: "Have you thought of the warranty?",
      user: "the laptop by itself",
    };
    const words = { topic: ["laptop", "warranty"], wish: ["laptop by itself"], concede: ["add it"] };
    const good = readLine({ ...bare, words });
    expect(good.verdict).toBe("good");
  });

  it("takes the scene's own words of giving in for a miss", () => {
    const words = { topic: ["laptop", "warranty"], wish: ["just the laptop"], concede: ["ring it up with the cover"] };
    const reading = readLine({
      skill: "broken-record",
      partner: "It's only forty pounds.",
      user: "ring it up with the cover",
      words,
    });
    expect(reading.verdict).toBe("missed");
  });

  it("does not call a reason new that was given before", () => {
    const said: ReadInput = {
      skill: "broken-record",
      partner: "Why not?",
      user: "I can't, because my mother is visiting and my car is at the garage.",
    };
    const moves = (input: ReadInput) => readLine(input).moves.map(({ move }) => move);
    expect(moves(said)).toContain("new_justification");
    expect(moves({ ...said, earlier: ["My mother is visiting. My car is at the garage."] })).not.toContain(
      "new_justification",
    );
  });

  it("calls the first position stated, later ones held", () => {
    const said: ReadInput = { skill: "broken-record", partner: "Come on.", user: "I'm not coming on Friday." };
    const moves = (input: ReadInput) => readLine(input).moves.map(({ move }) => move);
    expect(moves({ ...said, earlier: [] })).toContain("position_stated");
    expect(moves({ ...said, earlier: ["No."] })).not.toContain("position_stated");
  });
});
