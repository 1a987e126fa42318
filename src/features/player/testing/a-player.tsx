import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { Identity } from '@/domain/access/identity';
import type { Role } from '@/domain/access/roles';
import { orgId, tourId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours';
import { WhoProvider } from '@/widgets/who';

// The machine may be busy, and parts of the player come when they are first shown.
configure({ asyncUtilTimeout: 10_000 });

/** Who is signed in, as a member of the organization of the tours here. */
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

export type Held = readonly (readonly [key: readonly unknown[], value: unknown])[];

export const holding = (tour = aTour(), organization: ReturnType<typeof anOrganization> | null = anOrganization()): Held => [
  [['tours', tour.id], tour],
  [['organizations', orgId('Acme')], organization],
];

type Given = { at: string; path: string; screen: ReactNode; held: Held; who?: Identity | null; elsewhere?: string };

/** A screen of the player at an address, with what the queries hold already. */
export function openPlayer({ at, path, screen, held, who = null, elsewhere = '*' }: Given) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  for (const [key, value] of held) client.setQueryData(key, value);
  const shown = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <WhoProvider identity={who}>
          <Routes>
            <Route path={path} element={screen} />
            <Route path={elsewhere} element={<Address />} />
          </Routes>
        </WhoProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...shown, client, user: userEvent.setup() };
}

/** Where somebody was led. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

export const hall = tourId('hall');
