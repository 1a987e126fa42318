import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { translationsFrom } from '@/domain/languages/translations';
import { showLanguage } from '@/language/show-language';
import { recordAnnouncements } from '@/ui/testing/announcements';
import { toastError, toastSuccess } from '@/ui/toast';
import { people, renderCollections, stubLayout, type World } from '../testing/render-collections';

const commands = vi.hoisted(() => ({ saveCollectionOrder: vi.fn() }));
const languages = vi.hoisted(() => ({ texts: vi.fn() }));
const session = vi.hoisted(() => ({ leave: vi.fn() }));
vi.mock('@/backend/collections/commands', () => commands);
vi.mock('@/backend/invitations/mark-opened', () => ({ markOpened: vi.fn(async () => undefined) }));
vi.mock('@/widgets/use-sign-out', () => ({ useSignOut: () => ({ leave: session.leave, isSigningOut: false }) }));
vi.mock('@/ui/toast');
vi.mock('@/backend/languages/queries', () => ({
  translationQueries: {
    ofTour: (tour: string, tag: string) => ({ queryKey: [tour, tag], queryFn: () => languages.texts(tour, tag), retry: false }),
  },
}));

beforeEach(() => {
  stubLayout();
  commands.saveCollectionOrder.mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const custom = { name: 'Villas', description: 'Houses by the sea', sortType: 'custom', sortOrder: ['c', 'a'] };
const tours = {
  a: { name: 'Arsenal', collection: 'villas', place: { locality: 'Bergen', country: 'Norway' } },
  b: { name: 'Barn', collection: 'villas' },
  c: { name: 'Castle', collection: 'villas' },
  d: { name: 'Depot' },
};
const invitation = { id: 'col_guest@x.example_villas', organization: orgId('Acme'), accessLevel: 'read', expires: null } as const;
const open = (world: World = {}) =>
  renderCollections({ at: '/collection/villas', collections: { villas: custom }, tours, invitations: [invitation], ...world });
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const order = () =>
  within(screen.getByRole('list', { name: 'Tours in order' }))
    .getAllByRole('listitem')
    .map((row) => row.dataset.order);
const sortBy = (name: string) => user.click(screen.getByRole('radio', { name }));

describe('the page of a collection', () => {
  it.each([
    ['a guest', people.guest],
    ['a member', people.viewer],
  ])('shows %s its name, description and tours in the stored order, which open in its player [COLL-032 COLL-033]', async (_who, who) => {
    await open({ who });

    expect(screen.getByRole('heading', { level: 1, name: 'Villas' })).toBeDefined();
    expect(screen.getByText('Houses by the sea')).toBeDefined();
    expect(names()).toEqual(['Castle', 'Arsenal', 'Barn']);
    expect(screen.getByRole('link', { name: 'Arsenal' }).getAttribute('href')).toBe('/digital-twin/a/play/villas');
    expect(screen.getByRole('link', { name: 'Start with Castle' }).getAttribute('href')).toBe('/digital-twin/c/play/villas');
    expect(screen.queryByRole('radio', { name: 'Custom' })).toBeNull();
  });

  it.each([
    ['an admin of the organization', people.orgAdmin, ['/dashboard/collections/add/villas', '/dashboard/collections/edit/villas']],
    ['an editor', people.editor, ['/dashboard/collections/add/villas']],
    ['a viewer', people.viewer, []],
    ['a guest', people.guest, []],
  ])('leads %s to the dialogs that they may use [COLL-005 ACCESS-052]', async (_who, who, paths) => {
    await open({ who });

    const links = screen.queryAllByRole('link', { name: /^(Add tours|Edit collection)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  });

  it('shortens a long description until it is asked for', async () => {
    await open({ collections: { villas: { ...custom, description: 'By the sea. '.repeat(60) } } });

    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);

    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('sorts by name where that is stored [COLL-013 COLL-032]', async () => {
    await open({ collections: { villas: { ...custom, sortType: 'name' } } });

    expect(names()).toEqual(['Arsenal', 'Barn', 'Castle']);
  });

  it('says of each tour its number in an order that somebody chose, and what it is', async () => {
    const collections = { villas: { ...custom, sortOrder: ['gone', 'c', 'a'] } };
    await open({ collections, tours: { ...tours, a: { ...tours.a, description: 'Where galleys\nwere built' } } });

    const cards = () => screen.getAllByRole('article').map((card) => within(card).queryByText(/^Number \d+$/)?.textContent);
    expect(cards()).toEqual(['Number 1', 'Number 2', undefined]);
    expect(screen.getByTitle('Where galleys were built', { exact: false }).textContent).toContain('Where galleys');
    cleanup();
    await open({ collections: { villas: { ...custom, sortType: 'name' } } });

    expect(cards()).toEqual([undefined, undefined, undefined]);
  });

  it('names each tour in the language that is read, where the tour has it, and reads nothing of the others', async () => {
    vi.stubGlobal('navigator', { ...navigator, languages: ['de-AT'], onLine: true });
    languages.texts.mockImplementation(async (_tour: string, tag: string) =>
      translationsFrom(tag, { texts: { tour: { name: { text: 'Burg', hash: '' } } } }),
    );
    await open({ tours: { ...tours, a: { ...tours.a, languages: ['de', 'en'] }, c: { ...tours.c, languages: ['en', 'de'] } } });

    await waitFor(() => expect(names()).toEqual(['Burg', 'Arsenal', 'Barn']));
    expect(screen.getAllByText('Burg').map(({ lang }) => lang)).toContain('de');
    expect(screen.getByRole('link', { name: 'Start with Burg' })).toBeDefined();
    expect(new Set(languages.texts.mock.calls.map(([tour, tag]) => `${tour} ${tag}`))).toEqual(new Set(['c de']));
    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'burg');
    await waitFor(() => expect(names()).toEqual(['Burg']));
    await user.clear(screen.getByRole('textbox', { name: 'Search tours' }));
    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'castle');
    await waitFor(() => expect(names()).toEqual(['Burg']));
    expect(languages.texts.mock.calls).toHaveLength(1);
  });

  it('is searched, and says when nothing matches', async () => {
    const { location } = await open({ who: people.guest });

    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'bergen');
    await waitFor(() => expect(names()).toEqual(['Arsenal']));
    expect(location()).toBe('/collection/villas?q=bergen');
    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'zz');

    expect(await screen.findByRole('heading', { name: 'No matching tours' })).toBeDefined();
  });

  it('has a Sign out link [COLL-031]', async () => {
    await open({ who: people.guest });

    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    expect(session.leave).toHaveBeenCalled();
  });

  it('says that a collection was not found, and logs it [COLL-029 COLL-030]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    await open({ at: '/collection/gone' });

    expect(await screen.findByRole('heading', { name: 'No collection found.' })).toBeDefined();
    expect(warn).toHaveBeenCalledWith('Collection is not available');
  });

  it.each([
    ['/collection/villas/a', '/digital-twin/a/play/villas'],
    ['/collection/villas/a/files', '/digital-twin/a/files/villas'],
    ['/collection/villas/a/play/a1b2c3d4e5f6g7h8i9j0?start=Door', '/digital-twin/a/play/villas/a1b2c3d4e5f6g7h8i9j0?start=Door'],
  ])('opens its player at %s [ROUTE-029 COLL-033]', async (at, player) => {
    const { location } = await open({ at });

    expect(location()).toBe(player);
  });
});

