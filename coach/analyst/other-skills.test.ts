import { describe, expect, it } from "vitest";
import { fitFor } from "./other-skills.ts";

describe("another skill fits", () => {
  it.each([
    ["You never listen to me.", "broken-record", "fogging"],
    ["You're so stubborn.", "workable-compromise", "fogging"],
    ["You always leave everything to me.", "self-disclosure", "fogging"],
    ["You forgot the tickets again.", "broken-record", "negative-assertion"],
    ["You still haven't paid me back.", "fogging", "negative-assertion"],
    ["You were half an hour late.", "workable-compromise", "negative-assertion"],
    ["If you don't know, I'm not going to tell you.", "fogging", "negative-inquiry"],
    ["You know what you did.", "broken-record", "negative-inquiry"],
    ["Could we meet in the middle? Let's meet halfway.", "broken-record", "workable-compromise"],
    ["All right, what would work for you?", "negative-inquiry", "workable-compromise"],
    ["You've gone quiet.", "fogging", "self-disclosure"],
    ["How did that make you feel?", "negative-inquiry", "self-disclosure"],
    ["I won't take no for an answer.", "workable-compromise", "broken-record"],
  ] as const)("%s while practising %s: %s", (push, skill, other) => {
    expect(fitFor(push, skill)?.skill).toBe(other);
  });
});

describe("no other skill is named", () => {
  it.each([
    ["You're so kind.", "broken-record"],
    ["You never know, it might rain.", "free-information"],
    ["You always were the strong one.", "self-disclosure"],
    ["You're so good at this.", "workable-compromise"],
    ["You missed a lovely evening. You missed out!", "free-information"],
    ["Never mind, I'll manage.", "broken-record"],
    ["It's only three pounds a month.", "broken-record"],
    ["You never listen to me.", "fogging"],
    ["You never listen to me.", "negative-inquiry"],
    ["You know what you did.", "negative-inquiry"],
    ["What would work for you?", "workable-compromise"],
    ["How do you feel about trains?", "free-information"],
    ["", "broken-record"],
  ] as const)("for %j while practising %s", (push, skill) => {
    expect(fitFor(push, skill)).toBeUndefined();
  });
});
