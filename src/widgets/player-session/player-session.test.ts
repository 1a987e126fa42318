// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customSceneFrom } from '@/domain/application/custom-models';
import { foldersFrom } from '@/domain/folders/folder';
import { iconsOf } from '@/domain/icons';
import { folderId, poiId } from '@/domain/ids';
import { showLanguage } from '@/language/show-language';
import { toastSuccess } from '@/ui/toast';
import type { PlayerSession } from './player-session';
import { aPlayerSession, twoFolders } from './testing/a-player-session';

vi.mock('@/ui/toast');

const players: ReturnType<typeof aPlayerSession>[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const player of players.splice(0)) player.end();
  vi.mocked(toastSuccess).mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A player session whose viewer has just become ready. */
async function readySession(options: Parameters<typeof aPlayerSession>[0] = {}) {
  const player = aPlayerSession(options);
  players.push(player);
  player.load();
  await pass(100);
  player.play();
  await pass(0);
  return player;
}

const settle = () => pass(2000);
const labels = (fake: ReturnType<typeof aPlayerSession>['fake']) =>
  fake.argsOf('Tag.add').map((tags) => tags.map((tag) => (tag as { label: string }).label));

describe('a viewer that becomes ready', () => {
  it('is loading until the model plays, then ready [PLAYER-030]', async () => {
    const player = aPlayerSession();
    players.push(player);
    expect(player.state().stage.name).toBe('loading');

    player.load();
    await pass(100);
    player.play();
    await pass(0);

    expect(player.state().stage.name).toBe('ready');
  });

  it('says its own texts in the language of the page, also after that changes', async () => {
    const { fake } = await readySession();
    const update = vi.fn(async (_key: string, value: unknown) => value);
    fake.sdk.Settings = { get: async () => 'known', update } as never;

    await showLanguage('de');
    await pass(0);
    expect(update).toHaveBeenLastCalledWith('texts', expect.objectContaining({ language: 'de', tagsInSight: 'Sichtbare Markierungen' }));
    await showLanguage('en');
    await pass(0);

    expect(update).toHaveBeenLastCalledWith('texts', expect.objectContaining({ language: 'en', tagsInSight: 'Tags in sight' }));
  });

  it('begins in the language of the page', async () => {
    await showLanguage('ar');
    const player = aPlayerSession();
    players.push(player);
    const update = vi.fn(async (_key: string, value: unknown) => value);
    player.fake.sdk.Settings = { get: async () => 'known', update } as never;
    player.load();
    await pass(100);
    player.play();
    await pass(0);

    expect(update).toHaveBeenCalledWith('texts', expect.objectContaining({ language: 'ar', tagsInSight: 'العلامات الظاهرة' }));
    await showLanguage('en');
  });

  it('moves to the active PoI after 800 ms, and not before [PLAYER-031]', async () => {
    const { fake } = await readySession({ beginning: { activePoi: poiId('stove') } });

    await pass(799);
    expect(fake.named('Sweep.moveTo')).toEqual([]);
    await pass(2);
    await settle();

    expect(fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['b']);
  });

  it('does not move without an active PoI', async () => {
    const { fake } = await readySession();

    await settle();

    expect(fake.named('Sweep.moveTo')).toEqual([]);
  });

  it('gets all tags after 400 ms, with label, description and icon [PLAYER-032 PLAYER-072 VIEWER-018]', async () => {
    const { fake } = await readySession();

    await pass(399);
    expect(fake.named('Tag.add')).toEqual([]);
    await pass(2);

    expect(labels(fake)).toEqual([['The sink', 'The roof']]);
    expect(fake.argsOf('Tag.add')[0]?.[0]).toMatchObject({ description: 'Of steel', iconId: '/bundle/icons/default/red.png' });
  });

  it('gets the models and lights that are configured for the tour [PLAYER-065 PLAYER-066 PLAYER-067]', async () => {
    const scene = customSceneFrom({ models: [{ url: '/models/chair.glb' }] });
    const player = aPlayerSession({ content: { scene } });
    players.push(player);
    const shown = vi.spyOn(player.showcase, 'showObjects').mockResolvedValue(true);
    player.load();
    await pass(100);

    player.play();

    expect(shown).toHaveBeenCalledExactlyOnceWith(scene);
    expect(scene.lights).toEqual({ ambient: 0.4, directional: [1, 0.5, 0.7] });
  });

  it('shows the same view after the connection was lost and it was reloaded', async () => {
    const { fake, page, state, session, load, play } = await readySession();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 1, y: 2 }, sweep: 'b', mode: 'mode.inside' });
    await settle();
    page.load();
    await pass(0);
    expect(state().stage.name).toBe('lost');

    session.retry();
    load();
    await pass(100);
    play();
    await settle();

    expect(fake.argsOf('Sweep.moveTo').at(-1)).toMatchObject(['b', { rotation: { x: 1, y: 2 }, transition: 'transition.instant' }]);
  });
});

