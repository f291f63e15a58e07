/** The administrators' area: its numbers and texts (specification, sections 2, 6, 8 and 9; rulings, 6). */

export const ADMIN_PAGE_SIZE = 10;
export const ADMIN_SEARCH_MAX_CHARS = 200;
/** The web app asks this often whether the user is still an administrator. */
export const ADMIN_RECHECK_MS = 5 * 60_000;

/** Where the browser keeps when the server last said so; taken away at sign-out. */
export const ADMIN_VERIFIED_KEY = "plainsay.admin-verified";

export const ADMIN_MESSAGES = {
  denied: "Access Denied",
  deniedWhy: "You do not have permission to view this page.",
  dataFailed: "Failed to load feedback data. Please try again later.",
  feedbackFailed: "Failed to load feedback. Please try again later.",
  exported: "Feedback data exported successfully",
  exportFailed: "Failed to export feedback data",
} as const;

/** How finely the charts divide time, and how far back they look. */
export const CHART_STEPS = {
  day: { count: 30, title: "Last 30 days" },
  week: { count: 26, title: "Last 26 weeks" },
  month: { count: 24, title: "Last 24 months" },
} as const;
export type ChartStep = keyof typeof CHART_STEPS;
export const CHART_STEP_NAMES = ["day", "week", "month"] as const satisfies readonly ChartStep[];

/** The key under which the figures count scenes of users' own. */
export const CUSTOM_KEY = "custom";

export const CSV_COLUMNS = ["Date", "Scenario", "Type", "User", "Rating", "Comment"] as const;

/** feedback_export_{date}.csv, the date as ISO 8601. */
export const csvFileName = (now: Date): string => `feedback_export_${now.toISOString().slice(0, 10)}.csv`;

/**
 * A cell as spreadsheets read it: in quotes, quotes doubled. What would be taken for a formula gets an apostrophe before
 * it, which spreadsheets show as text.
 */
export const csvCell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
