import { useState } from 'react';
import { Tabs } from '../../tabs';

export function TabsExample() {
  const [tab, setTab] = useState<'info' | 'files'>('info');
  return (
    <div className="w-72">
      <Tabs
        label="Sections"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'info', label: 'Info', content: 'Name and place.' },
          { value: 'files', label: 'Files', content: 'Attached files.' },
        ]}
      />
    </div>
  );
}
