// A tour of many PoIs in the player, in edit mode; ?scan=ID over a scan, where each is a tag.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { tourFrom } from '@/domain/tours/tour';
import { openEditor } from '@/features/editor/open-editor';
import { LoadedTourPlayer } from '@/features/player/loaded-tour-player';
import { Toaster } from '@/ui/toaster';
import { CurrentUserProvider } from '@/widgets/current-user';
import { floors, manyPois } from '../many-pois.js';
import '@/ui/tokens.css';

localStorage.setItem(localKeys.introduction, introductionFinished);

const scan = new URLSearchParams(location.search).get('scan') ?? '';
const folders = manyPois.map((folder) => ({ ...folder, pois: scan ? folder.pois.map(asTag) : folder.pois }));
const tour = tourFrom('hall', { name: 'Hall', organization: 'Acme', matterportId: scan, floors, folders });
const editor = { uid: 'someone', email: 'someone@acme.example', displayName: '', verified: true, role: 'superuser', organization: 'Acme' };
const slots = { editor: async () => openEditor };
const address = { tour: tour.id, mode: 'edit', shareId: null, collection: null, start: '' };
const brand = { id: 'Acme', organization: null };
const nothing = () => undefined;

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={new QueryClient()}>
    <HashRouter>
      <CurrentUserProvider identity={editor}>
        <div data-glass="" className="h-dvh bg-canvas text-ink text-sm">
          <LoadedTourPlayer tour={tour} brand={brand} slots={slots} address={address} onEdit={nothing} />
        </div>
        <Toaster />
      </CurrentUserProvider>
    </HashRouter>
  </QueryClientProvider>,
);

/** In a spiral around where the camera starts in HouseGarden, so that it sees many at once. */
function asTag(poi) {
  const at = Number(poi.name.replace(/\D/g, ''));
  const metres = 1 + at / 400;
  const anchorPosition = { x: 6.4 + Math.cos(at) * metres, y: 1 + (at % 10) / 10, z: 5.15 + Math.sin(at) * metres };
  return { ...poi, type: 'tag', tag: { label: poi.name, icon: poi.icon, anchorPosition, stemVector: { x: 0, y: 0.2, z: 0 } } };
}
