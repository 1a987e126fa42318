import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { findPoi } from '@/domain/folders/find';
import { iconsOf } from '@/domain/icons';
import { poiId, userId } from '@/domain/ids';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours';
import { PortalHost } from '@/ui/portal-host';
import type { Given } from '@/widgets/visit/editing';
import { SessionProvider } from '@/widgets/visit/session-context';
import { aVisit, twoStoredFolders } from '@/widgets/visit/testing/a-visit';
import { createEditingSession } from '../create-editing-session';
import { EditingProvider } from '../session/editing-context';
import { aStore } from './a-store';

// The machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no windows over the page.
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

type Options = { tour?: ReturnType<typeof aTour>; activePoi?: string } & Partial<Omit<Given, 'tour'>>;

/**
 * A tour being edited, over a fake viewer and a store of its own: `show(<Part />)` draws a part of the editor, with its providers.
 * `plays()` lets the viewer come, for parts that ask it something.
 */
export function anEditing({ tour = aTour(), activePoi, ...rest }: Options = {}) {
  const visit = aVisit({
    beginning: { uiMode: 'edit', activePoi: activePoi === undefined ? null : poiId(activePoi) },
    content: { folders: tour.folders },
  });
  const given: Given = { tour, icons: iconsOf([]), author: anAuthor, mayWrite: true, isAdmin: false, ...rest };
  const store = aStore(tour);
  const session = createEditingSession(visit.session, given, store.doors);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const framed = (part: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SessionProvider session={visit.session}>
          <PortalHost>
            <EditingProvider session={session}>{part}</EditingProvider>
          </PortalHost>
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return {
    session,
    visit,
    fake: visit.fake,
    store,
    given,
    client,
    state: session.store.getState,
    /** a PoI as it is now */
    poi: (id: string) => findPoi(session.store.getState().edited.folders, poiId(id)),
    open: (id: string) => act(() => visit.open(id)),
    plays: async () => {
      await act(async () => visit.load());
      // the viewer is asked for its state once it is connected
      await waitFor(() => {
        if (visit.fake.phase.listeners.size === 0) throw new Error('The viewer is not connected yet.');
      });
      await act(async () => visit.play());
      await waitFor(() => {
        if (!visit.session.viewer()) throw new Error('The viewer does not play yet.');
      });
    },
    show: (part: ReactNode) => {
      const shown = render(framed(part));
      return { ...shown, user: userEvent.setup(), rerender: (next: ReactNode) => shown.rerender(framed(next)) };
    },
    end: visit.end,
  };
}
