import type { SelfDisclosureScene } from "#coach/content/scene.ts";
import { backRowTuesdays } from "./back-row-tuesdays.ts";
import { boxesInTheHall } from "./boxes-in-the-hall.ts";
import { nineScrewsLeftOver } from "./nine-screws-left-over.ts";
import { rainOnKinder } from "./rain-on-kinder.ts";
import { untilFridayAtTen } from "./until-friday-at-ten.ts";

/** In the order in which a learner should meet them. */
export const selfDisclosureScenes: readonly SelfDisclosureScene[] = [
  boxesInTheHall,
  backRowTuesdays,
  untilFridayAtTen,
  rainOnKinder,
  nineScrewsLeftOver,
];
