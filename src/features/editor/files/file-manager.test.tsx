import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import type { BlockOf } from '@/domain/content/content-blocks';
import { toastError } from '@/ui/toast';
import { anEditing, aTour } from '../testing/an-editing';
import { FileManager } from './file-manager';

vi.mock('@/ui/toast');

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

const uploads = 'organizations/Acme/tour/hall/uploads';
const type = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.mp4') ? 'video/mp4' : 'image/png');
const put = (name: string, folder = '') => fakeBucket.put(`${uploads}${folder && `/${folder}`}/u1__${name}`, { contentType: type(name) });
const urlOf = (name: string) => fakeBucket.addressOf(`${uploads}/u1__${name}`);
const item = (name: string) => ({ name: `u1__${name}`, url: urlOf(name), contentType: type(name), size: 2048, markers: [] });
const withFiles = (...names: string[]) =>
  aTour({
    folders: [
      {
        id: 'ground',
        name: 'Ground',
        pois: [{ identifier: 'stove', name: 'Stove', content: [{ identifier: 'block', type: 'file', content: names.map(item) }] }],
      },
    ],
  });

beforeEach(() => {
  fakeBucket.empty();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open({ activePoi = 'stove', tour = withFiles() }: { activePoi?: string | null; tour?: ReturnType<typeof aTour> } = {}) {
  const onClose = vi.fn();
  const editing = anEditing({ tour, ...(activePoi !== null && { activePoi }) });
  const { user } = editing.show(<FileManager onClose={onClose} />);
  const attached = () => (editing.poi('stove')!.content[0] as BlockOf<'file'>).content.map(({ name }) => name.replace(/^.*__/, ''));
  return { ...editing, user, onClose, attached };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Files' }))
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'));
const send = (...files: File[]) => userEvent.upload(screen.getByLabelText('Files to upload'), files, { applyAccept: false });
const file = (name: string, contentType = type(name)) => new File(['GIF89a'], name, { type: contentType });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

describe('the file manager', () => {
  it('shows one folder, filtered by document, image and video [EDIT-078]', async () => {
    for (const name of ['Plan.pdf', 'Wall.png', 'Walk.mp4']) put(name);
    put('Roof.png', 'Photos');
    const { user } = await open();
    await screen.findByRole('checkbox', { name: 'Plan.pdf' });

    expect(names()).toEqual(['Plan.pdf', 'Walk.mp4', 'Wall.png']);
    for (const [filter, shown] of [
      ['document', 'Plan.pdf'],
      ['image', 'Wall.png'],
      ['video', 'Walk.mp4'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: filter }));
      expect(names()).toEqual([shown]);
    }
    await user.click(screen.getByRole('radio', { name: 'all' }));
    await user.click(await screen.findByRole('button', { name: 'Photos' }));
    await waitFor(() => expect(names()).toEqual(['Roof.png']));
  });

  it('uploads files, offers to select them, and attaches them [EDIT-078 MODEL-096]', async () => {
    put('Plan.pdf');
    const { user, attached, onClose, session } = await open({ tour: withFiles('Old.pdf') });
    await user.click(await screen.findByRole('checkbox', { name: 'Plan.pdf' }));

    await send(file('Wall.png'));
    await screen.findByText('1 file was uploaded. Add it to the selection?');
    expect(isChecked('Wall.png')).toBe(false);
    expect(fakeBucket.paths().at(-1)).toMatch(/^organizations\/Acme\/tour\/hall\/uploads\/[\da-f-]{36}__Wall\.png$/);
    await user.click(button('Add to selection'));
    expect(isChecked('Wall.png')).toBe(true);
    expect(screen.queryByText(/Add it to the selection/)).toBeNull();
    await user.click(button('Attach to Stove'));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(attached()).toEqual(['Old.pdf', 'Plan.pdf', 'Wall.png']);
    act(() => session.undo());
    expect(attached()).toEqual(['Old.pdf']);
  });

  it('skips files that are already in the block [EDIT-042]', async () => {
    for (const name of ['Old.pdf', 'Plan.pdf']) put(name);
    const { user, attached } = await open({ tour: withFiles('Old.pdf') });
    await screen.findByRole('checkbox', { name: 'Plan.pdf' });

    await user.click(screen.getByRole('checkbox', { name: 'Old.pdf' }));
    await user.click(screen.getByRole('checkbox', { name: 'Plan.pdf' }));
    await user.click(button('Attach to Stove'));

    await waitFor(() => expect(attached()).toEqual(['Old.pdf', 'Plan.pdf']));
  });

  it('previews a file by a click on it or by Enter, and marks it by its check mark or with Ctrl', async () => {
    put('Plan.pdf');
    const { user } = await open();
    const mark = await screen.findByRole('checkbox', { name: 'Plan.pdf' });
    await screen.findByText(/^\d[\d.,]* (?:B|bytes?|[kK]i?B)$/);

    await user.click(screen.getByText('Plan.pdf'));
    const preview = await screen.findByRole('dialog', { name: 'Plan.pdf' });
    expect(isChecked('Plan.pdf')).toBe(false);
    await user.click(within(preview).getByRole('button', { name: 'Close' }));
    act(() => mark.focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Plan.pdf' })).toBeTruthy();
    await user.click(within(screen.getByRole('dialog', { name: 'Plan.pdf' })).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Plan.pdf'));
    await user.keyboard('{/Control}');

    expect([isChecked('Plan.pdf'), screen.queryByRole('dialog', { name: 'Plan.pdf' })]).toEqual([true, null]);
  });

  it('opens the menu of a file by a right click, and clears the selection by Escape', async () => {
    for (const name of ['Old.pdf', 'Plan.pdf']) put(name);
    const { user, onClose } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Plan.pdf' }));

    fireEvent.contextMenu(screen.getByText('Old.pdf'));
    await screen.findByRole('menuitem', { name: 'Copy address' });
    await user.keyboard('{Escape}');
    act(() => screen.getByRole('checkbox', { name: 'Plan.pdf' }).focus());
    await user.keyboard('{Escape}');

    expect(isChecked('Plan.pdf')).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what a search without results was, and shows all files again', async () => {
    put('Plan.pdf');
    const { user } = await open();
    await screen.findByRole('checkbox', { name: 'Plan.pdf' });

    await user.type(screen.getByRole('textbox', { name: /Search/ }), 'zzz');
    await screen.findByText('No files of this folder match “zzz”.');
    await user.click(button('Show all files'));

    await screen.findByRole('checkbox', { name: 'Plan.pdf' });
  });

  it('reports that it cannot attach without a point of interest, and keeps the selection [EDIT-043]', async () => {
    vi.mocked(toastError).mockClear();
    put('Plan.pdf');
    const { user, onClose } = await open({ activePoi: null });

    await user.click(await screen.findByRole('checkbox', { name: 'Plan.pdf' }));
    await user.click(button('Attach'));

    await waitFor(() => expect(toastError).toHaveBeenCalledExactlyOnceWith('Unable to attach files to this POI.Missing ActivePoi'));
    expect(onClose).not.toHaveBeenCalled();
    expect(isChecked('Plan.pdf')).toBe(true);
  });

  it('has a grid of 1 to 8 columns, 4 by default, and stores the choice [EDIT-079]', async () => {
    put('Plan.pdf');
    await open();
    await screen.findByRole('checkbox', { name: 'Plan.pdf' });
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Columns' });
    const columns = () => screen.getByRole('list', { name: 'Files' }).style.gridTemplateColumns;

    expect([slider.min, slider.max, slider.value, columns()]).toEqual(['1', '8', '4', 'repeat(4, minmax(0, 1fr))']);
    fireEvent.change(slider, { target: { value: '8' } });

    expect([columns(), localStorage.getItem('fileManagerColumns')]).toEqual(['repeat(8, minmax(0, 1fr))', '8']);
  });

  it('explains an empty folder [EDIT-080]', async () => {
    await open();

    expect(await screen.findByText('No files found: Upload files to this folder to see them here.')).toBeTruthy();
  });

  it('shows 30 characters of a name, and the full name as a title [EDIT-081 UI-012]', async () => {
    put('A name that is longer than thirty characters.png');
    await open();

    const shown = await screen.findByText('A name that is longer than thi...');
    expect(shown.closest<HTMLElement>('[title]')?.title).toBe('A name that is longer than thirty characters.png');
  });

  it('skips files of another type, logs them, and names them [EDIT-084 EDIT-083]', async () => {
    await open();
    await screen.findByText(/^No files found/);

    await send(file('run.exe', 'application/x-msdownload'), file('notes.txt', 'text/plain'), file('Wall.png'));

    await screen.findByRole('checkbox', { name: 'Wall.png' });
    expect(screen.getByRole('region', { name: 'Uploads' }).textContent).toMatch(
      /^2 files were not uploaded\..*run\.exe was skipped: File type not allowed.*notes\.txt was skipped.*Wall\.png was uploaded\.$/,
    );
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['File type not allowed', 'run.exe'],
      ['File type not allowed', 'notes.txt'],
    ]);
    expect(fakeBucket.paths().map((path) => path.replace(/^.*__/, ''))).toEqual(['Wall.png']);
  });

  it('downloads the selected files under the names that they are shown with [EDIT-085]', async () => {
    for (const name of ['ramp 5% slope.pdf', '50%25off.pdf']) put(name);
    const saved: string[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('%PDF'));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'ramp 5% slope.pdf' }));
    await user.click(screen.getByRole('checkbox', { name: '50%25off.pdf' }));

    await user.click(button('Download the selected files'));

    await waitFor(() => expect(saved).toEqual(['ramp 5% slope.pdf', '50%25off.pdf']));
  });

  it('lists files with their metadata [EDIT-085 MODEL-082 UI-010]', async () => {
    fakeBucket.put(`${uploads}/u1__Wall.png`, {
      contentType: 'image/png',
      size: 5_242_880,
      timeCreated: new Date(2026, 2, 1, 9, 8, 7).toISOString(),
      customMetadata: { uploader: 'someone' },
    });
    const { user } = await open();

    await user.click(await screen.findByRole('radio', { name: 'List' }));

    const line = await screen.findByText('5 MiB');
    const item = line.closest('li');
    expect(item?.textContent).toBe('Wall.pngpng5 MiB01-03-2026by you');
    expect(item?.querySelector('time')?.title).toBe('01-03-2026, 09:08:07');
  });

  it('copies the download address of a file [EDIT-085]', async () => {
    put('Plan.pdf');
    const { user } = await open();
    await screen.findByText('2 KiB');

    await user.click(button('Menu of Plan.pdf'));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy address' }));

    expect(await navigator.clipboard.readText()).toBe(urlOf('Plan.pdf'));
  });

  it('lists where a file is used before deleting it, and removes it there [EDIT-085]', async () => {
    for (const name of ['Old.pdf', 'Plan.pdf']) put(name);
    const { user, attached } = await open({ tour: withFiles('Old.pdf') });
    await screen.findByRole('checkbox', { name: 'Old.pdf' });

    await user.click(button('Menu of Old.pdf'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = screen.getByRole('dialog', { name: 'Delete “Old.pdf”?' });
    expect(question.textContent).toContain('Old.pdf is removed from “Stove”.');
    expect(question.textContent).toContain('Deleted files stay in storage for 30 days.');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(names()).toEqual(['Plan.pdf']));
    expect(attached()).toEqual([]);
  });

  it('keeps a deleted file in storage, unlisted in later visits too, until it is used again [EDIT-085]', async () => {
    for (const name of ['Old.pdf', 'Plan.pdf']) put(name);
    const first = await open({ tour: withFiles('Old.pdf') });
    await screen.findByRole('checkbox', { name: 'Old.pdf' });
    await first.user.click(button('Menu of Old.pdf'));
    await first.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await first.user.click(within(screen.getByRole('dialog', { name: /^Delete/ })).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['Plan.pdf']));
    expect(fakeBucket.paths()).toHaveLength(2);
    cleanup();

    const { session } = await open();
    await waitFor(() => expect(names()).toEqual(['Plan.pdf']));
    act(() => void session.edit('Restore', (edited) => ({ ...edited, folders: withFiles('Old.pdf').folders })));

    await waitFor(() => expect(names()).toEqual(['Old.pdf', 'Plan.pdf']));
  });

  it('reports files that could not be deleted, and keeps them', async () => {
    for (const name of ['Old.pdf', 'Plan.pdf']) put(name);
    const { user, attached } = await open({ tour: withFiles('Old.pdf') });
    await screen.findByText(/Old/);
    fakeBucket.refuse('Old.pdf', 'storage/unauthorized');

    await user.click(screen.getByRole('checkbox', { name: 'Old.pdf' }));
    await user.click(screen.getByRole('checkbox', { name: 'Plan.pdf' }));
    await user.click(button('Delete the selected files'));
    await user.click(within(screen.getByRole('dialog', { name: 'Delete 2 files?' })).getByRole('button', { name: 'Delete' }));

    expect((await screen.findByRole('alert')).textContent).toBe(
      '“Old.pdf” was not deleted. You don’t have permission to delete this file.',
    );
    expect(attached()).toEqual(['Old.pdf']);
    expect(names()).toEqual(['Old.pdf']);
  });

  it('shows why the files cannot be listed, and retries', async () => {
    fakeBucket.refuse(uploads, 'storage/unauthorized');
    const { user } = await open();
    await screen.findByText('The files could not be listed. You don’t have permission to see the files of this tour.');

    fakeBucket.allow();
    put('Plan.pdf');
    await user.click(button('Retry'));

    expect(await screen.findByRole('checkbox', { name: 'Plan.pdf' })).toBeTruthy();
  });

  it('selects a range with Shift, and moves between files by arrow keys', async () => {
    for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) put(name);
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'a.png' }));

    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'c.png' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 files selected')).toBeTruthy();
    await user.keyboard('{ArrowRight} ');

    expect(screen.getByText('4 files selected')).toBeTruthy();
    await user.click(button('Clear selection'));
    expect(screen.getByText('0 files selected')).toBeTruthy();
  });
});

