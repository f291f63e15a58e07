import { expect, it } from "vitest";
import { fitOf, heard, says, saysPlainly } from "./phrase.ts";

it("finds a phrase whatever the apostrophes, contractions, case and commas", () => {
  for (const line of ["OK, I'll take the cover.", "ok ill take the cover", "Okay... ok I will take the cover then"]) {
    expect(says(heard(line), "ok ill take the cover") || says(heard(line), "ill take the cover")).toBe(true);
  }
});

it("does not find a phrase across two sentences or inside a word", () => {
  expect(says(heard("Add what? It then."), "add it then")).toBe(false);
  expect(says(heard("I discovered it."), "cover")).toBe(false);
});

it("hears no concession behind a not", () => {
  const phrases = ["ill lend you", "add it then"];
  expect(saysPlainly(heard("I don't think I'll lend you anything."), phrases)).toBe(false);
  expect(saysPlainly(heard("Why would I say add it then?"), phrases)).toBe(false);
  expect(saysPlainly(heard("No no. Alright, I'll lend you the money."), phrases)).toBe(true);
});

it("measures how well a line fits a list", () => {
  expect(fitOf(heard("I can't afford it, money is tight."), ["money", "cant afford"])).toBeGreaterThan(
    fitOf(heard("money"), ["money", "cant afford"]),
  );
});
