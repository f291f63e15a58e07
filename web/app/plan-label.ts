import type { SessionUser } from "#domain/auth/auth.contract.ts";

/** The user's plan in the words of the user menu; without a subscription it is the free one. */
export const planLabel = (user: SessionUser): string => (user.isAdmin ? "Admin Account" : "Free Plan");
