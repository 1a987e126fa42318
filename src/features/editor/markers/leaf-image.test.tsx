import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileBlocks } from '@/domain/content/file-changes';
import { poiId } from '@/domain/ids';
import { toastSuccess } from '@/ui/toast';
import { anEditing, aTour } from '../testing/an-editing';
import { LeafImage } from './leaf-image';

vi.mock('@/ui/toast');

const url = 'https://firebasestorage.googleapis.com/v0/b/demo/o/wall.png?alt=media&token=t';
const crack = { name: 'Crack', body: 'Since March', icon: 'red', latlng: { lat: 10, lng: 20 } };

beforeEach(() => {
  // jsdom has none; browsers answer with a promise
  Element.prototype.scrollIntoView = () => Promise.resolve();
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 500));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function aLeaf(markers: object[] = [crack]) {
  // without a unique id before its name it has no markers document
  const content = [{ identifier: 'files', type: 'file', content: [{ name: 'wall.png', url, contentType: 'image/png', size: 1, markers }] }];
  const tour = aTour({ folders: [{ id: 'ground', name: 'Ground', pois: [{ identifier: 'stove', name: 'Stove', content }] }] });
  const editing = anEditing({ tour, activePoi: 'stove' });
  editing.state().openLeafImage({ poi: poiId('stove'), block: 'files', file: { url, place: 0 } });
  const { user } = editing.show(<LeafImage />);
  fireEvent.load(screen.getByRole('img', { name: 'wall.png' }));
  const saved = () => fileBlocks(editing.poi('stove')?.content ?? [])[0]?.content[0]?.markers;
  return { ...editing, user, saved };
}

