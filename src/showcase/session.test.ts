// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLights } from '@/domain/application/custom-models';
import { readDelivery } from './delivery';
import { aSession, aTag } from './testing/a-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const onModel = (x: number) => ({ object: 'intersectedobject.model', position: { x, y: 0, z: 0 }, normal: { x: 0, y: 1, z: 0 } });

describe('what the viewer tells', () => {
  it('PLAYER-033 PLAYER-025 is kept as copies, without sweeps at the origin and without modes under way', async () => {
    const { fake, values } = aSession();
    await pass(0);
    const pose = { position: { x: 1, y: 2, z: 3 }, rotation: { x: 4, y: 5 }, sweep: 'b', mode: 'mode.inside' };

    fake.pose.set(pose);
    pose.position.x = 99;
    fake.mode.set('mode.transitioning');

    expect(values.pose.value).toEqual({ position: { x: 1, y: 2, z: 3 }, rotation: { x: 4, y: 5 }, sweep: 'b', mode: 'inside' });
    expect(values.sweeps.value.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([values.mode.value, values.moving.value]).toEqual(['inside', true]);
    expect(values.floors.value).toEqual([
      { index: 0, name: 'Ground' },
      { index: 1, name: 'Upper' },
    ]);
  });

  it.each([
    [{ id: 'f1', sequence: 1 }, 1],
    [{ id: '', sequence: -1 }, 'all'],
    [{ id: '' }, 0],
    [{}, null],
  ])('of the floor %j means %s', async (told, floor) => {
    const { fake, values } = aSession();
    await pass(0);

    fake.floor.set(told);

    expect(values.floor.value).toBe(floor);
  });

  it('of the model’s own tags leaves out those that Loggia placed', async () => {
    const { session, fake, values } = aSession();
    await session.placeTags([aTag('ours')]);

    fake.tags.set([aTag('ours'), aTag('theirs')]);

    expect(values.modelTags.value.map(({ id }) => id)).toEqual(['theirs']);
  });
});

describe('tags', () => {
  it('PLAYER-032 are placed in one call, with each icon registered once, in place of those before', async () => {
    const { session, fake } = aSession();

    await session.placeTags([aTag('one'), aTag('two', { icon: { image: '/red.png', hover: '/green-hover.png' } })]);
    await session.placeTags([aTag('three')]);

    expect(fake.named('Tag.add')).toHaveLength(2);
    expect(fake.argsOf('Tag.add')[0]).toMatchObject([
      { id: 'one', iconId: '/green.png' },
      { id: 'two', iconId: '/red.png' },
    ]);
    expect(fake.argsOf('Tag.remove')).toEqual([['one', 'two']]);
    expect(fake.argsOf('Asset.registerTexture').map(([id]) => id)).toEqual(['/green.png', '/green-hover.png', '/red.png']);
  });

  it('are placed without an icon that cannot be loaded', async () => {
    const { session, fake } = aSession({ auto: ['Tag.add'] });

    const placing = session.placeTags([aTag('one')]);
    await pass(0);
    for (const call of fake.named('Asset.registerTexture')) call.reject(new Error('404'));
    await placing;

    expect(fake.argsOf('Tag.add')[0]?.[0]).not.toHaveProperty('iconId');
  });

  it('keep Loggia’s ids where the bundle gives others', async () => {
    const { session, fake, heard } = aSession({ auto: ['Asset.registerTexture', 'Tag.remove', 'Tag.editIcon'] });
    const placing = session.placeTags([aTag('ours')]);
    await pass(0);
    fake.named('Tag.add')[0]?.resolve(['their-id']);
    await placing;

    fake.fire('tag.click', 'their-id');
    fake.fire('tag.hover', 'their-id', true);
    fake.fire('tag.click', 'of-the-model');
    await session.removeTag('ours');

    expect(heard).toEqual([
      { type: 'tag-click', id: 'ours' },
      { type: 'tag-hover', id: 'ours', hovering: true },
      { type: 'tag-click', id: 'of-the-model' },
    ]);
    expect(fake.argsOf('Tag.editIcon')).toEqual([['their-id', '/green-hover.png']]);
    expect(fake.argsOf('Tag.remove')).toEqual([['their-id']]);
  });

  it('EDIT-032 change in what differs alone', async () => {
    const { session, fake } = aSession({ auto: ['Asset.registerTexture', 'Tag.add', 'Tag.editBillboard'] });
    await session.placeTags([aTag('one')]);

    await session.updateTag(aTag('one', { label: 'Renamed' }));

    expect(fake.argsOf('Tag.editBillboard')).toEqual([['one', { label: 'Renamed', description: '' }]]);
    expect(fake.named('Tag.editPosition')).toEqual([]);
  });
});

describe('placing a tag', () => {
  it('EDIT-025 EDIT-026 EDIT-030 follows the pointer on the model, with sweeps closed, until the viewer says trigger', async () => {
    const { session, fake, page } = aSession();
    const placing = await started(session.startPlacing(aTag('new'), 0.4));
    expect(fake.argsOf('Sweep.disable')).toEqual([['a', 'b', 'origin']]);
    // a click on the tag itself would turn the camera to it
    expect(fake.argsOf('Tag.allowAction')).toEqual([['new', { opening: false, navigating: false, docking: false }]]);

    fake.pointer.set(onModel(1));
    fake.pointer.set({ ...onModel(7), object: 'intersectedobject.tag' });
    fake.pointer.set(onModel(2));
    page.post('trigger');

    expect(await placing.done).toEqual({ anchorPosition: { x: 2, y: 0, z: 0 }, stemVector: { x: 0, y: 0.4, z: 0 } });
    expect(fake.argsOf('Tag.editPosition').at(-1)?.[1]).toMatchObject({ anchorPosition: { x: 2 } });
    expect(fake.argsOf('Sweep.enable')).toEqual([['a', 'b', 'origin']]);
  });

  it('does not end by a click before the pointer was on the model', async () => {
    const { session, fake, page } = aSession();
    const placing = await started(session.startPlacing(aTag('new'), 0.4));

    page.post('trigger');
    fake.pointer.set(onModel(3));
    page.post('trigger');

    expect(await placing.done).toMatchObject({ anchorPosition: { x: 3 } });
  });

  it('sends one position at a time, and the last one in the end', async () => {
    const { session, fake, page } = aSession({ auto: ['Tag.add', 'Asset.registerTexture', 'Sweep.disable', 'Sweep.enable'] });
    const placing = await started(session.startPlacing(aTag('new'), 1));

    for (const x of [1, 2, 3, 4]) fake.pointer.set(onModel(x));
    await pass(0);
    expect(fake.named('Tag.editPosition')).toHaveLength(1);
    fake.named('Tag.editPosition')[0]?.resolve();
    await pass(0);
    fake.named('Tag.editPosition')[1]?.resolve();
    page.post('trigger');
    await placing.done;

    expect(fake.argsOf('Tag.editPosition').map(([, to]) => (to as { anchorPosition: { x: number } }).anchorPosition.x)).toEqual([1, 4]);
  });

  it.each([
    ['here', () => window],
    ['in the frame', ({ view }: { view: EventTarget }) => view],
  ])('EDIT-027 is cancelled by Escape %s, which takes a new tag away and opens the sweeps', async (_where, target) => {
    const { session, fake, page } = aSession();
    const placing = await started(session.startPlacing(aTag('new'), 0.4));

    target(page).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

    expect(await placing.done).toBeNull();
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(fake.pointer.listeners.size).toBe(0);
  });

  it('cancelled puts a tag that was there back to its place', async () => {
    const { session, fake } = aSession();
    await session.placeTags([aTag('old')]);
    const placing = await started(session.startPlacing(aTag('old'), 0.4));

    fake.pointer.set(onModel(5));
    placing.cancel();

    expect(await placing.done).toBeNull();
    expect(fake.argsOf('Tag.editPosition').at(-1)?.[1]).toMatchObject({ anchorPosition: { x: 1, y: 0, z: 1 } });
    expect(fake.named('Tag.remove')).toEqual([]);
  });

  it('across origins ends when the frame takes the focus', async () => {
    vi.spyOn(window, 'focus').mockReturnValue();
    const delivery = { ...readDelivery({}), form: 'embed' as const };
    const { session, fake, page } = aSession({ delivery, auto: ['Tag.add', 'Tag.editPosition', 'Sweep.disable', 'Sweep.enable'] });
    const starting = session.startPlacing(aTag('new', { icon: { image: '', hover: '' } }), 1);
    const placing = await started(starting);
    fake.pointer.set(onModel(6));

    page.frame.focus();
    window.dispatchEvent(new Event('blur'));
    await pass(150);

    expect(await placing.done).toMatchObject({ anchorPosition: { x: 6 } });
  });
});

describe('placing a tag without a pointer', () => {
  const corners = (...positions: ({ x: number; y: number; z: number } | null)[]) => positions.map((position) => ({ position }));
  async function inMiddle(answers: { position: { x: number; y: number; z: number } | null }[]) {
    const parts = aSession();
    parts.values.pose.set({ position: { x: 0, y: 1, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'a', mode: 'inside' });
    const placing = await started(parts.session.startPlacing(aTag('new'), 0.4));
    const putting = placing.putInMiddle();
    parts.fake.named('Renderer.getWorldPositionData').forEach((call, at) => {
      call.resolve(answers[at]);
    });
    return { ...parts, placing, putting };
  }

  it('EDIT-030 puts it onto what is in the middle of the view, its stem towards who looks', async () => {
    const { placing, putting, fake } = await inMiddle(corners({ x: 0, y: 1, z: -3 }, { x: 1, y: 1, z: -3 }, { x: 0, y: 2, z: -3 }));
    await putting;

    expect(await placing.done).toEqual({ anchorPosition: { x: 0, y: 1, z: -3 }, stemVector: { x: 0, y: 0, z: 0.4 } });
    expect(fake.named('Sweep.enable')).toHaveLength(1);
  });

  it('EDIT-030 turns the stem round on a surface that is felt from behind', async () => {
    const { placing, putting } = await inMiddle(corners({ x: 0, y: 1, z: 3 }, { x: 1, y: 1, z: 3 }, { x: 0, y: 2, z: 3 }));
    await putting;

    expect((await placing.done)?.stemVector.z).toBeCloseTo(-0.4);
  });

  it('goes on where there is nothing', async () => {
    const { placing, putting, fake } = await inMiddle(corners(null, null, null));

    await expect(putting).rejects.toMatchObject({ code: 'not-found' });
    expect(fake.named('Sweep.enable')).toEqual([]);
    placing.cancel();
    expect(await placing.done).toBeNull();
  });
});

describe('placing, one tag at a time', () => {
  it('cancels the tag before, and what is cancelled after a click stays where it was put', async () => {
    const { session, fake, page } = aSession();
    const first = await started(session.startPlacing(aTag('first'), 1));
    const second = await started(session.startPlacing(aTag('second'), 1));

    expect(await first.done).toBeNull();
    expect(fake.argsOf('Tag.remove')).toEqual([['first']]);
    fake.pointer.set(onModel(2));
    page.post('trigger');
    second.cancel();

    expect(await second.done).toMatchObject({ anchorPosition: { x: 2 } });
    await pass(0);
    expect(fake.argsOf('Tag.remove')).toEqual([['first']]);
  });

  it('takes a new tag away when sweeps cannot be closed', async () => {
    const { session, fake } = aSession({ auto: ['Tag.add', 'Tag.remove', 'Asset.registerTexture'] });
    const starting = session.startPlacing(aTag('new'), 1);
    await pass(0);

    fake.named('Sweep.disable')[0]?.reject(new Error('Not now'));

    await expect(starting).rejects.toMatchObject({ code: 'unavailable' });
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
  });

  it('ends with the session, though the viewer answers no more', async () => {
    const { session, fake } = aSession({ auto: ['Tag.add', 'Asset.registerTexture', 'Sweep.disable'] });
    const { done } = await started(session.startPlacing(aTag('new'), 1));
    fake.pointer.set(onModel(2));

    session.end();

    expect(await done).toBeNull();
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
    expect(fake.listeners()).toBe(0);
  });
});

describe('keys of the viewer', () => {
  it('EDIT-027 tell Escape from a page of our origin, and nothing across origins', () => {
    const { page, heard, session } = aSession();
    const other = aSession({ delivery: { ...readDelivery({}), form: 'embed' as const } });

    for (const { view } of [page, other.page]) view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    session.end();
    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

    expect([heard, other.heard]).toEqual([[{ type: 'escape' }], []]);
  });
});

describe('messages', () => {
  it('PLAYER-056 EDIT-105 come from the frame and our origin, or are not heard', async () => {
    const { page, heard } = aSession();

    page.post('addSweep', { origin: 'https://elsewhere.example' });
    page.post('addSweep', { source: window });
    page.post({ addSweep: true });
    page.post('something else');
    page.post('constructor');
    page.post('addSweep');
    page.post('addTag');

    expect(heard).toEqual([{ type: 'add-sweep' }, { type: 'add-tag' }]);
  });

  it('PLAYER-055 ask the frame for the link to the present view', async () => {
    const { session, page } = aSession();

    const link = session.shareLink();
    page.post('trigger');
    page.post('shareString:https://view.example/?m=x&ss=3');

    expect(await link).toBe('https://view.example/?m=x&ss=3');
    expect(page.posted).toEqual(['triggerUKey']);
  });

  it('get the link from the SDK when the frame says none', async () => {
    const { session, fake } = aSession();
    fake.sdk.Link = { createDeepLink: async () => 'https://view.example/deep' };

    const link = session.shareLink();
    await pass(1000);

    expect(await link).toBe('https://view.example/deep');
  });
});

describe('screenshots', () => {
  it('EDIT-044 PLAYER-057 have their size, show the model alone, and wait until the camera stands', async () => {
    const { session, fake } = aSession();
    await pass(0);
    fake.sweep.set({ id: '' });

    const shot = session.takeScreenshot('poi');
    await pass(1000);
    expect(fake.named('Renderer.takeScreenShot')).toEqual([]);
    fake.sweep.set({ id: 'a' });
    await pass(0);
    fake.named('Renderer.takeScreenShot')[0]?.resolve('data:image/jpeg;base64,x');

    expect(await shot).toBe('data:image/jpeg;base64,x');
    expect(fake.argsOf('Renderer.takeScreenShot')).toEqual([
      [
        { width: 640, height: 360 },
        { mattertags: false, measurements: false, sweeps: false, views: false },
      ],
    ]);
  });
});

describe('what a delivery lacks', () => {
  it('is said, or answered with false where it may be left out', async () => {
    const { session, fake } = aSession();
    fake.sdk.Renderer = undefined as never;
    fake.sdk.Measurements = undefined as never;

    await expect(session.takeScreenshot('share')).rejects.toMatchObject({
      code: 'unimplemented',
      message: 'This 3D viewer has no screenshots.',
    });
    await expect(session.measure(true)).rejects.toMatchObject({ code: 'unimplemented' });
    expect(await session.showObjects({ models: [], lights: defaultLights })).toBe(false);
    expect(await session.changeSetting('labels', false)).toBe(false);
  });
});

async function started<T>(starting: Promise<T>): Promise<T> {
  await pass(0);
  return starting;
}
