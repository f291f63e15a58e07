/** What each line-answering command does with one parsed line. Input is a stranger's: every field is checked. */
import { isOffTopic } from "#domain/practice/off-topic.ts";
import type { ChatTurn } from "#domain/practice/practice.ts";
import { DIFFICULTIES, type Difficulty, isSkillSlug, SKILL_SLUGS, type SkillSlug } from "#domain/skills/skills.ts";
import { analyse } from "../analyst/analyst.ts";
import type { Scenario } from "../coach.ts";
import { SCENES, sceneById } from "../content/catalogue.ts";
import { readLine } from "../moves/read-line.ts";
import { openingLine, replyTo } from "../partner/partner.ts";

/** Says to the writer of a line what is wrong with it. */
export class AnswerError extends Error {}

/** The answer to one line, without its id. @throws AnswerError when the line cannot be answered. */
export type Answer = (line: unknown) => Record<string, unknown>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, what = "the line"): Fields => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new AnswerError(`${what} is not an object`);
  return value as Fields;
};

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== "string") throw new AnswerError(`${name} must be a text`);
  return value;
};

const skillOf = (fields: Fields): SkillSlug => {
  const slug = fields.skill;
  if (typeof slug !== "string" || !isSkillSlug(slug))
    throw new AnswerError(`skill must be one of ${SKILL_SLUGS.join(", ")}`);
  return slug;
};

const ROLES: ReadonlyMap<unknown, ChatTurn["role"]> = new Map([
  ["user", "user"],
  ["assistant", "assistant"],
  ["ai", "assistant"],
  ["partner", "assistant"],
  ["system", "system"],
]);

const messagesOf = (fields: Fields): ChatTurn[] => {
  const { messages } = fields;
  if (!Array.isArray(messages)) throw new AnswerError("messages must be a list");
  return messages.map((message: unknown, index) => {
    const where = `messages[${index}]`;
    const parts = fieldsOf(message, where);
    const role = ROLES.get(parts.role);
    if (role === undefined) throw new AnswerError(`${where}.role must be user, assistant or system`);
    if (typeof parts.content !== "string") throw new AnswerError(`${where}.content must be a text`);
    return { role, content: parts.content };
  });
};

/** A scenario in the caller's own words; a name that is one of ours, or an id, is that scene. */
const ownScenario = (value: unknown, skill: SkillSlug): Scenario => {
  const fields = typeof value === "string" ? { description: value } : fieldsOf(value, "scenario");
  const description = fields.description ?? "";
  const title = fields.title ?? fields.name ?? "";
  if (typeof description !== "string" || typeof title !== "string") {
    throw new AnswerError("scenario must have a title and a description");
  }
  const known = SCENES.find(
    (scene) => scene.skill === skill && (scene.id === description || scene.id === title || scene.name === title),
  );
  if (known !== undefined) return { kind: "predefined", scene: known };
  const { wish } = fields;
  return { kind: "custom", title, description, ...(typeof wish === "string" ? { wish } : {}) };
};

const scenarioOf = (fields: Fields, skill: SkillSlug): { scenario: Scenario; difficulty: Difficulty } => {
  const { scenarioId, scenario: given, difficulty } = fields;
  if (difficulty !== undefined && !DIFFICULTIES.includes(difficulty as Difficulty)) {
    throw new AnswerError(`difficulty must be one of ${DIFFICULTIES.join(", ")}`);
  }
  let scenario: Scenario;
  if (scenarioId !== undefined && scenarioId !== null) {
    const scene = typeof scenarioId === "string" ? sceneById(scenarioId) : undefined;
    if (scene === undefined) throw new AnswerError("scenarioId is not one of the catalogue's");
    scenario = { kind: "predefined", scene };
  } else if (given !== undefined && given !== null) {
    scenario = ownScenario(given, skill);
  } else {
    const first = SCENES.find((scene) => scene.skill === skill);
    if (first === undefined) throw new AnswerError("the skill has no scenes");
    scenario = { kind: "predefined", scene: first };
  }
  const own = scenario.kind === "predefined" ? scenario.scene.difficulty : "Beginner";
  return { scenario, difficulty: (difficulty as Difficulty | undefined) ?? own };
};

const seedOf = ({ seed }: Fields): number => {
  if (seed === undefined || seed === null) return 1;
  if (typeof seed !== "number" || !Number.isFinite(seed)) throw new AnswerError("seed must be a number");
  return Math.trunc(seed);
};

const reply: Answer = (line) => {
  const fields = fieldsOf(line);
  const skill = skillOf(fields);
  const messages = fields.messages === undefined ? [] : messagesOf(fields);
  const exchange = { skill, ...scenarioOf(fields, skill), seed: seedOf(fields), messages };
  const last = messages.at(-1);
  if (last !== undefined && last.role !== "user") throw new AnswerError("the last message must be the user's");
  const { content, tactic, ended } = last === undefined ? openingLine(exchange) : replyTo(exchange);
  return { reply: content, tactic, ended };
};

const verdicts: Answer = (line) => {
  const fields = fieldsOf(line);
  const skill = skillOf(fields);
  const scenario = fields.scene === undefined || fields.scene === null ? undefined : ownScenario(fields.scene, skill);
  const context =
    scenario === undefined
      ? {}
      : scenario.kind === "predefined"
        ? { words: scenario.scene.words, sceneText: scenario.scene.description }
        : { sceneText: `${scenario.title}. ${scenario.description}` };
  const partner = fields.partner ?? "";
  if (typeof partner !== "string") throw new AnswerError("partner must be a text");
  const { verdict, style, quote, why } = readLine({ skill, ...context, partner, user: textOf(fields, "user") });
  return { verdict, style, quote, why };
};

const analysis: Answer = (line) => {
  const fields = fieldsOf(line);
  const skill = skillOf(fields);
  const { scenario } = scenarioOf(fields, skill);
  return { analysis: analyse({ skill, scenario, messages: messagesOf(fields) }) };
};

const offTopic: Answer = (line) => ({ offTopic: isOffTopic(textOf(fieldsOf(line), "text")) });

export const ANSWERS: ReadonlyMap<string, Answer> = new Map([
  ["reply", reply],
  ["verdicts", verdicts],
  ["analyse", analysis],
  ["off-topic", offTopic],
]);