describe('an upload', () => {
  it('shows its progress, three at a time, and can be cancelled [EDIT-085]', async () => {
    const sent = fakeBucket.hold();
    const { user } = await open();
    await screen.findByText(/^No files found/);

    await send(...['a.png', 'b.png', 'c.png', 'd.png'].map((name) => file(name)));
    await waitFor(() => expect(sent).toHaveLength(3));
    act(() => sent[0]?.progress(50));
    expect(screen.getByRole('progressbar', { name: 'Upload of a.png' }).getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByText('Waiting')).toBeTruthy();
    await user.click(button('Cancel the upload of a.png'));

    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[0]?.isCancelled).toBe(true);
    expect(screen.queryByRole('progressbar', { name: 'Upload of a.png' })).toBeNull();
  });

  it('that failed shows the reason, keeps the file, and can be retried', async () => {
    const { user, state } = await open();
    await screen.findByText(/^No files found/);
    fakeBucket.refuse('Wall.png', 'storage/quota-exceeded');

    await send(file('Wall.png'));
    await screen.findByText(/was not uploaded: The storage is full/);
    fakeBucket.allow();
    await user.click(button('Retry the upload of Wall.png'));

    await screen.findByRole('checkbox', { name: 'Wall.png' });
    expect(state().uploads.map((upload) => upload.state)).toEqual(['done']);
    expect(fakeBucket.kept(fakeBucket.paths()[0] ?? '')?.customMetadata).toEqual({ uploader: 'someone' });
  });

  it('of a dropped or pasted file goes to the open folder', async () => {
    put('Roof.png', 'Photos');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Photos' }));
    await screen.findByRole('checkbox', { name: 'Roof.png' });
    const zone = screen.getByRole('navigation', { name: 'Folders of the file manager' });
    const data = (one: File) => ({ types: ['Files'], files: [one], items: [{ webkitGetAsEntry: () => null }] });

    fireEvent.drop(zone, { dataTransfer: data(file('Wall.png')) });
    await screen.findByRole('checkbox', { name: 'Wall.png' });
    fireEvent.paste(zone, { clipboardData: data(file('image.png')) });

    expect(await screen.findByRole('checkbox', { name: /^Pasted .*\.png$/ })).toBeTruthy();
    expect(fakeBucket.paths().every((path) => path.startsWith(`${uploads}/Photos/`))).toBe(true);
  });

  it('goes to a new folder, which is stored with it', async () => {
    put('Roof.png', 'Photos');
    const { user } = await open();
    await screen.findByRole('button', { name: 'Photos' });

    await user.click(button('New folder'));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'photos{Enter}');
    expect(screen.getByText('There is already a folder named “photos”. Choose another name.')).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Plans{Enter}');
    await screen.findByText(/^No files found/);
    await send(file('Plan.pdf'));

    await screen.findByRole('checkbox', { name: 'Plan.pdf' });
    expect(fakeBucket.paths().at(-1)).toMatch(/\/uploads\/Plans\/[0-9a-f-]{36}__Plan\.pdf$/);
  });

  it('is cancelled at the end of the session', async () => {
    const sent = fakeBucket.hold();
    const { session, state } = await open();
    await screen.findByText(/^No files found/);
    await send(file('Wall.png'));
    await waitFor(() => expect(sent).toHaveLength(1));

    act(() => session.uploads.end());

    expect([sent[0]?.isCancelled, state().uploads]).toEqual([true, []]);
  });
});
