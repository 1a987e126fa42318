// A tour of many PoIs in the player, in edit mode, without a scan.
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

const tour = tourFrom('hall', { name: 'Hall', organization: 'Acme', floors, folders: manyPois });
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
