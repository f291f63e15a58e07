/** What each plan may do: the one table that the server decides by and the web app shows (rulings, 4). */
import { SKILLS, type SkillSlug } from "../skills/skills.ts";
import { FREE_REPLIES_PER_DAY } from "./billing.ts";
import type { Standing } from "./subscription.ts";

/** `ended`: expired, canceled and over, or unpaid. */
export type Plan = "free" | "full" | "ended";

export const CAPABILITIES = [
  /** Skills, scenarios, resources, one's own feedback. */
  "browse",
  "practise_beginner",
  /** The other skills, and scenarios of one's own. */
  "practise_all",
  "analyse",
  "save_to_journal",
  /** Read, export and delete what is one's own. */
  "own_data",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Permission =
  | { readonly allowed: false }
  /** `repliesPerDay`: null where only the limits against abuse count. */
  | { readonly allowed: true; readonly repliesPerDay: number | null };

const NO: Permission = { allowed: false };
const YES: Permission = { allowed: true, repliesPerDay: null };
const DAILY: Permission = { allowed: true, repliesPerDay: FREE_REPLIES_PER_DAY };

const ACCESS: Readonly<Record<Capability, Readonly<Record<Plan, Permission>>>> = {
  browse: { free: YES, full: YES, ended: YES },
  practise_beginner: { free: DAILY, full: YES, ended: NO },
  practise_all: { free: NO, full: YES, ended: NO },
  analyse: { free: NO, full: YES, ended: NO },
  save_to_journal: { free: NO, full: YES, ended: NO },
  own_data: { free: YES, full: YES, ended: YES },
};

export const planOf = (standing: Standing): Plan => {
  switch (standing.state) {
    case "none":
      return "free";
    case "admin":
    case "trialing":
    case "active":
      return "full";
    case "canceled":
      return standing.until === null ? "ended" : "full";
    case "expired":
    case "unpaid":
      return "ended";
    default:
      return standing satisfies never;
  }
};

export const permissionFor = (plan: Plan, capability: Capability): Permission => ACCESS[capability][plan];

/** What practising a scenario takes: Beginner skills are the free plan's, scenarios of one's own are not. */
export const practiceCapability = (skill: SkillSlug, isCustom: boolean): Capability =>
  !isCustom && SKILLS[skill].difficulty === "Beginner" ? "practise_beginner" : "practise_all";