describe('opening a PoI', () => {
  it('turns towards it after 400 ms, moves there with a fade, and ends in its view [PLAYER-035 PLAYER-036 PLAYER-038]', async () => {
    const { fake, open } = await readySession();
    await settle();

    open('stove');
    await pass(399);
    expect(fake.named('Camera.setRotation')).toEqual([]);
    await settle();

    const moves = fake.calls.filter(({ name }) => /setRotation|Sweep.moveTo/.test(name));
    expect(moves.map(({ name }) => name)).toEqual(['Camera.setRotation', 'Sweep.moveTo', 'Camera.setRotation']);
    expect(moves[0]?.args).toEqual([{ x: 0, y: -90 }, { speed: 200 }]);
    expect(moves[1]?.args).toMatchObject(['b', { transition: 'transition.fade' }]);
    expect(moves[2]?.args[0]).toEqual({ x: 5, y: 90 });
  });

  it('moves without turning first when looking ahead is off [PLAYER-038]', async () => {
    const { fake, open, state } = await readySession();
    await settle();
    state().setLooksAhead(false);

    open('stove');
    await settle();

    expect(fake.named('Camera.setRotation')).toEqual([]);
    expect(fake.argsOf('Sweep.moveTo')).toMatchObject([['b', { rotation: { x: 5, y: 90 }, transition: 'transition.fade' }]]);
  });

  it('jumps if the user prefers reduced motion', async () => {
    const { fake, open } = await readySession({ still: true });
    await settle();

    open('stove');
    await settle();

    expect(fake.named('Camera.setRotation')).toEqual([]);
    expect(fake.argsOf('Sweep.moveTo')).toMatchObject([['b', { transition: 'transition.instant' }]]);
  });

  it('applies its zoom [PLAYER-039]', async () => {
    const folders = foldersFrom([{ id: 'f', pois: [{ identifier: 'p', name: 'P', sweep: 'b', zoom: 1.5 }] }]);
    const { fake, open } = await readySession({ content: { folders } });
    await settle();

    open('p');
    await settle();

    expect(fake.argsOf('Camera.zoomTo')).toEqual([[1.5]]);
  });

  it('does not move if the camera already shows its view [PLAYER-040]', async () => {
    const { fake, open } = await readySession();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5.000_01, y: 90 }, sweep: 'b', mode: 'mode.inside' });
    await settle();

    open('stove');
    await settle();

    expect(fake.named('Sweep.moveTo')).toEqual([]);
  });

  it('moves only to the second of two PoIs opened within 400 ms', async () => {
    const { fake, open } = await readySession();
    fake.pose.set({ position: { x: 9, y: 1.5, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'c', mode: 'mode.inside' });
    await settle();

    open('stove');
    await pass(200);
    open('sink');
    await settle();

    expect(fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['a']);
  });

  it.each([
    ['a room', ({ goToView }) => goToView({ sweep: 'a', position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, zoom: 1 }), ['a']],
    ['the floor plan', ({ goToMode }) => goToMode('floorplan'), []],
    ['a floor', ({ goToFloor }) => goToFloor(1), []],
  ] satisfies [string, (session: PlayerSession) => void, string[]][])(
    'does not lead away from %s that is chosen within 400 ms',
    async (_what, go, sweeps) => {
      const { session, fake, open } = await readySession();

      open('stove');
      await pass(200);
      go(session);
      await settle();

      expect(fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(sweeps);
    },
  );

  it('waits for the viewer to become ready', async () => {
    const player = aPlayerSession();
    players.push(player);
    player.open('stove');
    player.load();
    await pass(100);
    player.play();
    await settle();

    expect(player.fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['b']);
  });

  it('logs and shows an error if its sweep no longer exists [PLAYER-076]', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const folders = foldersFrom([{ id: 'f', pois: [{ identifier: 'p', name: 'P', sweep: 'torn-down' }] }]);
    const { open, state } = await readySession({ content: { folders } });
    await settle();

    open('p');
    await settle();

    expect(logged).toHaveBeenCalled();
    expect(state().notice).toBe('This place is no longer in the model. Set the view again.');
  });
});

