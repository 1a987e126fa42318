import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { folderOf } from '@/domain/folders/find';
import { allPois } from '@/domain/folders/folder';
import { folderId, poiId } from '@/domain/ids';
import { newNames, type Poi, type PoiType } from '@/domain/pois/poi';
import { toastError } from '@/ui/toast';
import { deletePoi } from '../sidebar/remove';
import { anEditing, aTour } from '../testing/an-editing';
import { noteFirstView } from './first-views';
import { followScan } from './follow-scan';
import { MissingViews } from './missing-views';
import { addPoi } from './new-poi';
import { placingInProgress } from './place-tag';
import { aScan } from './testing/a-scan';

vi.mock('@/ui/toast');
vi.mock('@/backend/storage/upload-file', () => ({
  uploadFile: async () => ({ url: 'https://files.example/p.jpg', contentType: 'image/jpeg' }),
}));

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

/** An editing session whose scan still loads. */
async function anEarlyScan() {
  const editing = anEditing();
  onTestFinished(followScan(editing.session));
  const playViewer = async () => {
    await editing.playViewer();
    await act(async () => {
      editing.fake.sweep.set({ id: 'a' });
      editing.fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 0, y: 5 }, sweep: 'a', mode: 'mode.inside' });
    });
  };
  Object.assign(editing.fake.sdk.Renderer ?? {}, { takeScreenShot: async () => 'data:image/jpeg;base64,/9j/4AAQSkZJRg==' });
  return { ...editing, playViewer };
}

const said = (text: string) => waitFor(() => expect(toastError).toHaveBeenCalledWith(text));

