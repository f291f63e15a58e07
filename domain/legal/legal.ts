/** The numbers that the legal pages state (specification, sections 2 and 9). */

export const MINIMUM_AGE_YEARS = 16;
export const GDPR_REPLY_DAYS = 30;
export const BREACH_NOTICE_HOURS = 72;
export const CANCEL_BEFORE_END_HOURS = 24;
export const LIABILITY_MONTHS = 12;
