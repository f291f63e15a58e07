import type { NegativeInquiryScene } from "#coach/content/scene.ts";
import { afterTheConcert } from "./after-the-concert.ts";
import { fridayExcuse } from "./friday-excuse.ts";
import { salonRegular } from "./salon-regular.ts";
import { sundayDinner } from "./sunday-dinner.ts";
import { yearEndReview } from "./year-end-review.ts";

/** In the order in which a learner should meet them. */
export const negativeInquiryScenes: readonly NegativeInquiryScene[] = [
  salonRegular,
  yearEndReview,
  fridayExcuse,
  afterTheConcert,
  sundayDinner,
];
