import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionQueries } from '@/backend/collections/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { updateTour } from '@/backend/tours/commands';
import { tourQueries } from '@/backend/tours/queries';
import { AppError } from '@/domain/app-error';
import { collectionId, orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourAsJson } from '@/domain/tours/as-json';
import { type Tour, tourFrom } from '@/domain/tours/tour';
import { dismissToast, Toaster } from '@/ui/toaster';
// loaded with the file: on a busy machine its code takes longer than a test waits for a dialog
import '../data/export-dialog';
import { acme, people, renderPage } from '../testing/render-page';
import { EditTourScreen } from './edit-tour-screen';

vi.mock('@/backend/tours/commands', () => ({ createTour: vi.fn(), updateTour: vi.fn() }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));
const aDialog = vi.hoisted(() => (name: string) => ({
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
}));
vi.mock('../files/files-dialog', () => aDialog('FilesDialog'));
vi.mock('../links/links-dialog', () => aDialog('LinksDialog'));
vi.mock('../duplicate/duplicate-dialog', () => aDialog('DuplicateDialog'));
vi.mock('../delete/delete-tour-dialog', () => aDialog('DeleteTourDialog'));
vi.mock('./thumbnail/thumbnail-dialog', () => aDialog('ThumbnailDialog'));

beforeEach(() => {
  vi.mocked(updateTour).mockReset().mockResolvedValue();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  dismissToast();
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

type World = Parameters<typeof renderPage>[0];
const aForm = (world: World = {}, tour = hall) => {
  const shown = renderPage(
    { currentUser: people.orgAdmin, tours: [tour], at: '/dashboard/tours/edit/hall', ...world },
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
  it('is titled "Edit Tour" and shows the stored values [TOUR-025 ROUTE-042]', () => {
    aForm();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Edit Tour ./);
    expect([field(/^Tour Name/).value, field(/^Model ID/).value, field('Locality').value]).toEqual(['City Hall', 'AbCdEfGh123', 'Oslo']);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Collection' }).value).toBe('Old town');
  });

  it('loads only the selected collection until the field is focused, then all [TOUR-031]', async () => {
    const { user, client } = aForm();
    const isRead = (query: { queryKey: readonly unknown[] }) => client.getQueryCache().find({ queryKey: query.queryKey })?.isActive();
    const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Collection' });
    client.removeQueries({ queryKey: collectionQueries.of(acme.id).queryKey });
    expect(choice.value).toBe('Old town');
    expect(isRead(collectionQueries.of(acme.id))).toBeFalsy();

    await user.click(choice);

    expect(isRead(collectionQueries.of(acme.id))).toBe(true);
  });

  it('says that the selected collection is gone, and Reset clears it [COLL-018]', async () => {
    const { user, client } = aForm({ collections: [] });
    client.removeQueries({ queryKey: collectionQueries.of(acme.id).queryKey });
    act(() => client.setQueryData(collectionQueries.one(collectionId('old')).queryKey, null));

    expect((await screen.findByRole('alert')).textContent).toContain('The selected collection is not available.');
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(screen.queryByText('The selected collection is not available.')).toBeNull();
    const choice = screen.getByRole<HTMLInputElement>('combobox', { name: 'Collection' });
    expect([choice.value, document.activeElement]).toEqual(['None', choice]);
    await user.click(save());
    await waitFor(() => expect(written()).toEqual([{ id: 'hall', collection: '' }]));
  });

  it('says nothing of a collection that exists, or that is still loading [COLL-018]', async () => {
    const { user } = aForm();
    expect(screen.queryByText('The selected collection is not available.')).toBeNull();

    await user.click(screen.getByRole('combobox', { name: 'Collection' }));

    expect(screen.queryByText('The selected collection is not available.')).toBeNull();
  });

  it('shows the scan’s own tags and measurements where its box is ticked', async () => {
    const { user } = aForm();
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Tags and measurements of the scan/ });
    expect(box.checked).toBe(false);

    await user.click(box);
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', showsScanMarks: true }]));
  });

  it('shows "missing tour" and a link to the list if the URL has no tour [TOUR-021]', () => {
    aForm({ at: '/dashboard/tours/edit' });

    expect(screen.getByRole('heading', { name: 'missing tour' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the tours' }).getAttribute('href')).toBe('/dashboard/tours');
  });

  it('writes only the changed fields, the date as local time [TOUR-058 MODEL-021]', async () => {
    const { user } = aForm();

    await rewrite(user, /^Tour Name/, 'Town Hall');
    fireEvent.change(field('Tour Date'), { target: { value: '2024-05-17T09:30' } });
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', name: 'Town Hall', tourDate: '2024-05-17T09:30' }]));
  });

  it('writes the place as a whole, and an empty collection for "None" [TOUR-058 MODEL-023 MODEL-030]', async () => {
    const { user } = aForm();

    await rewrite(user, 'Locality', 'Bergen');
    await user.click(screen.getByRole('combobox', { name: 'Collection' }));
    await user.click(screen.getByRole('option', { name: 'None' }));
    await user.click(save());

    const areas = { administrative_area_level_1: '', administrative_area_level_2: '', administrative_area_level_3: '' };
    const place = { ...areas, locality: 'Bergen', country: 'Norway', latitude: 59.9, longitude: 10.7, route: '', street_number: '' };
    await waitFor(() => expect(written()).toEqual([{ id: 'hall', collection: '', place }]));
  });

  it('writes nothing if nothing changed', async () => {
    const { user } = aForm();

    await user.click(save());

    expect(await screen.findByText('Nothing to save.')).toBeDefined();
    expect(updateTour).not.toHaveBeenCalled();
  });

  it('shows why saving failed and keeps the input when the optimistic write is rolled back [TOUR-059]', async () => {
    vi.mocked(updateTour).mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Town Hall');

    await user.click(save());
    // the store shows what is written before it is refused
    await becomes({ ...hall, name: 'Town Hall' });
    expect((await screen.findByRole('alert')).textContent).toBe('Error updating tour: You don’t have permission to do this.');
    await becomes(hall);

    expect(field(/^Tour Name/).value).toBe('Town Hall');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    vi.mocked(updateTour).mockResolvedValue();
    await user.click(save());
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[1]).toEqual({ id: 'hall', name: 'Town Hall' });
  });

  it('shows that a save is queued while offline, and allows leaving', async () => {
    vi.mocked(updateTour).mockReturnValue(new Promise(() => undefined));
    const { user } = aForm();
    await rewrite(user, /^Tour Name/, 'Town Hall');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    await user.click(save());

    expect(
      await screen.findByText('You’re offline. Your changes are stored in this browser and sent when you’re back online.'),
    ).toBeDefined();
    vi.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('concurrent edits', () => {
  it('applies remote changes to fields that were not edited', async () => {
    const { becomes } = aForm();

    await becomes({ ...hall, description: 'Red bricks.' });

    expect(field('About tour').value).toBe('Red bricks.');
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('keeps local edits, shows the remote value, and writes only the edited fields', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');

    await becomes({ ...hall, name: 'Theirs', description: 'Red bricks.' });

    expect(field(/^Tour Name/).value).toBe('Mine');
    expect(screen.getByText('Tour Name is now “Theirs”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep mine: Tour Name' }));
    await user.click(save());
    await waitFor(() => expect(written()).toEqual([{ id: 'hall', name: 'Mine' }]));
  });

  it('saves nothing over what others saved before the user chose, and says when they did', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');
    await becomes({ ...hall, name: 'Theirs', updated: new Date(2030, 1, 2, 14, 5) });

    await user.click(save());

    expect(await screen.findByText('Someone else changed this too. Choose which to keep.')).toBeDefined();
    expect(screen.getByText(/^Someone else changed this at 2:05\sPM while you were editing/)).toBeDefined();
    expect(written()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep mine: Tour Name' }));
    expect(screen.queryByText('Tour Name is now “Theirs”.')).toBeNull();
  });

  it('applies the remote value on "Keep theirs"', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');
    await becomes({ ...hall, name: 'Theirs' });

    await user.click(screen.getByRole('button', { name: 'Keep theirs: Tour Name' }));

    expect(field(/^Tour Name/).value).toBe('Theirs');
    expect(screen.queryByText('Tour Name is now “Theirs”.')).toBeNull();
    expect(screen.getByText('All changes saved')).toBeDefined();
  });

  it('keeps the input when the tour is deleted', async () => {
    const { user, becomes } = aForm();
    await rewrite(user, /^Tour Name/, 'Mine');

    await becomes(null);

    expect(screen.getByRole('alert').textContent).toContain('This tour was deleted, or');
    expect(field(/^Tour Name/).value).toBe('Mine');
  });
});

describe('form actions', () => {
  it('shows files with their count, share links, duplicate, export, JSON and delete to those who may use them [TOUR-042]', () => {
    aForm({ currentUser: people.orgAdmin });
    expect(actions()).toEqual(['Files2', 'Share links', 'Duplicate', 'Export', 'Copy as JSON', 'Delete']);
    cleanup();

    aForm({ currentUser: people.editor });
    expect(actions()).toEqual(['Files2', 'Share links', 'Export', 'Copy as JSON']);
  });

  it('copies the tour as JSON [TOUR-043]', async () => {
    const { user } = aForm();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');

    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));

    expect(copied.mock.calls).toEqual([[tourAsJson(hall)]]);
  });

  it('exports all fields of the tour as a file named after it, to global admins alone [TOUR-044 ACCESS-018]', async () => {
    const { user } = aForm({ currentUser: people.globalAdmin });
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
    await user.click(await screen.findByRole('button', { name: 'Download stored fields' }));

    expect(names).toEqual(['City Hall.json']);
    expect(await files[0]?.text()).toBe(tourAsJson(hall));
    vi.restoreAllMocks();
    cleanup();

    const { user: editor } = aForm({ currentUser: people.editor });
    await editor.click(screen.getByRole('button', { name: 'Export' }));
    await screen.findByRole('button', { name: 'Download JSON' });
    expect(screen.queryByRole('button', { name: 'Download stored fields' })).toBeNull();
  });

  it.each([
    ['Files2', 'FilesDialog', 'files'],
    ['Share links', 'LinksDialog', 'links'],
    ['Duplicate', 'DuplicateDialog', 'duplicate'],
    ['Delete', 'DeleteTourDialog', 'delete'],
    ['Thumbnail', 'ThumbnailDialog', 'thumbnail'],
  ])('opens %s at its own URL and closes it again [TOUR-045]', async (button, dialog, address) => {
    const { user, location } = aForm();

    await user.click(screen.getByRole('button', { name: button === 'Files2' ? /^Files/ : button }));

    expect(await screen.findByRole('dialog', { name: `${dialog} of City Hall` })).toBeDefined();
    expect(location()).toBe(`/dashboard/tours/edit/hall?dialog=${address}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/dashboard/tours/edit/hall'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the list after the tour is deleted [TOUR-060]', async () => {
    const { user, location } = aForm({ at: '/dashboard/tours/edit/hall?dialog=delete' });

    await user.click(await screen.findByRole('button', { name: 'Done' }));

    await waitFor(() => expect(location()).toBe('/dashboard/tours'));
  });

  it('removes the form of a deleted tour from the history [TOUR-060]', async () => {
    const { user, location, back } = aForm();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(location()).toBe('/dashboard/tours'));

    back();

    expect(location()).toBe('/dashboard/tours');
  });

  it('opens no dialog without the permission for it', async () => {
    aForm({ currentUser: people.editor, at: '/dashboard/tours/edit/hall?dialog=delete' });

    expect(save()).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('permission to edit', () => {
  it('lets a global admin move the tour, which clears its collection and type [ACCESS-015 ACCESS-057]', async () => {
    const { user, client } = aForm({ currentUser: people.globalAdmin });
    act(() => client.setQueryData(organizationQueries.all().queryKey, [acme, organizationFrom('Beta', { name: 'Beta Homes' })]));

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Organization' }), 'Beta Homes');
    await user.click(save());

    await waitFor(() => expect(written()).toEqual([{ id: 'hall', organization: 'Beta', collection: '', tourTypeId: '' }]));
    cleanup();
    aForm({ currentUser: people.orgAdmin });
    expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
  });

  it('warns that moving a tour ends its invitations and removes it from its collection [ACCESS-057]', async () => {
    const { user, client } = aForm({ currentUser: people.globalAdmin });
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

  it('lets an invited editor change only the name and description [ACCESS-039]', async () => {
    const invitation = { id: 'tour_ada@acme.example_hall', organization: orgId('Acme'), accessLevel: 'readUpdate' as const, expires: null };
    const { user } = aForm({ currentUser: people.guest, invitations: [invitation] });
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
  ])('tells %s why they cannot edit the tour [ACCESS-014 ACCESS-015]', async (_who, currentUser) => {
    aForm({ currentUser });

    expect(await screen.findByText('You are not allowed to create / Edit tours.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
