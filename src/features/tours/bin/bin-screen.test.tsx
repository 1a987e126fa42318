import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { purgeTour, restoreTour } from '@/backend/bin/commands';
import { purgeLocation, restoreLocation } from '@/backend/bin/locations';
import { binQueries } from '@/backend/bin/queries';
import { AppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import { orgId } from '@/domain/ids';
import { binnedLocationFrom } from '@/domain/locations/bin';
import { type BinnedTour, binnedTourFrom } from '@/domain/tours/bin';
import { toastSuccess } from '@/ui/toast';
import { people, renderPage } from '../testing/render-page';
import { BinScreen } from './bin-screen';

vi.mock('@/backend/bin/commands');
vi.mock('@/backend/bin/locations');
vi.mock('@/ui/toast');

beforeEach(() => {
  vi.stubGlobal('innerHeight', 2000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  vi.mocked(restoreTour).mockResolvedValue();
  vi.mocked(purgeTour).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const binned = (id: string, name: string, days: number): BinnedTour =>
  binnedTourFrom(id, {
    tour: { name, organization: 'Acme' },
    deletedBy: 'bob',
    deletedByEmail: 'bob@acme.example',
    deletedAt: new Date(Date.now() - days * dayMs - 60_000),
  });
const all = [binned('mill', 'Old Mill', 28), binned('hall', 'City Hall', 1), binned('', '', 29.5)].map((tour) =>
  tour.name === '' ? { ...tour, id: 'unnamed' as BinnedTour['id'] } : tour,
);

function open(tours: readonly BinnedTour[] = all, currentUser = people.orgAdmin) {
  const page = (
    <Suspense fallback={<p>loading</p>}>
      <BinScreen />
    </Suspense>
  );
  return { ...renderPage({ currentUser, bin: tours, at: '/dashboard/bin' }, '/dashboard/bin', page), user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('heading', { name }).closest('article') as HTMLElement;

describe('the bin', () => {
  it('lists the deleted tours, the latest first, with who deleted them, when, and the days left', () => {
    open();

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'City Hall',
      'Old Mill',
      'Untitled tour',
    ]);
    expect(row('City Hall').textContent).toContain('Deleted yesterday by bob@acme.example');
    expect(row('City Hall').textContent).toContain('29 days left');
    expect(row('Old Mill').textContent).toContain('2 days left');
    expect(row('Untitled tour').textContent).toContain('1 day left');
  });

  it('restores a tour by one press, and offers to open it', async () => {
    const { user, location } = open();

    await user.click(screen.getByRole('button', { name: 'Restore City Hall' }));

    expect(vi.mocked(restoreTour).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
    const [text, { action } = {}] = vi.mocked(toastSuccess).mock.lastCall ?? [];
    expect([text, action?.label]).toEqual(['City Hall was restored', 'Open']);
    expect(location()).toBe('/dashboard/bin');
  });

  it('restores all selected tours, and names the one that was not restored', async () => {
    vi.mocked(restoreTour).mockImplementation(async ({ id }) => {
      if (id === 'mill') throw new AppError('failed-precondition', 'Acme is deactivated.');
    });
    const { user, client } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select City Hall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Old Mill' }));

    await user.click(within(screen.getByRole('region', { name: 'Selection' })).getByRole('button', { name: 'Restore' }));

    expect(
      vi
        .mocked(restoreTour)
        .mock.calls.map(([{ id }]) => id)
        .toSorted(),
    ).toEqual(['hall', 'mill']);
    expect((await screen.findByRole('alert')).textContent).toBe('“Old Mill” wasn’t restored. Acme is deactivated.');
    act(() => void client.setQueryData(binQueries.of(orgId('Acme')).queryKey, [binned('mill', 'Old Mill', 28)]));
    expect(await screen.findAllByText('1 selected')).toHaveLength(2);
  });

  it('deletes a tour for good only once its name is typed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete City Hall now' }));
    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete for good' });
    expect(confirm().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Type “City Hall” to confirm' }), 'City Hal');
    expect(confirm().disabled).toBe(true);

    await user.type(screen.getByRole('textbox', { name: 'Type “City Hall” to confirm' }), 'l{Enter}');

    expect(vi.mocked(purgeTour).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
    expect(toastSuccess).toHaveBeenCalledWith('City Hall was deleted for good');
  });

  it('deletes all selected tours once their number is typed', async () => {
    const { user } = open();
    await user.click(screen.getByRole('checkbox', { name: 'Select City Hall' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Old Mill' }));
    await user.click(screen.getByRole('button', { name: 'Delete now' }));

    await user.type(screen.getByRole('textbox', { name: 'Type “2 tours” to confirm' }), '2 tours');
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));

    expect(
      vi
        .mocked(purgeTour)
        .mock.calls.map(([{ id }]) => id)
        .toSorted(),
    ).toEqual(['hall', 'mill']);
  });

  it('says why a tour was not deleted', async () => {
    vi.mocked(purgeTour).mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete City Hall now' }));

    await user.type(screen.getByRole('textbox', { name: 'Type “City Hall” to confirm' }), 'city hall{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('“City Hall” wasn’t deleted. You are offline. Connect, then try again.');
  });

  it('finds a tour by its name', async () => {
    const { user } = open();

    await user.type(screen.getByRole('textbox', { name: 'Search the bin' }), 'mill');

    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Old Mill']));
    screen.getByText('1 of 3 tours');
  });

  it('says that it is empty, and leads back', () => {
    open([]);

    screen.getByText('The bin is empty');
    expect(screen.getByRole('link', { name: 'Go to the tours' }).getAttribute('href')).toBe('/dashboard/tours');
  });

  it.each([['viewer'], ['editor']] as const)('is closed to a member who is %s [ACCESS-058]', (who) => {
    open(all, people[who]);

    screen.getByText('Admins of Acme open it. Ask one of them to restore a tour.');
    expect(screen.queryByText('City Hall')).toBeNull();
  });
});

describe('deleted locations in the bin', () => {
  const hall = binnedLocationFrom('hall', {
    location: { name: 'Town Hall', organization: 'Acme' },
    tours: 2,
    deletedAt: new Date(Date.now() - 28 * dayMs - 60_000),
    deletedByEmail: 'bob@acme.example',
  });
  const openWith = () => {
    const page = (
      <Suspense fallback={<p>loading</p>}>
        <BinScreen />
      </Suspense>
    );
    renderPage({ currentUser: people.orgAdmin, bin: [], binnedLocations: [hall], at: '/dashboard/bin' }, '/dashboard/bin', page);
    return { region: within(screen.getByRole('region', { name: /^Deleted locations/ })), user: userEvent.setup() };
  };

  it('stand with their tours, and are restored whole by one press', async () => {
    vi.mocked(restoreLocation).mockResolvedValue();
    const { region, user } = openWith();
    region.getByText(/^With 2 tours\. Deleted .+ by bob@acme\.example$/);
    region.getByText('2 days left');
    expect(screen.queryByText('The bin is empty')).toBeNull();

    await user.click(region.getByRole('button', { name: 'Restore Town Hall' }));

    expect(vi.mocked(restoreLocation).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
    expect(vi.mocked(toastSuccess).mock.lastCall?.[0]).toBe('Town Hall was restored');
  });

  it('say why one was not restored', async () => {
    vi.mocked(restoreLocation).mockRejectedValue(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { region, user } = openWith();

    await user.click(region.getByRole('button', { name: 'Restore Town Hall' }));

    expect((await region.findByRole('alert')).textContent).toBe('“Town Hall” wasn’t restored. You are offline. Connect, then try again.');
  });

  it('are deleted for good once their name is typed', async () => {
    vi.mocked(purgeLocation).mockResolvedValue();
    const { region, user } = openWith();

    await user.click(region.getByRole('button', { name: 'Delete Town Hall now' }));
    await screen.findByText('It is deleted for everyone, with its 2 tours. This can’t be undone.');
    await user.type(screen.getByLabelText('Type “Town Hall” to confirm'), 'town hall{Enter}');

    expect(vi.mocked(purgeLocation).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
  });
});