const button = (name: string) => screen.getByRole('button', { name });
const stage = () => screen.getByRole('group', { name: /^wall\.png/ });
const mark = (name: string) => screen.getAllByRole('button', { name }).find((one) => one.hasAttribute('aria-pressed')) ?? document.body;
const pressAt = (clientX: number, clientY: number) => {
  fireEvent.pointerDown(stage(), { pointerId: 1, clientX, clientY });
  fireEvent.pointerUp(stage(), { pointerId: 1, clientX, clientY });
  fireEvent.click(stage(), { clientX, clientY });
};
const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('LeafImage', () => {
  it('opens with its markers and their names, texts and icons [EDIT-003 EDIT-086 EDIT-092]', async () => {
    const { user } = aLeaf();

    expect(screen.getByRole('dialog', { name: 'wall.png' })).toBeTruthy();
    expect(mark('Crack').querySelector('img')?.getAttribute('src')).toContain('red');
    expect([mark('Crack').style.left, mark('Crack').style.top]).toEqual(['20%', '80%']);
    await user.click(mark('Crack'));
    expect(screen.getByText('Since March')).toBeTruthy();
  });

  it('has an add mode and an edit mode, each left by save or exit [EDIT-087]', async () => {
    const { user } = aLeaf();
    pressAt(300, 200);
    expect(screen.getByText('1 marker')).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: 'add' }));
    pressAt(300, 200);
    expect(screen.getByText('2 markers, not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'edit' }));
    pressAt(600, 200);
    expect(screen.getByText('2 markers, not saved yet')).toBeTruthy();
    await user.click(button('save'));
    await screen.findByText('2 markers');
    await user.click(button('exit'));

    expect(screen.queryByRole('button', { name: 'save' })).toBeNull();
    expect(screen.getByText('2 markers')).toBeTruthy();
  });

  it('names new markers Marker N, with the blue or last used icon [EDIT-088 MODEL-063]', async () => {
    const { user, saved } = aLeaf([]);
    pressAt(300, 200);
    expect(textbox('Name').value).toBe('Marker 1');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'blue' }).checked).toBe(true);

    await user.click(screen.getByRole('radio', { name: 'teal' }));
    pressAt(600, 100);
    expect(textbox('Name').value).toBe('Marker 2');
    await user.click(button('save'));

    await waitFor(() =>
      expect(saved()).toEqual([
        { name: 'Marker 1', body: '', icon: 'teal', latlng: { lat: 30, lng: 30 } },
        { name: 'Marker 2', body: '', icon: 'teal', latlng: { lat: 40, lng: 60 } },
      ]),
    );
  });

  it('shows ‘Markers saved.’, and marks the tour as unsaved [EDIT-089]', async () => {
    vi.mocked(toastSuccess).mockClear();
    const { user, saved, state, session } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'edit' }));
    await user.click(mark('Crack'));
    await user.clear(textbox('Name'));
    await user.type(textbox('Name'), 'Stain');
    expect([state().needsSaving, state().hasUnsavedMarkers]).toEqual([false, true]);

    await user.click(button('save'));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Markers saved.'));
    expect(saved()).toEqual([{ ...crack, name: 'Stain' }]);
    expect([state().needsSaving, state().hasUnsavedMarkers]).toEqual([true, false]);
    act(() => session.undo());
    expect(saved()).toEqual([crack]);
  });

  it('goes one step back by Escape: from editing to viewing, and no further', async () => {
    const { user, state } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'edit' }));

    expect(fireEvent.keyDown(screen.getByRole('radio', { name: 'edit' }), { key: 'Escape' })).toBe(false);

    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'edit' }).checked).toBe(false);
    expect(state().leafImage).not.toBeNull();
    expect(fireEvent.keyDown(screen.getByRole('radio', { name: 'edit' }), { key: 'Escape' })).toBe(true);
  });

  it('drags, moves by arrow keys and deletes markers, and undoes each', async () => {
    const { user } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'edit' }));

    fireEvent.pointerDown(mark('Crack'), { pointerId: 1, button: 0, clientX: 200, clientY: 400 });
    fireEvent.pointerMove(mark('Crack'), { pointerId: 1, clientX: 250, clientY: 350 });
    fireEvent.pointerMove(mark('Crack'), { pointerId: 1, clientX: 500, clientY: 250 });
    fireEvent.pointerUp(mark('Crack'), { pointerId: 1 });
    expect([mark('Crack').style.left, mark('Crack').style.top]).toEqual(['50%', '50%']);
    mark('Crack').focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect([mark('Crack').style.left, mark('Crack').style.top].map(Number.parseFloat)).toEqual([51, expect.closeTo(30)]);
    await user.keyboard('{Delete}');
    expect(screen.getByText('0 markers, not saved yet')).toBeTruthy();

    for (let step = 0; step < 3; step += 1) await user.click(button('Undo'));
    expect([mark('Crack').style.left, mark('Crack').style.top]).toEqual(['20%', '80%']);

    await user.click(button('Redo'));
    expect([mark('Crack').style.left, mark('Crack').style.top]).toEqual(['50%', '50%']);
    stage().focus();
    await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(screen.getByText('0 markers, not saved yet')).toBeTruthy();
    expect(button('Redo').hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}z{/Control}');
    pressAt(600, 200);
    expect(screen.getByText('1 marker, not saved yet')).toBeTruthy();
  });

  it('adds a marker by keyboard in the centre of the view', async () => {
    const { user, saved } = aLeaf([]);

    stage().focus();
    await user.keyboard('{Enter}');
    await user.click(button('save'));

    await waitFor(() => expect(saved()).toMatchObject([{ latlng: { lat: 25, lng: 50 } }]));
  });

  it('keeps keyboard control after deleting a marker', async () => {
    const { user } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'edit' }));
    await user.click(mark('Crack'));

    await user.click(button('Delete marker'));
    expect(document.activeElement).toBe(stage());
    await user.keyboard('{Control>}z{/Control}');

    expect(screen.getByText('1 marker')).toBeTruthy();
  });

  it('saves markers with the save shortcut while they are unsaved [EDIT-089]', async () => {
    const { user, saved } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'edit' }));
    await user.click(mark('Crack'));
    await user.type(textbox('Name'), '!');

    expect(fireEvent.keyDown(textbox('Name'), { key: 's', ctrlKey: true })).toBe(false);

    await waitFor(() => expect(saved()).toEqual([{ ...crack, name: 'Crack!' }]));
    // then the shortcut saves the tour again
    await screen.findByText('1 marker');
    expect(fireEvent.keyDown(textbox('Name'), { key: 's', ctrlKey: true })).toBe(true);
  });

  it('confirms before closing with unsaved markers', async () => {
    const { user, state, saved } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'add' }));
    pressAt(300, 200);

    await user.click(button('Close'));
    await user.click(button('Stay'));
    expect(screen.getByText('2 markers, not saved yet')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await user.click(button('Leave without saving'));

    expect(state().leafImage).toBeNull();
    expect(saved()).toEqual([crack]);
  });

  it('saves with the markers that another user has saved meanwhile, and undo leaves those', async () => {
    const { user, session, saved, state } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'add' }));
    const stain = { ...crack, name: 'Stain', latlng: { lat: 5, lng: 5 } };
    const { edited } = state();
    const theirs = JSON.parse(JSON.stringify(edited).replace(JSON.stringify(crack), `${JSON.stringify(crack)},${JSON.stringify(stain)}`));
    act(() => void session.rebase(theirs, 'second'));
    const names = () => saved()?.map(({ name }) => name);
    expect(names()).toEqual(['Crack', 'Stain']);

    pressAt(300, 200);
    await user.click(button('save'));
    await waitFor(() => expect(names()?.toSorted()).toEqual(['Crack', 'Marker 2', 'Stain']));
    expect(textbox('Name').value).toBe('Marker 2');
    await user.click(button('Undo'));
    await user.click(button('save'));

    await waitFor(() => expect(names()).toEqual(['Crack', 'Stain']));
  });

  it('keeps unsaved markers when another user removes the image, and shows an error', async () => {
    const { user, session } = aLeaf();
    await user.click(screen.getByRole('radio', { name: 'add' }));
    pressAt(300, 200);

    act(() => void session.editPoi('Take off', poiId('stove'), (poi) => ({ ...poi, content: [] })));
    await user.click(button('save'));

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Couldn’t save the markers. Your changes are still here. The image was removed from the point of interest in the meantime.',
    );
    expect(screen.getByText('2 markers, not saved yet')).toBeTruthy();
  });
});