describe('previous and next', () => {
  it('cross folders and stop at the ends [PLAYER-017]', async () => {
    const { session, state, open } = await readySession();
    open('sink');

    session.openNeighbour(1);
    expect(state().activePoi).toBe('roof');
    session.openNeighbour(1);
    expect(state().activePoi).toBe('roof');
    session.openNeighbour(-1);
    session.openNeighbour(-1);

    expect(state().activePoi).toBe('stove');
  });

  it('start at the first or the last PoI', async () => {
    const { session, state } = await readySession();

    session.openNeighbour(1);
    expect(state().activePoi).toBe('stove');
    state().closePoi();
    session.openNeighbour(-1);

    expect(state().activePoi).toBe('roof');
  });
});

describe('tags', () => {
  it('open their PoI [PLAYER-073]', async () => {
    const { fake, state } = await readySession();
    await settle();

    fake.fire('tag.click', 'sink');

    expect(state().activePoi).toBe('sink');
  });

  it('log a warning if there is no PoI with their id [PLAYER-073]', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { fake, state } = await readySession();

    fake.fire('tag.click', 'stranger');

    expect(warned).toHaveBeenCalledExactlyOnceWith('Could not fid a PoI with that id', 'stranger');
    expect(state().activePoi).toBe(null);
  });

  it('log a warning if they have no id [PLAYER-074]', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { fake } = await readySession();

    fake.fire('tag.click', '');

    expect(warned).toHaveBeenCalledExactlyOnceWith('Missing tag id');
  });

  it('are removed while their folder is hidden', async () => {
    const { fake, state } = await readySession();
    await settle();

    state().toggleFolder(folderId('ground'));
    await settle();
    state().toggleFolder(folderId('ground'));
    await settle();

    expect(fake.argsOf('Tag.remove')).toEqual([['sink']]);
    expect(labels(fake)).toEqual([['The sink', 'The roof'], ['The sink']]);
  });

  it('follow changes to the tour, and are not replaced when only folder names change [PLAYER-070]', async () => {
    const { fake, session, state } = await readySession();
    await settle();
    state().openPoi(poiId('stove'));
    const scene = customSceneFrom(undefined);

    session.updateContent({ folders: twoFolders.map((folder) => ({ ...folder, name: `${folder.name}!` })), icons: iconsOf([]), scene });
    await settle();
    session.updateContent({ folders: twoFolders.slice(0, 1), icons: iconsOf([]), scene });
    await settle();

    expect(fake.argsOf('Tag.remove')).toEqual([['roof']]);
    expect(labels(fake)).toEqual([['The sink', 'The roof']]);
    expect(state().activePoi).toBe('stove');
  });

  it('are placed again 400 ms after measuring ends [PLAYER-014 PLAYER-034]', async () => {
    const { fake, session } = await readySession();
    await settle();
    const before = labels(fake).length;

    session.toggleMeasuring();
    expect(fake.argsOf('Measurements.toggleMode')).toEqual([[true]]);
    fake.measuring.set({ active: true });
    await settle();
    expect(labels(fake)).toHaveLength(before);
    fake.measuring.set({ active: false });
    await pass(399);
    expect(labels(fake)).toHaveLength(before);
    await pass(2);

    expect(labels(fake)).toHaveLength(before + 1);
  });
});

