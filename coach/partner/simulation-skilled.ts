/** What a skilled user would say next in a simulation: the scene's own sentences, and moves fitted to the last line. */
import type { Exchange } from "#coach/coach.ts";
import type { Hook, Scene } from "#coach/content/scene.ts";
import { isFresh, saidIn } from "./sentences.ts";

const FOLLOW = [
  (word: string): string => `The ${word}, tell me more about that. What was it like?`,
  (word: string): string => `I'd love to hear more about the ${word}. How did that come about?`,
  (word: string): string => `You mentioned the ${word}. What do you like about it?`,
];

const INQUIRIES = [
  "What is it about what I do that bothers you?",
  "What else do I do that makes it hard for you?",
  "Is there anything else I've done that upset you?",
  "Okay. What else about the way I act is a problem for you?",
  "I see. What other things have I done that you didn't like?",
];

const DISCLOSURES = [
  "I feel the same sometimes, and I'm a bit embarrassed to say it. How is it for you?",
  "Honestly, I've been worried about that too. It keeps me awake some nights.",
  "I felt quite lonely when that happened to me. Did you?",
  "I'm nervous telling you this, but I missed you, and I was sad about it.",
  "That makes me happy to hear. I was scared you'd laugh at me.",
];

const HOLDS = [
  "I understand, and my answer is still no.",
  "I hear you. The answer is no.",
  "I can see it matters to you, and I'm not going to do it.",
];

const lastSaid = (hooks: readonly Hook[], partner: string, opening: boolean): readonly Hook[] => {
  const now = hooks.filter(({ text }) => partner.includes(text));
  return now.length > 0 ? now : opening ? hooks.slice(0, 2) : [];
};

const fitting = (scene: Scene, partner: string): readonly string[] => {
  switch (scene.skill) {
    case "broken-record":
      return [...scene.core, ...HOLDS];
    case "fogging": {
      const truths = scene.criticism
        .filter(({ text }) => partner.includes(text))
        .map(({ truth }) => `You're right, ${truth}.`);
      return truths.length > 0
        ? truths
        : [...scene.core, "You may be right about that.", "That's true, I could do that better."];
    }
    case "negative-assertion":
      return [...scene.core, `You're right, ${scene.error}.`, `Yes, ${scene.error}, and I'm sorry. ${scene.repair}.`];
    case "negative-inquiry":
      return [...scene.core, ...INQUIRIES];
    case "free-information": {
      const hooks = lastSaid(scene.hooks, partner, partner === scene.startingLine);
      const asked = hooks.flatMap(({ words }) => FOLLOW.map((line) => line(words[0] ?? "")));
      return asked.length > 0 ? asked : [...scene.core, "How did that come about?", "What was that like for you?"];
    }
    case "self-disclosure":
      return [...scene.core, ...DISCLOSURES];
    case "workable-compromise":
      return [
        ...scene.core,
        `${scene.yourNeed}. What matters most to you in this?`,
        `${scene.yourNeed}. ${scene.offer}`,
        scene.offer,
      ];
    default:
      return scene satisfies never;
  }
};

/** Not said before, if any such is left. */
export const skilledLines = ({ scenario, messages }: Exchange): readonly string[] => {
  if (scenario.kind === "custom") return [];
  const partner = messages.findLast(({ role }) => role !== "user")?.content ?? "";
  const said = saidIn(messages.filter(({ role }) => role === "user").map(({ content }) => content));
  const lines = fitting(scenario.scene, partner);
  const fresh = lines.filter((line) => isFresh(line, said));
  return fresh.length > 0 ? fresh : lines;
};
