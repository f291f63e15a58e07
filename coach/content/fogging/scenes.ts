import type { FoggingScene } from "#coach/content/scene.ts";
import { goneAtFive } from "./gone-at-five.ts";
import { halfPaintedHall } from "./half-painted-hall.ts";
import { sameOldTreadmill } from "./same-old-treadmill.ts";
import { slowLane } from "./slow-lane.ts";
import { slowToReply } from "./slow-to-reply.ts";

/** In the order a learner should meet them. */
export const foggingScenes: readonly FoggingScene[] = [
  halfPaintedHall,
  sameOldTreadmill,
  slowToReply,
  goneAtFive,
  slowLane,
];
