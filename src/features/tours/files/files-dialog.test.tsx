import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileUpload, uploadFile } from '@/backend/storage/upload-file';
import { removeAbandoned, saveTourFiles } from '@/backend/tours/parts-commands';
import type { Role } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { documentTypes } from '@/domain/attachments';
import { orgId, userId } from '@/domain/ids';
import { tourFrom } from '@/domain/tours';
import { WhoProvider } from '@/widgets/who';
import { FilesDialog } from './files-dialog';

vi.mock('@/backend/storage/upload-file');
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
  // jsdom knows the element, and not what opens it
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
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
      <WhoProvider identity={{ ...someone, role: now }}>
        <FilesDialog tour={shown} onClose={onClose} />
      </WhoProvider>
    </QueryClientProvider>
  );
  const view = render(dialog(tour));
  return { onClose, user: userEvent.setup(), becomes: (shown: typeof tour, now?: Role) => view.rerender(dialog(shown, now)) };
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

describe('the files overlay', () => {
  it('TOUR-062 TOUR-068 has three lists, and the buttons to add to them, save and close', () => {
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

  it('TOUR-063 TOUR-067 TOUR-070 TOUR-071 gives each row a name, a button for its file, a button to delete it, and a URL while it has no file', () => {
    open();

    for (const [row, text] of [
      ['Ground', 'Change File'],
      ['Site', 'Change File'],
    ]) {
      screen.getByRole('textbox', { name: `Name of ${row}` });
      button(`${text} for ${row}`);
      button(`Delete ${row}`);
    }
    expect(screen.getByRole('link', { name: 'ground.pdf' }).getAttribute('href')).toBe(plan.url);
    expect(screen.queryByRole('textbox', { name: 'URL of Ground' })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL of Site' }).value).toBe(link.url);
    expect(screen.getByRole('link', { name: 'Open Site' }).getAttribute('href')).toBe(link.url);
  });

  it('TOUR-065 lets a floor plan be of a floor, by the labels of the tour', async () => {
    const { user } = open();
    const floor = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Floor of Ground' });

    const choices = [...floor.options].map(({ text }) => text);
    await user.selectOptions(floor, 'Floor 3');
    await user.click(button('Save'));

    expect(choices).toEqual(['None', 'Cellar', ...Array.from({ length: 9 }, (_, at) => `Floor ${at + 2}`)]);
    expect(saved()?.floorplans).toMatchObject([{ name: 'Ground', floor: '3' }]);
  });

  it('TOUR-066 lets a document be of one of the 20 types', async () => {
    const { user } = open();
    await user.click(button('Add Document'));
    await user.keyboard('Rules');

    const type = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Document type of Rules' });
    await user.selectOptions(type, 'Fire');
    await user.click(button('Save'));

    expect([...type.options].map(({ text }) => text)).toEqual(['No type', ...documentTypes]);
    expect(saved()?.documents).toMatchObject([{ name: 'Rules', documentType: 'Fire' }]);
  });

  it('TOUR-064 orders rows by menu', async () => {
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

  it('TOUR-069 TOUR-071 TOUR-072 shows an upload on its way and then its link, and names the row after the file', async () => {
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
    screen.getByRole('link', { name: 'First floor.pdf' });
    await user.click(button('Save'));
    expect(saved()?.floorplans[1]).toMatchObject({ name: 'First floor.pdf', contentType: 'application/pdf', progress: 100 });
    await screen.findByText('All changes saved.');
  });

  it('TOUR-074 logs an upload that fails, says why, and sends the same file again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open();
    await user.click(button('Add Floor Plan'));
    await choose('Floor plan 2', pdf('a.pdf'));

    await act(async () =>
      uploads[0]?.refuse(new AppError('resource-exhausted', 'There is no room left for files. Ask your administrator.')),
    );
    expect(screen.getByRole('alert').textContent).toBe('a.pdf was not uploaded. There is no room left for files. Ask your administrator.');
    expect(log).toHaveBeenCalledOnce();
    button('Upload File for Floor plan 2');
    await user.click(button('Try again to upload Floor plan 2'));
    // to the same place, where it goes on
    expect(uploads[1]?.path).toBe(uploads[0]?.path);
    await answered(1, 'a.pdf');

    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByRole('link', { name: 'a.pdf' });
  });

  it('offers no second try with a file that is not allowed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open();

    await choose('Site', new File(['x'], 'a.exe', { type: 'application/x-msdownload' }));
    await act(async () => uploads[0]?.refuse(new AppError('invalid-argument', 'File type not allowed')));

    expect(screen.getByRole('alert').textContent).toBe('a.exe was not uploaded. File type not allowed.');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('stops an upload that is cancelled, and keeps the file there was', async () => {
    const { user } = open();
    await choose('Ground', pdf('other.pdf'));

    await user.click(button('Cancel the upload of Ground'));

    expect(uploads[0]?.signal?.aborted).toBe(true);
    screen.getByRole('link', { name: 'ground.pdf' });
  });

  it('takes files that are dropped onto a list, a row for each', async () => {
    open();

    fireEvent.drop(screen.getByRole('region', { name: 'Documents' }), {
      dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')], types: ['Files'] },
    });

    expect(namesIn('Documents')).toEqual(['a.pdf', 'b.pdf']);
    expect(uploads.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  });

  it('TOUR-073 saves once what is under way has arrived', async () => {
    const { user } = open();
    await choose('Site', pdf('site.pdf'));

    await user.click(button('Save'));
    screen.getByText('Saving once 1 file is uploaded.');
    expect(saveTourFiles).not.toHaveBeenCalled();
    await answered(0, 'site.pdf');

    expect(saved()?.files).toMatchObject([{ name: 'Site', url: stored('site.pdf'), progress: 100 }]);
    expect(vi.mocked(saveTourFiles).mock.calls[0]?.[0].uploaded).toEqual([stored('site.pdf')]);
  });

  it('deletes a row when it is saved; until then it comes back', async () => {
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

  it('saves no address that leads nowhere: the focus goes there', async () => {
    const { user } = open();
    const field = screen.getByRole('textbox', { name: 'URL of Site' });

    await user.clear(field);
    await user.type(field, 'javascript:alert(1)');
    screen.getByText('Enter a web address, such as https://example.org.');
    await user.click(button('Save'));

    expect(saveTourFiles).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('keeps everything when it cannot be saved, and says so', async () => {
    vi.mocked(saveTourFiles).mockRejectedValueOnce(new AppError('unavailable', 'You are offline. Connect, then try again.'));
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');

    await user.click(button('Save'));

    expect((await screen.findByRole('alert')).textContent).toContain('The files were not saved. You are offline.');
    expect(namesIn('Other files or links')).toEqual(['Site A']);
  });

  it('asks before it closes with something unsaved, and takes back what was uploaded', async () => {
    const { user, onClose } = open();
    await choose('Ground', pdf('new.pdf'));
    await answered(0, 'new.pdf');

    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await user.click(button('Cancel'));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    await user.click(button('Close without saving'));

    expect(onClose).toHaveBeenCalledOnce();
    expect(vi.mocked(removeAbandoned).mock.calls[0]?.[1]).toEqual([stored('new.pdf')]);
  });

  it('closes at once when nothing was changed', async () => {
    const { user, onClose } = open();
    await user.click(button('Add Document'));

    await user.click(screen.getAllByRole('button', { name: 'Close' })[1]!);

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('brings in what others save meanwhile, and tells of it', async () => {
    const { user, becomes } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Ground' }), ' floor');

    becomes(aTour({ files: [link, { ...link, name: 'New', url: 'https://example.org/new' }] }));

    expect([namesIn('Floor Plans'), namesIn('Other files or links')]).toEqual([['Ground floor'], ['Site', 'New']]);
    screen.getByText('“New” was added.');
    await user.click(button('OK'));
    expect(screen.queryByText('“New” was added.')).toBeNull();
  });

  it('keeps the row of an upload that somebody else deletes meanwhile', async () => {
    const { user, becomes } = open();
    await choose('Ground', pdf('new.pdf'));

    becomes(aTour({ floorplans: [] }));
    screen.getByText('“Ground” was deleted, and you changed it. Saving brings it back.');
    await answered(0, 'new.pdf');
    await user.click(button('Save'));

    expect(saved()?.floorplans).toMatchObject([{ name: 'Ground', url: stored('new.pdf') }]);
  });

  it('keeps what was written by somebody who may no longer change the files', async () => {
    vi.mocked(saveTourFiles).mockRejectedValueOnce(new AppError('permission-denied', 'You do not have permission for this.'));
    const { user, becomes } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');

    becomes(aTour(), 'user');
    await user.click(button('Save'));

    expect((await screen.findByRole('alert')).textContent).toContain('You do not have permission for this.');
    expect(namesIn('Other files or links')).toEqual(['Site A']);
  });

  it('saves no address that was spoilt while an upload was waited for', async () => {
    const { user } = open();
    await choose('Ground', pdf('new.pdf'));
    await user.click(button('Save'));

    await user.type(screen.getByRole('textbox', { name: 'URL of Site' }), ' and more');
    await answered(0, 'new.pdf');

    expect(saveTourFiles).not.toHaveBeenCalled();
    screen.getByText('Not saved yet.');
  });

  it('saves once, however fast one presses', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name of Site' }), ' A');
    const save = button('Save');

    act(() => save.click());
    act(() => save.click());

    await screen.findByText('All changes saved.');
    expect(saveTourFiles).toHaveBeenCalledOnce();
  });

  it('shows the files, and nothing to change them with, to a viewer', () => {
    open(aTour(), 'user');

    screen.getByRole('dialog', { name: 'Files' });
    expect(screen.getByRole('link', { name: 'Ground' }).getAttribute('href')).toBe(plan.url);
    expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(['Close']);
  });
});
