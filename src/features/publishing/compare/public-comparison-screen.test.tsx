import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { publicationQueries } from '@/backend/publishing/queries';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { orgId, tourId } from '@/domain/ids';
import { tourAsVersion } from '@/domain/publishing/compare';
import { publicComparisonPath, publicComparisonPattern, tourNow } from '@/domain/publishing/comparison-address';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { PublicComparisonScreen } from './public-comparison-screen';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

const [acme, hallId] = [orgId('Acme'), tourId('hall')];
const [door, safe, lamp] = ['Door', 'Safe', 'Lamp'].map((name) => ({ identifier: name.toLowerCase(), name }));
const aTour = (pois: readonly (object | undefined)[], isPublic = true) =>
  tourFrom('hall', {
    name: 'The Hall',
    organization: 'Acme',
    matterportId: 'AbCdEfGh123',
    public: isPublic,
    folders: [{ id: 'ground', name: 'Ground', pois }],
  });
const aVersion = (id: string, pois: object[], more: object = {}) => ({
  ...tourAsVersion(aTour(pois)),
  id,
  name: `Version ${id.slice(1)}`,
  tourName: 'The Hall',
  publishedAt: new Date('2026-05-06T12:00'),
  public: true,
  opens: null,
  until: null,
  ...more,
});

type World = { isPublic?: boolean; second?: object };

async function open(before: string, after: string, { isPublic = true, second = {} }: World = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const content = (version: string) => publicationQueries.content({ organization: acme, tour: hallId, version }).queryKey;
  client.setQueryData(tourQueries.one(hallId).queryKey, aTour([door, safe, lamp], isPublic));
  client.setQueryData(content('v1'), aVersion('v1', [door ?? {}]) as never);
  client.setQueryData(content('v2'), aVersion('v2', [door ?? {}, safe ?? {}], second) as never);
  for (const [version, code] of [
    ['private', 'permission-denied'],
    ['gone', 'not-found'],
  ] as const)
    await client.prefetchQuery({ queryKey: content(version), queryFn: () => Promise.reject(new AppError(code, 'No.')) });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[publicComparisonPath(acme, hallId, before, after)]}>
        <Routes>
          <Route
            path={publicComparisonPattern}
            element={
              <PublicComparisonScreen
                player={({ tour, legend, pair, back }) => (
                  <>
                    {legend}
                    <b>{pair}</b>
                    <p>{`${tour.name}: ${tour.folders.map(({ name, pois }) => `${name} ${pois.map((poi) => poi.name).join()}`).join('; ')}`}</p>
                    {back && <p>Back</p>}
                  </>
                )}
                loading={<p>loading</p>}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const shown = () => screen.getByText(/^The Hall: /).textContent;
const pair = () => document.querySelector('b')?.textContent;

it('shows everybody what changed between two public versions, when they are of, and no way to what members have', async () => {
  await open('v1', 'v2');

  expect(shown()).toBe('The Hall: Added Safe; Unchanged Door');
  expect(pair()).toBe('Version 1, 6 May 2026 – Version 2, 6 May 2026');
  expect(screen.queryByText('Back')).toBeNull();
});

it('compares a public version with the tour as it is now, where that is public too', async () => {
  await open('v2', tourNow);

  expect(shown()).toBe('The Hall: Added Lamp; Unchanged Door,Safe');
});

it.each<[string, string, string, World]>([
  ['the tour is not public', 'v1', tourNow, { isPublic: false }],
  ['a version is not', 'v1', 'private', {}],
  ['the earlier one is not', 'private', 'v2', {}],
  ['a version is gone', 'gone', 'v2', {}],
  ['a version has ended', 'v1', 'v2', { second: { until: new Date('2020-01-01') } }],
  ['a version opens later', 'v1', 'v2', { second: { opens: new Date('2990-01-01') } }],
  ['a version was taken back, which its members still read', 'v1', 'v2', { second: { public: false } }],
])('is closed, in the same words, if %s', async (_what, before, after, world) => {
  await open(before, after, world);

  expect(screen.getByRole('heading', { name: 'This comparison isn’t open' })).toBeTruthy();
  expect(screen.queryByText(/The Hall/)).toBeNull();
});

it('is in the language of the page, the changes too', async () => {
  await showLanguage('de');
  await open('v1', 'v2');
  expect(shown()).toBe('The Hall: Hinzugefügt Safe; Unverändert Door');
  expect(screen.getByRole('status').textContent).toBe('1 hinzugefügt');

  await act(() => showLanguage('ar'));

  expect(shown()).toContain('أُضيفت');
});
