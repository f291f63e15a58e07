import { expect, it } from "vitest";
import { demandIn } from "./demand.ts";

it.each([
  ["My boss keeps asking me to stay late on Fridays.", { deed: "stay late on Fridays" }],
  ["My sister wants me to lend her £500 for a holiday.", { deed: "lend me £500 for a holiday" }],
  ["A coworker asks me to cover his shifts, and I'm tired.", { deed: "cover my shifts" }],
  ["My brother Tom wants to borrow my car for the weekend.", { own: "borrow your car for the weekend" }],
  ["My son wants my credit card for a game.", { thing: "your credit card for a game" }],
  ["My mother-in-law criticises how I keep the house whenever she visits.", { fault: "how you keep the house" }],
  ["My roommate complains that I never wash up.", { statement: "you never wash up" }],
  ["I handed in a report two days late and my manager is annoyed.", { error: "you handed in a report two days late" }],
])("turns the matter into the other's mouth: %s", (text, demand) => {
  expect(demandIn(text)).toEqual(demand);
});

it("turns what the user wants to say, too", () => {
  expect(demandIn("", "I want my full deposit back")).toEqual({ claim: "your full deposit back" });
  expect(demandIn("", "I want you to stop using my parking space.")).toEqual({
    request: "stop using your parking space",
  });
  expect(demandIn("", "No.")).toEqual({});
});

it("says nothing where the grammar is doubtful", () => {
  for (const text of [
    "My boss asks me to do what she thinks is best.",
    "My friend wants me to tell her what they said about us.",
    "My mum told me to",
    "It is noisy.",
    "",
  ]) {
    expect(demandIn(text)).toEqual({});
  }
});
