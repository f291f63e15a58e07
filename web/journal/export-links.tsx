import { exportJournal, exportJournalEntry } from "#domain/journal/journal.contract.ts";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/journal/journal.ts";
import { addressOf } from "#web/api/client.ts";

const NAMES: Readonly<Record<ExportFormat, string>> = { markdown: "Markdown", json: "JSON" };

/** Links that download one entry, or all of them, as the server writes them. */
export const ExportLinks = ({ id }: { id?: string }) => (
  <p className="export-links">
    {id === undefined ? "Download all" : "Download"}
    {EXPORT_FORMATS.map((format) => (
      <a
        key={format}
        href={
          id === undefined
            ? addressOf(exportJournal, { query: { format } })
            : addressOf(exportJournalEntry, { params: { id }, query: { format } })
        }
        download
      >
        {NAMES[format]}
      </a>
    ))}
  </p>
);
