import { useState } from 'react';
import { PanelTabs } from '../../panel-tabs';

export function PanelTabsExample() {
  const [tab, setTab] = useState<'info' | 'files'>('info');
  return (
    <div className="flex h-40 w-72 overflow-hidden rounded-xl border border-line">
      <PanelTabs
        contentKey="gallery"
        label="Panel"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'info', label: 'Info', content: 'Scrolls below the tabs.' },
          { value: 'files', label: 'Files', content: 'Attached files.' },
        ]}
      />
    </div>
  );
}
