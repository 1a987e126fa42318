import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { orgId, poiId, userId } from '@/domain/ids';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import type { StartEditing } from '@/widgets/player-session/editing';
import { LoadedTourPlayer } from './loaded-tour-player';

afterEach(cleanup);

const hall = tourFrom('hall', {
  name: 'Hall',
  organization: 'Acme',
  folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove' }] }],
});
const editor = {
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: '',
  verified: true,
  role: 'superuser',
  organization: orgId('Acme'),
} as const;

let renders: string[] = [];
/** Counts its renders. */
function Part({ name }: { name: string }) {
  renders.push(name);
  return <p>{name}</p>;
}
const parts = {
  // like the editor's parts: re-rendered only when props change
  Sidebar: memo((_given: { onClose: () => void }) => <Part name="Sidebar" />),
  Panel: memo(() => <Part name="Panel" />),
  Over: memo(() => <Part name="Over" />),
  // like any child of the bars: re-rendered with them
  Tools: () => <Part name="Tools" />,
};

/** A player session with an editor whose parts count their renders. */
async function aLoadedTour() {
  const listeners = new Set<() => void>();
  let currentTour: Tour = hall;
  const renderNothing = () => null;
  const openEditor: StartEditing = () => ({
    ...parts,
    History: renderNothing,
    Tutorial: renderNothing,
    Files: renderNothing,
    tour: () => currentTour,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: () => undefined,
    commands: [],
    end: () => undefined,
  });
  const applyEdit = (change: (tour: Tour) => Tour) =>
    act(() => {
      currentTour = change(currentTour);
      for (const listener of listeners) listener();
    });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CurrentUserProvider identity={editor}>
          <LoadedTourPlayer
            tour={hall}
            brand={{ id: orgId('Acme'), organization: null }}
            slots={{ editor: async () => openEditor }}
            address={{ tour: hall.id, mode: 'edit', shareId: null, collection: null, start: 'stove', view: null, guide: null }}
            onEdit={() => undefined}
          />
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Panel');
  renders = [];
  return { applyEdit };
}

const renamed = (name: string) => (tour: Tour) => {
  const stove = findPoi(tour.folders, poiId('stove'));
  return stove ? { ...tour, folders: replacePoi(tour.folders, { ...stove, name }) } : tour;
};

const sentToEdit = (identity: Identity | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CurrentUserProvider identity={identity}>
          <LoadedTourPlayer
            tour={hall}
            brand={{ id: orgId('Acme'), organization: null }}
            slots={{}}
            address={{ tour: hall.id, mode: 'edit', shareId: null, collection: null, start: '', view: null, guide: null }}
            onEdit={() => undefined}
          />
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('an address that asks for edit mode', () => {
  it('tells a visitor to sign in', async () => {
    sentToEdit(null);

    expect(await screen.findByText('Sign in to edit this tour.')).toBeTruthy();
  });

  it('tells somebody who may not edit the tour, and nobody else', async () => {
    sentToEdit({ ...editor, role: 'user', verified: false });
    expect(await screen.findByText(/You can view this tour, but not edit it/)).toBeTruthy();
    cleanup();

    sentToEdit(editor);
    expect(screen.queryByText(/but not edit it/)).toBeNull();
  });
});

describe('LoadedTourPlayer while editing', () => {
  it('does not re-render the bars or the editor parts when an edit changes a PoI', async () => {
    const { applyEdit } = await aLoadedTour();

    applyEdit(renamed('Range'));
    applyEdit(renamed('Oven'));

    expect(renders).toEqual([]);
  });

  it('shows a changed tour name', async () => {
    const { applyEdit } = await aLoadedTour();

    applyEdit((tour) => ({ ...tour, name: 'Great hall' }));

    await screen.findByRole('heading', { name: 'Great hall' });
  });
});
