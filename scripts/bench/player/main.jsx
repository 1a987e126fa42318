// The list and the content of a visit as the player composes them, without a scan: ?folders=40&pois=25
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { foldersFrom } from '@/domain/folders';
import { findPoi } from '@/domain/folders/find';
import { ContentPanel } from '@/features/player/content/content-panel';
import { PoiSidebar } from '@/features/player/sidebar/poi-sidebar';
import '@/ui/tokens.css';

const asked = new URLSearchParams(location.search);
const [folderCount, poiCount] = ['folders', 'pois'].map((name) => Number(asked.get(name)));
const words = 'Oiled oak on a steel frame, from 1931, mended twice. ';

const folders = foldersFrom(
  Array.from({ length: folderCount }, (_, folder) => ({
    id: `folder-${folder}`,
    name: `Hall ${folder + 1}`,
    pois: Array.from({ length: poiCount }, (_, poi) => ({
      identifier: `poi-${folder}-${poi}`,
      name: `Exhibit ${folder * poiCount + poi + 1}`,
      floor: poi % 3,
      icon: ['green', 'blue', 'red', 'teal'][poi % 4],
      content: [{ identifier: 'text', type: 'text', name: 'Textbox', content: `<p>${words.repeat(1 + (poi % 12))}</p>` }],
    })),
  })),
);
const tour = { folders, floors: ['Ground', 'First', 'Attic'] };
const nothingHidden = new Set();
const nothing = () => undefined;

function Visit() {
  const [activePoi, open] = useState(null);
  const poi = activePoi && findPoi(folders, activePoi);
  return (
    <div data-glass="" className="relative h-dvh bg-canvas text-ink text-sm">
      <PoiSidebar
        tour={tour}
        activePoi={activePoi}
        isEditing={false}
        canWrite={false}
        hiddenFolders={nothingHidden}
        onOpen={open}
        onToggleFolder={nothing}
      />
      {poi && <ContentPanel tour={tour} poi={poi} onOpen={open} onClose={() => open(null)} />}
    </div>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <Visit />
  </QueryClientProvider>,
);
