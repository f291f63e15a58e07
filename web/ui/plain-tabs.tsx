import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

type PlainTabsProps = {
  label: string;
  tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Tabs for pages that are written to HTML: every panel is in the page, and without JavaScript all of them are shown, one
 * after another. Light on purpose; the app's own screens use `Tabs`.
 */
export const PlainTabs = ({ label, tabs }: PlainTabsProps) => {
  const base = useId();
  const [selected, setSelected] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = STEPS[event.key]?.(selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    document.getElementById(`${base}-tab-${next}`)?.focus();
  };
  return (
    <div className="tabs plain-tabs">
      <div role="tablist" aria-label={label} className="tab-list" tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${index}`}
            className="tab"
            aria-selected={index === selected}
            aria-controls={`${base}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            data-selected={index === selected || undefined}
            onClick={() => setSelected(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-panel-${index}`}
          aria-labelledby={`${base}-tab-${index}`}
          className={index === selected ? "tab-panel" : "tab-panel unselected"}
        >
          {content}
        </div>
      ))}
    </div>
  );
};