describe('the order', () => {
  it.each([
    ['an admin of the organization', people.orgAdmin, true],
    ['a global admin', people.globalAdmin, true],
    ['an editor', people.editor, false],
    ['a viewer', people.viewer, false],
  ])('is changed by %s or not [COLL-013 COLL-017 ACCESS-052]', async (_who, who, may) => {
    await open({ who });

    expect(screen.queryAllByRole('radio', { name: /^(Name|Custom)$/ })).toHaveLength(may ? 2 : 0);
  });

  it('is made by keyboard and menu, saved, and then the control shows name again [COLL-014 COLL-015]', async () => {
    await open({ collections: { villas: { ...custom, sortType: 'name', sortOrder: [] } } });
    const heard = recordAnnouncements();
    await sortBy('Custom');
    await waitFor(() => expect(order()).toEqual(['a', 'b', 'c']));

    screen.getByRole('button', { name: 'Move Arsenal' }).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    expect(order()).toEqual(['b', 'c', 'a']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Arsenal');
    await waitFor(() => expect(heard()).toContain('Arsenal: position 3 of 3.'));
    await user.click(screen.getByRole('button', { name: 'Menu of Castle' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
    expect(order()).toEqual(['c', 'b', 'a']);
    await user.click(screen.getByRole('button', { name: 'Save order' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Order saved successfully'));
    expect(commands.saveCollectionOrder.mock.calls).toEqual([
      [{ id: 'villas', sortType: 'custom', sortOrder: ['c', 'b', 'a'] }, expect.anything()],
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Name' }).checked).toBe(true);
    expect(names()).toEqual(['Arsenal', 'Barn', 'Castle']);
  });

  it('is as before after Escape, and after Undo changes [COLL-014]', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Change order' }));
    await waitFor(() => expect(order()).toEqual(['c', 'a', 'b']));

    screen.getByRole('button', { name: 'Move Castle' }).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(order()).toEqual(['c', 'a', 'b']);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['a', 'c', 'b']);
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));

    expect(order()).toEqual(['c', 'a', 'b']);
  });

  it('stays when saving fails, and the reason is shown [COLL-016]', async () => {
    commands.saveCollectionOrder.mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    await open();
    await user.click(screen.getByRole('button', { name: 'Change order' }));

    await user.click(await screen.findByRole('button', { name: 'Save order' }));

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Error saving order: You don’t have permission to do this.'));
    expect(order()).toEqual(['c', 'a', 'b']);
  });

  it('can go back to names for everyone [COLL-013 COLL-015]', async () => {
    await open();
    await sortBy('Name');
    expect(names()).toEqual(['Arsenal', 'Barn', 'Castle']);
    expect(screen.getByText('Everyone else sees the custom order.')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Sort by name for everyone' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Order saved successfully'));
    expect(commands.saveCollectionOrder.mock.calls[0]?.[0]).toEqual({ id: 'villas', sortType: 'name', sortOrder: ['c', 'a'] });
  });

  it('renders only the rows in sight of a thousand tours [COLL-014]', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`t${index}`, { name: `Tour ${index}`, collection: 'villas' }]),
    );
    await open({ tours: many });
    await user.click(screen.getByRole('button', { name: 'Change order' }));

    await waitFor(() => expect(order()[0]).toBe('t0'));
    expect(order().length).toBeLessThan(100);
    await user.click(screen.getByRole('button', { name: 'Menu of Tour 0' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the end' }));
    await user.click(screen.getByRole('button', { name: 'Save order' }));

    expect(commands.saveCollectionOrder.mock.calls[0]?.[0].sortOrder.at(-1)).toBe('t0');
  });
});

describe('the page of a collection in other languages', () => {
  afterEach(() => showLanguage('en'));
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, { name: `Tour ${index}`, collection: 'villas' }]));

  it.each([
    ['de', 1, '1 Tour'],
    ['de', 3, '3 Touren'],
    ['ar', 2, 'جولتان'],
    ['ar', 3, '3 جولات'],
    ['ar', 11, '11 جولة'],
  ])('counts its tours in %s as the language does: %i', async (language, count, text) => {
    await showLanguage(language);
    await open({ who: people.guest, tours: many(count) });

    expect(screen.getByText(text)).toBeDefined();
  });

  it('is Arabic around names that keep their own direction', async () => {
    await showLanguage('ar');
    await open({ who: people.guest });

    expect(document.documentElement.dir).toBe('rtl');
    expect(screen.getByRole('link', { name: 'البدء بـ Castle' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'تسجيل الخروج' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'تفاصيل Castle' })).toBeDefined();
    expect(screen.getByText('Bergen, النرويج')).toBeDefined();
    for (const name of ['Villas', 'Castle', 'Arsenal', 'Bergen, النرويج'])
      expect(screen.getByText(name).closest('bdi, [dir=auto]')).not.toBeNull();
    expect(screen.getByText('Houses by the sea').dir).toBe('auto');
  });

  it.each(['Norwegen', 'Norway'])('finds tours in %s, however their country is called', async (words) => {
    await showLanguage('de');
    await open({ who: people.guest });

    await user.type(screen.getByRole('textbox', { name: 'Touren suchen' }), words);

    expect(await screen.findByText('1 Tour gefunden')).toBeDefined();
    expect(names()).toEqual(['Arsenal']);
  });

  it('changes at once when another language is chosen', async () => {
    await open({ who: people.guest });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
    await act(() => showLanguage('es'));

    expect(screen.getByText('3 recorridos')).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: /^Recorridos/ })).toBeDefined();
  });

  it('says in Norwegian that there is no such collection, with the address of whoever asks', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await showLanguage('nb');

    await open({ who: people.guest, at: '/collection/gone' });

    expect(await screen.findByRole('heading', { name: 'Fant ingen samling.' })).toBeDefined();
    expect(screen.getByText(/^Den kan være slettet/).textContent).toContain(`enn ${people.guest.email}. Be om`);
  });
});
