import Trash2 from "lucide-react/icons/trash-2";
import type { JournalEntrySummary } from "#domain/journal/journal.contract.ts";
import { SKILLS } from "#domain/skills/skills.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";

type EntryCardProps = {
  entry: JournalEntrySummary;
  onChat: () => void;
  onAnalysis: () => void;
  onDelete: () => void;
};

export const EntryCard = ({ entry, onChat, onAnalysis, onDelete }: EntryCardProps) => (
  <li>
    <div className="journal-card-head">
      <h3 dir="auto">{entry.title}</h3>
      <Button look="quiet" className="icon" aria-label={`Delete “${entry.title}”`} onClick={onDelete}>
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </div>
    <p>
      <Chip>{SKILLS[entry.skill].title}</Chip>{" "}
      <time dateTime={entry.created_at}>
        {new Date(entry.created_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
      </time>
    </p>
    <div className="acts">
      <Button small onClick={onChat}>
        View Chat
      </Button>
      {entry.has_analysis ? (
        <Button small onClick={onAnalysis}>
          View Analysis
        </Button>
      ) : null}
    </div>
  </li>
);
