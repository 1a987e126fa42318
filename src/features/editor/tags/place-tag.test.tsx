import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { withStemHeight } from '@/domain/pois/tag-changes';
import { toastError } from '@/ui/toast';
import { editorCommands } from '../commands/editor-commands';
import { EditPanel } from '../panel/edit-panel';
import { addPoi } from './new-poi';
import { cancelPlacing, placeTag } from './place-tag';
import { PlacingBanner } from './scan-banners';
import { TagSection } from './tag-section';
import { aScan } from './testing/a-scan';

vi.mock('@/ui/toast');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => void vi.clearAllMocks());

const stove = poiId('stove');
const sink = poiId('sink');

describe('placing a tag', () => {
  it('adds a tag with default values that follows the pointer while the sweeps are disabled [EDIT-024, EDIT-025]', async () => {
    const { show, poi, fake, follows, point, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(<TagSection poi={stove} />);

    await user.click(screen.getByRole('button', { name: 'Place' }));
    await follows();
    await point(3);

    expect(poi('stove')).toMatchObject({ type: 'tag', tag: { label: 'Stove', icon: 'green', stemHeight: 0.2 } });
    expect(state().placing).toBe('stove');
    expect(fake.named('Sweep.disable')).toHaveLength(1);
    expect(fake.argsOf('Tag.editPosition').at(-1)).toMatchObject(['stove', { anchorPosition: { x: 3 } }]);
  });

  it('ends with a click in the viewer, and sets the tag’s position, length and view [EDIT-026, EDIT-030]', async () => {
    const { session, poi, fake, follows, point, click, stand, ended } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();
    await stand('a', 45, 0.5);

    await point(3);
    await click();
    await ended();

    expect(poi('stove')).toMatchObject({
      position: { x: 3, y: 0, z: 0 },
      rotation: { x: 0, y: 45 },
      sweep: 'a',
      tag: { anchorPosition: { x: 3, y: 0, z: 0 }, stemVector: { x: 0, y: 0.2, z: 0 } },
    });
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(session.store.getState().past).toHaveLength(1);
  });

  it('says that a tag cannot be placed where there is no surface, and continues', async () => {
    const { session, player, follows, state } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();

    const press = { clientX: 5, clientY: 5, isPrimary: true };
    player.page.view.dispatchEvent(new PointerEvent('pointerdown', press));
    player.page.view.dispatchEvent(new PointerEvent('pointerup', press));

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('A tag can’t be placed here. Choose a wall, the floor or an object.'));
    expect(state().placing).toBe('stove');
  });

  it('is one step: undo removes the tag, redo restores its position', async () => {
    const { session, poi, follows, point, click, ended } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();
    await point(3);
    await click();
    await ended();

    session.undo();
    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
    session.redo();

    expect(poi('stove')?.tag?.anchorPosition.x).toBe(3);
  });

  it('removes a new tag when cancelled, and enables the sweeps again [EDIT-027]', async () => {
    const { session, poi, fake, follows, ended, state } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();

    cancelPlacing(session);
    await ended();

    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
    expect(fake.argsOf('Tag.remove')).toEqual([['stove']]);
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(state()).toMatchObject({ past: [], future: [], needsSaving: false });
  });

  it('removes a PoI added for the tag when cancelled, unless it was edited [EDIT-027]', async () => {
    const { session, poi, follows, ended } = await aScan();
    const first = addPoi(session, 'tag') ?? poiId('');
    await follows();
    cancelPlacing(session);
    await ended();
    expect(poi(first)).toBeUndefined();

    const second = addPoi(session, 'tag') ?? poiId('');
    await follows();
    session.editPoi('Rename PoI', second, (before) => ({ ...before, name: 'Door' }));
    cancelPlacing(session);
    await ended();

    expect(poi(second)).toMatchObject({ name: 'Door', type: 'poi', tag: null });
  });

  it('removes only the tag when cancelled, and keeps pending input [EDIT-027]', async () => {
    const { session, poi, follows, ended } = await aScan();
    const id = addPoi(session, 'tag') ?? poiId('');
    await follows();
    const unsettle = session.onFlushPendingInput(() => {
      unsettle();
      session.editPoi('Write text', id, (before) => ({ ...before, category: 'Doors' }));
    });

    cancelPlacing(session);
    await ended();

    expect(poi(id)).toMatchObject({ category: 'Doors', type: 'poi', tag: null });
  });

  it('is cancelled by Escape in the viewer, even before the tag follows the pointer [EDIT-027]', async () => {
    const { session, player, fake, poi, ended } = await aScan({ activePoi: 'stove' });
    let close = () => {};
    Object.assign(fake.sdk.Sweep, {
      disable: () =>
        new Promise<void>((resolve) => {
          close = resolve;
        }),
    });
    void placeTag(session, stove);
    await waitFor(() => expect(poi('stove')?.type).toBe('tag'));

    player.page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await waitFor(() => {
      close();
      expect(session.store.getState().placing).toBe(null);
    });
    await ended();

    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
  });

  it('is cancelled by Undo, with nothing to redo', async () => {
    const { session, poi, follows, ended, state } = await aScan();
    const undo = editorCommands(session).find(({ id }) => id === 'undo');
    session.editPoi('Rename PoI', stove, (before) => ({ ...before, name: 'Oven' }));
    addPoi(session, 'tag');
    await follows();

    undo?.run();
    await ended();
    expect(state()).toMatchObject({ future: [], past: [{ label: 'Rename PoI' }] });

    undo?.run();
    expect(poi('stove')?.name).toBe('Stove');
  });

  it('keeps the length that was set while it followed the pointer [EDIT-031]', async () => {
    const { session, poi, follows, point, click, ended } = await aScan({ activePoi: 'sink' });
    void placeTag(session, sink);
    await follows();
    await point(3);
    session.editPoi('Change tag length', sink, (before) => ({ ...before, tag: before.tag && withStemHeight(before.tag, 0.5) }));

    await click();
    await ended();

    expect(poi('sink')?.tag).toMatchObject({ stemHeight: 0.5, stemVector: { x: 0, y: 0.5, z: 0 }, anchorPosition: { x: 3 } });
  });

  it('ends without an undo step when the viewer closes before measuring stops', async () => {
    const { session, player, fake, poi, ended, state } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    fake.measuring.set({ active: true });
    Object.assign(fake.sdk.Measurements ?? {}, { toggleMode: () => new Promise(() => undefined) });
    void placeTag(session, stove);

    player.showcase.disconnect();
    await ended();

    expect(poi('stove')).toBe(before);
    expect(state()).toMatchObject({ past: [], future: [] });
  });

  it('returns an existing tag to its position when cancelled', async () => {
    const { session, poi, follows, point, ended, state } = await aScan({ activePoi: 'sink' });
    const before = poi('sink');
    void placeTag(session, sink);
    await follows();
    await point(8);

    cancelPlacing(session);
    await ended();

    expect(poi('sink')).toBe(before);
    expect(state()).toMatchObject({ past: [], needsSaving: false });
  });

  it('updates no other tag until it ends, even if the tour changes', async () => {
    const { session, fake, follows, point, click, ended } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();
    const before = fake.named('Tag.editBillboard').length;

    session.editPoi('Change tag label', sink, (poi) => ({ ...poi, tag: poi.tag && { ...poi.tag, label: 'Basin' } }));
    await point(2);
    expect(fake.named('Tag.editBillboard')).toHaveLength(before);
    await click();
    await ended();

    await waitFor(() => expect(fake.argsOf('Tag.editBillboard')).toContainEqual(['sink', { label: 'Basin', description: 'Of steel' }]));
    expect(fake.named('Tag.add').map(({ args }) => args.length)).toEqual([2, 1]);
  });

  it('ends when another PoI is opened, edit mode is left, or the PoI is undone', async () => {
    const { session, player, open, follows, ended, poi } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();
    await open('roof');
    await ended();

    await open('stove');
    void placeTag(session, stove);
    await follows();
    player.state().setUiMode('play');
    await ended();

    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
  });

  it('shows an error when the viewer fails, and leaves the PoI unchanged', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, fake, poi, ended } = await aScan({ activePoi: 'stove' });
    Object.assign(fake.sdk.Sweep, { disable: () => Promise.reject(new Error('Not now')) });

    await placeTag(session, stove);

    await ended();
    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('The 3D viewer can’t place tags right now. Try again.'));
  });
});

