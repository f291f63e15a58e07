/** Said instead of scores. */
export const TOO_LITTLE = {
  none: "There is nothing of yours here to judge yet. Answer the other person two or three times and ask again.",
  one: "One answer is too little to judge by. Give the other person two or three more and ask again.",
  greetings: "So far there are greetings and short words only. Answer what they want of you, and ask again.",
  otherLanguage: "The analysis reads English only, and most of this is in another language.",
} as const;
