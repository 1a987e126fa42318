import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { identityFrom } from '@/domain/access/identity';
import { directoryFrom } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { locationFrom } from '@/domain/locations/location';
import { organizationFrom } from '@/domain/organizations/organization';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OrganizationProvider } from '@/widgets/organization';
import { LocationsScreen } from '../locations-screen';

beforeEach(() => vi.stubGlobal('innerHeight', 3000));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acme = orgId('Acme');
const aLocation = (name: string, country: string) => locationFrom(name.toLowerCase(), { name, country, organization: 'Acme' });

function open(at: string, locations = [aLocation('Mill', 'Norway'), aLocation('Barn', 'Norway'), aLocation('Dam', 'Chile')]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(locationQueries.of(acme).queryKey, locations);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme' }));
  client.setQueryData(applicationQueries.directory().queryKey, directoryFrom({}));
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: null },
    { email_verified: true, organization: 'Acme', role: 'superuser' },
  );
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <OrganizationProvider id={acme}>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path="/dashboard/locations/:mode?" element={<LocationsScreen />} />
            </Routes>
          </MemoryRouter>
        </OrganizationProvider>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the locations of an organization', () => {
  it('are grouped by country [LOC-003]', () => {
    open('/dashboard/locations');

    expect(headings()).toEqual(['Locations', 'Chile', 'Dam', 'Norway', 'Barn', 'Mill']);
  });

  it.each([
    ['none', '/dashboard/locations', 'No locations found.'],
    ['none on the map', '/dashboard/locations/map', 'No Locations found'],
  ])('are %s at %s: “%s” [LOC-009]', (_, at, text) => {
    open(at, []);

    expect(headings()).toEqual(['Locations', text]);
  });

  it('are not found by other words, until all are shown again [LOC-009]', () => {
    open('/dashboard/locations?q=castle');
    expect(headings()).toEqual(['Locations', 'No Locations found']);

    fireEvent.click(screen.getByRole('button', { name: 'Show all locations' }));

    expect(headings()).toHaveLength(6);
  });
});
