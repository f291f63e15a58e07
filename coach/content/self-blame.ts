/** Words with which people run themselves down: each skill's counterpart has its own answer to them. */
export const SELF_BLAME: readonly string[] = [
  "hate myself",
  "im the worst",
  "im terrible",
  "im awful",
  "a terrible",
  "im a bad",
  "im useless",
  "so useless",
  "so stupid",
  "such an idiot",
];
