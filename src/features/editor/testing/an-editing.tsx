import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { findPoi } from '@/domain/folders/find';
import { iconsOf } from '@/domain/icons';
import { poiId, userId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { PortalHost } from '@/ui/portal-host';
import type { EditorInput } from '@/widgets/player-session/editing';
import { PlayerSessionProvider } from '@/widgets/player-session/player-session-context';
import { aPlayerSession, twoStoredFolders } from '@/widgets/player-session/testing/a-player-session';
import { createEditingSession } from '../create-editing-session';
import { EditingProvider } from '../session/editing-context';
import { aStore } from './a-store';

// CI machines can be slow
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement modal dialogs
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

/** A hall with two folders and three PoIs: "stove", "sink" and "roof". */
export const aTour = (stored: Stored = {}) =>
  tourFrom('hall', {
    name: 'The Hall',
    organization: 'Acme',
    matterportId: 'AbCdEfGh123',
    historyId: 'first',
    floors: ['Cellar', 'Salon'],
    folders: twoStoredFolders,
    ...stored,
  });

export const anAuthor = { uid: userId('someone'), email: 'someone@acme.example' };

type Options = { tour?: ReturnType<typeof aTour>; activePoi?: string } & Partial<Omit<EditorInput, 'tour'>>;

/**
 * An editing session with a fake viewer and its own fake backend. `show(<Part />)` renders a component with its providers; `plays()` loads
 * the viewer.
 */
export function anEditing({ tour = aTour(), activePoi, ...rest }: Options = {}) {
  const player = aPlayerSession({
    beginning: { uiMode: 'edit', activePoi: activePoi === undefined ? null : poiId(activePoi) },
    content: { folders: tour.folders },
  });
  const input: EditorInput = { tour, icons: iconsOf([]), author: anAuthor, mayWrite: true, isAdmin: false, ...rest };
  const store = aStore(tour);
  const session = createEditingSession(player.session, input, store.services);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const withProviders = (part: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PlayerSessionProvider session={player.session}>
          <PortalHost>
            <EditingProvider session={session}>{part}</EditingProvider>
          </PortalHost>
        </PlayerSessionProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return {
    session,
    player,
    fake: player.fake,
    store,
    input,
    client,
    state: session.store.getState,
    /** the current PoI */
    poi: (id: string) => findPoi(session.store.getState().edited.folders, poiId(id)),
    open: (id: string) => act(() => player.open(id)),
    playViewer: async () => {
      await act(async () => player.load());
      // the viewer's state is only available once it is connected
      await waitFor(() => {
        if (player.fake.phase.listeners.size === 0) throw new Error('The viewer is not connected yet.');
      });
      await act(async () => player.play());
      await waitFor(() => {
        if (!player.session.readyShowcase()) throw new Error('The viewer is not ready yet.');
      });
    },
    show: (part: ReactNode) => {
      const rendered = render(withProviders(part));
      return { ...rendered, user: userEvent.setup(), rerender: (next: ReactNode) => rendered.rerender(withProviders(next)) };
    },
    end: player.end,
  };
}
