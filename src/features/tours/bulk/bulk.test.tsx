import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteTour, restoreTour } from '@/backend/bin/commands';
import { publishTour } from '@/backend/publishing/commands';
import { changeTourFields, readTourNow, undoTourFields } from '@/backend/tours/bulk-commands';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { AppError } from '@/domain/app-error';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourFrom } from '@/domain/tours/tour';
import { download } from '@/ui/download';
import { ToursScreen } from '../list/tours-screen';
import { acme, people, renderPage } from '../testing/render-page';

vi.mock('@/backend/bin/commands');
vi.mock('@/backend/publishing/commands');
vi.mock('@/backend/tours/bulk-commands');
vi.mock('@/backend/tours/parts-commands');
vi.mock('@/ui/download');
// streams of this environment are not those of the package
vi.mock('client-zip', () => ({ downloadZip: (files: unknown) => ({ blob: async () => files }) }));

beforeEach(() => {
  vi.stubGlobal('innerHeight', 2000);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  localStorage.clear();
  const change = { before: {}, written: { tourTypeId: 'h' } };
  vi.mocked(changeTourFields).mockResolvedValue(change as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const tours = [
  tourFrom('opera', {
    name: 'Opera',
    organization: 'Acme',
    tourTypeId: 'h',
    collection: 'old',
    public: true,
    place: { country: 'Norway' },
  }),
  tourFrom('hall', { name: 'Hall', organization: 'Acme', createdBy: 'ada', place: { country: 'Sweden' } }),
  tourFrom('mill', { name: 'Mill', organization: 'Acme', place: { country: 'Norway' } }),
  tourFrom('shed', { name: 'Shed', organization: 'Acme' }),
];

type Setup = Partial<Parameters<typeof renderPage>[0]>;
const aList = (setup: Setup = {}) => ({
  ...renderPage({ tours, currentUser: people.orgAdmin, ...setup }, '/dashboard/tours', <ToursScreen />),
  user: userEvent.setup(),
});
type User = ReturnType<typeof userEvent.setup>;

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
const select = async (user: User, ...names: string[]) => {
  for (const name of names) await user.click(box(name));
};
async function choose(user: User, menu: string, item: string) {
  await user.click(await bar().findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

describe('the selection of tours', () => {
  it('is for those who can do something with many', async () => {
    aList({ currentUser: people.viewer });
    expect(screen.queryByRole('checkbox', { name: 'Select Mill' })).not.toBeNull();
    cleanup();

    aList({ currentUser: people.viewer, tours: tours.filter(({ createdBy }) => createdBy === '') });

    expect(screen.queryByRole('checkbox', { name: 'Select Mill' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });

  it('takes all that match a filter, says what it hides, and forgets a tour that is gone', async () => {
    const { user, setTours } = aList();
    await select(user, 'Shed');
    await user.type(screen.getByRole('textbox', { name: 'Search tours' }), 'norway');

    await user.click(await bar().findByRole('button', { name: 'Select all 2 that match' }));
    expect(bar().getAllByText('3 selected, 1 not shown')).toHaveLength(2);
    setTours(tours.filter(({ id }) => id !== 'shed'));

    await waitFor(() => expect(bar().getAllByText('2 selected')).toHaveLength(2));
  });

  it.each([
    ['an admin', people.orgAdmin, ['Change', 'More', 'Delete']],
    ['an editor', people.editor, ['Change', 'More']],
    ['who may change none of them', people.viewer, []],
  ] as const)('offers %s what they may do with them', async (_role, currentUser, expected) => {
    const { user } = aList({ currentUser });

    await select(user, 'Mill', 'Shed');
    await waitFor(() => expect(bar().getAllByRole('button').length).toBe(2 + expected.length));

    expect(
      bar()
        .getAllByRole('button')
        .slice(2)
        .map(({ textContent }) => textContent),
    ).toEqual(expected);
  });
});

describe('changing many tours', () => {
  it('says to how many it happens, and names those that the person may not change', async () => {
    const { user } = aList({ currentUser: people.viewer });
    await select(user, 'Hall', 'Mill', 'Shed');

    const dialog = await choose(user, 'Change', 'Type');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'House');

    dialog.getByText('1 tour gets the type House.');
    const denied = dialog.getByRole('list', { name: '2 of 3 tours can’t be included: you don’t have permission.' });
    expect(
      within(denied)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mill', 'Shed']);
    await user.click(dialog.getByRole('button', { name: 'Change 1 tour' }));
    await dialog.findByText('1 tour now has the type House.');
    expect(vi.mocked(changeTourFields).mock.calls).toEqual([[{ id: 'hall', change: { tourTypeId: 'h' } }]]);
  });

  it('leaves out those that have the type already, and undoes the others', async () => {
    const { user } = aList();
    await select(user, 'Opera', 'Mill', 'Shed');

    const dialog = await choose(user, 'Change', 'Type');
    expect(dialog.getByRole('button', { name: 'Change 3 tours' })).toHaveProperty('disabled', true);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'House');
    dialog.getByText('1 of them has the type House already.');
    await user.click(dialog.getByRole('button', { name: 'Change 2 tours' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));

    await dialog.findByText('2 tours have the type from before again.');
    expect(vi.mocked(undoTourFields).mock.calls.map(([{ id }]) => id)).toEqual(['mill', 'shed']);
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(bar().getAllByText('3 selected')).toHaveLength(2);
  });

  it('moves them into a collection, and says whom that concerns', async () => {
    const { user } = aList();
    await select(user, 'Opera', 'Mill');

    const dialog = await choose(user, 'Change', 'Collection');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Collection' }), 'No collection');

    dialog.getByText(/^1 leaves the collection that it is in\./);
    dialog.getByText('1 of them is in none already.');
    await user.click(dialog.getByRole('button', { name: 'Change 1 tour' }));
    await dialog.findByText('1 tour is now in no collection.');
    expect(vi.mocked(changeTourFields).mock.calls).toEqual([[{ id: 'opera', change: { collection: '' } }]]);
  });

  it('makes none public while the organization is suspended', async () => {
    const { user } = aList({ organization: organizationFrom('Acme', { name: 'Acme Halls', status: false }) });
    await select(user, 'Mill');

    const dialog = await choose(user, 'Change', 'Access');

    expect(dialog.getByRole('radio', { name: /^Public/ })).toHaveProperty('disabled', true);
    dialog.getByText(/^Acme Halls isn’t active/);
  });

  it('gives them a country, and leaves the other parts of their places alone', async () => {
    const { user } = aList();
    await select(user, 'Shed', 'Mill');

    const dialog = await choose(user, 'Change', 'Place');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Norway');
    dialog.getByText('1 of them has this already.');
    await user.click(dialog.getByRole('button', { name: 'Change 1 tour' }));

    await dialog.findByText('1 tour now has Country: Norway.');
    expect(vi.mocked(changeTourFields).mock.calls).toEqual([[{ id: 'shed', change: { place: { country: 'Norway' } } }]]);
  });
});

describe('what is done with many tours', () => {
  it('moves them to the bin, restores them, and names the one that failed [TOUR-060]', async () => {
    vi.mocked(deleteTour).mockImplementation(async ({ id }) => {
      if (id === 'mill') throw new AppError('failed-precondition', 'It belongs to no organization.');
    });
    const { user } = aList();
    await select(user, 'Hall', 'Mill');

    await user.click(await bar().findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 tours?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete 2 tours' }));

    await dialog.findByText('1 tour was moved to the bin.');
    expect(dialog.getByRole('region', { name: 'Not done' }).textContent).toContain('Mill: It belongs to no organization.');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText('1 tour was restored.');
    expect(vi.mocked(restoreTour).mock.calls).toEqual([[{ id: 'hall', organization: 'Acme' }]]);
  });

  it('offers Undo also when the list is empty then', async () => {
    vi.mocked(deleteTour).mockResolvedValue();
    const { user, setTours } = aList();
    await select(user, 'Hall');

    await user.click(await bar().findByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 tour' }));
    setTours([]);

    await screen.findByText('No tours found.');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('publishes a version of each, closed where the person was only invited to edit', async () => {
    vi.mocked(publishTour).mockResolvedValue({ version: 'v', number: 1, shortCode: '' });
    const { user } = aList({ organization: organizationFrom('Acme', { ...acme, status: true }) });
    await select(user, 'Hall', 'Mill');

    const dialog = await choose(user, 'More', 'Publish a version');
    await user.clear(dialog.getByRole('textbox', { name: /^Name of each version/ }));
    expect(dialog.getByRole('button', { name: 'Publish 2 tours' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox', { name: /^Name of each version/ }), 'Spring');
    await user.click(dialog.getByRole('button', { name: 'Publish 2 tours' }));

    await dialog.findByText('2 tours have a new version.');
    const calls = vi.mocked(publishTour).mock.calls.map(([input]) => input);
    expect(calls.map(({ tour, name, public: isPublic, current }) => [tour, name, isPublic, current])).toEqual([
      ['hall', 'Spring', true, true],
      ['mill', 'Spring', true, true],
    ]);
    expect(new Set(calls.map(({ version }) => version)).size).toBe(2);
  });

  it('copies each with a name of its own, and tries again with the same id', async () => {
    vi.mocked(readTourNow).mockImplementation(async (id) => ({
      tour: tours.find((tour) => tour.id === id) ?? tourFrom(id, {}),
      translations: [],
    }));
    vi.mocked(duplicateTour).mockRejectedValueOnce(new AppError('unavailable', 'Can’t connect.'));
    const { user } = aList();
    await select(user, 'Opera');

    const dialog = await choose(user, 'More', 'Duplicate');
    await user.click(dialog.getByRole('checkbox', { name: 'Keep copies of public tours closed' }));
    await user.click(dialog.getByRole('button', { name: 'Make 1 copy' }));
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));

    await dialog.findByText('1 tour was copied.');
    const [[first], [second]] = vi.mocked(duplicateTour).mock.calls as [
      [Parameters<typeof duplicateTour>[0]],
      [Parameters<typeof duplicateTour>[0]],
    ];
    expect(first.id).toBe(second.id);
    expect(second.copy).toMatchObject({ name: 'Opera (copy)', isPublic: false, included: { collection: false } });
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByText('1 copy was moved to the bin.');
    expect(vi.mocked(deleteTour).mock.calls).toEqual([[{ id: second.id, organization: 'Acme', onlyUntouched: true }]]);
  });

  it('exports their data as one archive', async () => {
    vi.mocked(readTourNow).mockImplementation(async (id) => ({ tour: tourFrom(id, { name: 'Same' }), translations: [] }));
    const { user } = aList();
    await select(user, 'Hall', 'Mill');

    const dialog = await choose(user, 'More', 'Export data');
    await user.click(dialog.getByRole('button', { name: 'Export 2 tours' }));

    await dialog.findByText('2 tours were exported.');
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const [name, archive] = vi.mocked(download).mock.calls[0] ?? [];
    expect(name).toMatch(/^Acme tours \d{4}-\d\d-\d\d\.zip$/);
    const files = (archive as unknown as { name: string; input: Uint8Array }[]).map(({ name, input }) => [
      name,
      JSON.parse(new TextDecoder().decode(input)).from,
    ]);
    expect(files).toEqual([
      ['Same.json', { organization: '', tour: 'hall' }],
      ['Same (2).json', { organization: '', tour: 'mill' }],
    ]);
  });
});
