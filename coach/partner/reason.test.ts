import { describe, expect, it } from "vitest";
import { reasonIn } from "./reason.ts";

describe("reasonIn", () => {
  it.each([
    ["No, because it's too expensive.", "it's too expensive"],
    ["I can't, because I'm saving up for a holiday, sorry", "you're saving up for a holiday"],
    ["no cos i dont have the money", "you don't have the money"],
    ["I can't afford it.", "you can't afford it"],
    ["I'd rather not because my sister is getting married in Leeds", "your sister is getting married in Leeds"],
    ["No thanks. It's a bit pricey.", "it's a bit pricey"],
    ["Because I was ill and then the car broke down.", "you were ill"],
  ])("turns the persons of %j", (line, reason) => {
    expect(reasonIn(line)).toBe(reason);
  });

  it.each([
    "Just the laptop, please.",
    "No, because of the price.",
    "Because you never listen to me.",
    "Why, because I'm nice?",
    "No, because.",
    "I won't, because we agreed on that.",
    "because the",
    "",
  ])("finds none in %j, where one would not be surely whole", (line) => {
    expect(reasonIn(line)).toBeUndefined();
  });

  it("takes a plain statement for a reason only when the line is known to give one", () => {
    const line = "I'm not lending it. My knee's been bad and I'm moving to Leeds.";
    expect(reasonIn(line)).toBeUndefined();
    expect(reasonIn(line, true)).toBe("your knee's been bad");
  });
});
