import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { fileBlocks } from '@/domain/content/file-changes';
import { poiId } from '@/domain/ids';
import { anEditing, aTour } from '../testing/an-editing';
import { FilesTab } from './files-tab';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

const item = (name: string, markers: object[] = []) => ({
  name: `u1__${name}`,
  url: `https://firebasestorage.googleapis.com/v0/b/demo/o/u1__${name}?alt=media&token=t`,
  contentType: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
  size: 2048,
  markers,
});

beforeEach(() => {
  fakeBucket.empty();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aTab(...blocks: object[][]) {
  const content = blocks.map((files, place) => ({ identifier: `block-${place}`, type: 'file', content: files }));
  const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content }] }] });
  const editing = anEditing({ tour, activePoi: 'stove' });
  const { user } = editing.show(<FilesTab poi={poiId('stove')} />);
  const names = () =>
    fileBlocks(editing.poi('stove')?.content ?? []).map((block) => block.content.map(({ name }) => name.replace(/^.*__/, '')));
  return { ...editing, user, names };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const png = (name: string) => new File(['GIF89a'], name, { type: 'image/png' });

async function choose(user: ReturnType<typeof userEvent.setup>, file: string, what: string) {
  await user.click(button(`Menu of ${file}`));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}

describe('the files of a PoI', () => {
  it('are uploaded and attached to a block that the first one creates [EDIT-042]', async () => {
    const { names, session } = aTab();

    await userEvent.upload(screen.getByLabelText('Files to upload and attach'), [png('a.png'), png('b.png')]);

    await waitFor(() => expect(names()).toEqual([['a.png', 'b.png']]));
    act(() => session.undo());
    expect(names()).toEqual([]);
  });

  it('ask for an alternative text of each image that has none, and of nothing else', async () => {
    const { user, poi } = aTab([item('a.png'), item('b.pdf'), { ...item('c.png'), alt: 'A stove' }]);
    expect(screen.getAllByText('Add alternative text')).toHaveLength(1);

    await user.click(button('Add alternative text to a.png'));
    await user.type(screen.getByLabelText('Alternative text'), 'A sink');
    await user.click(button('Apply'));

    expect(fileBlocks(poi('stove')?.content ?? [])[0]?.content.map(({ alt }) => alt)).toEqual(['A sink', undefined, 'A stove']);
    expect(screen.queryByText('Add alternative text')).toBeNull();
  });

  it('are attached to the block they are dropped on [EDIT-042]', async () => {
    const { names } = aTab([item('a.png')], [item('b.png')]);
    const [, second] = screen.getAllByRole('list', { name: 'Files of Files' });

    fireEvent.drop(second ?? document.body, { dataTransfer: { types: ['Files'], files: [png('c.png')], items: [] } });

    await waitFor(() => expect(names()).toEqual([['a.png'], ['b.png', 'c.png']]));
  });

  it('are chosen in the file manager, for the block from which it was opened', async () => {
    const { user, state, player } = aTab([item('a.png')], [item('b.png')]);

    await user.click(screen.getAllByRole('button', { name: 'Choose files' })[1] ?? document.body);

    expect([state().activeBlock, player.state().panel]).toEqual(['block-1', 'files']);
  });

  it('are renamed in place by F2 or a double click; Escape restores the name', async () => {
    const { user, names } = aTab([item('a.png')]);

    button('Menu of a.png').focus();
    await user.keyboard('{F2}');
    await user.keyboard('Plan{Enter}');
    expect(names()).toEqual([['Plan.png']]);
    await user.dblClick(screen.getByText('Plan.png'));
    await user.keyboard('Other{Escape}');

    expect(names()).toEqual([['Plan.png']]);
  });

  it('are renamed, moved and removed, each as an undo step', async () => {
    const { user, names, session } = aTab([item('a.png'), item('b.pdf')]);

    await choose(user, 'b.pdf', 'Move up');
    expect(names()).toEqual([['b.pdf', 'a.png']]);
    await choose(user, 'b.pdf', 'Rename');
    const field = await screen.findByRole('textbox', { name: 'New name of b.pdf' });
    await user.clear(field);
    await user.type(field, 'Plan{Enter}');
    expect(names()).toEqual([['Plan.pdf', 'a.png']]);
    await choose(user, 'Plan.pdf', 'Remove');
    expect(names()).toEqual([['a.png']]);

    for (const expected of [
      ['Plan.pdf', 'a.png'],
      ['b.pdf', 'a.png'],
      ['a.png', 'b.pdf'],
    ]) {
      act(() => session.undo());
      expect(names()).toEqual([expected]);
    }
  });

  it('keep their name when renaming is cancelled with Escape', async () => {
    const { user, names } = aTab([item('a.png')]);

    await choose(user, 'a.png', 'Rename');
    await user.type(await screen.findByRole('textbox', { name: 'New name of a.png' }), 'x{Escape}');

    expect(names()).toEqual([['a.png']]);
    expect(screen.queryByRole('textbox', { name: 'New name of a.png' })).toBeNull();
  });

  it('open with their markers if they are images, to be looked at or to be marked [EDIT-003, EDIT-092]', async () => {
    Element.prototype.scrollIntoView = () => Promise.resolve();
    const { user, state } = aTab([
      item('plan.pdf'),
      { ...item('wall.png', [{ name: 'Crack', latlng: { lat: 1, lng: 1 } }]), url: '/demo/wall.png' },
    ]);
    expect(within(button('Markers of wall.png').closest('li') ?? document.body).getByText('2 KiB · 1 marker')).toBeTruthy();

    for (const look of [() => user.click(button('Preview wall.png')), () => choose(user, 'wall.png', 'Preview')]) {
      await look();
      const image = within(await screen.findByRole('dialog', { name: 'wall.png' }));
      expect(image.getByText('1 marker')).toBeTruthy();
      expect([image.queryByRole('radio', { name: 'add' }), state().leafImage]).toEqual([null, null]);
      await user.click(image.getByRole('button', { name: 'Close' }));
    }

    await user.click(button('Markers of wall.png'));
    expect(state().leafImage).toMatchObject({ poi: 'stove', block: 'block-0', file: { place: 1 } });
    expect(screen.queryByRole('button', { name: 'Markers of plan.pdf' })).toBeNull();
  });

  it('of another type are skipped and listed [EDIT-084]', async () => {
    const { names } = aTab();

    await userEvent.upload(
      screen.getByLabelText('Files to upload and attach'),
      [new File(['x'], 'run.exe', { type: 'application/x-msdownload' })],
      {
        applyAccept: false,
      },
    );

    expect((await screen.findByText(/was skipped/)).textContent).toBe('run.exe was skipped: File type not allowed');
    expect(names()).toEqual([]);
  });

  it('keep a percent sign in their name; what was changed in it is listed until it is dismissed [EDIT-082]', async () => {
    const { user, names } = aTab();

    await userEvent.upload(screen.getByLabelText('Files to upload and attach'), [png('ramp 5% slope.png'), png('hash #1.png')]);

    await waitFor(() => expect(names()).toEqual([['ramp 5% slope.png', 'hash 1.png']]));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '“hash #1.png” is now named “hash 1.png”: a name cannot contain # [ ] * or ?.',
    );
    await user.click(button('Dismiss hash #1.png'));
    expect(screen.queryByText(/is now named/)).toBeNull();

    await choose(user, 'ramp 5% slope.png', 'Rename');
    await user.clear(await screen.findByRole('textbox', { name: 'New name of ramp 5% slope.png' }));
    await user.keyboard('Level 1/2, 50%25{Enter}');
    expect(names()).toEqual([['Level 1-2, 50%25.png', 'hash 1.png']]);
  });

  it('are attached in the order in which they were chosen, whichever arrives first, as one undo step', async () => {
    const sent = fakeBucket.hold();
    const { names, session } = aTab([item('old.png')]);
    await userEvent.upload(screen.getByLabelText('Files to upload and attach'), [png('a.png'), png('b.png'), png('c.png')]);
    await waitFor(() => expect(sent).toHaveLength(3));

    act(() => sent[1]?.finish());
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Upload of b.png' })).toBeNull());
    expect(names()).toEqual([['old.png']]);
    act(() => sent[0]?.finish());
    await waitFor(() => expect(names()).toEqual([['old.png', 'a.png', 'b.png']]));
    await userEvent.click(button('Cancel the upload of c.png'));
    act(() => session.undo());

    expect(names()).toEqual([['old.png']]);
  });

  it('stay listed and uploading in the block that the first one creates [EDIT-084, EDIT-085]', async () => {
    const sent = fakeBucket.hold();
    const { names, session } = aTab();
    const files = [png('a.png'), png('b.png'), new File(['x'], 'run.exe', { type: 'application/x-msdownload' })];
    await userEvent.upload(screen.getByLabelText('Files to upload and attach'), files, { applyAccept: false });
    await waitFor(() => expect(sent).toHaveLength(2));

    act(() => sent[0]?.finish());
    await waitFor(() => expect(names()).toEqual([['a.png']]));

    expect(screen.getByRole('progressbar', { name: 'Upload of b.png' })).toBeTruthy();
    expect(screen.getByText(/was skipped/).textContent).toContain('run.exe');
    act(() => session.undo());
    expect(screen.getByRole('progressbar', { name: 'Upload of b.png' })).toBeTruthy();
  });
});
