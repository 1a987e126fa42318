import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateTour } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { organizationFrom } from '@/domain/organizations/organization';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { preload } from '@/loading/load-code';
import { acme, people, renderPage } from '../testing/render-page';
import { renameField } from './tour-name-link';
import { ToursScreen } from './tours-screen';
import { ToursSkeleton } from './tours-skeleton';

vi.mock('@/loading/load-code', { spy: true });
vi.mock('@/backend/tours/commands', () => ({ updateTour: vi.fn() }));
vi.mock('../links/links-dialog', () => ({
  LinksDialog: ({ tour }: { tour: Tour }) => <div role="dialog" aria-label={`Links of ${tour.name}`} />,
}));
vi.mock('@/widgets/invitation-dialog/invite-people', () => ({
  InvitePeople: ({ target }: { target: { type: string; name: string } }) => (
    <div role="dialog" aria-label={`Invite to the ${target.type} ${target.name}`} />
  ),
}));
vi.mock('@/widgets/people-with-access/people-with-access-dialog', () => ({
  PeopleWithAccessDialog: ({ tour }: { tour: Tour }) => <div role="dialog" aria-label={`People with access to ${tour.name}`} />,
}));
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

type World = Parameters<typeof renderPage>[0];
const aList = (world: World = {}) => ({ user: userEvent.setup(), ...renderPage({ tours, ...world }, '/dashboard/tours', <ToursScreen />) });

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
  it('shows the organization’s name as the heading [TOUR-001]', () => {
    aList();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Halls');
    expect(screen.getByText('4 tours in 2 countries')).toBeDefined();
    expect(document.title).toBe('Acme Halls - Tours');
  });

  it('loads what renames tours before it is asked for, so that it is there offline', async () => {
    aList({ currentUser: people.editor });

    await waitFor(() => expect(preload).toHaveBeenCalledWith(renameField));
  });

  it('renames a tour in its place by F2: Enter saves, Escape restores, an empty name is rejected [TOUR-058 TOUR-059]', async () => {
    vi.mocked(updateTour).mockResolvedValue();
    const { user } = aList({ currentUser: people.editor });
    const link = () => within(screen.getByRole('heading', { level: 3, name: 'Mill' })).getByRole('link');
    const field = () => screen.findByRole('textbox', { name: 'New name of Mill' });

    act(() => link().focus());
    await user.keyboard('{F2}');
    await user.clear(await field());
    await user.keyboard('{Enter}');
    screen.getByText('Enter a name.');
    await user.keyboard('Other{Escape}');
    expect(document.activeElement).toBe(link());
    expect(updateTour).not.toHaveBeenCalled();
    await user.keyboard('{F2}');
    await field();
    await user.keyboard('Old mill{Enter}');

    expect(vi.mocked(updateTour).mock.calls).toEqual([[{ id: 'mill', name: 'Old mill' }]]);
    expect(document.activeElement).toBe(link());
  });

  it('renames nothing for a viewer', async () => {
    const { user } = aList({ currentUser: people.viewer });

    act(() =>
      within(screen.getByRole('heading', { level: 3, name: 'Mill' }))
        .getByRole('link')
        .focus(),
    );
    await user.keyboard('{F2}');

    expect(screen.queryByRole('textbox', { name: 'New name of Mill' })).toBeNull();
  });

  it.each(waysToNewTours)('shows %s the right buttons for new tours [TOUR-002 TOUR-003]', (_who, currentUser, organization, expected) => {
    aList({ currentUser, organization });

    const found = ['Import', 'Create'].filter((name) => screen.queryByRole('link', { name }));
    expect(found).toEqual(expected);
  });

  it('shows the unfinished tours, then the tours of each country, with counts [TOUR-007 TOUR-009 TOUR-010]', () => {
    aList({ currentUser: people.editor });

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

  it('shows the unfinished tours last to those who can finish none [TOUR-009]', () => {
    aList();

    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Norway', 'Sweden', 'Unfinished Tours']);
  });

  it('shows name, badge, place, type and collection of a tour [TOUR-010 TOUR-011 TOUR-012 TOUR-014]', () => {
    aList();

    const opera = card('Opera House');
    for (const text of ['Public', 'Oslo, Norway', 'House']) expect(opera.getByText(text)).toBeDefined();
    expect(opera.getByRole('link', { name: 'Collection Old town' }).getAttribute('href')).toBe('/collection/old');
    const mark = opera.getByText('House').querySelector('[aria-hidden]') as HTMLElement;
    expect(mark.style.background).toBe('var(--color-pink-600)');
    expect(card('City Hall').getByText('Default')).toBeDefined();
    expect(card('Shed').getByText('No place yet')).toBeDefined();
  });

  it('links each card to its tour’s landing page [TOUR-016]', () => {
    aList();

    expect(screen.getByRole('link', { name: 'City Hall' }).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
  });

  it('shows a tour’s file count and opens the files at their own URL; closing goes back [TOUR-013]', async () => {
    const { user, location } = aList();

    await user.click(card('Opera House').getByRole('button', { name: '3 files of Opera House' }));

    const dialog = await screen.findByRole('dialog', { name: 'Files of Opera House' });
    expect(location()).toBe('/dashboard/tours?files=opera');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/dashboard/tours');
  });

  it('opens the files of the tour in the URL [TOUR-013]', async () => {
    const { user, location } = aList({ at: '/dashboard/tours?q=op&files=opera' });

    const dialog = await screen.findByRole('dialog', { name: 'Files of Opera House' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(location()).toBe('/dashboard/tours?q=op'));
  });

  it('shows "not allowed" without permission to list the tours [TOUR-023]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { client } = aList();
    const query = client.getQueryCache().find({ queryKey: tourQueries.listed(acme.id).queryKey });

    await act(async () =>
      query?.setState({
        status: 'error',
        data: undefined,
        error: new AppError('permission-denied', 'You don’t have permission to do this.'),
      }),
    );

    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('not allowed'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acme Halls');
  });

  it('shows that there are no tours, with a Create button if permitted [TOUR-024]', () => {
    aList({ tours: [], currentUser: people.orgAdmin });

    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Create' }).getAttribute('href')).toBe('/dashboard/tours/create');
  });

  it('updates the list live [TOUR-082]', async () => {
    const { setTours } = aList();

    act(() => setTours([...tours, tourFrom('quay', { name: 'Quay', organization: 'Acme', place: { country: 'Chile' } })]));

    await waitFor(() => expect(section('Chile').getByRole('link', { name: 'Quay' })).toBeDefined());
  });

  it('announces that it is loading', () => {
    renderPage({}, '/dashboard/tours', <ToursSkeleton />);

    expect(screen.getByRole('status', { name: 'Loading tours' })).toBeDefined();
  });
});

describe('finding tours', () => {
  it('searches names from 2 characters on in a flat list, announces the count, and clears on Escape [TOUR-005 TOUR-006]', async () => {
    const { user, location } = aList();

    await user.type(box(), 'h');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await user.type(box(), 'OU');

    expect(names()).toEqual(['Opera House']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Search results']);
    expect(screen.getByText('1 tour found')).toBeDefined();
    await waitFor(() => expect(location()).toBe('/dashboard/tours?q=hOU'));
    await user.keyboard('{Escape}');
    expect(names()).toHaveLength(4);
    await waitFor(() => expect(location()).toBe('/dashboard/tours'));
  });

  it('shows that nothing was found, with a button that shows all tours [TOUR-024]', async () => {
    const { user } = aList({ at: '/dashboard/tours?q=zzz' });

    expect(screen.getByRole('heading', { name: 'No tours found.' })).toBeDefined();
    expect(screen.getByText('No tours match “zzz”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all tours' }));

    expect(names()).toHaveLength(4);
  });

  it('filters by types and stores them in the URL [TOUR-004]', async () => {
    const { user, location } = aList();
    const toggle = screen.getByRole('button', { name: 'Filter' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');

    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'House 1' }));
    expect(names()).toEqual(['Opera House']);
    await user.click(screen.getByRole('button', { name: 'Works 1' }));

    expect(names()).toEqual(['Opera House', 'City Hall']);
    expect(location()).toBe('/dashboard/tours?type=h&type=w');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(names()).toHaveLength(4);
  });

  it('applies the types in the URL and shows why no tour matches [TOUR-004]', () => {
    aList({ at: '/dashboard/tours?type=w&q=opera' });

    expect(screen.getByRole('button', { name: 'Works 1' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('No tours that pass this filter match “opera”.')).toBeDefined();
  });

  it('filters by access, country and scan, which the address holds, and clears all at once [TOUR-004]', async () => {
    const { user, location } = aList({ at: '/dashboard/tours?scan=none&changed=soon' });
    expect(screen.getByRole('combobox', { name: 'Scan' })).toHaveProperty('value', 'none');
    expect(names()).toHaveLength(4);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Norway');
    expect(names()).toEqual(['Mill', 'Opera House']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'Public');

    expect(names()).toEqual(['Opera House']);
    expect(location()).toBe('/dashboard/tours?access=public&country=Norway&scan=none');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect([names().length, location()]).toEqual([4, '/dashboard/tours']);
  });

  it('keeps a filter under a name on this device, and forgets it', async () => {
    const { user } = aList({ at: '/dashboard/tours?country=Norway' });

    await user.click(screen.getByRole('button', { name: 'Save this filter' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'The north{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(names()).toHaveLength(4);
    cleanup();
    const again = aList();
    await again.user.click(screen.getByRole('button', { name: 'Filter' }));
    await again.user.click(screen.getByRole('button', { name: 'The north' }));

    expect([names(), again.location()]).toEqual([['Mill', 'Opera House'], '/dashboard/tours?country=Norway']);
    await again.user.click(screen.getByRole('button', { name: 'Forget the filter The north' }));
    expect(screen.queryByRole('button', { name: 'The north' })).toBeNull();
  });

  it('shows a grid, or a list whose mode is stored under tourListMode [TOUR-008 MODEL-092]', async () => {
    const { user, location } = aList();
    expect(screen.getByRole('radio', { name: 'Grid' })).toHaveProperty('checked', true);

    await user.click(screen.getByRole('radio', { name: 'List' }));

    expect([location(), localStorage.getItem('tourListMode')]).toEqual(['/dashboard/tours?mode=list', 'list']);
    expect(names()).toHaveLength(4);
    cleanup();
    aList();
    expect(screen.getByRole('radio', { name: 'List' })).toHaveProperty('checked', true);
  });

  it('sorts by the last change or creation, which the URL remembers, and back to countries', async () => {
    const dated = tours.map((tour, index) => ({ ...tour, updated: new Date(index), created: new Date(-index) }));
    const { user, location } = aList({ tours: dated });
    const order = screen.getByRole('combobox', { name: 'Sort by' });

    await user.selectOptions(order, 'Last changed');
    expect(names()).toEqual(['Shed', 'Mill', 'City Hall', 'Opera House']);
    expect(location()).toBe('/dashboard/tours?sort=changed');
    await user.selectOptions(order, 'Created');
    expect(names()).toEqual(['Opera House', 'City Hall', 'Mill', 'Shed']);
    await user.selectOptions(order, 'Name');

    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(location()).toBe('/dashboard/tours');
  });

  it('finds tours by country, type and collection too, and shows what matched', async () => {
    const { user } = aList();

    await user.type(box(), 'old town');

    expect(names()).toEqual(['Opera House']);
    expect(card('Opera House').getByText('Collection: Old town')).toBeDefined();
  });

  it('moves between tours with the arrow keys, Home and End', async () => {
    aList({ at: '/dashboard/tours?mode=list', currentUser: people.editor });
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    (await screen.findByRole('link', { name: 'Shed' })).focus();

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
    await user.click(await screen.findByRole('button', { name: 'Menu of City Hall' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    return { user, items, ...rest };
  };

  it('shows Edit and Invite to editors, and more items to organization admins [TOUR-015]', async () => {
    const editing = ['Open', 'Explore', 'Edit', 'Invite', 'People with access', 'Share links', 'Versions'];
    const more = ['Activity', 'Add to collection', 'Duplicate', 'Add to favourites', 'Delete'];
    expect((await menu({ currentUser: people.editor })).items).toEqual([...editing, 'Add to collection', 'Add to favourites']);
    cleanup();
    expect((await menu({ currentUser: people.orgAdmin })).items).toEqual([...editing, ...more]);
    cleanup();
    expect((await menu({ currentUser: people.globalAdmin })).items).toEqual([...editing, ...more]);
  });

  it('has nothing for a viewer but to open the tour, and the favourites [TOUR-015]', async () => {
    expect((await menu({ currentUser: people.viewer })).items).toEqual(['Open', 'Explore', 'Add to favourites']);
  });

  it('adds to the favourites, which are listed first, and removes from them', async () => {
    const { user } = await menu({ currentUser: people.viewer });

    await user.click(screen.getByRole('menuitem', { name: 'Add to favourites' }));
    expect(await screen.findByRole('heading', { name: /^Favourites/ })).toBeDefined();
    expect(screen.getAllByRole('button', { name: 'Menu of City Hall' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Menu of City Hall' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from favourites' }));

    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Favourites/ })).toBeNull());
  });

  it('opens the form with Edit [TOUR-021]', async () => {
    const { user, location } = await menu({ currentUser: people.editor });

    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));

    await waitFor(() => expect(location()).toBe('/dashboard/tours/edit/hall'));
  });

  it.each([
    ['Invite', 'Invite to the tour City Hall'],
    ['People with access', 'People with access to City Hall'],
  ])('opens %s over the list [TOUR-015]', async (name, dialog) => {
    const { user, location } = await menu({ currentUser: people.editor });

    await user.click(screen.getByRole('menuitem', { name }));

    expect(await screen.findByRole('dialog', { name: dialog })).toBeDefined();
    expect(location()).toBe('/dashboard/tours');
  });
});

describe('the collection of a tour', () => {
  it('is chosen from its menu, which says who can open it then [TOUR-031]', async () => {
    vi.mocked(updateTour).mockReset().mockResolvedValue();
    const { user } = aList({ currentUser: people.editor });
    await user.click(await screen.findByRole('button', { name: 'Menu of City Hall' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to collection' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Add to collection' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'Old town');
    dialog.getByText(/People invited to Old town can open it/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(vi.mocked(updateTour).mock.calls[0]?.[0]).toEqual({ id: 'hall', collection: 'old' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the share links of a tour', () => {
  it('open from its menu [ACCESS-060]', async () => {
    const { user } = aList({ currentUser: people.editor });
    await user.click(await screen.findByRole('button', { name: 'Menu of City Hall' }));

    await user.click(await screen.findByRole('menuitem', { name: 'Share links' }));

    expect(await screen.findByRole('dialog', { name: 'Links of City Hall' })).toBeDefined();
  });
});

describe('an organization with 5,000 tours', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    tourFrom(`t${index}`, { name: `Tour ${index}`, organization: 'Acme', place: { country: `Country ${index % 40}` } }),
  );

  it('renders only the visible tours and shows the total', () => {
    aList({ tours: many });

    expect(names().length).toBeLessThan(60);
    expect(names().length).toBeGreaterThan(2);
    expect(screen.getByText('5,000 tours in 40 countries')).toBeDefined();
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('125');
  });

  it('renders only names during a fast scroll, and the rest once scrolling stops [TOUR-008]', async () => {
    aList({ tours: many });

    vi.stubGlobal('scrollY', 90_000);
    // a busy machine draws longer than a scroll lasts
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    fireEvent.scroll(window);
    clock.mockRestore();

    expect(names()[0]).toMatch(/^Tour /);
    expect(names().length).toBeLessThan(60);
    expect(screen.queryAllByRole('link', { name: names()[0] ?? '' })).toEqual([]);
    await screen.findByRole('link', { name: names()[0] ?? '' });
  });
});
