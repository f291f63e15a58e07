/** Messages to us: their limits and texts (specification, sections 2, 4, 5 and 8). */

export const CONTACT_NAME_MAX_CHARS = 100;
export const CONTACT_SUBJECT_MAX_CHARS = 200;
export const CONTACT_MESSAGE_MAX_CHARS = 5_000;
/** Rows of the message box. */
export const CONTACT_MESSAGE_ROWS = 6;

/** What one network address may send. */
export const CONTACT_ALLOWANCE = { points: 5, seconds: 60 * 60 } as const;
/** Messages are removed after this long. */
export const CONTACT_KEEP_DAYS = 365;
/** Messages that a robot seems to have sent are kept this long, in case it was a person. */
export const CONTACT_SUSPECTED_KEEP_DAYS = 30;

export const CONTACT_MESSAGES = {
  sent: "Your message has been sent successfully!",
  failed: "Failed to send message. Please try again later.",
  name: "Please tell us your name.",
  email: "Please give an email address that we can answer to.",
  subject: "Please say in a few words what it is about.",
  message: "Please write your message.",
} as const;
