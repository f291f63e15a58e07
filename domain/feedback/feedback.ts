/** Feedback on a practice: its types, limits and texts (specification, sections 2, 3, 5 and 8). */

export const RATING_MIN = 1;
export const RATING_MAX = 5;
export const FEEDBACK_TYPES = ["helpful", "unhelpful", "realistic", "unrealistic", "general"] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;
export const FEEDBACK_PAGE_SIZE = 10;
/** Sendings that one user may make in a minute: a bound on abuse. */
export const FEEDBACK_PER_MINUTE = 20;

/** The texts of sections 5, 6 and 8. */
export const FEEDBACK_MESSAGES = {
  ratingMissing: "Please provide a rating",
  typeMissing: "Please select a feedback type",
  loginPrompt: "Please log in to provide feedback",
  notLoggedIn: "You must be logged in to submit feedback",
  signInAgain: "Authentication required. Please sign in again.",
  unavailable: "Feedback system is currently unavailable. The admin has been notified.",
  sendFailed: "Failed to submit feedback. Please try again.",
  sent: "Thank you for your feedback!",
  ownLoadFailed: "Failed to load your feedback. Please try again later.",
} as const;

/** "session-", a part of the time and a part of chance; one for each visit of a page. */
export const feedbackSessionId = (now: Date, random: string): string =>
  `session-${now.getTime().toString(36)}-${random}`;

/** A skill's slug as the tables show it. */
export const spacedSlug = (slug: string): string => slug.replaceAll("-", " ");
