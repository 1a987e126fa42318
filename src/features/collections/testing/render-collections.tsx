import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Grant } from '@/domain/access/invitations';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { collectionFrom } from '@/domain/collections/collection';
import { collectionTourFrom } from '@/domain/collections/collection-tour';
import { collectionId, orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { CollectionsScreen } from '../collections-screen';
import { CollectionLandingScreen } from '../landing/collection-landing-screen';

export const acme = orgId('Acme');

const userWith = (claims: Claims, email = 'ada@acme.example'): Identity =>
  identityFrom({ uid: 'ada', email, displayName: 'Ada' }, { email_verified: true, ...claims });

/** All but the guest are members of Acme. */
export const people = {
  viewer: userWith({ organization: 'Acme', role: 'user' }),
  editor: userWith({ organization: 'Acme', role: 'superuser' }),
  orgAdmin: userWith({ organization: 'Acme', role: 'ultrauser' }),
  globalAdmin: userWith({ organization: 'Acme', role: 'admin' }),
  guest: userWith({}, 'guest@x.example'),
};

export type World = {
  who?: Identity;
  at?: string;
  collections?: Readonly<Record<string, Stored>>;
  tours?: Readonly<Record<string, Stored>>;
  invitations?: readonly Grant[];
};

const noDirectory: Directory = { admins: [], organizations: [] };
const villas = { villas: { name: 'Villas', organization: 'Acme' } };

/** Renders the list of collections and their pages for a user, with all server data in the query cache. */
export async function renderCollections({
  who = people.orgAdmin,
  at = '/dashboard/collections',
  collections = villas,
  tours = {},
  invitations = [],
}: World = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const store = (world: Pick<World, 'collections' | 'tours'>) => {
    const storedTours = Object.entries(world.tours ?? tours).map(([id, tour]) => [id, { organization: 'Acme', ...tour }] as const);
    const all = Object.entries(world.collections ?? collections).map(([id, stored]) =>
      collectionFrom(id, { organization: 'Acme', ...stored }),
    );
    client.setQueryData(collectionQueries.of(acme).queryKey, all);
    client.setQueryData(
      tourQueries.listed(acme).queryKey,
      storedTours.map(([id, tour]) => listedTourFrom(id, tour)),
    );
    for (const collection of all) {
      client.setQueryData(collectionQueries.one(collection.id).queryKey, collection);
      client.setQueryData(invitationQueries.ofCollection(collection.id).queryKey, []);
      client.setQueryData(
        collectionQueries.tours(collection.id, acme).queryKey,
        storedTours.filter(([, tour]) => (tour as Stored).collection === collection.id).map(([id, tour]) => collectionTourFrom(id, tour)),
      );
    }
  };
  store({});
  client.setQueryData(collectionQueries.one(collectionId('gone')).queryKey, null);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme Halls' }));
  client.setQueryData(applicationQueries.directory().queryKey, noDirectory);
  client.setQueryData(invitationQueries.mine(who.email).queryKey, [...invitations] as never);
  let location = '';
  let goBack = () => {};
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={who}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={['/before', at]}>
                <LocationProbe
                  onChange={(current, back) => {
                    location = current;
                    goBack = back;
                  }}
                />
                <Routes>
                  <Route path="/dashboard/collections/:mode?/:tour?" element={<CollectionsScreen />} />
                  <Route path="/collection/:collection/:tour?/:mode?/:shareId?" element={<CollectionLandingScreen />} />
                  <Route path="*" element={<p>elsewhere</p>} />
                </Routes>
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return {
    client,
    store: (world: Pick<World, 'collections' | 'tours'>) => act(async () => store(world)),
    location: () => location,
    back: () => act(async () => goBack()),
  };
}

function LocationProbe({ onChange }: { onChange: (location: string, back: () => void) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onChange(pathname + search, () => void navigate(-1));
  return null;
}

/** What jsdom doesn't have: dialogs, sizes and scrolling. */
export function stubLayout(): void {
  vi.stubGlobal('innerHeight', 3000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  HTMLElement.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
}
