import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { updateTour } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations';
import { type Tour, tourFrom } from '@/domain/tours';
import { tourAsJson } from '@/domain/tours/as-json';
import { acme, people, shownTo } from '../testing/shown-to';
import { EditTourScreen } from './edit-tour-screen';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('./place-map', () => ({ PlaceMap: () => null }));
const aDialog = (name: string) => ({
  [name]: ({ tour, onClose, onDeleted }: { tour: Tour; onClose: () => void; onDeleted?: () => void }) => (
    <div role="dialog" aria-label={`${name} of ${tour.name}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
      <button type="button" onClick={onDeleted}>
        Done
      </button>
    </div>
  ),
});
vi.mock('../files/files-dialog', () => aDialog('FilesDialog'));
vi.mock('../duplicate/duplicate-dialog', () => aDialog('DuplicateDialog'));
vi.mock('../delete/delete-tour-dialog', () => aDialog('DeleteTourDialog'));
vi.mock('./thumbnail/thumbnail-dialog', () => aDialog('ThumbnailDialog'));

beforeEach(() => {
  vi.mocked(updateTour).mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  toast.remove();
  vi.unstubAllGlobals();
});

const hall = tourFrom('hall', {
  name: 'City Hall',
  matterportId: 'AbCdEfGh123',
  organization: 'Acme',
  collection: 'old',
  tourTypeId: 'w',
  description: 'Bricks.',
  place: { locality: 'Oslo', country: 'Norway', latitude: 59.9, longitude: 10.7 },
  files: [{ name: 'a' }],
  documents: [{ name: 'b' }],
});

type World = Parameters<typeof shownTo>[0];
const aForm = (world: World = {}, tour = hall) => {
  const shown = shownTo(
    { who: people.orgAdmin, tours: [tour], at: '/dashboard/tours/edit/hall', ...world },
    '/dashboard/tours/edit/:tour?',
    <>
      <EditTourScreen />
      <Toaster />
    </>,
  );
  const becomes = (next: Tour | null) =>
    act(async () => {
      shown.client.setQueryData(tourQueries.one(tour.id).queryKey, next);
      await new Promise((told) => setTimeout(told));
    });
  return { user: userEvent.setup(), becomes, ...shown };
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole('button', { name: 'Save' });
const actions = () =>
  within(screen.getByRole('region', { name: 'Actions' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const written = () => vi.mocked(updateTour).mock.calls.map(([changes]) => changes);
const rewrite = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};

describe('editing a tour', () => {
  it('TOUR-025 is titled Edit Tour and shows what is stored', () => {
    aForm();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Tour');
    expect([field(/^Tour Name/).value, field(/^Model ID/).value, field('Locality').value]).toEqual(['City Hall', 'AbCdEfGh123', 'Oslo']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Collection' }).value).toBe('old');
  });

  it('TOUR-031 reads the collections when somebody is about to choose one, and before that the one of the tour, for its name', async () => {
    const { user, client } = aForm();
    const isRead = (query: { queryKey: readonly unknown[] }) => client.getQueryCache().find({ queryKey: query.queryKey })?.isActive();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Collection' });
    client.removeQueries({ queryKey: collectionQueries.of(acme.id).queryKey });
    expect(choice.selectedOptions[0]?.text).toBe('Old town');
    expect(isRead(collectionQueries.of(acme.id))).toBeFalsy();

    await user.click(choice);

    expect(isRead(collectionQueries.of(acme.id))).toBe(true);
  });

  it('TOUR-021 without a tour says missing tour and leads to the list', () => {
    aForm({ at: '/dashboard/tours/edit' });

    expect(screen.getByRole('heading', { name: 'missing tour' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the tours' }).getAttribute('href')).toBe('/dashboard/tours');
  });

  it('TOUR-058 writes what was changed and nothing else', async () => {
    const { user } = aForm();

    await rewrite(user, /^Tour Name/, 'Town Hall');
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', name: 'Town Hall' }]));
  });

  it('TOUR-058 writes the place as a whole, and an empty collection for none', async () => {
    const { user } = aForm();

    await rewrite(user, 'Locality', 'Bergen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Collection' }), 'None');
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', collection: '', place: { ...hall.place, locality: 'Bergen' } }]));
  });

  it('writes nothing when nothing was changed', async () => {
    const { user } = aForm();

    await user.click(save());

    expect(await screen.findByText('Everything is saved already.')).toBeDefined();
    expect(updateTour).not.toHaveBeenCalled();
  });

  it('TOUR-059 says why it failed, and keeps what was written when the store takes it back', async () => {
    vi.mocked(updateTour).mockRejectedValue(new AppError('permission-denied', 'You do not have permission for this.'));
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Town Hall');

    await user.click(save());
    // the store shows what is written before it is refused
    await becomes({ ...hall, name: 'Town Hall' });
    expect((await screen.findByRole('alert')).textContent).toBe('Error updating tour: You do not have permission for this.');
    await becomes(hall);

    expect(field(/^Tour Name/).value).toBe('Town Hall');
    expect(screen.getByText('Not saved yet')).toBeDefined();
    vi.mocked(updateTour).mockResolvedValue();
    await user.click(save());
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[1]).toEqual({ id: 'hall', name: 'Town Hall' });
  });

  it('says that a save waits while offline, and lets one leave', async () => {
    vi.mocked(updateTour).mockReturnValue(new Promise(() => undefined));
    const { user } = aForm();
    await rewrite(user, /^Tour Name/, 'Town Hall');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    await user.click(save());

    expect(await screen.findByText('You are offline. This is kept in your browser and sent once you are back.')).toBeDefined();
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('a tour that two people edit', () => {
  it('shows what somebody else changed where nobody writes', async () => {
    const { becomes } = aForm();

    await becomes({ ...hall, description: 'Red bricks.' });

    expect(field('About tour').value).toBe('Red bricks.');
    expect(screen.getByText('Everything is saved')).toBeDefined();
  });

  it('keeps what one writes, says what the other wrote, and writes only one’s own fields', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');

    await becomes({ ...hall, name: 'Theirs', description: 'Red bricks.' });

    expect(field(/^Tour Name/).value).toBe('Mine');
    expect(screen.getByText('Tour Name is now “Theirs”.')).toBeDefined();
    await user.click(save());
    await waitFor(() => expect(written()).toEqual([{ id: 'hall', name: 'Mine' }]));
  });

  it('takes theirs when asked to', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');
    await becomes({ ...hall, name: 'Theirs' });

    await user.click(screen.getByRole('button', { name: 'Keep theirs: Tour Name' }));

    expect(field(/^Tour Name/).value).toBe('Theirs');
    expect(screen.queryByText('Tour Name is now “Theirs”.')).toBeNull();
    expect(screen.getByText('Everything is saved')).toBeDefined();
  });

  it('keeps what one wrote when the tour is deleted', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');

    await becomes(null);

    expect(screen.getByRole('alert').textContent).toContain('This tour was deleted meanwhile');
    expect(field(/^Tour Name/).value).toBe('Mine');
  });
});

describe('what else the form offers', () => {
  it('TOUR-042 ACCESS-018 offers files with their count, duplicate, JSON, delete, and export to global admins alone', () => {
    aForm({ who: people.globalAdmin });
    expect(actions()).toEqual(['Files2', 'Duplicate', 'Copy as JSON', 'Export', 'Delete']);
    cleanup();

    aForm({ who: people.orgAdmin });
    expect(actions()).toEqual(['Files2', 'Duplicate', 'Copy as JSON', 'Delete']);
    cleanup();

    aForm({ who: people.editor });
    expect(actions()).toEqual(['Files2', 'Copy as JSON']);
  });

  it('TOUR-043 copies the tour as JSON', async () => {
    const { user } = aForm();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');

    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));

    expect(copied.mock.calls).toEqual([[tourAsJson(hall)]]);
  });

  it('TOUR-044 exports the tour as a file that bears its name', async () => {
    const { user } = aForm({ who: people.globalAdmin });
    const files: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });

    await user.click(screen.getByRole('button', { name: 'Export' }));

    expect(names).toEqual(['City Hall.json']);
    expect(await files[0]?.text()).toBe(tourAsJson(hall));
    vi.restoreAllMocks();
  });

  it.each([
    ['Files2', 'FilesDialog', 'files'],
    ['Duplicate', 'DuplicateDialog', 'duplicate'],
    ['Delete', 'DeleteTourDialog', 'delete'],
    ['Thumbnail', 'ThumbnailDialog', 'thumbnail'],
  ])('TOUR-045 opens %s as a place of its own, and closes it again', async (button, dialog, address) => {
    const { user, place } = aForm();

    await user.click(screen.getByRole('button', { name: button === 'Files2' ? /^Files/ : button }));

    expect(await screen.findByRole('dialog', { name: `${dialog} of City Hall` }, { timeout: 5000 })).toBeDefined();
    expect(place()).toBe(`/dashboard/tours/edit/hall?dialog=${address}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe('/dashboard/tours/edit/hall'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('TOUR-060 leads to the list once the tour is deleted', async () => {
    const { user, place } = aForm({ at: '/dashboard/tours/edit/hall?dialog=delete' });

    await user.click(await screen.findByRole('button', { name: 'Done' }, { timeout: 5000 }));

    await waitFor(() => expect(place()).toBe('/dashboard/tours'));
  });

  it('TOUR-060 leaves no way back to the form of a tour that was deleted', async () => {
    const { user, place, back } = aForm();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }, { timeout: 5000 }));
    await waitFor(() => expect(place()).toBe('/dashboard/tours'));

    back();

    expect(place()).toBe('/dashboard/tours');
  });

  it('opens no dialog for somebody who may not do what it does', async () => {
    aForm({ who: people.editor, at: '/dashboard/tours/edit/hall?dialog=delete' });

    expect(save()).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who may edit', () => {
  it('ACCESS-015 ACCESS-057 lets a global admin move the tour, which leaves its collection and type', async () => {
    const { user, client } = aForm({ who: people.globalAdmin });
    act(() => client.setQueryData(organizationQueries.all().queryKey, [acme, organizationFrom('Beta', { name: 'Beta Homes' })]));

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Organization' }), 'Beta Homes');
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', organization: 'Beta', collection: '', tourTypeId: '' }]));
    cleanup();
    aForm({ who: people.orgAdmin });
    expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
  });

  it('says before a tour moves that its invitations end and that it leaves its collection [ACCESS-057]', async () => {
    const { user, client } = aForm({ who: people.globalAdmin });
    act(() => client.setQueryData(organizationQueries.all().queryKey, [acme, organizationFrom('Beta', { name: 'Beta Homes' })]));
    const organizations = await screen.findByRole('combobox', { name: 'Organization' });
    const notice = () => screen.queryByText(/it leaves its collection, and every invitation that .* gave to this tour ends/);
    expect(notice()).toBeNull();

    await user.selectOptions(organizations, 'Beta Homes');

    expect(notice()?.closest('[role=status]')).not.toBeNull();
    expect(notice()?.textContent).toContain(acme.name);
    expect(written()).toEqual([]);
    await user.selectOptions(organizations, acme.name);
    expect(notice()).toBeNull();
  });

  it('ACCESS-039 lets who was invited change the words, and nothing else', async () => {
    const invitation = { id: 'tour_ada@acme.example_hall', organization: orgId('Acme'), accessLevel: 'readUpdate' as const, expires: null };
    const { user } = aForm({ who: people.guest, invitations: [invitation] });
    expect(screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent)).toEqual([
      'Tour Name*',
      'About tour',
    ]);

    await rewrite(user, 'About tour', 'Granite.');
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', description: 'Granite.' }]));
  });

  it.each([
    ['a guest', people.guest],
    ['a viewer', people.viewer],
  ])('ACCESS-014 ACCESS-015 tells %s why not', async (_who, who) => {
    aForm({ who });

    expect(await screen.findByText('You are not allowed to create / Edit tours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
