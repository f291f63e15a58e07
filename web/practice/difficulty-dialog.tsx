import type { Difficulty } from "#domain/skills/skills.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type DifficultyDialogProps = {
  /** Null: closed. */
  wanted: Difficulty | null;
  onStay: () => void;
  onStart: (difficulty: Difficulty) => void;
};

/** Another difficulty is another conversation: asked before the present one goes. */
export const DifficultyDialog = ({ wanted, onStay, onStart }: DifficultyDialogProps) => (
  <Dialog
    isOpen={wanted !== null}
    onClose={onStay}
    role="alertdialog"
    title={`Start again at ${wanted ?? "another difficulty"}?`}
  >
    <p>The other person presses differently there, so the scene begins anew. What you have said so far goes.</p>
    <div className="acts mt-6">
      <Button look="main" onClick={() => (wanted === null ? onStay() : onStart(wanted))}>
        Start again
      </Button>
      <Button onClick={onStay}>Stay here</Button>
    </div>
  </Dialog>
);
