// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Folder, foldersFrom } from '@/domain/folders/folder';
import { aPlayerSession, twoFolders } from './testing/a-player-session';

const players: ReturnType<typeof aPlayerSession>[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const player of players.splice(0)) player.end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A player session whose tags are placed. */
async function readySession(folders: readonly Folder[] = twoFolders, { showsScanMarks = true } = {}) {
  const player = aPlayerSession({ content: { folders, showsScanMarks } });
  players.push(player);
  player.load();
  await pass(100);
  player.play();
  await pass(2000);
  const show = async (next: readonly Folder[]) => {
    player.session.updateContent({ ...player.session.content(), folders: next });
    await pass(100);
  };
  return { ...player, show };
}

const withLabel = (folders: readonly Folder[], poi: string, label: string): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    pois: folder.pois.map((each) => (each.identifier === poi && each.tag ? { ...each, tag: { ...each.tag, label } } : each)),
  }));

describe('tags in the scan', () => {
  it('hide a tag of the model that lies under one of the tour, and no other [EDIT-063]', async () => {
    const stored = { identifier: 'p', type: 'tag', tag: { label: 'Hearth', anchorPosition: { x: 4, y: 1, z: 2 } } };
    const { fake } = await readySession(foldersFrom([{ id: 'f', pois: [stored] }]));
    const own = (id: string, y: number) => ({
      id,
      label: id,
      description: '',
      stemVector: { x: 0, y: 1, z: 0 },
      color: { r: 1, g: 0, b: 0 },
      anchorPosition: { x: 4, y, z: 2 },
    });

    fake.tags.set([own('under', 1.4), own('above', 2)]);
    await pass(100);

    expect(fake.argsOf('Tag.remove')).toEqual([['under']]);
  });

  it('are updated individually when one is changed [EDIT-032]', async () => {
    const { fake, show } = await readySession();

    await show(withLabel(twoFolders, 'roof', 'Ridge'));

    expect(fake.argsOf('Tag.editBillboard')).toEqual([['roof', { label: 'Ridge', description: '' }]]);
    expect([fake.named('Tag.add').length, fake.named('Tag.remove').length]).toEqual([1, 0]);
  });

  it('are all placed again when many are changed at once', async () => {
    const pois = Array.from({ length: 40 }, (_, at) => ({ identifier: `p${at}`, type: 'tag', tag: { label: `Tag ${at}` } }));
    const many = foldersFrom([{ id: 'f', pois }]);
    const { fake, show } = await readySession(many);

    await show(many.map((folder) => ({ ...folder, pois: folder.pois.slice(30) })));

    expect(fake.named('Tag.remove')).toHaveLength(1);
    expect(fake.named('Tag.add').map(({ args }) => args.length)).toEqual([40, 10]);
  });

  it('are not updated while frozen, and catch up afterwards', async () => {
    const { fake, session, show } = await readySession();
    const unfreeze = session.freezeTags();

    await show(withLabel(twoFolders, 'roof', 'Ridge'));
    expect(fake.named('Tag.editBillboard')).toEqual([]);
    unfreeze();
    await pass(100);

    expect(fake.named('Tag.editBillboard')).toHaveLength(1);
  });

  it('are placed after unfreezing if measuring ended while they were frozen [PLAYER-034]', async () => {
    const { fake, session } = await readySession();
    fake.measuring.set({ active: true });
    const unfreeze = session.freezeTags();
    fake.measuring.set({ active: false });
    await pass(1000);
    expect(fake.named('Tag.add')).toHaveLength(1);

    unfreeze();
    await pass(100);

    expect(fake.named('Tag.add')).toHaveLength(2);
  });

  it('are placed before freezing if they were pending [PLAYER-032]', async () => {
    const player = aPlayerSession();
    players.push(player);
    player.load();
    await pass(100);
    player.play();
    await pass(0);
    expect(player.fake.named('Tag.add')).toEqual([]);

    player.session.freezeTags();
    await pass(0);

    expect(player.fake.named('Tag.add')).toHaveLength(1);
  });

  it('open nothing while frozen [PLAYER-073]', async () => {
    const { fake, session, state } = await readySession();
    const unfreeze = session.freezeTags();

    fake.fire('tag.click', 'sink');
    expect(state().activePoi).toBeNull();
    unfreeze();
    fake.fire('tag.click', 'sink');

    expect(state().activePoi).toBe('sink');
  });
});

