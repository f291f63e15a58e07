/** A day as the reader's own language writes it: Nov 21, 2026. */
export const writtenDay = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: "medium" });
