import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { type Identity, identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Role } from '@/domain/access/roles';
import { locationId, orgId } from '@/domain/ids';
import { locationFrom, locationTourFrom } from '@/domain/locations/location';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { LocationScreen } from '../location-screen';
import { LocationsScreen } from '../locations-screen';

const acme = orgId('Acme');

const member = (role: Role): Identity =>
  identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, { email_verified: true, organization: 'Acme', role });

export const people = { viewer: member('user'), editor: member('superuser'), orgAdmin: member('ultrauser') };

type World = {
  at: string;
  who?: Identity;
  /** Locations beside City Hall, which has the tours Before, After and one without a scan that no list has. */
  more?: Readonly<Record<string, Stored>>;
  isEmpty?: boolean;
};

const noDirectory: Directory = { admins: [], organizations: [] };
const place = { locality: 'Stockholm', country: 'Sweden', latitude: 59.3275, longitude: 18.0543 };
const hall = { name: 'City Hall', organization: 'Acme', address: 'Hantverkargatan 1', place, country: 'Sweden' };
const aLocationTour = (id: string, fields: Stored) => locationTourFrom(id, { location: 'hall', place, ...fields });
const locationTours = [
  aLocationTour('before', { name: 'Before', matterportId: 'GalleryHall', created: new Date('2024-02-03') }),
  aLocationTour('after', { name: 'After', matterportId: 'GalleryHall', created: new Date('2025-02-03') }),
];
const bare = aLocationTour('bare', { name: 'Bare' });

/** Renders the pages of locations for a member of Acme, with all server data in the query cache. */
export async function renderLocations({ at, who = people.orgAdmin, more = {}, isEmpty = false }: World) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const stored: Readonly<Record<string, Stored>> = isEmpty ? {} : { hall, ...more };
  const all = Object.entries(stored).map(([id, fields]) => locationFrom(id, { organization: 'Acme', ...fields }));
  const id = locationId('hall');
  client.setQueryData(locationQueries.of(acme).queryKey, all);
  for (const location of all) client.setQueryData(locationQueries.one(location.id).queryKey, location);
  client.setQueryData(locationQueries.one(locationId('gone')).queryKey, null);
  client.setQueryData(locationQueries.tours(id).queryKey, locationTours);
  for (const locationTour of [...locationTours, bare])
    client.setQueryData(locationQueries.tour(id, locationTour.id).queryKey, locationTour);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme' }));
  client.setQueryData(applicationQueries.directory().queryKey, noDirectory);
  // `use` resumes only after an awaited act
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={who}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={[at]}>
                <Routes>
                  <Route path="/dashboard/locations/:mode?" element={<LocationsScreen />} />
                  <Route path="/dashboard/location/:mode?/:tour?" element={<LocationScreen />} />
                </Routes>
                <Address />
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return {
    address: () => document.querySelector('[data-address]')?.textContent,
    /** City Hall is deleted by somebody else. */
    remove: () => act(async () => void client.setQueryData(locationQueries.one(id).queryKey, null)),
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-address="">{pathname + search}</p>;
}
