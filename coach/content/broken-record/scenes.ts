import type { BrokenRecordScene } from "#coach/content/scene.ts";
import { coffeeVanLoan } from "./coffee-van-loan.ts";
import { extendedWarranty } from "./extended-warranty.ts";
import { residentsTreasurer } from "./residents-treasurer.ts";
import { saturdayShift } from "./saturday-shift.ts";
import { spareRoom } from "./spare-room.ts";

/** In the order in which a learner should meet them. */
export const brokenRecordScenes: readonly BrokenRecordScene[] = [
  extendedWarranty,
  saturdayShift,
  residentsTreasurer,
  coffeeVanLoan,
  spareRoom,
];
