import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { organizationFrom } from '@/domain/organizations';
import { type Tour, tourFrom } from '@/domain/tours';
import { acme, people, shownTo } from '../testing/shown-to';
import { ToursScreen } from './tours-screen';
import { ToursSkeleton } from './tours-skeleton';

vi.mock('../files/files-dialog', () => ({
  FilesDialog: ({ tour, onClose }: { tour: Tour; onClose: () => void }) => (
    <div role="dialog" aria-label={`Files of ${tour.name}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  ),
}));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // all tours of a small organization are in sight
  vi.stubGlobal('innerHeight', 2000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tours = [
  tourFrom('opera', {
    name: 'Opera House',
    organization: 'Acme',
    public: true,
    tourTypeId: 'h',
    collection: 'old',
    place: { locality: 'Oslo', country: 'Norway' },
    files: [{ name: 'a' }],
    documents: [{ name: 'b' }],
    floorplans: [{ name: 'c' }],
  }),
  tourFrom('hall', { name: 'City Hall', organization: 'Acme', tourTypeId: 'w', place: { country: 'Sweden' } }),
  tourFrom('mill', { name: 'Mill', organization: 'Acme', place: { country: 'Norway' } }),
  tourFrom('shed', { name: 'Shed', organization: 'Acme' }),
];

type World = Parameters<typeof shownTo>[0];
const aList = (world: World = {}) => ({ user: userEvent.setup(), ...shownTo({ tours, ...world }, '/dashboard/tours', <ToursScreen />) });

const section = (name: string) => within(screen.getByRole('region', { name }));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const box = () => screen.getByRole('textbox', { name: 'Search tours' });
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);

const waysToNewTours = [
  ['a viewer', people.viewer, acme, []],
  ['an editor', people.editor, acme, []],
  ['a creator', people.viewer, organizationFrom('Acme', { canCreateTours: true }), ['Create']],
  ['an organization admin', people.orgAdmin, acme, ['Create']],
  ['a global admin', people.globalAdmin, acme, ['Import', 'Create']],
] as const;

describe('the tours page', () => {
  it('TOUR-001 is headed with the name of the organization', () => {
    aList();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Halls');
    expect(screen.getByText('4 tours in 2 countries')).toBeDefined();
    expect(document.title).toBe('Acme Halls - Tours');
  });

  it.each(waysToNewTours)('TOUR-002 TOUR-003 offers %s the right ways to new tours', (_who, who, organization, expected) => {
    aList({ who, organization });

    const found = ['Import', 'Create'].filter((name) => screen.queryByRole('link', { name }));
    expect(found).toEqual(expected);
  });

  it('TOUR-007 TOUR-009 TOUR-010 shows the unfinished tours and then those of each country, with their counts', () => {
    aList();

    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Unfinished Tours', 'Norway', 'Sweden']);
    const unfinished = section('Unfinished Tours');
    expect(unfinished.getByText('These tours might be missing crucial information like address or country.')).toBeDefined();
    expect(unfinished.getByRole('heading', { level: 3 }).textContent).toBe('Shed');
    expect(section('Norway').getByText('2')).toBeDefined();
    expect(
      section('Norway')
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-setsize')),
    ).toEqual(['2', '2']);
  });

  it('TOUR-010 TOUR-011 TOUR-012 TOUR-014 shows name, badge, place, type and collection of a tour', () => {
    aList();

    const opera = card('Opera House');
    for (const text of ['Public', 'Oslo, Norway', 'House']) expect(opera.getByText(text)).toBeDefined();
    expect(opera.getByRole('link', { name: 'Collection Old town' }).getAttribute('href')).toBe('/collection/old');
    const mark = opera.getByText('House').querySelector('[aria-hidden]') as HTMLElement;
    expect(mark.style.background).toBe('var(--color-pink-600)');
    expect(card('City Hall').getByText('Default')).toBeDefined();
    expect(card('Shed').getByText('No place yet')).toBeDefined();
  });

  it('TOUR-016 links each card to the landing of its tour', () => {
    aList();

    expect(screen.getByRole('link', { name: 'City Hall' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
  });

  it('TOUR-013 counts the files of a tour and opens them at their own address; closing goes back', async () => {
    const { user, place } = aList();

    await user.click(card('Opera House').getByRole('button', { name: '3 files of Opera House' }));

    const dialog = await screen.findByRole('dialog', { name: 'Files of Opera House' });
    expect(place()).toBe('/dashboard/tours?files=opera');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(place()).toBe('/dashboard/tours');
  });

  it('TOUR-013 opens the files of the tour that a link names', async () => {
    const { user, place } = aList({ at: '/dashboard/tours?q=op&files=opera' });

    const dialog = await screen.findByRole('dialog', { name: 'Files of Opera House' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(place()).toBe('/dashboard/tours?q=op'));
  });

  it('TOUR-023 says "not allowed" to who may not list the tours', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = aList();
    const query = client.getQueryCache().find({ queryKey: tourQueries.listed(acme.id).queryKey });

    await act(async () =>
      query?.setState({
        status: 'error',
        data: undefined,
        error: new AppError('permission-denied', 'You do not have permission for this.'),
      }),
    );

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('not allowed'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Halls');
  });

  it('TOUR-024 says that there are no tours, and offers to create one to who may', () => {
    aList({ tours: [], who: people.orgAdmin });

    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/dashboard/tours/create');
  });

  it('TOUR-082 follows the tours of the organization as they change', async () => {
    const { hold } = aList();

    act(() => hold([...tours, tourFrom('quay', { name: 'Quay', organization: 'Acme', place: { country: 'Chile' } })]));

    await waitFor(() => expect(section('Chile').getByRole('link', { name: 'Quay' })).toBeDefined());
  });

  it('is announced while it loads', () => {
    shownTo({}, '/dashboard/tours', <ToursSkeleton />);

    expect(screen.getByRole('status', { name: 'Loading tours' })).toBeDefined();
  });
});

describe('finding tours', () => {
  it('TOUR-005 TOUR-006 finds names from 2 characters on, flat, says how many, and Escape ends it', async () => {
    const { user, place } = aList();

    await user.type(box(), 'h');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await user.type(box(), 'OU');

    expect(names()).toEqual(['Opera House']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Search results']);
    expect(screen.getByText('1 tour found')).toBeDefined();
    await waitFor(() => expect(place()).toBe('/dashboard/tours?q=hOU'));
    await user.keyboard('{Escape}');
    expect(names()).toHaveLength(4);
    await waitFor(() => expect(place()).toBe('/dashboard/tours'));
  });

  it('TOUR-024 says so when nothing is found, and offers the way back', async () => {
    const { user } = aList({ at: '/dashboard/tours?q=zzz' });

    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    expect(screen.getByText('No name contains “zzz”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all tours' }));

    expect(names()).toHaveLength(4);
  });

  it('TOUR-004 filters by types, which stay in the address', async () => {
    const { user, place } = aList();
    const toggle = screen.getByRole('button', { name: 'Filter' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');

    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'House 1' }));
    expect(names()).toEqual(['Opera House']);
    await user.click(screen.getByRole('button', { name: 'Works 1' }));

    expect(names()).toEqual(['Opera House', 'City Hall']);
    expect(place()).toBe('/dashboard/tours?type=h&type=w');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(names()).toHaveLength(4);
  });

  it('TOUR-004 shows the chosen types of a link, and says why none is left', () => {
    aList({ at: '/dashboard/tours?type=w&q=opera' });

    expect(screen.getByRole('button', { name: 'Works 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('No name of the chosen types contains “opera”.')).toBeDefined();
  });

  it('TOUR-008 shows a grid, or a list that is remembered under tourListMode', async () => {
    const { user, place } = aList();
    expect(screen.getByRole('radio', { name: 'Grid' })).toHaveProperty('checked', true);

    await user.click(screen.getByRole('radio', { name: 'List' }));

    expect([place(), localStorage.getItem('tourListMode')]).toEqual(['/dashboard/tours?mode=list', 'list']);
    expect(names()).toHaveLength(4);
    cleanup();
    aList();
    expect(screen.getByRole('radio', { name: 'List' })).toHaveProperty('checked', true);
  });

  it('leads from tour to tour by the arrows, Home and End', async () => {
    aList({ at: '/dashboard/tours?mode=list' });
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    screen.getByRole('link', { name: 'Shed' }).focus();

    press('ArrowDown');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mill'));
    press('End');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('City Hall'));
    press('Home');

    await waitFor(() => expect(document.activeElement?.textContent).toBe('Shed'));
  });
});

describe('the menu of a tour', () => {
  const menu = async (world: World) => {
    const { user, ...rest } = aList(world);
    await user.click(screen.getByRole('button', { name: 'Menu of City Hall' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    return { user, items, ...rest };
  };

  it('TOUR-015 has Edit and Invite for editors, and more for those who run the organization', async () => {
    expect((await menu({ who: people.editor })).items).toEqual(['Edit', 'Invite']);
    cleanup();
    expect((await menu({ who: people.orgAdmin })).items).toEqual(['Edit', 'Invite', 'Duplicate', 'Delete']);
    cleanup();
    expect((await menu({ who: people.globalAdmin })).items).toEqual(['Edit', 'Invite', 'Duplicate', 'Delete']);
  });

  it('TOUR-015 is not there for a viewer', () => {
    aList({ who: people.viewer });

    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull();
  });

  it.each([
    ['TOUR-021', 'Edit', '/dashboard/tours/edit/hall'],
    ['TOUR-015', 'Invite', '/dashboard/collaborations?tour=hall'],
  ])('%s leads by %s to its page', async (_id, name, address) => {
    const { user, place } = await menu({ who: people.editor });

    await user.click(screen.getByRole('menuitem', { name }));

    await waitFor(() => expect(place()).toBe(address));
  });
});

describe('an organization with 5,000 tours', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    tourFrom(`t${index}`, { name: `Tour ${index}`, organization: 'Acme', place: { country: `Country ${index % 40}` } }),
  );

  it('draws those in sight only, and says how many there are', () => {
    aList({ tours: many });

    expect(names().length).toBeLessThan(60);
    expect(names().length).toBeGreaterThan(2);
    expect(screen.getByText('5,000 tours in 40 countries')).toBeDefined();
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('125');
  });

  it('TOUR-008 draws what rushes by with its name alone, and the rest once the page has come to rest', async () => {
    aList({ tours: many });

    vi.stubGlobal('scrollY', 90_000);
    fireEvent.scroll(window);

    expect(names()[0]).toMatch(/^Tour /);
    expect(names().length).toBeLessThan(60);
    expect(screen.queryAllByRole('link', { name: names()[0] ?? '' })).toEqual([]);
    await screen.findByRole('link', { name: names()[0] ?? '' });
  });
});
