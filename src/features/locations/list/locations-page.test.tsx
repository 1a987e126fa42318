import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { deleteLocation, restoreLocation } from '@/backend/bin/locations';
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

vi.mock('@/backend/bin/locations');

beforeEach(() => {
  vi.stubGlobal('innerHeight', 3000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acme = orgId('Acme');
const aLocation = (name: string, country: string) => locationFrom(name.toLowerCase(), { name, country, organization: 'Acme' });

const some = [aLocation('Mill', 'Norway'), aLocation('Barn', 'Norway'), aLocation('Dam', 'Chile')];

function open(at: string, locations = some, role = 'superuser') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(locationQueries.of(acme).queryKey, locations);
  for (const { id } of locations) client.setQueryData(locationQueries.tours(id).queryKey, []);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme' }));
  client.setQueryData(applicationQueries.directory().queryKey, directoryFrom({}));
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: null },
    { email_verified: true, organization: 'Acme', role },
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

  it('are deleted by many and restored by those who run the organization', async () => {
    const user = userEvent.setup();
    open('/dashboard/locations', some, 'ultrauser');

    await user.click(screen.getByRole('checkbox', { name: 'Select Mill' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Dam' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 locations' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await screen.findByText('2 locations were restored.');
    const deleted = vi.mocked(deleteLocation).mock.calls.map(([{ id }, tours]) => [id, tours]);
    expect(deleted.toSorted()).toEqual([
      ['dam', 0],
      ['mill', 0],
    ]);
    expect(restoreLocation).toHaveBeenCalledTimes(2);
  });

  it('are not selected by those who may only change them', () => {
    open('/dashboard/locations');

    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
