import { Included } from "./included.tsx";
import { StartButton } from "./start-button.tsx";

/** Where the free plan ends: what the trial has, and one click to start it. */
export const InvitationOffer = () => (
  <div className="offer">
    <Included />
    <StartButton />
  </div>
);
