import X from "lucide-react/icons/x";
import { Button } from "#web/ui/button.tsx";

type SuggestionCardProps = {
  line: string;
  onUse: (line: string) => void;
  onDismiss: () => void;
  /** What is in the box stays; the line is put behind it. */
  hasDraft: boolean;
};

export const SuggestionCard = ({ line, onUse, onDismiss, hasDraft }: SuggestionCardProps) => (
  <output className="suggestion">
    <p>
      <small>You could say</small>
      {line}
    </p>
    <Button small onClick={() => onUse(line)} title={hasDraft ? "Adds it to what you have written" : undefined}>
      Use this
    </Button>
    <Button small look="quiet" className="close" aria-label="Dismiss the suggestion" onClick={onDismiss}>
      <X size={16} aria-hidden="true" />
    </Button>
  </output>
);