describe('the tags of a published version', () => {
  it('are placed again 200 ms after measuring ends [VIEWER-020]', async () => {
    const player = aPlayerSession({ content: { tagsAfterMeasuringMs: 200 } });
    players.push(player);
    const { fake } = player;
    player.load();
    await pass(100);
    player.play();
    await settle();
    const before = labels(fake).length;

    fake.measuring.set({ active: true });
    await settle();
    fake.measuring.set({ active: false });
    await pass(199);
    expect(labels(fake)).toHaveLength(before);
    await pass(2);

    expect(labels(fake)).toHaveLength(before + 1);
  });
});

describe('before the viewer is ready', () => {
  it('the controls do nothing but log it [VIEWER-019]', () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue();
    const player = aPlayerSession();
    players.push(player);

    player.session.goToMode('dollhouse');
    player.session.goToFloor('all');
    player.session.zoomIn();

    expect(logged.mock.calls).toEqual(new Array(3).fill(['Player is not ready']));
    expect(player.fake.named('Mode.moveTo')).toEqual([]);
  });

  it('changing the mode shows a toast [PLAYER-028]', () => {
    const player = aPlayerSession();
    players.push(player);

    player.session.goToMode('dollhouse');

    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Please wait for the tour to load');
    expect(player.fake.named('Mode.moveTo')).toEqual([]);
  });

  it('measuring and screenshots log a warning and report that the tour is loading [PLAYER-029]', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const player = aPlayerSession();
    players.push(player);

    player.session.toggleMeasuring();
    await expect(player.session.takeScreenshot('share')).rejects.toThrow('Please wait for the tour to load');

    expect(warned.mock.calls).toEqual([['SDK Not Ready'], ['SDK Not Ready']]);
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Please wait for the tour to load');
  });
});

describe('the controls', () => {
  it('change mode and floor, and report the new state [PLAYER-012 PLAYER-013 PLAYER-025]', async () => {
    const { fake, session, state } = await readySession();
    await settle();

    session.goToMode('dollhouse');
    session.goToFloor(1);
    await settle();
    session.goToFloor('all');
    await settle();
    fake.mode.set('mode.transitioning');
    expect(state().viewMode).toBe('inside');
    fake.mode.set('mode.dollhouse');

    expect(state().viewMode).toBe('dollhouse');
    expect(fake.argsOf('Mode.moveTo')).toMatchObject([['mode.dollhouse', { transition: 'transition.fly' }]]);
    expect(fake.argsOf('Floor.moveTo')).toEqual([[1]]);
    expect(fake.named('Floor.showAll')).toHaveLength(1);
    expect(state().floors.map(({ name }) => name)).toEqual(['Ground', 'Upper']);
  });

  it('share the current view [PLAYER-053]', async () => {
    const { fake, session } = await readySession();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 1, y: 2 }, sweep: 'b', mode: 'mode.inside' });

    expect(session.currentSharedView()).toEqual({ sweep: 'b', rotation: { x: 1, y: 2 }, position: { x: 2, y: 1.5, z: 0 }, zoom: 1 });
  });

  it('take the share screenshot at 1920 x 1080 [PLAYER-057]', async () => {
    const { fake, session } = await readySession();
    await settle();

    const taken = session.takeScreenshot('share');
    // the picture stands for a moment first
    await vi.advanceTimersByTimeAsync(300);
    await taken;

    expect(fake.argsOf('Renderer.takeScreenShot')[0]?.[0]).toEqual({ width: 1920, height: 1080 });
  });
});
