/** Lines the user could say now, the most fitting first. */
import type { SkillSlug } from "#domain/skills/skills.ts";
import type { Scene } from "#coach/content/scene.ts";
import { asksOf } from "./hooks.ts";
import type { Known } from "./known.ts";
import { type Course, count } from "./policy.ts";
import { sharesWords } from "./reactions.ts";

/** Complete moves of each skill that fit a scene nobody has written. */
const GENERAL: Readonly<Record<SkillSlug, readonly string[]>> = {
  "broken-record": [
    "I understand, and the answer is still no.",
    "I hear you. I'm not going to do it.",
    "That may well be so, and I'm staying with what I said.",
    "I can see it matters to you. It's still a no from me.",
  ],
  fogging: [
    "You may be right about that.",
    "That's true, I could have done that differently.",
    "I can see why it looks that way to you.",
    "You're probably right, it doesn't always come across well.",
  ],
  "free-information": [
    "You just mentioned something there. How did that come about?",
    "That caught my ear. What was it like?",
    "I'd like to hear more about that. What happened next?",
    "I know a little of that myself. What do you enjoy about it?",
  ],
  "negative-assertion": [
    "You're right, that was my mistake.",
    "I got that wrong, and I'm sorry. I'll put it right.",
    "Yes, I did that, and it was careless of me.",
    "That was mine to do and I didn't do it.",
  ],
  "negative-inquiry": [
    "What is it about what I do that bothers you?",
    "What else have I done that was hard on you?",
    "Is there something in the way I did it that you would have wanted different?",
    "I'd like to understand. What did I do that made it worse?",
  ],
  "self-disclosure": [
    "I feel a bit nervous saying this, and I'd like you to know it. How is it for you?",
    "I felt left out, to be honest, and I didn't know how to say so.",
    "When you say that, I notice I get sad. Does it do that to you too?",
    "I worry about it more than I let on. How about you?",
  ],
  "workable-compromise": [
    "I need some of my own time in this. What matters most to you about it?",
    "What would you need so that it works for you as well?",
    "How about we do it your way this week and my way next week?",
    "I can do half of it by Friday, if you take the other half. Would that work for you?",
  ],
};

const asTruth = (clause: string): string => `You're right, ${clause}.`;

/** Lines made for the counterpart's last one, for the scenes that know how. */
const fittedTo = (scene: Scene, last: string, course: Course): readonly string[] => {
  switch (scene.skill) {
    case "fogging":
      return scene.criticism.filter(({ text }) => last.includes(text)).map(({ truth }) => asTruth(truth));
    case "negative-assertion":
      return [`Yes, ${scene.error}, and I'm sorry. ${scene.repair}.`, asTruth(scene.error)];
    case "workable-compromise":
      return count(course, "asked") > 0
        ? [scene.offer, ...scene.core.toReversed()]
        : [`${scene.yourNeed}. What matters most to you in this?`];
    case "broken-record":
    case "negative-inquiry":
    case "self-disclosure":
      return [];
    case "free-information":
      return asksOf(scene, last);
    default:
      return scene satisfies never;
  }
};

/** The core sentences of the talk skills answer the opening line; later they fit only where they share its words. */
const ANSWER_THE_OPENING: ReadonlySet<SkillSlug> = new Set(["free-information", "self-disclosure"]);

/** Complete moves for the line the counterpart said last, the most fitting first. */
export const suggestions = (known: Known, last: string, course: Course): readonly string[] => {
  const { scene, custom, skill } = known;
  const own = (scene?.core ?? []).toSorted(
    (left, right) => Number(sharesWords(right, last)) - Number(sharesWords(left, last)),
  );
  const bound = scene !== undefined && ANSWER_THE_OPENING.has(skill) && last !== scene.startingLine;
  const apt = bound ? own.filter((line) => sharesWords(line, last)) : own;
  const wish = custom?.sentence ? [custom.sentence] : [];
  const fitted = scene ? fittedTo(scene, last, course) : [];
  const first =
    skill === "workable-compromise" && count(course, "asked") === 0 ? [...apt, ...fitted] : [...fitted, ...apt];
  return [...new Set([...wish, ...first, ...GENERAL[skill], ...own])];
};
