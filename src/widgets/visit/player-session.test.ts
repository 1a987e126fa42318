// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customSceneFrom } from '@/domain/application/custom-models';
import { foldersFrom } from '@/domain/folders';
import { iconsOf } from '@/domain/icons';
import { folderId, poiId } from '@/domain/ids';
import { say } from '@/ui/say';
import { aVisit, twoFolders } from './testing/a-visit';

vi.mock('@/ui/say');

const visits: ReturnType<typeof aVisit>[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const visit of visits.splice(0)) visit.end();
  vi.mocked(say).mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A visit whose viewer has become ready this instant. */
async function arrived(options: Parameters<typeof aVisit>[0] = {}) {
  const visit = aVisit(options);
  visits.push(visit);
  visit.load();
  await pass(100);
  visit.play();
  await pass(0);
  return visit;
}

const settle = () => pass(2000);
const labels = (fake: ReturnType<typeof aVisit>['fake']) =>
  fake.argsOf('Tag.add').map((tags) => tags.map((tag) => (tag as { label: string }).label));

describe('a viewer that becomes ready', () => {
  it('PLAYER-030 is loading, and ready once it plays', async () => {
    const visit = aVisit();
    visits.push(visit);
    expect(visit.state().stage.name).toBe('loading');

    visit.load();
    await pass(100);
    visit.play();
    await pass(0);

    expect(visit.state().stage.name).toBe('ready');
  });

  it('PLAYER-031 is led to the active PoI 800 ms later, and not before', async () => {
    const { fake } = await arrived({ beginning: { activePoi: poiId('stove') } });

    await pass(799);
    expect(fake.named('Sweep.moveTo')).toEqual([]);
    await pass(2);
    await settle();

    expect(fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['b']);
  });

  it('is left where it is without an active PoI', async () => {
    const { fake } = await arrived();

    await settle();

    expect(fake.named('Sweep.moveTo')).toEqual([]);
  });

  it('PLAYER-032 PLAYER-072 has all tags 400 ms later, with label, description and icon', async () => {
    const { fake } = await arrived();

    await pass(399);
    expect(fake.named('Tag.add')).toEqual([]);
    await pass(2);

    expect(labels(fake)).toEqual([['The sink', 'The roof']]);
    expect(fake.argsOf('Tag.add')[0]?.[0]).toMatchObject({ description: 'Of steel', iconId: '/bundle/icons/default/red.png' });
  });

  it('PLAYER-065 PLAYER-066 PLAYER-067 gets the models and lights that are configured for the tour', async () => {
    const scene = customSceneFrom({ models: [{ url: '/models/chair.glb' }] });
    const visit = aVisit({ content: { scene } });
    visits.push(visit);
    const shown = vi.spyOn(visit.showcase, 'showObjects').mockResolvedValue(true);
    visit.load();
    await pass(100);

    visit.play();

    expect(shown).toHaveBeenCalledExactlyOnceWith(scene);
    expect(scene.lights).toEqual({ ambient: 0.4, directional: [1, 0.5, 0.7] });
  });

  it('that was lost and is loaded again shows the same place', async () => {
    const { fake, page, state, session, load, play } = await arrived();
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
  it('PLAYER-035 PLAYER-036 PLAYER-038 turns towards it after 400 ms, moves there with a fade, and ends in its view', async () => {
    const { fake, open } = await arrived();
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

  it('PLAYER-038 moves at once when looking ahead is switched off', async () => {
    const { fake, open, state } = await arrived();
    await settle();
    state().lookAhead(false);

    open('stove');
    await settle();

    expect(fake.named('Camera.setRotation')).toEqual([]);
    expect(fake.argsOf('Sweep.moveTo')).toMatchObject([['b', { rotation: { x: 5, y: 90 }, transition: 'transition.fade' }]]);
  });

  it('jumps for who wants no motion', async () => {
    const { fake, open } = await arrived({ still: true });
    await settle();

    open('stove');
    await settle();

    expect(fake.named('Camera.setRotation')).toEqual([]);
    expect(fake.argsOf('Sweep.moveTo')).toMatchObject([['b', { transition: 'transition.instant' }]]);
  });

  it('PLAYER-039 applies its zoom', async () => {
    const folders = foldersFrom([{ id: 'f', pois: [{ identifier: 'p', name: 'P', sweep: 'b', zoom: 1.5 }] }]);
    const { fake, open } = await arrived({ content: { folders } });
    await settle();

    open('p');
    await settle();

    expect(fake.argsOf('Camera.zoomTo')).toEqual([[1.5]]);
  });

  it('PLAYER-040 does not move when its view is what one sees', async () => {
    const { fake, open } = await arrived();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5.000_01, y: 90 }, sweep: 'b', mode: 'mode.inside' });
    await settle();

    open('stove');
    await settle();

    expect(fake.named('Sweep.moveTo')).toEqual([]);
  });

  it('twice within 400 ms leads to the second', async () => {
    const { fake, open } = await arrived();
    fake.pose.set({ position: { x: 9, y: 1.5, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'c', mode: 'mode.inside' });
    await settle();

    open('stove');
    await pass(200);
    open('sink');
    await settle();

    expect(fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['a']);
  });

  it('before the viewer is ready waits for it', async () => {
    const visit = aVisit();
    visits.push(visit);
    visit.open('stove');
    visit.load();
    await pass(100);
    visit.play();
    await settle();

    expect(visit.fake.argsOf('Sweep.moveTo').map(([sweep]) => sweep)).toEqual(['b']);
  });

  it('PLAYER-076 at a place that is gone is logged, and said', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const folders = foldersFrom([{ id: 'f', pois: [{ identifier: 'p', name: 'P', sweep: 'torn-down' }] }]);
    const { open, state } = await arrived({ content: { folders } });
    await settle();

    open('p');
    await settle();

    expect(logged).toHaveBeenCalled();
    expect(state().notice).toBe('This place is not in the model any more. Set the view again.');
  });
});

describe('previous and next', () => {
  it('PLAYER-017 go across folders and stop at the ends', async () => {
    const { session, state, open } = await arrived();
    open('sink');

    session.openNeighbour(1);
    expect(state().activePoi).toBe('roof');
    session.openNeighbour(1);
    expect(state().activePoi).toBe('roof');
    session.openNeighbour(-1);
    session.openNeighbour(-1);

    expect(state().activePoi).toBe('stove');
  });

  it('begin at the first or the last', async () => {
    const { session, state } = await arrived();

    session.openNeighbour(1);
    expect(state().activePoi).toBe('stove');
    state().closePoi();
    session.openNeighbour(-1);

    expect(state().activePoi).toBe('roof');
  });
});

describe('tags', () => {
  it('PLAYER-073 open their PoI', async () => {
    const { fake, state } = await arrived();
    await settle();

    fake.fire('tag.click', 'sink');

    expect(state().activePoi).toBe('sink');
  });

  it('PLAYER-073 of no PoI are warned of', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { fake, state } = await arrived();

    fake.fire('tag.click', 'stranger');

    expect(warned).toHaveBeenCalledExactlyOnceWith('Could not fid a PoI with that id', 'stranger');
    expect(state().activePoi).toBe(null);
  });

  it('PLAYER-074 without an id are warned of', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { fake } = await arrived();

    fake.fire('tag.click', '');

    expect(warned).toHaveBeenCalledExactlyOnceWith('Missing tag id');
  });

  it('of a hidden folder go, and come back', async () => {
    const { fake, state } = await arrived();
    await settle();

    state().toggleFolder(folderId('ground'));
    await settle();
    state().toggleFolder(folderId('ground'));
    await settle();

    expect(fake.argsOf('Tag.remove')).toEqual([['sink']]);
    expect(labels(fake)).toEqual([['The sink', 'The roof'], ['The sink']]);
  });

  it('PLAYER-070 follow a tour that is changed meanwhile, and stay when only its texts are', async () => {
    const { fake, session, state } = await arrived();
    await settle();
    state().openPoi(poiId('stove'));
    const scene = customSceneFrom(undefined);

    session.show({ folders: twoFolders.map((folder) => ({ ...folder, name: `${folder.name}!` })), icons: iconsOf([]), scene });
    await settle();
    session.show({ folders: twoFolders.slice(0, 1), icons: iconsOf([]), scene });
    await settle();

    expect(fake.argsOf('Tag.remove')).toEqual([['roof']]);
    expect(labels(fake)).toEqual([['The sink', 'The roof']]);
    expect(state().activePoi).toBe('stove');
  });

  it('PLAYER-014 PLAYER-034 are placed again 400 ms after measuring ends', async () => {
    const { fake, session } = await arrived();
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

describe('before the viewer is ready', () => {
  it('PLAYER-028 another mode is a toast', () => {
    const visit = aVisit();
    visits.push(visit);

    visit.session.goToMode('dollhouse');

    expect(say).toHaveBeenCalledExactlyOnceWith('Please wait for the tour to load');
    expect(visit.fake.named('Mode.moveTo')).toEqual([]);
  });

  it('PLAYER-029 measuring and a screenshot warn, and say why nothing happens', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const visit = aVisit();
    visits.push(visit);

    visit.session.toggleMeasuring();
    await expect(visit.session.takeScreenshot('share')).rejects.toThrow('Please wait for the tour to load');

    expect(warned.mock.calls).toEqual([['SDK Not Ready'], ['SDK Not Ready']]);
    expect(say).toHaveBeenCalledExactlyOnceWith('Please wait for the tour to load');
  });
});

describe('the controls', () => {
  it('PLAYER-012 PLAYER-013 PLAYER-025 change mode and floor, and show what was reached', async () => {
    const { fake, session, state } = await arrived();
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

  it('PLAYER-053 share the view one sees', async () => {
    const { fake, session } = await arrived();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 1, y: 2 }, sweep: 'b', mode: 'mode.inside' });

    expect(session.viewNow()).toEqual({ sweep: 'b', rotation: { x: 1, y: 2 }, position: { x: 2, y: 1.5, z: 0 }, zoom: 1 });
  });

  it('PLAYER-057 take the share screenshot at 1920 x 1080', async () => {
    const { fake, session } = await arrived();
    await settle();

    await session.takeScreenshot('share');

    expect(fake.argsOf('Renderer.takeScreenShot')[0]?.[0]).toEqual({ width: 1920, height: 1080 });
  });
});
