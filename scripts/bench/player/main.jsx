// The list and the content of a visit as the player composes them, without a scan.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { findPoi } from '@/domain/folders/find';
import { foldersFrom } from '@/domain/folders/folder';
import { ContentPanel } from '@/features/player/content/content-panel';
import { PoiSidebar } from '@/features/player/sidebar/poi-sidebar';
import { floors, manyPois } from '../many-pois.js';
import '@/ui/tokens.css';

const folders = foldersFrom(manyPois);
const tour = { folders, floors };
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
