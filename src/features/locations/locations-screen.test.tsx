import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toastError, toastSuccess } from '@/ui/toast';
import { people, renderLocations } from './testing/render-locations';

const commands = vi.hoisted(() => ({
  createLocation: vi.fn(),
  updateLocation: vi.fn(),
  createLocationTour: vi.fn(),
  updateLocationTour: vi.fn(),
  duplicateLocationTour: vi.fn(),
  deleteLocationTour: vi.fn(),
}));
const bin = vi.hoisted(() => ({ deleteLocation: vi.fn(), restoreLocation: vi.fn() }));
vi.mock('@/backend/locations/commands', () => commands);
vi.mock('@/backend/bin/locations', () => bin);
vi.mock('@/backend/address-search', () => ({ addressSearch: () => null }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));
vi.mock('@/widgets/map/point-map', () => ({
  PointMap: ({ label, zoom }: { label: string; zoom: number }) => <p data-zoom={zoom}>{label}</p>,
}));
vi.mock('@/ui/toast');

const sizes = { clientWidth: 800, clientHeight: 600, offsetWidth: 800, offsetHeight: 600 };

beforeEach(() => {
  // jsdom has no layout; without motion the map moves at once
  for (const [name, size] of Object.entries(sizes)) vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockReturnValue(size);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  for (const command of [...Object.values(commands), ...Object.values(bin)]) command.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const list = '/dashboard/locations';
const hall = '/dashboard/location/view?location=hall';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (name: RegExp | string, value: string) =>
  void fireEvent.change(await screen.findByLabelText(name, { selector: 'input, textarea, select' }), { target: { value } });
const save = (name = 'Save') => press(name);
const said = (text: string) => waitFor(() => expect(toastError).toHaveBeenLastCalledWith(text));

const mill = { name: 'Old mill', address: 'Mill Road 3', country: 'South Georgia & South Sandwich Islands' };
const lab = { name: 'Lab', address: '', country: '' };

describe('the list of locations', () => {
  it('has its description and groups by country, whose name is cut at 30 characters [LOC-001 LOC-002 LOC-003 LOC-008]', async () => {
    await renderLocations({ at: list, more: { mill, lab } });

    expect(screen.getByText('A Location is a physical place in the real world that can contain a single or multiple tours.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'List View' }).getAttribute('aria-current')).toBe('page');
    const regions = screen.getAllByRole('region').filter((region) => region.getAttribute('aria-label') !== 'Selection');
    const groups = regions.map((group) => ({
      country: within(group).getByRole('heading', { level: 2 }).textContent?.replace(/\d+$/, '').trim(),
      locations: within(group)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    }));
    expect(groups).toEqual([
      { country: 'Without a country', locations: ['Lab'] },
      { country: 'South Georgia & South Sandwich...', locations: ['Old mill'] },
      { country: 'Sweden', locations: ['City Hall'] },
    ]);
  });

  it('links each location to its page and to its form, for those who may edit, and New Location for admins [LOC-004 LOC-006 LOC-007]', async () => {
    await renderLocations({ at: list });
    expect(screen.getByRole('link', { name: 'City Hall' }).getAttribute('href')).toBe(hall);
    expect(screen.getByRole('link', { name: 'Edit City Hall' }).getAttribute('href')).toBe('/dashboard/locations/edit?id=hall');
    expect(screen.getByRole('link', { name: 'New Location' }).getAttribute('href')).toBe('/dashboard/locations/create');
    cleanup();

    await renderLocations({ at: list, who: people.viewer });

    expect(screen.getByRole('link', { name: 'City Hall' })).toBeDefined();
    expect([screen.queryByRole('link', { name: /^Edit/ }), screen.queryByRole('link', { name: 'New Location' })]).toEqual([null, null]);
  });

  it('says when there are none, and when none is found [LOC-009]', async () => {
    await renderLocations({ at: `${list}?q=nowhere` });
    expect(screen.getByRole('heading', { name: 'No Locations found' })).toBeDefined();
    press('Show all locations');
    expect(await screen.findByRole('link', { name: 'City Hall' })).toBeDefined();
    cleanup();

    await renderLocations({ at: list, isEmpty: true });

    expect(screen.getByRole('heading', { name: 'No locations found.' })).toBeDefined();
  });

  it('finds by name, address and country, also on the map [LOC-005 LOC-032]', async () => {
    await renderLocations({ at: `${list}?q=MILL`, more: { mill, lab } });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Old mill']);
    expect(screen.getByRole('link', { name: 'Map View' }).getAttribute('href')).toBe(`${list}/map?q=MILL`);
    cleanup();

    await renderLocations({ at: `${list}/map`, more: { mill, lab } });

    expect(await screen.findByRole('group', { name: 'Map of the locations' })).toBeDefined();
    const [onMap, beside] = [
      screen.getByRole('region', { name: 'On the map' }),
      screen.getByRole('region', { name: 'Without coordinates' }),
    ];
    expect(within(onMap).getByRole('link').getAttribute('href')).toBe(hall);
    expect(within(beside).getAllByRole('link')).toHaveLength(2);
  });
});

describe('the form of a location', () => {
  it('asks for name, organization and address, in this order, and creates it [LOC-021 LOC-023 LOC-024 LOC-025 LOC-026]', async () => {
    commands.createLocation.mockResolvedValue('mill');
    const { address } = await renderLocations({ at: `${list}/create` });
    await type(/^Organization/, '');
    save();
    await said('Please enter a name for this location');
    await type(/^Name/, 'Old mill');
    save();
    await said('Missing Organization');
    await type(/^Organization/, 'Acme');
    save();
    await said('Missing Address');
    expect(commands.createLocation).not.toHaveBeenCalled();

    await type('Description', 'A mill.');
    await type('Address', 'Mill Road 3');
    await type(/^Country/, 'Sweden');
    save();

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Location created'));
    expect(commands.createLocation.mock.lastCall).toMatchObject([
      { name: 'Old mill', description: 'A mill.', organization: 'Acme', address: 'Mill Road 3', place: { country: 'Sweden' } },
    ]);
    await waitFor(() => expect(address()).toBe('/dashboard/location/view?location=mill'));
  });

  it('changes the location that the address names [LOC-007 LOC-027]', async () => {
    await renderLocations({ at: `${list}/edit?id=hall` });

    await type('Description', 'By the water.');
    save();

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Location updated'));
    const [id, values, changed] = commands.updateLocation.mock.lastCall ?? [];
    expect([id, values.description, [...changed]]).toEqual(['hall', 'By the water.', ['description']]);
  });

  it('keeps what was typed when the location is deleted meanwhile [LOC-029]', async () => {
    const { remove } = await renderLocations({ at: `${list}/edit?id=hall` });
    await type('Description', 'Half an hour of typing.');

    await remove();

    expect(await screen.findByText(/^This location was deleted, or you no longer have access to it\./)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Half an hour of typing.');
  });
});

describe('a location', () => {
  it('has a breadcrumb, and its tours, newest first, each with a menu [LOC-010 LOC-011 LOC-012]', async () => {
    await renderLocations({ at: hall });

    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('Locations /City Hall');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['After', 'Before']);
    await userEvent.click(screen.getByRole('button', { name: 'Menu of After' }));
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Share', 'Duplicate', 'Delete']);
  });

  it('shows where it is on a map of 400 px at zoom 13, which fades in within 400 ms [LOC-020]', async () => {
    await renderLocations({ at: hall });

    const map = screen.getByRole('region', { name: 'Where it is' });
    expect(map.className).toContain('h-[400px]');
    expect(map.querySelector('.duration-400')).not.toBeNull();
    expect((await within(map).findByText('Location of City Hall')).dataset.zoom).toBe('13');
  });

  it('goes to the bin with its tours once that is confirmed, and comes back by Undo', async () => {
    const { address } = await renderLocations({ at: hall });
    press('Delete');
    const question = within(screen.getByRole('dialog', { name: 'Delete City Hall?' }));
    expect(question.getByText(/^Its 2 tours go to the bin with it\./)).toBeDefined();
    expect(bin.deleteLocation).not.toHaveBeenCalled();

    fireEvent.click(question.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Location deleted', expect.anything()));
    expect(bin.deleteLocation.mock.lastCall).toMatchObject([{ id: 'hall' }, 2]);
    await waitFor(() => expect(address()).toBe(list));
    vi.mocked(toastSuccess).mock.lastCall?.[1]?.action?.run();
    await waitFor(() => expect(toastSuccess).toHaveBeenLastCalledWith('City Hall was restored'));
    expect(bin.restoreLocation).toHaveBeenCalledTimes(1);
  });

  it.each(['/dashboard/location/view?location=gone', '/dashboard/location/view', `${list}/edit?id=gone`])(
    'that does not exist is not found at %s [LOC-028]',
    async (at) => {
      await renderLocations({ at });

      expect(await screen.findByRole('heading', { name: 'Location not found' })).toBeDefined();
    },
  );
});

describe('a tour of a location', () => {
  const choose = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu of After' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is created with the place of the location once it is valid [LOC-016 LOC-017 LOC-030 LOC-031 LOC-033]', async () => {
    commands.createLocationTour.mockResolvedValue('roof');
    const { address } = await renderLocations({ at: hall });
    fireEvent.click(screen.getByRole('link', { name: 'Create Version' }));
    await type(/^Tour Name/, 'Roof open');
    await type(/^Model ID/, 'short');
    save('Create');
    await waitFor(() => expect(toastError).toHaveBeenCalled());
    await type(/^Model ID/, 'https://my.matterport.com/show/?m=GalleryHall&play=1');
    expect(commands.createLocationTour).not.toHaveBeenCalled();

    press('Copy the place of City Hall');
    expect(toastSuccess).toHaveBeenCalledWith('Copied location from parent location');
    save('Create');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour created'));
    expect(commands.createLocationTour.mock.lastCall).toMatchObject([
      {
        name: 'Roof open',
        matterportId: 'GalleryHall',
        location: 'hall',
        organization: 'Acme',
        public: false,
        address: 'Hantverkargatan 1',
        place: { country: 'Sweden' },
      },
    ]);
    await waitFor(() => expect(address()).toBe('/dashboard/location/view/roof?location=hall'));
  });

  it('is changed with Update, and made public [LOC-031 LOC-033]', async () => {
    await renderLocations({ at: '/dashboard/location/edit/after?location=hall' });

    await type(/^Tour Name/, 'Roof closed');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Public' }));
    save('Update');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour updated'));
    expect(commands.updateLocationTour.mock.lastCall).toMatchObject(['after', { name: 'Roof closed', location: 'hall', public: true }]);
  });

  it('has Play where it has a scan, which leads into the viewer [LOC-018]', async () => {
    await renderLocations({ at: '/dashboard/location/view/after?location=hall' });
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/dashboard/location/play/after?location=hall');
    cleanup();

    await renderLocations({ at: '/dashboard/location/view/bare?location=hall' });

    expect(screen.getByRole('heading', { level: 1, name: 'Bare' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  });

  it('is shared by the link of its player [LOC-014]', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    await renderLocations({ at: hall });

    await choose('Share');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Link copied to clipboard'));
    expect(writeText.mock.lastCall?.[0]).toMatch(/#\/player\/hall\/after$/);
  });

  it('is copied, and says when it could not be [LOC-015]', async () => {
    commands.duplicateLocationTour.mockRejectedValueOnce(new AppError('unavailable', 'The server cannot be reached.'));
    await renderLocations({ at: hall });

    await choose('Duplicate');
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Could not Duplicate tour'));
    await choose('Duplicate');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour Duplicated'));
    expect(commands.duplicateLocationTour.mock.calls.map((call) => call.slice(0, 2))).toEqual([
      ['hall', 'after'],
      ['hall', 'after'],
    ]);
  });

  it('is deleted once that is confirmed [LOC-013]', async () => {
    await renderLocations({ at: hall });
    await choose('Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete After?' }));
    expect(question.getByText(/^Are you sure you want to delete this tour\?/)).toBeDefined();
    expect(commands.deleteLocationTour).not.toHaveBeenCalled();

    fireEvent.click(question.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour deleted'));
    expect(commands.deleteLocationTour.mock.lastCall?.slice(0, 2)).toEqual(['hall', 'after']);
  });
});
