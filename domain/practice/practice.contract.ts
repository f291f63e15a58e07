/** Wire schemas of the practice room: the opening line and the counterpart's replies (specification, section 7). */
import * as z from "zod/mini";
import { STYLES, VERDICTS } from "../analysis/analysis.ts";
import { endpoint } from "../endpoint.ts";
import { skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { CUSTOM_DESCRIPTION_MAX_CHARS, CUSTOM_TITLE_MAX_CHARS, CUSTOM_WISH_MAX_CHARS } from "../scenarios/scenarios.ts";
import { DIFFICULTIES } from "../skills/skills.ts";
import { boundedText as text } from "../text.ts";
import { CHAT_ROLES, CONVERSATION_MAX_MESSAGES, ENGINES, MESSAGE_MAX_CHARS, PRESSURE_MAX } from "./practice.ts";

/** The scene the client wrote itself. */
export const customSceneSchema = z.object({
  title: text(CUSTOM_TITLE_MAX_CHARS).check(z.minLength(1)),
  description: text(CUSTOM_DESCRIPTION_MAX_CHARS).check(z.minLength(1)),
  wish: z.optional(text(CUSTOM_WISH_MAX_CHARS)),
});
export type CustomScene = z.infer<typeof customSceneSchema>;

export const chatTurnSchema = z.object({ role: z.enum(CHAT_ROLES), content: text(MESSAGE_MAX_CHARS * 2) });

const sceneFields = {
  /** A predefined scenario's id, or `custom` with `custom` filled; absent: the skill's scenario of that name. */
  scenarioId: z.optional(text(80)),
  custom: z.optional(customSceneSchema),
  difficulty: z.optional(z.enum(DIFFICULTIES)),
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))),
};

export const generateStartingLine = endpoint({
  method: "POST",
  path: "/functions/v1/generate-starting-line",
  caller: "user",
  summary: "The counterpart's opening line for a scene",
  body: z.object({ skill: skillSlugSchema, setting: z.optional(text(120)), scenario: text(200), ...sceneFields }),
  reply: z.object({ startingLine: z.string() }),
});

/** How the user's last line did, shown quietly beneath it. */
export const lineNoteSchema = z.object({
  verdict: z.enum(VERDICTS),
  style: z.enum(STYLES),
  quote: z.string(),
  why: z.string(),
});
export type LineNote = z.infer<typeof lineNoteSchema>;

const replyFields = {
  engine: z.enum(ENGINES),
  /** The counterpart has let go: the scene has come to its end. */
  ended: z.boolean(),
  pressure: z.number().check(z.minimum(0), z.maximum(PRESSURE_MAX)),
  /** Set when the user disclosed danger: the role-play pauses and `content` is the note with where to find help. */
  paused: z.boolean(),
  note: z.optional(lineNoteSchema),
};

export const predefinedChat = endpoint({
  method: "POST",
  path: "/functions/v1/predefined-chat",
  caller: "user",
  summary: "The counterpart's reply to a line; the opening line when `message` is empty",
  body: z.object({
    skillType: skillSlugSchema,
    scenarioName: text(200),
    /** The user's new line; empty asks for the opening line. Not repeated in `messages`. */
    message: text(MESSAGE_MAX_CHARS),
    messages: z.array(chatTurnSchema).check(z.maxLength(CONVERSATION_MAX_MESSAGES)),
    /** The scenario's starting line, as the specification names it. */
    customScenario: z.optional(text(MESSAGE_MAX_CHARS)),
    ...sceneFields,
  }),
  reply: z.object({ content: z.string(), ...replyFields }),
  event: z.discriminatedUnion("type", [
    z.object({ type: z.literal("delta"), text: z.string() }),
    z.object({ type: z.literal("done"), content: z.string(), ...replyFields }),
    z.object({ type: z.literal("error"), code: z.string(), message: z.string() }),
  ]),
});
export type ChatReply = z.infer<(typeof predefinedChat)["reply"]>;
export type ChatEvent = z.infer<(typeof predefinedChat)["event"]>;

export const suggestLine = endpoint({
  method: "POST",
  path: "/api/practice/suggestion",
  caller: "user",
  summary: "A line the user could say now",
  body: z.object({
    skillType: skillSlugSchema,
    messages: z.array(chatTurnSchema).check(z.maxLength(CONVERSATION_MAX_MESSAGES)),
    ...sceneFields,
  }),
  reply: z.object({ suggestion: z.string() }),
});

export const readModel = endpoint({
  method: "HEAD",
  path: "/api/ai/models",
  caller: "anyone",
  summary: "204 when the configured language model answers, 503 when not",
});
