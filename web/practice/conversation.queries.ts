/** The practice room's calls, as the conversation makes them. */
import {
  type ChatReply,
  generateStartingLine,
  predefinedChat,
  suggestLine,
} from "#domain/practice/practice.contract.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import type { Difficulty } from "#domain/skills/skills.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/client.ts";
import { stream } from "#web/api/events.ts";
import { type PracticeScene, sceneFields, settingOfScene } from "./practice-scene.ts";

/** After this long without an opening line the scenario's own is taken. */
const OPENING_TIMEOUT_MS = 20_000;

export type Play = { readonly scene: PracticeScene; readonly difficulty: Difficulty; readonly seed: number };

const playFields = ({ scene, difficulty, seed }: Play) => ({ ...sceneFields(scene), difficulty, seed });

/** The counterpart's first line; the scenario's own when none comes. Throws when there is neither, or when aborted. */
export const requestOpening = async (play: Play, signal: AbortSignal): Promise<string> => {
  const { scene } = play;
  const body = { skill: scene.skill, setting: settingOfScene(scene), scenario: scene.title, ...playFields(play) };
  try {
    const timeout = AbortSignal.timeout(OPENING_TIMEOUT_MS);
    const { startingLine } = await call(generateStartingLine, { body }, { signal: AbortSignal.any([signal, timeout]) });
    if (startingLine.trim() !== "") return startingLine;
  } catch (error) {
    // A refusal is the server's last word: a line shown all the same would promise a conversation that cannot be had.
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 402);
    if (signal.aborted || isRefused || scene.startingLine === null) throw error;
  }
  if (scene.startingLine === null) throw new ApiError("bad_reply");
  return scene.startingLine;
};

/** The reply to a line: gives each piece to `onDelta`, returns the whole. Throws as `stream` does. */
export const requestReply = async (
  play: Play,
  line: { readonly text: string; readonly turnsBefore: ChatTurn[] },
  { signal, onDelta }: { readonly signal: AbortSignal; readonly onDelta: (text: string) => void },
): Promise<ChatReply> => {
  const { scene } = play;
  const body = {
    skillType: scene.skill,
    scenarioName: scene.title,
    message: line.text,
    messages: line.turnsBefore,
    ...(scene.startingLine === null ? {} : { customScenario: scene.startingLine }),
    ...playFields(play),
  };
  for await (const event of stream(predefinedChat, { body }, { signal })) {
    signal.throwIfAborted();
    if (event.type === "delta") onDelta(event.text);
    if (event.type === "done") return event;
  }
  throw new ApiError("bad_reply");
};

/** A line that the user could say now. */
export const requestSuggestion = async (play: Play, messages: ChatTurn[]): Promise<string> => {
  const body = { skillType: play.scene.skill, messages, ...playFields(play) };
  return (await call(suggestLine, { body })).suggestion;
};
