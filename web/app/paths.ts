/** Builds the addresses of pages; the patterns stand in domain/pages.ts. */
import { PAGES } from "#domain/pages.ts";
import { CUSTOM_SCENARIO_ID } from "#domain/scenarios/scenarios.ts";
import type { SkillSlug } from "#domain/skills/skills.ts";

export const paths = {
  landing: PAGES.landing,
  skills: PAGES.skills,
  resources: PAGES.resources,
  pricing: PAGES.pricing,
  contact: PAGES.contact,
  contactSuccess: PAGES.contactSuccess,
  privacy: PAGES.privacy,
  terms: PAGES.terms,
  cookies: PAGES.cookies,
  gdpr: PAGES.gdpr,
  account: PAGES.account,
  journal: PAGES.journal,
  feedback: PAGES.feedback,
  admin: PAGES.admin,
  adminFeedback: PAGES.adminFeedback,
  /** The sign-in page; `back` is where the user was going (path, query and hash), and is restored after sign-in. */
  auth: (back?: string): string =>
    back === undefined || back === PAGES.skills ? PAGES.auth : `${PAGES.auth}?return=${encodeURIComponent(back)}`,
  skill: (skill: SkillSlug): string => `/skills/${skill}`,
  practice: (skill: SkillSlug, scenarioId: string): string => `/practice/${skill}/${encodeURIComponent(scenarioId)}`,
  practiceCustom: (skill: SkillSlug): string => `/practice/${skill}/${CUSTOM_SCENARIO_ID}`,
} as const;
