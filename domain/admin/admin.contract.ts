/** Wire schemas of the administrators' feedback, figures, users and audit log. The scenario editor's stand beside. */
import * as z from "zod/mini";
import { EMAIL_MAX_CHARS } from "../auth/auth.ts";
import { cursorSchema, textCursorSchema } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { FEEDBACK_TYPES } from "../feedback/feedback.ts";
import { skillSlugSchema } from "../scenarios/scenarios.contract.ts";
import { boundedText } from "../text.ts";
import { ADMIN_SEARCH_MAX_CHARS, CHART_STEP_NAMES } from "./admin.ts";

export const checkAdminStatus = endpoint({
  method: "POST",
  path: "/rest/v1/rpc/check_admin_status",
  caller: "anyone",
  summary: "Whether the caller is an administrator; a bare boolean",
  reply: z.boolean(),
});

const figureFields = { count: z.int(), average: z.nullable(z.number()) };

export const readAnalytics = endpoint({
  method: "GET",
  path: "/api/admin/analytics",
  caller: "admin",
  summary: "Counts and average ratings: in all, by skill, by scenario, and over time for one skill or scenario",
  query: z.object({
    /** Without a step: weeks. */
    step: z.optional(z.enum(CHART_STEP_NAMES)),
    skill: z.optional(skillSlugSchema),
    /** A predefined scenario's id, or `custom`. */
    scenario: z.optional(boundedText(80)),
  }),
  reply: z.object({
    total: z.int(),
    average: z.nullable(z.number()),
    skills: z.array(z.object({ skill: skillSlugSchema, ...figureFields })),
    scenarios: z.array(
      z.object({ scenario: z.string(), name: z.nullable(z.string()), skill: skillSlugSchema, ...figureFields }),
    ),
    /** Every step of the time looked at, oldest first, also those without feedback. `from` is its first day. */
    series: z.array(z.object({ from: z.iso.date(), ...figureFields })),
  }),
});
export type Analytics = z.infer<(typeof readAnalytics)["reply"]>;

const search = z.optional(boundedText(ADMIN_SEARCH_MAX_CHARS));
const feedbackFilter = { search, type: z.optional(z.enum(FEEDBACK_TYPES)) };

const adminFeedbackSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  skill_name: skillSlugSchema,
  /** As the user saw it. */
  scenario_name: z.string(),
  scenario_id: z.nullable(z.string()),
  conversation_id: z.nullable(z.string()),
  /** The predefined scenario; null for a scene of the user's own. */
  scenario: z.nullable(z.object({ name: z.string(), type: skillSlugSchema })),
  feedback_type: z.enum(FEEDBACK_TYPES),
  user_email: z.nullable(z.string()),
  rating: z.int(),
  comment: z.nullable(z.string()),
});
export type AdminFeedback = z.infer<typeof adminFeedbackSchema>;

export const listAllFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback",
  caller: "admin",
  summary: "Everyone's feedback, newest first, ten rows a page",
  query: z.object({ ...feedbackFilter, cursor: z.optional(cursorSchema) }),
  reply: z.object({ feedback: z.array(adminFeedbackSchema), next_cursor: z.nullable(z.string()) }),
});

export const exportFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback/export",
  caller: "admin",
  summary: "All feedback that matches, as CSV",
  query: z.object(feedbackFilter),
});

const adminUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  confirmed: z.boolean(),
  role: z.enum(["user", "admin"]),
  /** An administrator by ADMIN_EMAILS: the role here changes nothing. */
  listed_admin: z.boolean(),
  plan: z.string(),
  created_at: z.iso.datetime(),
  /** To the day: a session in use is renewed once a day. Null: never signed in, or signed out everywhere. */
  last_seen: z.nullable(z.iso.datetime()),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  caller: "admin",
  summary: "Accounts, newest first, ten a page; the search matches the address and the name",
  query: z.object({ search: z.optional(boundedText(EMAIL_MAX_CHARS)), cursor: z.optional(textCursorSchema) }),
  reply: z.object({ users: z.array(adminUserSchema), next_cursor: z.nullable(z.string()) }),
});

const userParams = z.object({ id: boundedText(80).check(z.minLength(1)) });

export const setUserRole = endpoint({
  method: "PUT",
  path: "/api/admin/users/:id/role",
  caller: "admin",
  summary: "Make a user an administrator, or take that back; the last administrator stays one",
  params: userParams,
  body: z.object({ role: z.enum(["user", "admin"]) }),
});

export const signOutUser = endpoint({
  method: "POST",
  path: "/api/admin/users/:id/sign-out",
  caller: "admin",
  summary: "End all sessions of a user",
  params: userParams,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/admin/users/:id",
  caller: "admin",
  summary: "Delete an account and everything in it; the last administrator stays",
  params: userParams,
});

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  admin_email: z.string(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: "GET",
  path: "/api/admin/audit",
  caller: "admin",
  summary: "What administrators read and changed, newest first",
  query: z.object({ cursor: z.optional(cursorSchema) }),
  reply: z.object({ entries: z.array(auditEntrySchema), next_cursor: z.nullable(z.string()) }),
});
