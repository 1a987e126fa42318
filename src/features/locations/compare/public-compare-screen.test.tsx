import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locationQueries } from '@/backend/locations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { AppError } from '@/domain/app-error';
import { locationId, orgId } from '@/domain/ids';
import { alignmentId } from '@/domain/locations/alignment';
import { locationFrom, locationTourFrom } from '@/domain/locations/location';
import { organizationFrom } from '@/domain/organizations/organization';
import type { Stored } from '@/domain/stored';
import { showLanguage } from '@/language/show-language';
import { observableValue, signal } from '@/showcase/observable-values';
import { CurrentUserProvider } from '@/widgets/current-user';
import { CompareScreen } from './compare-screen';
import { PublicCompareScreen } from './public-compare-screen';

const copied = vi.hoisted(() => vi.fn());
const scans = vi.hoisted(() => new Map<string, { goTo: ReturnType<typeof vi.fn> }>());
vi.mock('@/ui/toast');
vi.mock('@/ui/copy-text', () => ({ copyText: copied }));
vi.mock('@/showcase/connect-showcase', () => ({
  connectShowcase: (_frame: unknown, { model }: { model: string }) => {
    const arrive = vi.fn(async () => 'arrived' as const);
    const values = {
      pose: observableValue({ position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'door', mode: 'inside' }),
      mode: observableValue('inside'),
      sweep: observableValue('door'),
      sweeps: observableValue([]),
      floor: observableValue(0),
    };
    const state = observableValue<{ name: string }>({ name: 'starting' });
    const viewer = { values, state, events: signal(), goTo: arrive, goToMode: arrive, goToFloor: arrive, turnTo: arrive, disconnect() {} };
    scans.set(model, viewer);
    queueMicrotask(() => state.set({ name: 'ready' }));
    return viewer;
  },
}));

const [acme, barn] = [orgId('Acme'), locationId('barn')];
const aTour = (id: string, fields: Stored) =>
  locationTourFrom(id, { location: 'barn', organization: 'Acme', matterportId: `scan-${id}`, public: true, ...fields });
const asFound = aTour('before', { name: 'As found', created: new Date('2023-04-18T12:00') });
const renewed = aTour('after', { name: 'Renewed', created: new Date('2025-05-27T12:00') });

beforeEach(() => {
  scans.clear();
  copied.mockReset().mockResolvedValue(undefined);
  // Why a page is closed is reported to its boundary, which these tests have themselves.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await showLanguage('en');
});

type World = { at: string; tours?: readonly ReturnType<typeof aTour>[] };

async function open({ at, tours = [asFound, renewed] }: World) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  for (const tour of tours) client.setQueryData(locationQueries.tour(barn, tour.id).queryKey, tour);
  client.setQueryData(locationQueries.tours(barn).queryKey, [...tours]);
  client.setQueryData(locationQueries.one(barn).queryKey, locationFrom('barn', { name: 'Barn', organization: 'Acme' }));
  client.setQueryData(locationQueries.alignment(barn, alignmentId(asFound, renewed)).queryKey, null);
  client.setQueryData(organizationQueries.one(acme).queryKey, organizationFrom('Acme', { name: 'Acme', status: true }));
  const denied = new AppError('permission-denied', 'No.');
  for (const id of ['private', 'gone']) {
    const { queryKey } = locationQueries.tour(barn, id);
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(denied) });
  }
  await act(
    async () =>
      void render(
        <QueryClientProvider client={client}>
          <CurrentUserProvider identity={null}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path="/compare/:location" element={<PublicCompareScreen />} />
                <Route path="/dashboard/location/compare" element={<CompareScreen />} />
              </Routes>
              <Address />
            </MemoryRouter>
          </CurrentUserProvider>
        </QueryClientProvider>,
      ),
  );
  return userEvent.setup();
}

const Address = () => <p data-address="">{useLocation().search}</p>;
const address = () => new URLSearchParams(document.querySelector('[data-address]')?.textContent ?? '');

describe('a comparison for everybody', () => {
  it('shows two public tours with their dates, and no way to what members have', async () => {
    await open({ at: '/compare/barn?first=before&second=after' });

    expect(screen.getByText('As found, 18 April 2023', { selector: 'header p' })).toBeTruthy();
    expect(screen.getByText('Renewed, 27 May 2025', { selector: 'header p' })).toBeTruthy();
    expect([...scans.keys()]).toEqual(['scan-before', 'scan-after']);
    expect([screen.queryByRole('link'), screen.queryByRole('combobox'), screen.queryByRole('button', { name: 'Align' })]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('opens as its address says, and writes there how it is shown', async () => {
    const user = await open({ at: '/compare/barn?first=before&second=after&show=slider&view=desk_2_-90&lang=en' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One over the other' }).checked).toBe(true);
    expect(scans.get('scan-before')?.goTo).toHaveBeenCalledWith({ sweep: 'desk', rotation: { x: 2, y: -90 } });

    await user.click(screen.getByRole('radio', { name: 'Side by side' }));
    await user.click(screen.getByRole('button', { name: 'Move together' }));

    const [show, apart, view, lang] = ['show', 'apart', 'view', 'lang'].map((name) => address().get(name));
    expect({ show, apart, view, lang }).toEqual({ show: null, apart: '1', view: 'desk_2_-90', lang: 'en' });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/#\/compare\/barn\?first=before&second=after&apart=1&view=desk_2_-90$/),
    );
  });

  it.each([
    ['one of them is not public', 'first=private&second=after'],
    ['the other is not', 'first=before&second=private'],
    ['one is gone', 'first=before&second=gone'],
    ['it names none', ''],
    ['it names one', 'first=before'],
  ])('is closed if %s', async (_what, query) => {
    await expect(open({ at: `/compare/barn?${query}` })).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('is in the visitor’s language, with dates in words', async () => {
    await showLanguage('de');
    await open({ at: '/compare/barn?first=before&second=after' });

    expect(screen.getByRole('heading', { name: 'Vergleichen' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Gemeinsam bewegen' })).toBeTruthy();
    await act(() => showLanguage('ar'));
    expect(screen.getByRole('heading', { name: 'مقارنة' })).toBeTruthy();
  });
});

describe('a comparison for members', () => {
  it('begins with the oldest and the newest, and has the chosen pair in its address, without the view of another scan', async () => {
    const between = aTour('between', { name: 'Roof open', created: new Date('2024-03-01T12:00') });
    const user = await open({ at: '/dashboard/location/compare?location=barn&view=desk_2_-90', tours: [renewed, asFound, between] });
    const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect([first?.value, second?.value]).toEqual(['before', 'after']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'First tour' }), 'between');

    expect(Object.fromEntries(address())).toEqual({ location: 'barn', first: 'between', second: 'after' });
    const options = within(screen.getByRole('combobox', { name: 'Second tour' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'As found, 18 April 2023',
      'Roof open, 1 March 2024',
      'Renewed, 27 May 2025',
    ]);
  });

  it.each([
    ['the address for everybody if both are public', true, /#\/compare\/barn\?first=before&second=after$/],
    ['the page’s own if one is not', false, /^(?!.*\/compare\/barn)/],
  ])('copies %s', async (_what, isPublic, expected) => {
    const user = await open({ at: '/dashboard/location/compare?location=barn', tours: [{ ...asFound, public: isPublic }, renewed] });

    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(expected));
  });
});
