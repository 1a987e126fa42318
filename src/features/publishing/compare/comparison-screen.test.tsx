import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { organizationQueries } from '@/backend/organizations/queries';
import { proposalQueries } from '@/backend/publishing/proposals';
import { publicationQueries } from '@/backend/publishing/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import { poiHistoryEntryFrom } from '@/domain/folders/history';
import { orgId, tourId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourAsVersion } from '@/domain/publishing/compare';
import { comparisonPath, savedStatePart } from '@/domain/publishing/comparison-address';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { ComparisonScreen } from './comparison-screen';

afterEach(cleanup);

const [acme, hallId] = [orgId('Acme'), tourId('hall')];
const door = { identifier: 'door', name: 'Door' };
const hall = tourFrom('hall', {
  name: 'The Hall',
  organization: 'Acme',
  matterportId: 'AbCdEfGh123',
  public: true,
  folders: [{ id: 'ground', name: 'Ground', pois: [door, { identifier: 'safe', name: 'Safe' }] }],
});

function open(organization: string, before: string, after: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(tourQueries.one(hallId).queryKey, hall);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme', status: true }));
  const first = tourAsVersion({ ...hall, folders: hall.folders.map((folder) => ({ ...folder, pois: folder.pois.slice(0, 1) })) });
  client.setQueryData(publicationQueries.content({ organization: acme, tour: hallId, version: 'v1' }).queryKey, {
    ...first,
    id: 'v1',
    name: 'Version 1',
    publishedAt: new Date('2026-05-06T12:00'),
  } as never);
  const entry = { folders: [{ id: 'ground', name: 'Ground', pois: [door, { identifier: 'window', name: 'Window' }] }] };
  client.setQueryData(
    proposalQueries.state(hallId, 'state-1').queryKey,
    poiHistoryEntryFrom('state-1', { ...entry, timestamp: new Date('2026-05-07T12:00') }),
  );
  const identity = identityFrom({ uid: 'ada', email: 'ada@x.example', displayName: 'Ada' }, { organization, role: 'user' });
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter initialEntries={[comparisonPath(hallId, before, after)]}>
          <Routes>
            <Route
              path="/dashboard/tours/versions/:tour/compare/:before/:after"
              element={
                <ComparisonScreen
                  player={({ tour, legend, pair, back }) => (
                    <>
                      {legend}
                      {back && <a href={back.path}>{back.label}</a>}
                      <p>{pair}</p>
                      <p>{tour.folders.map(({ name, pois }) => `${name}: ${pois.map((poi) => poi.name).join()}`).join('; ')}</p>
                    </>
                  )}
                  loading={<p>loading</p>}
                />
              }
            />
          </Routes>
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
}

it('shows a member what changed from a version to the tour as it is now, with a legend in words', async () => {
  open('Acme', 'v1', 'now');

  expect(await screen.findByRole('heading', { name: 'Version 1 to the tour now' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 added');
  const markers = within(screen.getByRole('list', { name: 'Markers' })).getAllByRole('listitem');
  expect(markers.map(({ textContent }) => textContent)).toEqual(['Added', 'Changed', 'Moved', 'Removed', 'Unchanged']);
  expect(screen.getByText('Added: Safe; Unchanged: Door')).toBeTruthy();
  expect(screen.getAllByText('Version 1, 6 May 2026 – the tour now')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Versions' }).getAttribute('href')).toBe('/dashboard/tours/versions/hall');
});

it('shows what changed from a version to a saved state, though the tour was saved since', async () => {
  open('Acme', 'v1', savedStatePart('state-1'));

  expect(await screen.findByRole('heading', { name: 'Version 1 to the saved state' })).toBeTruthy();
  expect(screen.getByText('Added: Window; Unchanged: Door')).toBeTruthy();
  expect(screen.getAllByText('Version 1, 6 May 2026 – the saved state, 7 May 2026')).toHaveLength(2);
});

it('shows in the other direction what was removed', async () => {
  open('Acme', 'now', 'v1');

  expect(await screen.findByText('Removed: Safe; Unchanged: Door')).toBeTruthy();
});

it('shows nothing of a version to somebody of another organization', async () => {
  open('Other', 'v1', 'now');

  expect(await screen.findByText('You don’t have permission to compare the versions of this tour.')).toBeTruthy();
  expect(screen.queryByText(/Safe/)).toBeNull();
});
