import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { binQueries } from '@/backend/bin/queries';
import { collectionQueries } from '@/backend/collections/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { templateQueries } from '@/backend/templates/queries';
import { tourQueries } from '@/backend/tours/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Grant } from '@/domain/access/invitations';
import { type Collection, collectionFrom } from '@/domain/collections/collection';
import { orgId } from '@/domain/ids';
import type { BinnedLocation } from '@/domain/locations/bin';
import { type Organization, organizationFrom } from '@/domain/organizations/organization';
import type { ListedTemplate } from '@/domain/reuse/template';
import type { BinnedTour } from '@/domain/tours/bin';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import type { Tour } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';

const email = 'ada@acme.example';
const identityWith = (claims: Record<string, unknown>) =>
  identityFrom({ uid: 'ada', email, displayName: null }, { email_verified: true, ...claims });

/** Signed-in users with different roles; all but the guest are members of Acme. */
export const people = {
  viewer: identityWith({ organization: 'Acme', role: 'user' }),
  editor: identityWith({ organization: 'Acme', role: 'superuser' }),
  orgAdmin: identityWith({ organization: 'Acme', role: 'ultrauser' }),
  globalAdmin: identityWith({ organization: 'Acme', role: 'admin' }),
  guest: identityWith({}),
};

export const acme = organizationFrom('Acme', {
  name: 'Acme Halls',
  tourTypes: [
    { id: 'h', name: 'House', color: 'pink' },
    { id: 'w', name: 'Works', color: 'blue', range: 700 },
  ],
});

export const oldTown = collectionFrom('old', { name: 'Old town', organization: 'Acme' });

type Setup = {
  currentUser?: Identity | null;
  isUserLoaded?: boolean;
  organization?: Organization;
  tours?: readonly Tour[];
  collections?: readonly Collection[];
  invitations?: readonly Grant[];
  templates?: readonly ListedTemplate[];
  bin?: readonly BinnedTour[];
  binnedLocations?: readonly BinnedLocation[];
  at?: string;
};

/**
 * Renders a page for a user, with all server data already in the query cache.
 * @returns functions that replace the tours, read the current URL and navigate back
 */
export function renderPage(
  {
    currentUser = people.viewer,
    isUserLoaded = true,
    organization = acme,
    tours = [],
    collections = [oldTown],
    invitations = [],
    templates = [],
    bin = [],
    binnedLocations = [],
    at = '/dashboard/tours',
  }: Setup,
  path: string,
  page: ReactNode,
) {
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always' } },
  });
  const setTours = (all: readonly Tour[]) => {
    client.setQueryData(
      tourQueries.listed(organization.id).queryKey,
      all.map((tour) => listedTourFrom(tour.id, tour)),
    );
    for (const tour of all) client.setQueryData(tourQueries.one(tour.id).queryKey, tour);
  };
  setTours(tours);
  client.setQueryData(organizationQueries.one(organization.id).queryKey, organization);
  client.setQueryData(collectionQueries.of(organization.id).queryKey, [...collections]);
  for (const collection of collections) client.setQueryData(collectionQueries.one(collection.id).queryKey, collection);
  client.setQueryData(templateQueries.of(organization.id).queryKey, [...templates]);
  client.setQueryData(binQueries.of(organization.id).queryKey, [...bin]);
  client.setQueryData(binQueries.locations(organization.id).queryKey, [...binnedLocations]);
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(invitationQueries.mine(email).queryKey, [...invitations] as never);
  let location = '';
  let goBack = () => {};
  const view = render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={currentUser} isResolved={isUserLoaded}>
        <OrganizationProvider id={orgId(organization.id)}>
          <MemoryRouter initialEntries={[at]}>
            <LocationProbe
              onChange={(current, back) => {
                location = current;
                goBack = back;
              }}
            />
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </MemoryRouter>
        </OrganizationProvider>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return { view, client, setTours, location: () => location, back: () => act(() => goBack()) };
}

function LocationProbe({ onChange }: { onChange: (location: string, back: () => void) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  onChange(pathname + search, () => void navigate(-1));
  return null;
}
