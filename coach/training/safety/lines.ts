/** The labelled lines of the safety rule: disclosures, and what looks like them. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SCENES } from "#coach/content/catalogue.ts";
import type { Danger } from "#domain/practice/safety.ts";
import { offTopicLines, taughtPractice } from "../off-topic/lines.ts";

export type SafetyLine = {
  readonly id: string;
  readonly label: Danger | "none";
  readonly user: string;
  /** Who wrote it. */
  readonly hand: string;
};

/** These wrote without having seen the rule or each other's lines: what one wrote tests what the other taught. */
export const BLIND_HANDS = ["val", "xan"] as const;
/** The authors of the rule, `pat` of its patterns and `sol` of its learnt half. Only taught, never tested. */
export const AUTHORS = ["pat", "sol", "dan"] as const;

const ROOT = fileURLToPath(new URL("./lines", import.meta.url));

const readHand = (hand: string): readonly SafetyLine[] =>
  readFileSync(`${ROOT}/${hand}.jsonl`, "utf8")
    .split("\n")
    .filter((text) => text !== "")
    .map((text) => Object.assign(JSON.parse(text) as Omit<SafetyLine, "hand">, { hand }));

export const linesOf = (hands: readonly string[]): readonly SafetyLine[] => hands.flatMap(readHand);
/** All of them. */
export const safetyLines = (): readonly SafetyLine[] => linesOf([...BLIND_HANDS, ...AUTHORS]);

/** Every file of labelled lines is somebody's whom this file knows. */
export const handsOnDisk = (): readonly string[] => readdirSync(ROOT).map((file) => file.replace(/\.jsonl$/, ""));

/** What the scenes of the catalogue have a user say, in the engine's own words. */
const sceneLines = (): readonly string[] =>
  SCENES.flatMap(({ core, words }) => [core, words.wish, words.concede].flat());

/** Lines of practice, of counterparts and of scenes, and requests to the assistant: whoever says them discloses nothing. */
export const ordinaryLines = (): readonly SafetyLine[] => {
  const practice = taughtPractice();
  const partners = practice.flatMap(({ partner = "", hand }) => (partner === "" ? [] : [{ user: partner, hand }]));
  const scenes = sceneLines().map((user) => ({ user, hand: "catalogue" }));
  const unique = new Map([...practice, ...partners, ...scenes, ...offTopicLines()].map((line) => [line.user, line]));
  return [...unique.values()].map(({ user, hand }, index) => ({ id: `ordinary ${index}`, label: "none", user, hand }));
};
