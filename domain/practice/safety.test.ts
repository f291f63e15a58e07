import { describe, expect, it } from "vitest";
import { findDanger } from "./safety.ts";

describe("findDanger", () => {
  it.each(["I want to kill myself.", "I don't want to live anymore", "I've been cutting myself again"])(
    "hears self-harm in: %s",
    (line) => {
      expect(findDanger(line)).toBe("self_harm");
    },
  );

  it.each(["My husband hits me.", "He threatened to kill me last night"])("hears danger in: %s", (line) => {
    expect(findDanger(line)).toBe("danger");
  });

  it.each([
    "My mum will kill me.",
    "This job is killing me.",
    "I'd rather die than go to that party.",
    "I could murder a curry.",
  ])("takes a figure of speech for what it is: %s", (line) => {
    expect(findDanger(line)).toBeNull();
  });
});
