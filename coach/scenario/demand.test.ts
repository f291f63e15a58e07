import { expect, it } from "vitest";
import { demandIn } from "./demand.ts";

it.each([
  ["The phone company rings and tries to sell me a new contract", { offer: "a new contract" }],
  ["My neighbor plays the drums at midnight, every time I go to bed", { habit: "play the drums at midnight" }],
  ["Grandma keeps giving my kids candy before dinner", { habit: "give your kids candy" }],
  ["You're my sister, you always dump your kids on me", { habit: "dump my kids on you" }],
  ["my roommate never washes the dishes", { request: "wash the dishes" }],
  ["landlord keeps my deposit", { claim: "your deposit" }],
  ["My colleague wants the window open all day, I'm freezing", { own: "have the window open all day" }],
  ["The shop won't give me a refund on the shoes that fell apart", { request: "give you a refund on the shoes" }],
  ["Karen comments on my weight in front of everybody", { fault: "your weight" }],
  ["I was supposed to pick my son up and I forgot because of work", { error: "you forgot to pick your son up" }],
  ["I don't want to go to the party on Friday", { deed: "go to the party on Friday" }],
  ["I don't want to hurt her", {}],
  [
    "dad keeps telling me that being a freelancer isn't a real job",
    { statement: "being a freelancer isn't a real job" },
  ],
  ["The salesman keeps pressuring us to buy a timeshare and I just want to leave", { deed: "buy a timeshare" }],
  ["I forgot because I was tired", {}],
  ["People push me to drink alcohol and I don't drink", { deed: "drink alcohol" }],
  ["My boss keeps asking me to stay late on Fridays.", { deed: "stay late on Fridays" }],
  ["My sister wants me to lend her £500 for a holiday.", { deed: "lend me £500 for a holiday" }],
  ["A coworker asks me to cover his shifts, and I'm tired.", { deed: "cover my shifts" }],
  ["My brother Tom wants to borrow my car for the weekend.", { own: "borrow your car for the weekend" }],
  ["My son wants my credit card for a game.", { thing: "your credit card for a game" }],
  ["My mother-in-law criticises how I keep the house whenever she visits.", { fault: "how you keep the house" }],
  ["My roommate complains that I never wash up.", { statement: "you never wash up" }],
  ["I handed in a report two days late and my manager is annoyed.", { error: "you handed in a report two days late" }],
  ["My coworker Pat always asks me for cigarettes and never buys his own", { deed: "give me cigarettes" }],
  ["A friend begs me for help with his move", { deed: "help me with my move" }],
  ["My friend Lisa asks if I can lend her 300 dollars until payday", { deed: "lend me 300 dollars" }],
  ["My boss makes me work on Sundays", { deed: "work on Sundays" }],
  [
    "My landlord Mr. Harris wants to raise my rent by 200 euros in the middle of the contract and keeps calling me.",
    { own: "raise your rent by 200 euros" },
  ],
  ["A salesman keeps trying to sell me solar panels", { own: "sell you solar panels" }],
  ["A gym manager will not let me cancel my contract.", { held: "cancel your contract" }],
  ["My neighbor plays loud music and won't turn it down", { request: "turn it down" }],
  ["My manager Ruth says that my reports are sloppy and she is not happy.", { statement: "your reports are sloppy" }],
  ["My mum always tells me I've put on weight", { statement: "you've put on weight" }],
  ["My dad calls me lazy because I work from home", { statement: "you're lazy" }],
  ["My professor is unhappy with my thesis draft", { fault: "your thesis draft" }],
  ["I accidentally deleted the photos and she is in tears", { error: "you accidentally deleted the photos" }],
])("turns the matter into the other's mouth: %s", (text, demand) => {
  expect(demandIn(text)).toEqual(demand);
});

it("turns what the user wants to say, too", () => {
  expect(demandIn("", "I want my full deposit back")).toEqual({ claim: "your full deposit back" });
  expect(demandIn("", "I want you to stop using my parking space.")).toEqual({
    request: "stop using your parking space",
  });
  expect(demandIn("", "I won't pay more until the contract ends")).toEqual({ deed: "pay more" });
  expect(demandIn("", "No.")).toEqual({});
});

it("says nothing where the grammar is doubtful", () => {
  for (const text of [
    "My boss asks me to do what she thinks is best.",
    "My friend wants me to tell her what they said about us.",
    "My mum told me to",
    "My roommate wants me to do them all the time.",
    "I decided to quit, and I asked for more money before.",
    "He doesn't know that I'm getting divorced.",
    "It is noisy.",
    "",
  ]) {
    expect(demandIn(text)).toEqual({});
  }
});

it("speaks of the one who was wronged in the first person", () => {
  expect(demandIn("I broke my roommate's mug", "", "roommate")).toEqual({ error: "you broke my mug" });
  expect(demandIn("I snapped at my colleague Ana in front of the team", "", "colleague")).toEqual({
    error: "you snapped at me",
  });
  expect(demandIn("I lost the keys and my boss is angry", "", "boss")).toEqual({ error: "you lost the keys" });
});
