import { expect, it } from "vitest";
import { readCustomScenario } from "./custom-scenario.ts";

const read = (title: string, description: string, wish?: string) =>
  readCustomScenario({ title, description, ...(wish ? { wish } : {}) });

it("reads who the other is, and their name when it stands beside", () => {
  expect(read("Deposit", "My landlord Tom keeps my deposit.")).toMatchObject({ role: "your landlord", name: "Tom" });
  expect(read("Sunday", "Every week my mother-in-law comments on my cooking.").role).toBe("your mother-in-law");
  expect(read("Lunch", "An old colleague asks me for favours.").role).toBe("a colleague");
  expect(read("Boss", "My boss Monday asked for more hours.")).not.toHaveProperty("name");
  expect(read("Noise", "It is too loud at night.").role).toBe("the other person");
});

it("takes for the other who acts or feels something, and not the user's own trade", () => {
  const forgot = "I was meant to pick my son up and I forgot. My wife is furious with me.";
  expect(read("Forgot", forgot).role).toBe("your wife");
  expect(read("Order", "I'm a waiter and the customer is angry.").role).toBe("a customer");
  expect(read("Mug", "I broke my roommates favorite mug").role).toBe("your roommate");
});

it("says back what was typed in a hurry as it is written", () => {
  expect(read("Work", "boss wants me to come in on sunday again").demand).toEqual({ deed: "come in on Sunday" });
  expect(read("Mum", "she says im lazy and dont help").demand).toEqual({ statement: "you're lazy and don't help" });
});

it("names the matter only when the title is surely a noun phrase", () => {
  expect(read("The broken dishwasher", "x").matter).toBe("the broken dishwasher");
  for (const title of ["The dishwasher is broken", "Lending my car", "The boss", "the time I was late"]) {
    expect(read(title, "x")).not.toHaveProperty("matter");
  }
});

it("makes a sentence and a wish of what the user wants to say", () => {
  const reading = read("Deposit", "My landlord keeps it.", "i want my full deposit back");
  expect(reading).toMatchObject({ sentence: "I want my full deposit back.", claims: true });
  expect(reading.wish).toContain("i want my full deposit back");
  expect(reading.topic).toContain("deposit");
});

it("reads anything, the empty text too", () => {
  for (const text of ["", "…", "🙂", "a".repeat(2000), "My boss ".repeat(250)])
    expect(read(text, text).role).toBeTruthy();
});
