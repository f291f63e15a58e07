/** Asks for the invitation from anywhere, without carrying it: where a call was refused with `upgrade_required`. */
type Listener = (reason: string) => void;

let listener: Listener | undefined;

/** Opens the invitation. `reason` is the refusal's own sentence. */
export const invite = (reason: string): void => listener?.(reason);

export const onInvitation = (show: Listener): (() => void) => {
  listener = show;
  return () => {
    if (listener === show) listener = undefined;
  };
};
