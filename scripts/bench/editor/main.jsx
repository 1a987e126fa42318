// A tour of 1,000 PoIs in 40 folders in the player, in edit mode, without a scan: ?folders=40&pois=25
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { Toaster } from '@/app/toaster';
import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { tourFrom } from '@/domain/tours';
import { openEditor } from '@/features/editor/open-editor';
import { TourVisit } from '@/features/player/tour-visit';
import { WhoProvider } from '@/widgets/who';
import '@/ui/tokens.css';

const asked = new URLSearchParams(location.search);
const [folderCount, poiCount] = ['folders', 'pois'].map((name) => Number(asked.get(name)));
const words = 'Oiled oak on a steel frame, from 1931, mended twice. ';
localStorage.setItem(localKeys.introduction, introductionFinished);

const tour = tourFrom('hall', {
  name: 'Hall',
  organization: 'Acme',
  floors: ['Ground', 'First', 'Attic'],
  folders: Array.from({ length: folderCount }, (_, folder) => ({
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
});
const editor = { uid: 'someone', email: 'someone@acme.example', displayName: '', verified: true, role: 'superuser', organization: 'Acme' };
const slots = { editor: async () => openEditor };
const address = { tour: tour.id, mode: 'edit', shareId: null, collection: null, start: '' };
const brand = { id: 'Acme', organization: null };
const nothing = () => undefined;

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <HashRouter>
      <WhoProvider identity={editor}>
        <div data-glass="" className="h-dvh bg-canvas text-ink text-sm">
          <TourVisit tour={tour} brand={brand} slots={slots} address={address} onWork={nothing} />
        </div>
        <Toaster />
      </WhoProvider>
    </HashRouter>
  </QueryClientProvider>,
);
