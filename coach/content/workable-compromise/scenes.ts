import type { WorkableCompromiseScene } from "#coach/content/scene.ts";
import { drumsInTheWagon } from "./drums-in-the-wagon.ts";
import { elevenSundays } from "./eleven-sundays.ts";
import { onCallPhone } from "./on-call-phone.ts";
import { threeHens } from "./three-hens.ts";
import { weekInLisbon } from "./week-in-lisbon.ts";

/** In the order in which a learner should meet them. */
export const workableCompromiseScenes: readonly WorkableCompromiseScene[] = [
  threeHens,
  onCallPhone,
  drumsInTheWagon,
  weekInLisbon,
  elevenSundays,
];
