import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileUpload, uploadFile } from '@/backend/storage/upload-file';
import { removeAbandoned, saveTourFiles } from '@/backend/tours/parts-commands';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { orgId, userId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours/tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { FilesDialog } from './files-dialog';

// not automocked: in a shared thread vitest would use the factory of another file
vi.mock('@/backend/storage/upload-file', () => ({ uploadFile: vi.fn() }));
vi.mock('@/backend/tours/parts-commands');

const stored = (file: string) =>
  `https://firebasestorage.googleapis.com/v0/b/demo/o/${encodeURIComponent(`organizations/acme/tour/hall/files/u1__${file}`)}?alt=media&token=t`;
const plan = { name: 'Ground', url: stored('ground.pdf'), contentType: 'application/pdf', progress: 100, floor: '1' };
const link = { name: 'Site', url: 'https://example.org/site', contentType: '', progress: 100 };
const aTour = (fields: object = {}) =>
  tourFrom('hall', { name: 'Hall', organization: 'acme', floors: ['Cellar'], floorplans: [plan], files: [link], ...fields });

/** The uploads that were begun, to be answered by the test. */
let uploads: (FileUpload & { answer: (stored: { url: string; contentType: string }) => void; refuse: (error: Error) => void })[];

beforeEach(() => {
  uploads = [];
  vi.mocked(uploadFile).mockImplementation((upload) => new Promise((answer, refuse) => uploads.push({ ...upload, answer, refuse })));
  vi.mocked(saveTourFiles).mockResolvedValue();
  vi.mocked(removeAbandoned).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(tour = aTour(), role: Role = 'superuser') {
  const onClose = vi.fn();
  const someone = { uid: userId('u'), email: 'e@acme.example', displayName: 'E', verified: false, organization: orgId('acme') };
  const client = new QueryClient();
  const dialog = (shown: typeof tour, now = role) => (
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={{ ...someone, role: now }}>
        <MemoryRouter>
          <FilesDialog tour={shown} onClose={onClose} />
          <CurrentPath />
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>
  );
  const view = render(dialog(tour));
  return { onClose, user: userEvent.setup(), becomes: (shown: typeof tour, now?: Role) => view.rerender(dialog(shown, now)) };
}

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const namesIn = (list: string) =>
  within(screen.getByRole('region', { name: list }))
    .queryAllByPlaceholderText('Name')
    .map((field) => (field as HTMLInputElement).value);
const choose = async (row: string, file: File) => {
  const field = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="File of ${row}"]`);
  await userEvent.upload(field!, file, { applyAccept: false });
};
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const answered = (index: number, file: string) =>
  act(async () => uploads[index]?.answer({ url: stored(file), contentType: 'application/pdf' }));
const saved = () => vi.mocked(saveTourFiles).mock.calls.at(-1)?.[0].lists;

describe('the files dialog', () => {
  it('has three lists with add buttons, and Save and Close [TOUR-062 TOUR-068]', () => {
    open();

    screen.getByRole('dialog', { name: 'Upload files to Tour' });
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Floor Plans',
      'Documents',
      'Other files or links',
    ]);
    for (const name of ['Add Floor Plan', 'Add Document', 'Add File or Link', 'Save']) button(name);
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('shows in each row a name, an upload button, a delete button, and a URL field until it has a file [TOUR-063 TOUR-067 TOUR-070 TOUR-071]', () => {
    open();

    for (const [row, text] of [
      ['Ground', 'Change File'],
      ['Site', 'Change File'],
    ]) {
      screen.getByRole('textbox', { name: `Name of ${row}` });
      button(`${text} for ${row}`);
      button(`Delete ${row}`);
    }
    expect(screen.getByRole('link', { name: 'ground.pdf (opens in a new window)' }).getAttribute('href')).toBe(plan.url);
    expect(screen.queryByRole('textbox', { name: 'URL of Ground' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL of Site' }).value).toBe(link.url);
    expect(screen.getByRole('link', { name: 'Open Site (opens in a new window)' }).getAttribute('href')).toBe(link.url);
  });

  it('assigns a floor plan to a floor, using the tour’s floor labels [TOUR-065]', async () => {
    const { user } = open();
    const floor = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Floor of Ground' });

    const choices = [...floor.options].map(({ text }) => text);
    await user.selectOptions(floor, 'Floor 3');
    await user.click(button('Save'));

    expect(choices).toEqual(['None', 'Cellar', ...Array.from({ length: 9 }, (_, at) => `Floor ${at + 2}`)]);
    expect(saved()?.floorplans).toMatchObject([{ name: 'Ground', floor: '3' }]);
  });

  it('stores an alternative text for a plan that is an image, and offers none for other files [MODEL-031]', async () => {
    const drawing = { ...plan, name: 'Attic', url: stored('attic.png'), contentType: 'image/png' };
    const { user } = open(aTour({ floorplans: [plan, drawing] }));

    await user.type(screen.getByRole('textbox', { name: 'Alternative text of Attic' }), ' Two rooms under the roof ');
    await user.click(button('Save'));

    expect(screen.queryByRole('textbox', { name: 'Alternative text of Ground' })).toBeNull();
    expect(saved()?.floorplans).toEqual([plan, { ...drawing, alt: 'Two rooms under the roof' }]);
  });

  it('leads from an image of a plan to where it is laid over the scan, and from other files nowhere', async () => {
    const image = { ...plan, name: 'Cellar', url: stored('cellar.png'), contentType: 'image/png' };
    const { user } = open(aTour({ matterportId: 'AbCdEfGh123', floorplans: [plan, image] }));
    await user.click(button('Menu of Ground'));
    expect(screen.queryByRole('menuitem', { name: 'Place on the scan' })).toBeNull();
    await user.keyboard('{Escape}');

    await user.click(button('Menu of Cellar'));
    await user.click(screen.getByRole('menuitem', { name: 'Place on the scan' }));

    expect(screen.getByText(/edit\?tool=plans$/)).toBeTruthy();
  });

  it('assigns one of the 20 types to a document [TOUR-066 MODEL-032 MODEL-034]', async () => {
    const { user } = open();
    await user.click(button('Add Document'));
    await user.keyboard('Rules');

    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Document type of Rules' });
    await user.selectOptions(type, 'Fire');
    await user.click(button('Save'));

    const [, ...types] = [...type.options].map(({ text }) => text);
    expect(types).toEqual([
      ...['Induction', 'Contractor', 'Visitor', 'Employee', 'Emergency', 'Fire', 'First Aid'],
      ...['Hazardous Materials', 'Hazardous Substances', 'Hazardous Chemicals', 'Hazardous Waste', 'Hazardous Energy'],
      ...['Hazardous Atmosphere', 'Hazardous Environment', 'Hazardous Conditions', 'Hazardous Situations'],
      ...['Hazardous Equipment', 'Hazardous Machinery', 'Hazardous Tools', 'Hazardous Vehicles'],
    ]);
    expect(saved()?.documents).toEqual([{ name: 'Rules', url: '', documentType: 'Fire', contentType: '', progress: 0 }]);
  });

  it('reorders rows with the menu [TOUR-064]', async () => {
    const { user } = open(aTour({ files: [link, { ...link, name: 'B' }, { ...link, name: 'C' }] }));

    await user.click(button('Menu of C'));
    await user.click(screen.getByRole('menuitem', { name: 'Move to the top' }));
    expect(namesIn('Other files or links')).toEqual(['C', 'Site', 'B']);
    await user.click(button('Menu of Site'));
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));

    expect(namesIn('Other files or links')).toEqual(['C', 'B', 'Site']);
    await user.click(button('Menu of Site'));
    expect(screen.getByRole('menuitem', { name: 'Move down' }).hasAttribute('data-disabled')).toBe(true);
  });

  it('shows upload progress and then the link, and names the row after the file [TOUR-069 TOUR-071 TOUR-072 MODEL-095]', async () => {
    const { user } = open();
    await user.click(button('Add Floor Plan'));

    await choose('Floor plan 2', pdf('First floor.pdf'));
    act(() => uploads[0]?.onProgress?.(40));
    const progress = screen.getByRole('progressbar', { name: 'Upload of Floor plan 2' });
    expect([progress.getAttribute('aria-valuenow'), uploads[0]?.path]).toEqual([
      '40',
      expect.stringMatching(/^organizations\/acme\/tour\/hall\/files\/[0-9a-f-]{36}__First floor\.pdf$/),
    ]);
    screen.getByText('Uploading 1 file.');
    await answered(0, 'First floor.pdf');

    button('Change File for First floor.pdf');
    screen.getByRole('link', { name: 'First floor.pdf (opens in a new window)' });
    await user.click(button('Save'));
    expect(saved()?.floorplans[1]).toMatchObject({ name: 'First floor.pdf', contentType: 'application/pdf', progress: 100 });
    await screen.findByText('All changes saved.');
  });

  it('logs a failed upload, shows why, and retries with the same file [TOUR-074]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(button('Add Floor Plan'));
    await choose('Floor plan 2', pdf('a.pdf'));

    await act(async () => uploads[0]?.refuse(new AppError('resource-exhausted', 'The storage is full. Contact your administrator.')));
    expect(screen.getByRole('alert').textContent).toBe('a.pdf wasn’t uploaded. The storage is full. Contact your administrator.');
    expect(log).toHaveBeenCalledOnce();
    button('Upload File for Floor plan 2');
    await user.click(button('Try again to upload Floor plan 2'));
    // to the same place, where it goes on
    expect(uploads[1]?.path).toBe(uploads[0]?.path);
    await answered(1, 'a.pdf');

    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('link', { name: 'a.pdf (opens in a new window)' });
  });

  it('offers no retry for a file that is not allowed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open();

    await choose('Site', new File(['x'], 'a.exe', { type: 'application/x-msdownload' }));
    await act(async () => uploads[0]?.refuse(new AppError('invalid-argument', 'File type not allowed')));

    expect(screen.getByRole('alert').textContent).toBe('a.exe wasn’t uploaded. File type not allowed.');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('adds no row for a dropped file that is not allowed, and says after the save what was not uploaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = open();
    const bad = new File(['x'], 'bad.exe', { type: 'application/x-msdownload' });

    fireEvent.drop(screen.getByRole('region', { name: 'Documents' }), {
      dataTransfer: { files: [bad, pdf('a.pdf')], types: ['Files'] },
    });
    expect(namesIn('Documents')).toEqual(['a.pdf']);
    expect(screen.getByRole('alert').textContent).toBe('bad.exe wasn’t uploaded. File type not allowed.');
    await answered(0, 'a.pdf');
    await user.click(button('Save'));

    expect(saved()?.documents.map(({ name }) => name)).toEqual(['a.pdf']);
    await screen.findByText('All other changes saved. Not uploaded: bad.exe.');
    await user.click(button('Dismiss the problem of bad.exe'));
    screen.getByText('All changes saved.');
  });

  it('does not save a row that was made for a file whose upload failed, until a retry succeeds', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open();
    fireEvent.drop(screen.getByRole('region', { name: 'Documents' }), { dataTransfer: { files: [pdf('a.pdf')], types: ['Files'] } });
    await act(async () => uploads[0]?.refuse(new AppError('resource-exhausted', 'There is no room left for files.')));

    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');
    await user.click(button('Save'));
    await screen.findByText('All other changes saved. Not uploaded: a.pdf.');
    expect([saved()?.documents, saved()?.files.map(({ name }) => name)]).toEqual([[], ['Site A']]);
    await user.click(button('Try again to upload a.pdf'));
    await answered(1, 'a.pdf');
    await user.click(button('Save'));

    expect(saved()?.documents).toMatchObject([{ name: 'a.pdf', url: stored('a.pdf') }]);
  });

  it('aborts a cancelled upload and keeps the previous file', async () => {
    const { user } = open();
    await choose('Ground', pdf('other.pdf'));

    await user.click(button('Cancel the upload of Ground'));

    expect(uploads[0]?.signal?.aborted).toBe(true);
    screen.getByRole('link', { name: 'ground.pdf (opens in a new window)' });
  });

  it('adds a row for each file dropped onto a list', async () => {
    open();

    fireEvent.drop(screen.getByRole('region', { name: 'Documents' }), {
      dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')], types: ['Files'] },
    });

    expect(namesIn('Documents')).toEqual(['a.pdf', 'b.pdf']);
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('saves once running uploads finish [TOUR-073]', async () => {
    const { user } = open();
    await choose('Site', pdf('site.pdf'));

    await user.click(button('Save'));
    screen.getByText('Saving once 1 file is uploaded.');
    expect(saveTourFiles).not.toHaveBeenCalled();
    await answered(0, 'site.pdf');

    expect(saved()?.files).toMatchObject([{ name: 'Site', url: stored('site.pdf'), progress: 100 }]);
  });

  it('deletes a row on save and can restore it until then', async () => {
    const { user } = open();

    await user.click(button('Delete Site'));
    expect(document.activeElement).toBe(button('Undo the removal of Site'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of Site' }));
    await user.click(button('Delete Site'));
    await user.click(button('Save'));

    expect(saved()?.files).toEqual([]);
    await screen.findByText('All changes saved.');
    expect(screen.queryByText(/will be deleted/)).toBeNull();
  });

  it('focuses an invalid URL instead of saving', async () => {
    const { user } = open();
    const field = screen.getByRole('textbox', { name: 'URL of Site' });

    await user.clear(field);
    await user.type(field, 'javascript:alert(1)');
    screen.getByText('Enter a web address, such as https://example.org.');
    await user.click(button('Save'));

    expect(saveTourFiles).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('keeps all changes and shows an error if saving fails', async () => {
    vi.mocked(saveTourFiles).mockRejectedValueOnce(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');

    await user.click(button('Save'));

    expect((await screen.findByRole('alert')).textContent).toContain('The files weren’t saved. You are offline.');
    expect(namesIn('Other files or links')).toEqual(['Site A']);
  });

  it('asks before closing with unsaved changes, and deletes the uploaded files', async () => {
    const { user, onClose } = open();
    await choose('Ground', pdf('new.pdf'));
    await answered(0, 'new.pdf');

    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await user.click(button('Stay'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await user.click(button('Close without saving'));

    expect(onClose).toHaveBeenCalledOnce();
    expect(vi.mocked(removeAbandoned).mock.calls[0]?.[1]).toEqual([stored('new.pdf')]);
  });

  it('closes at once if nothing changed', async () => {
    const { user, onClose } = open();
    await user.click(button('Add Document'));

    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('merges changes that others save, and shows a notice', async () => {
    const { user, becomes } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Ground' }), ' floor');

    becomes(aTour({ files: [link, { ...link, name: 'New', url: 'https://example.org/new' }] }));

    expect([namesIn('Floor Plans'), namesIn('Other files or links')]).toEqual([['Ground floor'], ['Site', 'New']]);
    screen.getByText('“New” was added.');
    await user.click(button('OK'));
    expect(screen.queryByText('“New” was added.')).toBeNull();
  });

  it('keeps the row of a running upload that someone else deletes', async () => {
    const { user, becomes } = open();
    await choose('Ground', pdf('new.pdf'));

    becomes(aTour({ floorplans: [] }));
    screen.getByText('“Ground” was deleted, and you changed it. Saving brings it back.');
    await answered(0, 'new.pdf');
    await user.click(button('Save'));

    expect(saved()?.floorplans).toMatchObject([{ name: 'Ground', url: stored('new.pdf') }]);
  });

  it('keeps the input of a user who loses edit permission', async () => {
    vi.mocked(saveTourFiles).mockRejectedValueOnce(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const { user, becomes } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');

    becomes(aTour(), 'user');
    await user.click(button('Save'));

    expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission to do this.');
    expect(namesIn('Other files or links')).toEqual(['Site A']);
  });

  it('does not save a URL that became invalid while waiting for an upload', async () => {
    const { user } = open();
    await choose('Ground', pdf('new.pdf'));
    await user.click(button('Save'));

    await user.type(screen.getByRole('textbox', { name: 'URL of Site' }), ' and more');
    await answered(0, 'new.pdf');

    expect(saveTourFiles).not.toHaveBeenCalled();
    screen.getByText('Unsaved changes');
  });

  it('saves only once on repeated clicks', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');
    const save = button('Save');

    act(() => save.click());
    act(() => save.click());

    await screen.findByText('All changes saved.');
    expect(saveTourFiles).toHaveBeenCalledOnce();
  });

  it('shows a viewer the files without editing controls', () => {
    open(aTour(), 'user');

    screen.getByRole('dialog', { name: 'Files' });
    expect(screen.getByRole('link', { name: 'Ground (opens in a new window)' }).getAttribute('href')).toBe(plan.url);
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Close']);
  });
});
