import { PAGES } from "#domain/pages.ts";
import { enqueueMail, type Writer } from "../mail/outbox.store.ts";
import { type SignInChange, signInChangedMail } from "../mail/templates/sign-in-changed.ts";

/** Writes to the owner of a change in how the account is signed in to; inside a transaction, if and only if that commits. */
export const noticeChange = async (
  db: Writer,
  appUrl: URL,
  { email }: { readonly email: string },
  change: SignInChange,
  now: Date,
): Promise<void> => {
  await enqueueMail(db, signInChangedMail(email, change, new URL(PAGES.account, appUrl).href), now);
};
