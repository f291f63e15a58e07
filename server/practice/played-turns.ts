/** The turns of a conversation that belong to the scene. */
import { type ChatTurn, OFF_TOPIC_REPLY } from "#domain/practice/practice.ts";
import { SAFETY_NOTE } from "#domain/practice/safety.ts";

const OUT_OF_SCENE: ReadonlySet<string> = new Set([OFF_TOPIC_REPLY, ...Object.values(SAFETY_NOTE)]);

/** The turns without what was said outside the scene: a reply that stepped out, and the line it answered. */
export const turnsInScene = <T extends ChatTurn>(messages: readonly T[]): T[] => {
  const turns: T[] = [];
  for (const turn of messages) {
    if (turn.role !== "user" && OUT_OF_SCENE.has(turn.content)) {
      if (turns.at(-1)?.role === "user") turns.pop();
    } else if (turn.content.trim() !== "") {
      turns.push(turn);
    }
  }
  return turns;
};

/** The turns in the scene with the new line last; a caller that has put it into the history does not say it twice. */
export const playedTurns = (messages: readonly ChatTurn[], line: string): ChatTurn[] => {
  const turns = turnsInScene(messages);
  if (line.trim() === "") return turns;
  const last = turns.at(-1);
  if (last?.role === "user" && last.content.trim() === line.trim()) turns.pop();
  return [...turns, { role: "user", content: line }];
};