describe('tags that stand closely', () => {
  /** Fifteen on a shelf, and one beside the door. */
  const pois = Array.from({ length: 16 }, (_, at) => ({
    identifier: `p${at}`,
    name: `Valve ${at}`,
    type: 'tag',
    tag: {
      label: `Valve ${at}`,
      anchorPosition: at < 15 ? { x: at / 1000, y: 1, z: -5 } : { x: 5, y: 1, z: 0 },
      stemVector: { x: 0, y: 0, z: 0 },
    },
  }));
  const shelf = foldersFrom([{ id: 'f', pois }]);
  const added = (calls: unknown[][]) => calls.flat().map((tag) => (tag as { label: string }).label);

  async function atTheShelf() {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1280, 800));
    // its code is loaded with the first tour of many tags
    await import('./tag-clusters');
    const player = await readySession(shelf);
    await pass(1000);
    return player;
  }

  it('are one, which lists its points; the open point is always a tag of its own', async () => {
    const { fake, state, open, session } = await atTheShelf();
    const cluster = fake.argsOf('Tag.add').flat().at(-1) as { id: string; label: string; iconId: string };
    expect(cluster.label).toBe('15 points');
    expect(decodeURIComponent(cluster.iconId)).toContain('>15<');

    fake.fire('tag.click', cluster.id);
    expect(state().cluster).toEqual(pois.slice(0, 15).map(({ identifier }) => identifier));
    expect(state().activePoi).toBeNull();

    fake.calls.length = 0;
    open('p3');
    await pass(100);
    expect(added(fake.argsOf('Tag.add'))).toContain('Valve 3');
    expect(fake.argsOf('Tag.editBillboard')).toContainEqual([cluster.id, { label: '14 points', description: '' }]);
    expect(session.content().folders).toBe(shelf);
  });

  it('are apart again once the camera rests closer, and nothing happens while it turns', async () => {
    const { fake } = await atTheShelf();
    const turned = { position: { x: 0, y: 1.5, z: 0 }, rotation: { x: 0, y: 90 }, sweep: 'a', mode: 'mode.inside' };
    fake.calls.length = 0;
    fake.pose.set(turned);
    await pass(1000);
    expect(fake.calls.map(({ name }) => name).filter((name) => name.startsWith('Tag.'))).toEqual([]);

    fake.pose.set({ ...turned, position: { x: 0.007, y: 1, z: -4.99 }, sweep: 'b' });
    fake.sweep.set({ id: 'b' });
    await pass(1000);

    expect(added(fake.argsOf('Tag.add'))).toContain('Valve 7');
    expect(fake.named('Tag.remove')).not.toEqual([]);
  });

  it('are apart again once the floor plan is seen closer', async () => {
    const { fake } = await atTheShelf();
    const plan = (metres: number) => ({
      position: { x: 0, y: 10, z: 0 },
      rotation: { x: -90, y: 0 },
      sweep: '',
      mode: 'mode.floorplan',
      projection: [0, 0, 0, 0, 0, 2 / metres],
    });
    fake.pose.set(plan(20));
    await pass(1000);
    fake.calls.length = 0;

    fake.pose.set(plan(0.005));
    await pass(1000);

    expect(added(fake.argsOf('Tag.add'))).toContain('Valve 7');
  });
});

