/**
 * Made-up lines: frames filled with topics. Requests and practice share the topics, so that the frame is learnt and the
 * topic counts for little. They teach only; nothing is measured on them.
 */
import { randomFrom } from "../random.ts";
import frames from "./frames.json" with { type: "json" };
import type { OffTopicLine } from "./lines.ts";

const LINES_A_FRAME = 3;
const LED_SHARE = 0.25;
const TAILED_SHARE = 0.25;
const QUESTION = /^(?:what|who|how|when|where|why|is|are|can|could|did|do|which)\b/u;

type MadeLine = Pick<OffTopicLine, "label" | "user">;

/** The same lines every run. */
export const madeLines = (): readonly MadeLine[] => {
  const random = randomFrom(5);
  const pick = (values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? "";
  const topics: Readonly<Record<string, readonly string[]>> = frames.topics;
  /** Small numbers more often than big ones, up to about 150. */
  const number = (): string => String(Math.floor(Math.exp(random() * 5)) + 1);
  const fixing = (): string => pick(topics["fix"] ?? []).replace("%d", pick(topics["device"] ?? []));
  const fill = (frame: string): string =>
    frame
      .replaceAll("{fix}", fixing)
      .replaceAll("{your_fix}", () => fixing().replace(" my ", " your "))
      .replace(/\{(\w+)\}/g, (_, kind: string) => (kind === "n" ? number() : pick(topics[kind] ?? [])))
      .replace(/\ba (?=[aeiou])/g, "an ");
  const asTyped = (line: string, label: MadeLine["label"]): string => {
    let typed = line;
    const isRequest = label === "request";
    if (isRequest && random() < LED_SHARE) typed = `${pick(frames.leads)}${pick([", ", " ", ". ", "... "])}${typed}`;
    if (isRequest && random() < TAILED_SHARE) {
      const tail = pick(frames.tails);
      typed = /^\W/.test(tail) ? `${typed}${tail}` : `${typed}${pick([", ", " "])}${tail}`;
    } else if (random() < 0.5 && !/[?!.]$/.test(typed)) {
      typed += QUESTION.test(typed) ? "?" : isRequest ? "" : ".";
    }
    return random() < 0.5 ? typed : typed.charAt(0).toUpperCase() + typed.slice(1).replace(/\bi\b/g, "I");
  };
  const made = (of: readonly string[], label: MadeLine["label"]): readonly MadeLine[] =>
    of.flatMap((frame) => Array.from({ length: LINES_A_FRAME }, () => ({ label, user: asTyped(fill(frame), label) })));
  return [...made(frames.request, "request"), ...made(frames.practice, "practice")];
};
