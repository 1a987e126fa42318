import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { applicationQueries } from '@/backend/application/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import type { Claims } from '@/domain/access/roles';
import { orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { SettingsScreen } from '../settings-screen';

export const acme = orgId('Acme');

const stored: Stored = {
  name: 'Acme',
  status: true,
  mapLayers: [],
  tourTypes: [
    { id: 'house', name: 'House', color: 'pink', range: 500 },
    { id: 'plant', name: 'Plant', color: 'blue', range: 500 },
  ],
};

const noDirectory: Directory = { admins: [], organizations: [] };

type World = {
  section?: string;
  organization?: Stored;
  claims?: Claims;
  /** What else was read. */
  cached?: readonly (readonly [QueryKey, unknown])[];
};

/** Renders a section of Settings with all server data in the query cache; `store` changes the organization as a listener would. */
export async function renderSettings({ section = 'general', organization = {}, claims = { role: 'ultrauser' }, cached = [] }: World = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false }, mutations: { networkMode: 'always' } },
  });
  const store = (changes: Stored) =>
    client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { ...stored, ...organization, ...changes }));
  store({});
  for (const [key, value] of cached) client.setQueryData(key, value);
  client.setQueryData(applicationQueries.directory().queryKey, noDirectory);
  const tours = ['hall', 'mill', 'barn'].map((id) =>
    tourFrom(id, { name: id, organization: 'Acme', tourTypeId: id === 'barn' ? '' : 'house' }),
  );
  client.setQueryData(
    tourQueries.listed(acme).queryKey,
    tours.map((tour) => listedTourFrom(tour.id, tour)),
  );
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, organization: 'Acme', ...claims },
  );
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={identity}>
            <OrganizationProvider id={acme}>
              <MemoryRouter initialEntries={[`/dashboard/settings/${section}`]}>
                <Routes>
                  <Route path="/dashboard/settings/:mode?" element={<SettingsScreen />} />
                </Routes>
              </MemoryRouter>
            </OrganizationProvider>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return { store: (changes: Stored) => act(async () => void store(changes)) };
}
