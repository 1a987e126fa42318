import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Grant } from '@/domain/access/invitations';
import { type Collection, collectionFrom } from '@/domain/collections';
import { orgId } from '@/domain/ids';
import { type Organization, organizationFrom } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { OrganizationProvider } from '@/widgets/organization';
import { WhoProvider } from '@/widgets/who';

const email = 'ada@acme.example';
const someone = (claims: Record<string, unknown>) =>
  identityFrom({ uid: 'ada', email, displayName: null }, { email_verified: true, ...claims });

/** Who looks at a page; all but the stranger and the guest belong to Acme. */
export const people = {
  viewer: someone({ organization: 'Acme', role: 'user' }),
  editor: someone({ organization: 'Acme', role: 'superuser' }),
  orgAdmin: someone({ organization: 'Acme', role: 'ultrauser' }),
  globalAdmin: someone({ organization: 'Acme', role: 'admin' }),
  guest: someone({}),
};

export const acme = organizationFrom('Acme', {
  name: 'Acme Halls',
  tourTypes: [
    { id: 'h', name: 'House', color: 'pink' },
    { id: 'w', name: 'Works', color: 'blue', range: 700 },
  ],
});

export const oldTown = collectionFrom('old', { name: 'Old town', organization: 'Acme' });

type World = {
  who?: Identity | null;
  isKnown?: boolean;
  organization?: Organization;
  tours?: readonly Tour[];
  collections?: readonly Collection[];
  invitations?: readonly Grant[];
  at?: string;
};

/**
 * Draws a page as somebody sees it, with everything the server would have answered already there.
 * @returns what renders it anew with other tours, and where one is now
 */
export function shownTo(
  {
    who = people.viewer,
    isKnown = true,
    organization = acme,
    tours = [],
    collections = [oldTown],
    invitations = [],
    at = '/dashboard/tours',
  }: World,
  path: string,
  page: ReactNode,
) {
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always' } },
  });
  const hold = (all: readonly Tour[]) => {
    client.setQueryData(
      tourQueries.listed(organization.id).queryKey,
      all.map((tour) => listedTourFrom(tour.id, tour)),
    );
    for (const tour of all) client.setQueryData(tourQueries.one(tour.id).queryKey, tour);
  };
  hold(tours);
  client.setQueryData(organizationQueries.one(organization.id).queryKey, organization);
  client.setQueryData(collectionQueries.of(organization.id).queryKey, [...collections]);
  for (const collection of collections) client.setQueryData(collectionQueries.one(collection.id).queryKey, collection);
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.mine(email).queryKey, [...invitations] as never);
  let place = '';
  let goBack = () => {};
  const view = render(
    <QueryClientProvider client={client}>
      <WhoProvider identity={who} isKnown={isKnown}>
        <OrganizationProvider id={orgId(organization.id)}>
          <MemoryRouter initialEntries={[at]}>
            <Place
              tell={(now, back) => {
                place = now;
                goBack = back;
              }}
            />
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </MemoryRouter>
        </OrganizationProvider>
      </WhoProvider>
    </QueryClientProvider>,
  );
  return { view, client, hold, place: () => place, back: () => act(() => goBack()) };
}

function Place({ tell }: { tell: (place: string, back: () => void) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  tell(pathname + search, () => void navigate(-1));
  return null;
}
