/** How much of the trial is left. The sentence says it; the bar is for the eye. */
export const TrialBar = ({ percent, text }: { percent: number; text: string }) => (
  <div className="trial-bar">
    <b>{text}</b>
    <progress aria-label="Trial remaining" max={100} value={percent} />
  </div>
);