describe('adding a point of interest', () => {
  const types: PoiType[] = ['poi', 'tag', 'sweep'];

  it.each(types)(
    'turns to edit mode, names a %s new, appends it to the selected folder and opens it [EDIT-013, EDIT-014, EDIT-015]',
    async (type) => {
      const { session, state, player, poi } = await aScan();
      player.state().setUiMode('play');
      state().selectFolder(folderId('attic'));

      const id = addPoi(session, type);

      expect(player.state()).toMatchObject({ uiMode: 'edit', activePoi: id });
      expect(state()).toMatchObject({ selectedFolder: 'attic', tab: 'info', needsSaving: true });
      expect(poi(id ?? '')).toMatchObject({ name: newNames[type], type, userUid: 'someone' });
      expect(state().edited.folders[1]?.pois.at(-1)?.identifier).toBe(id);
    },
  );

  it('has the defaults of its type and a random identifier [MODEL-067 MODEL-068 MODEL-069 MODEL-074 MODEL-099]', async () => {
    const { session, poi } = await aScan();
    const added = (['poi', 'sweep', 'tag'] as const).map((type) => poi(addPoi(session, type) ?? ''));

    const defaults = {
      zoom: 1,
      icon: 'green',
      normal: 0.2,
      defaultStemHeight: 0.2,
      identifier: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
    };
    expect(added).toMatchObject([
      { ...defaults, type: 'poi', name: 'New PoI', tag: null },
      { ...defaults, type: 'sweep', name: 'New sweep', tag: null },
      { ...defaults, type: 'tag', name: 'New tag', tag: { label: 'Tag title' } },
    ]);
    expect(new Set(added.map((one) => one?.identifier)).size).toBe(3);
  });

  it('as a tag stands 0.2 m along (0, 0.5, 0) and is red [MODEL-070 MODEL-072 MODEL-073]', async () => {
    const { session, poi } = await aScan();

    const id = addPoi(session, 'tag') ?? '';

    expect(poi(id)?.tag).toEqual({
      sid: expect.any(String),
      label: 'Tag title',
      icon: 'green',
      description: '',
      anchorPosition: { x: expect.any(Number), y: expect.any(Number), z: expect.any(Number) },
      stemHeight: 0.2,
      stemVector: { x: 0, y: 0.5, z: 0 },
      color: { r: 1, g: 0, b: 0 },
    });
  });

  it('adds to the given folder, and selects it [EDIT-013]', async () => {
    const { session, state } = await aScan();

    const id = addPoi(session, 'poi', { folder: folderId('attic') });

    expect(folderOf(state().edited.folders, id ?? poiId(''))?.id).toBe('attic');
    expect(state().selectedFolder).toBe('attic');
  });

  it('creates a first folder if there is none, and selects it [EDIT-014]', async () => {
    const { session, state } = anEditing({ tour: aTour({ folders: [] }) });

    const id = addPoi(session, 'poi');

    expect(state().edited.folders).toMatchObject([{ name: 'New Folder', pois: [{ identifier: id }] }]);
    expect(state().selectedFolder).toBe(state().edited.folders[0]?.id);
  });

  it('records position, rotation, sweep, zoom and floor of the viewer [EDIT-016]', async () => {
    const { session, poi, stand } = await aScan();
    await stand('b', 33);

    const id = addPoi(session, 'poi');

    expect(poi(id ?? '')).toMatchObject({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 0, y: 33 }, sweep: 'b', zoom: 1, floor: 0 });
  });

  it('uses the last inside view when the camera is outside [EDIT-016]', async () => {
    const { session, poi, stand, fake } = await aScan();
    await stand('b', 33);
    fake.mode.set('mode.dollhouse');
    fake.pose.set({ position: { x: 90, y: 90, z: 90 }, rotation: { x: -45, y: 0 }, sweep: '', mode: 'mode.dollhouse' });

    const id = addPoi(session, 'poi');

    expect(poi(id ?? '')).toMatchObject({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 0, y: 33 }, sweep: 'b', zoom: 1 });
  });

  it('without a viewer adds a PoI, and rejects a tag [EDIT-013]', async () => {
    const { session, poi, state } = anEditing();

    expect(poi(addPoi(session, 'poi') ?? '')).toMatchObject({ sweep: '' });
    expect(addPoi(session, 'tag')).toBeNull();

    await said('Please wait for the tour to load');
    expect(allPois(state().edited.folders)).toHaveLength(4);
  });

  describe('before the scan can say where', () => {
    it('gets its view and screenshot when the scan is there, as if it always had them [EDIT-016]', async () => {
      const { session, poi, state, playViewer } = await anEarlyScan();
      const id = addPoi(session, 'poi') ?? '';
      const other = addPoi(session, 'sweep') ?? '';
      expect(poi(id)).toMatchObject({ sweep: '', screenshot: '' });

      await playViewer();

      await waitFor(() => expect(poi(id)?.screenshot).toBe('https://files.example/p.jpg'));
      expect([poi(id)?.sweep, poi(other)?.sweep]).toEqual(['a', 'a']);
      expect(state().firstViews.size).toBe(0);
      session.undo();
      expect(poi(other)).toBeUndefined();
      expect(poi(id)?.sweep).toBe('a');
    });

    it('keeps a view that was set in the meantime, and waits for a point that was deleted to come back', async () => {
      const { session, poi, playViewer, show, fake } = await anEarlyScan();
      const kept = addPoi(session, 'poi') ?? poiId('');
      const deleted = addPoi(session, 'poi') ?? poiId('');
      session.editPoi('Set view', kept, (before) => ({ ...before, sweep: 'b', rotation: { x: 0, y: 90 } }));
      deletePoi(session, deleted);

      await playViewer();

      await waitFor(() => expect([...session.store.getState().firstViews.keys()]).toEqual([deleted]));
      expect(poi(kept)).toMatchObject({ sweep: 'b', rotation: { x: 0, y: 90 } });
      show(<MissingViews />);
      expect(screen.queryByRole('status', { name: 'No view' })).toBeNull();
      act(() => session.undo());
      expect(poi(deleted)).toMatchObject({ sweep: '' });
      expect(screen.getByRole('status', { name: 'No view' }).textContent).toContain('no view and no screenshot yet.');
      await act(async () =>
        fake.pose.set({ position: { x: 1, y: 1.5, z: 0 }, rotation: { x: 0, y: 33 }, sweep: 'a', mode: 'mode.inside' }),
      );

      await waitFor(() => expect(poi(deleted)).toMatchObject({ sweep: 'a', rotation: { x: 0, y: 33 } }));
    });

    it('while the camera moves, waits until it stands, and has the view from there', async () => {
      const { session, poi, stand, fake } = await aScan();
      await stand('a', 10);
      await act(async () => fake.sweep.set({ id: '' }));

      const id = addPoi(session, 'poi') ?? '';
      expect(fake.named('Renderer.takeScreenShot')).toEqual([]);
      await stand('b', 33);

      await waitFor(() => expect(poi(id)).toMatchObject({ sweep: 'b', rotation: { x: 0, y: 33 } }));
    });

    it('says what has no view where the scan fails or is seen from outside, and sets it with one press', async () => {
      const { session, poi, show, stand, fake } = await aScan();
      fake.mode.set('mode.dollhouse');
      fake.pose.set({ position: { x: 90, y: 90, z: 90 }, rotation: { x: -45, y: 0 }, sweep: '', mode: 'mode.dollhouse' });
      const id = poiId('bare');
      session.edit('Add', (edited) => ({
        ...edited,
        folders: edited.folders.map((folder, index) =>
          index > 0
            ? folder
            : {
                ...folder,
                pois: [...folder.pois, { ...(folder.pois[0] as Poi), identifier: id, name: 'Bare', sweep: '', screenshot: '' }],
              },
        ),
      }));
      act(() => noteFirstView(session, id, { sweep: '', waits: false, screenshot: true }));
      const { user } = show(<MissingViews />);
      expect(screen.getByRole('status', { name: 'No view' }).textContent).toContain('“Bare” has no view and no screenshot yet.');

      await user.click(screen.getByRole('button', { name: 'Use the current view' }));
      await said('Go inside first. A view is always set from inside the scan.');
      fake.mode.set('mode.inside');
      await stand('b', 33);
      await user.click(screen.getByRole('button', { name: 'Use the current view' }));

      expect(poi('bare')).toMatchObject({ sweep: 'b', rotation: { x: 0, y: 33 } });
      expect(screen.queryByRole('status', { name: 'No view' })).toBeNull();
    });

    it('has nothing to wait for in a tour without a scan', () => {
      const { session, state } = anEditing({ tour: aTour({ matterportId: '' }) });

      addPoi(session, 'poi');

      expect(state().firstViews.size).toBe(0);
    });
  });

  it('of type tag starts placing, and rejects another one until it is placed [EDIT-028]', async () => {
    const { session, state, follows } = await aScan();

    const id = addPoi(session, 'tag');
    await follows();

    expect(state().placing).toBe(id);
    expect(addPoi(session, 'poi')).toBeNull();
    await said(placingInProgress);
  });

  it('is one undo step', async () => {
    const { session, state, player } = await aScan();
    const id = addPoi(session, 'poi');
    await waitFor(() => expect(state().capturing.size).toBe(0));

    session.undo();

    expect(allPois(state().edited.folders).map(({ identifier }) => identifier)).not.toContain(id);
    expect(player.state().activePoi).toBeNull();
    expect(state().past).toEqual([]);
  });
});

describe('deleting a point of interest', () => {
  it('removes only its tag from the scan, and closes it [EDIT-020]', async () => {
    const { session, player, fake, poi } = await aScan({ activePoi: 'sink' });

    expect(deletePoi(session, poiId('sink'))).toBe(true);

    await waitFor(() => expect(fake.argsOf('Tag.remove')).toEqual([['sink']]));
    expect(fake.named('Tag.add')).toHaveLength(1);
    expect(player.state().activePoi).toBeNull();
    expect(poi('sink')).toBeUndefined();
  });

  it('is rejected while a tag is being placed [EDIT-021]', async () => {
    const { session, follows, poi, point, click, ended } = await aScan();
    addPoi(session, 'tag');
    await follows();

    expect(deletePoi(session, poiId('stove'))).toBe(false);
    await said('You are currently placing a tag - click somewhere in the showcase to place it first.');
    expect(poi('stove')).toBeDefined();

    await point(1);
    await click();
    await ended();
    expect(deletePoi(session, poiId('stove'))).toBe(true);
  });
});
