import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import type { Role } from '@/domain/access/roles';
import { orgId, tourId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';

// lazy-loaded parts can take longer on a busy machine
configure({ asyncUtilTimeout: 10_000 });

/** A signed-in member of the test tours' organization. */
export const aMember = (role: Role): Identity => ({
  uid: userId('someone'),
  email: 'someone@acme.example',
  displayName: '',
  verified: true,
  role,
  organization: orgId('Acme'),
});

export const aTour = (stored: Stored = {}) =>
  tourFrom('hall', {
    name: 'The Hall',
    organization: 'Acme',
    matterportId: 'AbCdEfGh123',
    public: true,
    floors: ['Cellar', 'Salon'],
    folders: [
      {
        id: 'ground',
        name: 'Ground',
        pois: [
          { identifier: 'stove', name: 'Stove', sweep: 'b', rotation: { x: 5, y: 90 } },
          { identifier: 'sink', name: 'Sink', type: 'tag', sweep: 'a', tag: { label: 'The sink' } },
        ],
      },
    ],
    ...stored,
  });

export const anOrganization = (stored: Stored = {}) => organizationFrom('Acme', { name: 'Acme Heritage', ...stored });

export type CachedQueries = readonly (readonly [key: readonly unknown[], value: unknown])[];

export const cachedTour = (tour = aTour(), organization: ReturnType<typeof anOrganization> | null = anOrganization()): CachedQueries => [
  [['tours', tour.id], tour],
  [['organizations', orgId('Acme')], organization],
];

type OpenPlayerOptions = {
  at: string;
  path: string;
  screen: ReactNode;
  cachedQueries: CachedQueries;
  who?: Identity | null;
  elsewhere?: string;
};

/** Renders a player screen at an address, with pre-filled query data. */
export function openPlayer({ at, path, screen, cachedQueries, who = null, elsewhere = '*' }: OpenPlayerOptions) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  for (const [key, value] of cachedQueries) client.setQueryData(key, value);
  const rendered = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <CurrentUserProvider identity={who}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path={elsewhere} element={<CurrentPath />} />
          </Routes>
        </CurrentUserProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...rendered, client, user: userEvent.setup() };
}

/** Renders the current route, to assert on navigation. */
function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

export const hall = tourId('hall');

/** Until the end of the test the window is narrower than any breakpoint. */
export function onAPhone() {
  const change = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('width <'), ...change }));
  onTestFinished(() => void vi.unstubAllGlobals());
}
