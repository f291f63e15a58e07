import type { ReactNode } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { readonly id: Id; readonly title: string; readonly content: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Tabs with their panels; the selected one is the caller's to keep. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) => (
  <AriaTabs className="tabs" selectedKey={selected} onSelectionChange={(key: Key) => onSelect(key as Id)}>
    <TabList aria-label={label} className="tab-list">
      {tabs.map(({ id, title }) => (
        <Tab key={id} id={id} className="tab">
          {title}
        </Tab>
      ))}
    </TabList>
    {tabs.map(({ id, content }) => (
      // A hidden panel stays mounted: what was typed in it is still there on return.
      <TabPanel key={id} id={id} className="tab-panel" shouldForceMount>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
