import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { poiId } from '@/domain/ids';
import { withStemHeight } from '@/domain/pois/tag-changes';
import { editorCommands } from '../commands/editor-commands';
import { addPoi } from './new-poi';
import { cancelPlacing, placeTag } from './placing';
import { PlacingBanner } from './placing-banner';
import { TagSection } from './tag-section';
import { aScan } from './testing/a-scan';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('react-hot-toast', () => ({ toast: toasts, default: vi.fn() }));

afterEach(cleanup);
beforeEach(() => void vi.clearAllMocks());

const stove = poiId('stove');
const sink = poiId('sink');

describe('placing a tag', () => {
  it('EDIT-024 EDIT-025 gives the PoI a tag with the defaults, which follows the pointer while the sweeps are closed', async () => {
    const { show, poi, fake, follows, point, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(<TagSection poi={stove} />);

    await user.click(screen.getByRole('button', { name: 'Place' }));
    await follows();
    await point(3);

    expect(poi('stove')).toMatchObject({ type: 'tag', tag: { label: 'Tag title', icon: 'green', stemHeight: 0.2 } });
    expect(state().placing).toBe('stove');
    expect(fake.named('Sweep.disable')).toHaveLength(1);
    expect(fake.argsOf('Tag.editPosition').at(-1)).toMatchObject(['stove', { anchorPosition: { x: 3 } }]);
  });

  it('EDIT-026 EDIT-030 ends by a click in the viewer: the tag stands there, as long as it is, and is seen from here', async () => {
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

  it('is one step: undo takes the tag away, redo puts it where it was put', async () => {
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

  it('EDIT-027 cancelled takes a new tag away and opens the sweeps, as if nothing had been done', async () => {
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

  it('EDIT-027 cancelled takes a PoI away that was added for it, but none that somebody wrote into', async () => {
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

  it('EDIT-027 cancelled takes the tag alone away, and nothing that somebody wrote and that still waits', async () => {
    const { session, poi, follows, ended } = await aScan();
    const id = addPoi(session, 'tag') ?? poiId('');
    await follows();
    const unsettle = session.onSettle(() => {
      unsettle();
      session.editPoi('Write text', id, (before) => ({ ...before, category: 'Doors' }));
    });

    cancelPlacing(session);
    await ended();

    expect(poi(id)).toMatchObject({ category: 'Doors', type: 'poi', tag: null });
  });

  it('EDIT-027 is given up by Escape in the viewer, also before the tag follows the pointer', async () => {
    const { session, visit, fake, poi, ended } = await aScan({ activePoi: 'stove' });
    let close = () => {};
    Object.assign(fake.sdk.Sweep, {
      disable: () =>
        new Promise<void>((resolve) => {
          close = resolve;
        }),
    });
    void placeTag(session, stove);
    await waitFor(() => expect(poi('stove')?.type).toBe('tag'));

    visit.page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await waitFor(() => {
      close();
      expect(session.store.getState().placing).toBe(null);
    });
    await ended();

    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
  });

  it('is given up by undoing it, which leaves nothing to be redone', async () => {
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

  it('EDIT-031 stands as long as it was made while it followed the pointer', async () => {
    const { session, poi, follows, point, click, ended } = await aScan({ activePoi: 'sink' });
    void placeTag(session, sink);
    await follows();
    await point(3);
    session.editPoi('Change tag length', sink, (before) => ({ ...before, tag: before.tag && withStemHeight(before.tag, 0.5) }));

    await click();
    await ended();

    expect(poi('sink')?.tag).toMatchObject({ stemHeight: 0.5, stemVector: { x: 0, y: 0.5, z: 0 }, anchorPosition: { x: 3 } });
  });

  it('is over without a step when the viewer goes away before it stopped to measure', async () => {
    const { session, visit, fake, poi, ended, state } = await aScan({ activePoi: 'stove' });
    const before = poi('stove');
    fake.measuring.set({ active: true });
    Object.assign(fake.sdk.Measurements ?? {}, { toggleMode: () => new Promise(() => undefined) });
    void placeTag(session, stove);

    visit.showcase.disconnect();
    await ended();

    expect(poi('stove')).toBe(before);
    expect(state()).toMatchObject({ past: [], future: [] });
  });

  it('again is cancelled back to where the tag stood', async () => {
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

  it('touches no other tag until it is put, whatever the tour becomes meanwhile', async () => {
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

  it('ends with what it was begun for: another PoI is opened, edit mode is left, the PoI is undone', async () => {
    const { session, visit, open, follows, ended, poi } = await aScan({ activePoi: 'stove' });
    void placeTag(session, stove);
    await follows();
    await open('roof');
    await ended();

    await open('stove');
    void placeTag(session, stove);
    await follows();
    visit.state().chooseUiMode('play');
    await ended();

    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
  });

  it('says so when the viewer refuses, and leaves the PoI as it was', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, fake, poi, ended } = await aScan({ activePoi: 'stove' });
    Object.assign(fake.sdk.Sweep, { disable: () => Promise.reject(new Error('Not now')) });

    await placeTag(session, stove);

    await ended();
    expect(poi('stove')).toMatchObject({ type: 'poi', tag: null });
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('The 3D viewer does not let tags be placed now. Try again.', { id: 'toast' }),
    );
  });
});

describe('the banner', () => {
  it('EDIT-029 EDIT-027 stands while a tag is being placed, and cancels it', async () => {
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

  it('puts the tag into the middle of the view for who has no pointer', async () => {
    const { session, show, fake, follows, ended, poi } = await aScan({ activePoi: 'stove' });
    const { user } = show(<PlacingBanner />);
    void placeTag(session, stove);
    await follows();

    await user.click(screen.getByRole('button', { name: 'Put it in the middle' }));
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

  it('says that there is nothing in the middle, and goes on', async () => {
    const { session, show, fake, follows, state } = await aScan({ activePoi: 'stove' });
    const { user } = show(<PlacingBanner />);
    void placeTag(session, stove);
    await follows();

    await user.click(screen.getByRole('button', { name: 'Put it in the middle' }));
    await waitFor(() => expect(fake.named('Renderer.getWorldPositionData')).toHaveLength(3));
    for (const call of fake.named('Renderer.getWorldPositionData')) call.resolve({ position: null });

    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith(
        'There is nothing of the model in the middle of the view. Turn to where the tag should be.',
        { id: 'toast' },
      ),
    );
    expect(state().placing).toBe('stove');
  });
});
