import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { replacePoi } from '@/domain/folders/changes';
import { findPoi } from '@/domain/folders/find';
import { orgId, poiId, userId } from '@/domain/ids';
import { type Tour, tourFrom } from '@/domain/tours';
import type { OpenEditor } from '@/widgets/visit/editing';
import { WhoProvider } from '@/widgets/who';
import { TourVisit } from './tour-visit';

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

let drawn: string[] = [];
/** Notes that it is drawn. */
function Part({ name }: { name: string }) {
  drawn.push(name);
  return <p>{name}</p>;
}
const parts = {
  // as the editor's are: drawn again for what they are given alone
  Sidebar: memo((_given: { onClose: () => void }) => <Part name="Sidebar" />),
  Panel: memo(() => <Part name="Panel" />),
  Over: memo(() => <Part name="Over" />),
  // as anything in the bars is: drawn whenever they are
  Tools: () => <Part name="Tools" />,
};

/** A visit with an editor whose parts note when they are drawn. */
async function aVisit() {
  const listeners = new Set<() => void>();
  let shown: Tour = hall;
  const nothing = () => null;
  const openEditor: OpenEditor = () => ({
    ...parts,
    History: nothing,
    Tutorial: nothing,
    Files: nothing,
    tour: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: () => undefined,
    commands: [],
    end: () => undefined,
  });
  const work = (change: (tour: Tour) => Tour) =>
    act(() => {
      shown = change(shown);
      for (const listener of listeners) listener();
    });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <WhoProvider identity={editor}>
          <TourVisit
            tour={hall}
            brand={{ id: orgId('Acme'), organization: null }}
            slots={{ editor: async () => openEditor }}
            address={{ tour: hall.id, mode: 'edit', shareId: null, collection: null, start: 'stove' }}
            onWork={() => undefined}
          />
        </WhoProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Panel');
  drawn = [];
  return { work };
}

const renamed = (name: string) => (tour: Tour) => {
  const stove = findPoi(tour.folders, poiId('stove'));
  return stove ? { ...tour, folders: replacePoi(tour.folders, { ...stove, name }) } : tour;
};

describe('a visit that is edited', () => {
  it('draws neither the bars nor the parts of the editor again for a step that changes a PoI: each follows what it shows', async () => {
    const { work } = await aVisit();

    work(renamed('Range'));
    work(renamed('Oven'));

    expect(drawn).toEqual([]);
  });

  it('shows a new name of the tour at once', async () => {
    const { work } = await aVisit();

    work((tour) => ({ ...tour, name: 'Great hall' }));

    expect(screen.getByRole('heading', { name: 'Great hall' })).toBeTruthy();
  });
});
