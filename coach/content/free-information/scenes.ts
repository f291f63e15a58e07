import type { FreeInformationScene } from "#coach/content/scene.ts";
import { airportDrive } from "./airport-drive.ts";
import { breakRoom } from "./break-room.ts";
import { fractureClinic } from "./fracture-clinic.ts";
import { tableNine } from "./table-nine.ts";
import { waitingForTheLift } from "./waiting-for-the-lift.ts";

/** In the order a learner should meet them. */
export const freeInformationScenes: readonly FreeInformationScene[] = [
  waitingForTheLift,
  breakRoom,
  fractureClinic,
  airportDrive,
  tableNine,
];