it('leaves a placed tag in sight on a phone, with the name beside it', async () => {
  const { session, player, show, follows, point, click, ended } = await aScan();
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: /width </.test(query), media: query }));
  show(<EditPanel />);
  await act(async () => void addPoi(session, 'tag'));
  await follows();
  await point(3);
  await click();
  await ended();

  expect(await screen.findByRole('region', { name: 'Edit panel' })).toBeTruthy();
  expect(session.store.getState().placedPoi).toBe(player.state().activePoi);
  expect(screen.getByRole('region', { name: 'Edit panel' }).className).toContain('nth-child(n+3)]:hidden');
  screen.getByRole('button', { name: 'Make the panel taller' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Edit panel' }).className).toContain('46dvh');
});

describe('the banner', () => {
  it('is shown while a tag is being placed, and cancels it [EDIT-029, EDIT-027]', async () => {
    const { session, show, follows, ended } = await aScan({ activePoi: 'stove' });
    const { user } = show(<PlacingBanner />);
    expect(screen.queryByRole('status')).toBeNull();

    void placeTag(session, stove);
    await follows();
    expect(screen.getByRole('status').textContent).toContain('You are placing a tag');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await ended();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('says where to press once the viewer takes it', async () => {
    const { session, show, follows } = await aScan({ activePoi: 'stove' });
    show(<PlacingBanner />);

    act(() => void placeTag(session, stove));
    expect(screen.getByText('Preparing the scan…')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place in the center' }).disabled).toBe(true);
    await follows();

    expect(await screen.findByText(/where the tag should be/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Place in the center' }).disabled).toBe(false);
  });

  it('places the tag in the center of the view without a pointer', async () => {
    const { session, show, fake, follows, ended, poi } = await aScan({ activePoi: 'stove' });
    const { user } = show(<PlacingBanner />);
    void placeTag(session, stove);
    await follows();

    await user.click(screen.getByRole('button', { name: 'Place in the center' }));
    await waitFor(() => expect(fake.named('Renderer.getWorldPositionData')).toHaveLength(3));
    const corners = [
      { x: 4, y: 1, z: -1 },
      { x: 5, y: 1, z: -1 },
      { x: 4, y: 2, z: -1 },
    ];
    fake.named('Renderer.getWorldPositionData').forEach((call, at) => {
      call.resolve({ position: corners[at] });
    });
    await ended();

    expect(poi('stove')?.tag).toMatchObject({ anchorPosition: { x: 4, y: 1, z: -1 }, stemVector: { x: 0, y: 0, z: 0.2 } });
  });

  it('reports that there is no surface in the center, and continues', async () => {
    const { session, show, fake, follows, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(<PlacingBanner />);
    void placeTag(session, stove);
    await follows();

    await user.click(screen.getByRole('button', { name: 'Place in the center' }));
    await waitFor(() => expect(fake.named('Renderer.getWorldPositionData')).toHaveLength(3));
    for (const call of fake.named('Renderer.getWorldPositionData')) call.resolve({ position: null });

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('No surface here to place a tag on. Turn towards a wall or an object.'));
    expect(state().placing).toBe('stove');
  });
});
