import type { NegativeAssertionScene } from "#coach/content/scene.ts";
import { missedAppointments } from "./missed-appointments.ts";
import { oldPriceList } from "./old-price-list.ts";
import { spilledNews } from "./spilled-news.ts";
import { unlatchedGate } from "./unlatched-gate.ts";
import { vacationFund } from "./vacation-fund.ts";

/** In the order a learner should meet them. */
export const negativeAssertionScenes: readonly NegativeAssertionScene[] = [
  unlatchedGate,
  spilledNews,
  missedAppointments,
  oldPriceList,
  vacationFund,
];
