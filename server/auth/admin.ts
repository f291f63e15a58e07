/** Addresses from ADMIN_EMAILS, lower case. */
export type AdminEmails = readonly string[];

/** An administrator has the role in the database, or a listed address that is proven to be theirs. */
export const isAdmin = (
  user: { readonly email: string; readonly emailVerified: boolean; readonly role: "user" | "admin" },
  adminEmails: AdminEmails,
): boolean => user.role === "admin" || (user.emailVerified && adminEmails.includes(user.email));