describe('tags of the model', () => {
  const modelTag = (id: string) => ({
    id,
    label: id,
    description: '',
    anchorPosition: { x: 1, y: 1, z: 0 },
    stemVector: { x: 0, y: 0.3, z: 0 },
    color: { r: 0, g: 0, b: 1 },
  });
  const withSid = (sid: string) => foldersFrom([{ id: 'f', pois: [{ identifier: 'p', type: 'tag', tag: { label: 'P', sid } }] }]);

  it('are hidden while a PoI replaces them, and shown again when it is removed [EDIT-063]', async () => {
    const { fake, show, showcase } = await readySession(twoFolders);
    fake.tags.set([modelTag('m1'), modelTag('m2')]);
    await pass(100);

    await show(withSid('m1'));
    fake.tags.set([modelTag('m2')]);
    await pass(100);
    expect(fake.argsOf('Tag.remove')).toContainEqual(['m1']);
    expect(showcase.values.modelTags.value.map(({ id }) => id)).toEqual(['m2', 'm1']);
    await show(twoFolders);

    expect(fake.argsOf('Tag.add').flat()).toContainEqual(expect.objectContaining({ id: 'm1', label: 'm1' }));
  });

  it('are hidden even if the viewer reports them late [EDIT-063]', async () => {
    const { fake } = await readySession(withSid('m1'));
    expect(fake.named('Tag.remove')).toEqual([]);

    fake.tags.set([modelTag('m1')]);
    await pass(100);

    expect(fake.argsOf('Tag.remove')).toEqual([['m1']]);
  });

  it('are hidden again in a viewer that was lost and is loaded again', async () => {
    const { fake, page, session, load, play } = await readySession(twoFolders, { showsScanMarks: false });
    fake.tags.set([modelTag('m1')]);
    await pass(100);
    page.load();
    await pass(0);
    fake.calls.length = 0;

    session.retry();
    load();
    await pass(100);
    play();
    await pass(2000);

    expect(fake.argsOf('Tag.remove')).toContainEqual(['m1']);
  });

  it('are hidden, and their measurements off, where the tour does not show them', async () => {
    const { fake, showcase, session } = await readySession(twoFolders, { showsScanMarks: false });
    const changeSetting = vi.spyOn(showcase, 'changeSetting').mockResolvedValue(true);
    fake.tags.set([modelTag('m1'), modelTag('m2')]);
    await pass(100);
    expect(fake.argsOf('Tag.remove')).toEqual([['m1', 'm2']]);
    expect(showcase.values.modelTags.value).toHaveLength(2);

    session.updateContent({ ...session.content(), showsScanMarks: true });
    await pass(100);

    expect(fake.argsOf('Tag.add').flat()).toContainEqual(expect.objectContaining({ id: 'm1' }));
    expect(changeSetting.mock.calls).toEqual([]);
  });

  it('do not compete with an open PoI, nor do measurements, and come back when it is closed', async () => {
    const { fake, showcase, open, state } = await readySession();
    const changeSetting = vi.spyOn(showcase, 'changeSetting').mockResolvedValue(true);
    fake.tags.set([modelTag('m1')]);
    await pass(100);
    expect(fake.named('Tag.remove')).toEqual([]);

    open('stove');
    await pass(100);
    expect(fake.argsOf('Tag.remove')).toEqual([['m1']]);
    open('sink');
    await pass(100);
    expect([changeSetting.mock.calls, state().showsScanMeasurements]).toEqual([[['measurements', false]], false]);
    fake.tags.set([]);
    state().closePoi();
    await pass(100);

    expect(fake.argsOf('Tag.add').flat()).toContainEqual(expect.objectContaining({ id: 'm1' }));
    expect(changeSetting.mock.lastCall).toEqual(['measurements', true]);
  });

  it.each([true, false])('are hidden by an open PoI, measurements too, and come back as the visitor chose: shown %s', async (chosen) => {
    const { showcase, session, open, state } = await readySession(twoFolders, { showsScanMarks: !chosen });
    const changeSetting = vi.spyOn(showcase, 'changeSetting').mockResolvedValue(true);
    session.showScanMeasurements(chosen);
    await pass(0);

    open('stove');
    await pass(100);
    expect(state().showsScanMeasurements).toBe(false);
    state().closePoi();
    await pass(100);

    expect(state().showsScanMeasurements).toBe(chosen);
    expect(changeSetting.mock.calls).toEqual(
      chosen
        ? [
            ['measurements', true],
            ['measurements', false],
            ['measurements', true],
          ]
        : [['measurements', false]],
    );
  });

  it.each([true, false])('begin with the measurements of the scan as the tour shows them: %s', async (showsScanMarks) => {
    const player = aPlayerSession({ content: { folders: twoFolders, showsScanMarks } });
    players.push(player);
    const changeSetting = vi.spyOn(player.showcase, 'changeSetting').mockResolvedValue(true);
    player.load();
    await pass(100);
    player.play();
    await pass(2000);

    expect(changeSetting.mock.calls).toContainEqual(['measurements', showsScanMarks]);
    expect(player.state().showsScanMeasurements).toBe(showsScanMarks);
  });

  it('stay visible if no PoI replaces them', async () => {
    const { fake } = await readySession(withSid('another'));

    fake.tags.set([modelTag('m1')]);
    await pass(100);

    expect(fake.named('Tag.remove')).toEqual([]);
  });
});

describe('the view for a PoI', () => {
  it('is the inside view with the floor of its sweep [EDIT-016]', async () => {
    const { fake, session } = await readySession();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5, y: 90 }, sweep: 'b', mode: 'mode.inside' });
    await pass(0);

    const view = { position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5, y: 90 }, sweep: 'b', zoom: 1, floor: 0 };
    expect(session.currentView()).toEqual(view);
    expect(session.lastInsideView()).toEqual(view);
  });

  it('is null in dollhouse mode, where the last inside view is still available [EDIT-016]', async () => {
    const { fake, session } = await readySession();
    fake.pose.set({ position: { x: 9, y: 9, z: 9 }, rotation: { x: -40, y: 0 }, sweep: '', mode: 'mode.dollhouse' });
    await pass(0);

    expect(session.currentView()).toBeNull();
    expect(session.lastInsideView()).toMatchObject({ sweep: 'a', position: { x: 0, y: 1.5, z: 0 } });
  });

  it('is null before the viewer plays', () => {
    const player = aPlayerSession();
    players.push(player);

    expect([player.session.currentView(), player.session.lastInsideView()]).toEqual([null, null]);
  });
});
