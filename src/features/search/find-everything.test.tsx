import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { wordsDocuments } from '@/domain/organization-search/documents';
import { tourFrom } from '@/domain/tours/tour';
import { renderSearch } from './testing/render-search';

const backend = vi.hoisted(() => ({ readPage: vi.fn(), call: vi.fn() }));
vi.mock('@/backend/search/queries', async (original) => ({
  ...(await original<object>()),
  wordsPagesOf: () => backend.readPage,
}));
vi.mock('@/backend/callables', () => ({ call: backend.call }));
// a picture that does not load says so after three seconds, which a busy machine may need for a search
vi.mock('@/widgets/tour-image', () => ({ tourImage: () => null }));

const hall = {
  name: 'Town Hall',
  place: { locality: 'Bergen', country: 'Norway' },
  folders: [
    {
      id: 'f',
      name: 'Cellar',
      pois: [
        {
          identifier: 'boiler',
          name: 'Boiler',
          content: [{ identifier: 'b', type: 'text', name: 'Textbox', content: '<p>Serviced each autumn</p>' }],
        },
      ],
    },
  ],
};
const indexed = [...wordsDocuments(tourFrom('hall', { ...hall, organization: 'Acme' }))].map(([id, document]) => ({ id, document }));
const vocabulary = [...new Set(indexed.flatMap(({ document }) => document.words))];
const world = { tours: { hall }, vocabulary };

beforeEach(() => {
  backend.readPage.mockImplementation(async (words: string[]) =>
    indexed.filter(({ document }) => document.words.some((word) => words.includes(word))),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
});

const user = userEvent.setup();
const field = () => screen.getByRole('combobox', { name: 'Find everything' });
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const type = (text: string) => user.type(field(), text);
const isActive = (name: RegExp) => expect(screen.getByRole('option', { name }).getAttribute('aria-selected')).toBe('true');

describe('the box', () => {
  it('begins with actions and pages, as far as the user may', async () => {
    await renderSearch();
    expect(options('Actions')).toEqual(['New tour', 'Invite people', 'Dark mode', 'Light mode', 'Sign out']);
    expect(options('Pages')).toEqual(['Tours']);
    cleanup();

    await renderSearch({ claims: { organization: 'Acme', role: 'user' } });

    expect(options('Actions')).toEqual(['Dark mode', 'Light mode', 'Sign out']);
  });

  it('finds what lists have: tours, collections, locations, people and actions', async () => {
    await renderSearch(world);

    for (const [typed, group, found] of [
      ['bergn', 'Tours', 'Town Hall, Bergen, Norway'],
      ['villas', 'Collections', 'Villas'],
      ['harbour', 'Locations', 'Harbour'],
      ['bo berg', 'People', 'Bo Berg, bo@acme.example'],
      ['dark', 'Actions', 'Dark mode'],
    ] as const) {
      await user.clear(field());
      await type(typed);
      await waitFor(() => expect(options(group).join(' | ')).toBe(found));
    }
  });

  it('finds guests too, who are no members, and leads to their invitations', async () => {
    const invitation = (email: string) => ({
      email,
      tour: 'hall',
      type: 'tour',
      organization: 'Acme',
      accessLevel: 'read',
      accepted: true,
    });
    const guests = {
      'tour_guest@x.example_hall': invitation('guest@x.example'),
      'tour_bo@acme.example_hall': invitation('bo@acme.example'),
    };
    const { location } = await renderSearch({ ...world, guests });

    await type('example');
    await waitFor(() => expect(options('People')).toEqual(['Bo Berg, bo@acme.example', 'guest@x.example, Guest']));
    await user.click(screen.getByRole('option', { name: /^guest@x/ }));

    await waitFor(() => expect(location()).toBe('/dashboard/collaborations?q=guest%40x.example'));
  });

  it('leads into the form that invites people', async () => {
    const { location } = await renderSearch(world);

    await type('invite');
    await waitFor(() => isActive(/^Invite people/));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(location()).toBe('/dashboard/members?people=invitations {"invites":true}'));
  });

  it('does not show people to those who may not see them', async () => {
    await renderSearch({ ...world, claims: { organization: 'Acme', role: 'user' } });

    await type('bo berg');

    await screen.findByText(/Nothing found for “bo berg”/);
  });

  it('finds a mistyped point with its tour, and opens that very point by Enter', async () => {
    const { location, onClose } = await renderSearch(world);

    await type('boilr');
    await waitFor(() => expect(options('Points')).toEqual(['Boiler, Town Hall · Cellar']));
    isActive(/^Boiler/);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(location()).toBe('/dashboard/tour/hall/play?start=boiler'));
    expect(onClose).toHaveBeenCalled();
  });

  it('shows the text with the match, and moves by arrow keys', async () => {
    await renderSearch({ ...world, claims: { organization: 'Acme', role: 'user' } });

    await type('autumn');

    await waitFor(() => expect(options('Texts')).toEqual(['Boiler, Serviced each autumn, Town Hall · Cellar']));
    expect(screen.getByText('autumn').tagName).toBe('MARK');
    await user.clear(field());
    await type('to');
    isActive(/^Tours/);
    await user.keyboard('{ArrowDown}');
    isActive(/^Town Hall/);
  });

  it('says what it can’t search, and tries again', async () => {
    backend.readPage.mockRejectedValueOnce(new AppError('unavailable', 'Can’t connect.'));
    await renderSearch(world);
    await type('autumn');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Points, texts and files couldn’t be searched. Can’t connect./);

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(options('Texts')).toHaveLength(1));
  });

  it('finds nothing in a tour that is not listed any more', async () => {
    await renderSearch({ ...world, tours: {} });

    await type('autumn');

    await screen.findByText(/Nothing found/);
  });

  it('finds the user’s own changes in an open tour before the server has them', async () => {
    const [folder] = hall.folders;
    const changed = { ...hall, folders: [{ ...folder, pois: [{ identifier: 'new', name: 'Sprinkler' }] }] };
    await renderSearch({ ...world, open: { hall: changed } });

    await type('sprinkler');
    await waitFor(() => expect(options('Points')).toEqual(['Sprinkler, Town Hall · Cellar']));
    await user.clear(field());
    await type('autumn');

    await screen.findByText(/Nothing found/);
  });

  it('shows the first of many, and all when that is chosen', async () => {
    const tours = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`t${at}`, { name: `Museum ${at}` }]));
    await renderSearch({ tours, vocabulary });

    await type('museum');
    await waitFor(() => expect(options('Tours')).toHaveLength(6));
    await user.click(screen.getByRole('option', { name: 'Show all 9 tours' }));

    expect(options('Tours')).toHaveLength(9);
  });

  it('has recent searches until they are cleared, and saved ones', async () => {
    await renderSearch(world);
    await type('boiler');
    await user.click(screen.getByRole('button', { name: 'Save this search' }));
    await user.click(await screen.findByRole('option', { name: /^Boiler/ }));
    cleanup();
    await renderSearch(world);
    expect([options('Saved searches'), options('Recent searches')]).toEqual([['boiler'], ['boiler']]);

    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'boiler' }));

    await waitFor(() => expect(options('Points')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Remove from saved searches' }));
    await user.clear(field());
    expect(screen.queryByRole('group', { name: 'Saved searches' })).toBeNull();
  });

  it('asks the server also for a member who is invited elsewhere, and shows what both find once', async () => {
    const [, point] = indexed;
    const entry = point?.document.entry;
    backend.call.mockResolvedValue({
      found: [
        { entry, words: ['boiler'] },
        { entry: { ...entry, tour: 'mill' }, words: ['boiler'] },
      ],
      tours: ['hall', 'mill'].map((id) => ({ id, name: id === 'hall' ? 'Town Hall' : 'Boiler mill', thumbnailUrl: '' })),
      isCutOff: false,
    });
    const invited = {
      'tour_ada@acme.example_mill': { email: 'ada@acme.example', tour: 'mill', organization: 'Other', accessLevel: 'read' },
    };
    const { location } = await renderSearch({ ...world, invited });

    await type('boiler');
    await waitFor(() => expect(options('Points')).toEqual(['Boiler, Town Hall · Cellar', 'Boiler, Boiler mill · Cellar']));
    expect(options('Tours')).toEqual(['Boiler mill']);
    await user.click(screen.getByRole('option', { name: /Boiler mill · Cellar/ }));

    await waitFor(() => expect(location()).toBe('/digital-twin/mill/play?start=boiler'));
  });

  it('says it of that part alone which could not be searched, below what the other found', async () => {
    const invited = {
      'tour_ada@acme.example_mill': { email: 'ada@acme.example', tour: 'mill', organization: 'Other', accessLevel: 'read' },
    };
    backend.call.mockRejectedValue(new AppError('unavailable', 'Can’t connect.'));
    await renderSearch({ ...world, invited });

    await type('boiler');

    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Tours of other organizations that you are invited to couldn’t be searched. Can’t connect./,
    );
    expect(options('Points')).toEqual(['Boiler, Town Hall · Cellar']);
    expect(backend.call).toHaveBeenCalledWith('searchTours', { query: 'boiler', memberOf: 'Acme' });
  });

  it('asks the server what a guest finds, who opens it at its own address', async () => {
    const [, point] = indexed;
    backend.call.mockResolvedValue({
      found: [{ entry: point?.document.entry, words: ['boiler'] }],
      tours: [{ id: 'hall', name: 'Town Hall', thumbnailUrl: '' }],
      isCutOff: false,
    });
    const { location } = await renderSearch({ claims: {}, isGuest: true });

    await type('boiler');
    await waitFor(() => expect(options('Points')).toEqual(['Boiler, Town Hall · Cellar']));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(location()).toBe('/digital-twin/hall/play?start=boiler'));
    expect(backend.call).toHaveBeenCalledWith('searchTours', { query: 'boiler' });
  });
});
