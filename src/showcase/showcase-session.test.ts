// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLights } from '@/domain/application/custom-models';
import { readShowcaseDelivery } from './showcase-delivery';
import { aShowcaseSession, aTag } from './testing/a-showcase-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const onModel = (x: number) => ({ object: 'intersectedobject.model', position: { x, y: 0, z: 0 }, normal: { x: 0, y: 1, z: 0 } });

describe('the values of the viewer', () => {
  it('are copies, without sweeps at the origin and without modes in transition [MODEL-087 PLAYER-033 PLAYER-025]', async () => {
    const { fake, values } = aShowcaseSession();
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
    const { fake, values } = aShowcaseSession();
    await pass(0);

    fake.floor.set(told);

    expect(values.floor.value).toBe(floor);
  });

  it('exclude tags placed by Loggia from the model’s own', async () => {
    const { session, fake, values } = aShowcaseSession();
    await session.placeTags([aTag('ours')]);

    fake.tags.set([aTag('ours'), aTag('theirs')]);

    expect(values.modelTags.value.map(({ id }) => id)).toEqual(['theirs']);
  });
});

describe('tags', () => {
  it('are placed in one call, with each icon registered once, replacing the previous ones [PLAYER-032]', async () => {
    const { session, fake } = aShowcaseSession();

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
    const { session, fake } = aShowcaseSession({ auto: ['Tag.add'] });

    const placing = session.placeTags([aTag('one')]);
    await pass(0);
    for (const call of fake.named('Asset.registerTexture')) call.reject(new Error('404'));
    await placing;

    expect(fake.argsOf('Tag.add')[0]?.[0]).not.toHaveProperty('iconId');
  });

  it('keep Loggia’s ids if the bundle assigns others', async () => {
    const { session, fake, heard } = aShowcaseSession({ auto: ['Asset.registerTexture', 'Tag.remove', 'Tag.editIcon'] });
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

  it('update only what differs [EDIT-032]', async () => {
    const { session, fake } = aShowcaseSession({ auto: ['Asset.registerTexture', 'Tag.add', 'Tag.editBillboard'] });
    await session.placeTags([aTag('one')]);

    await session.updateTag(aTag('one', { label: 'Renamed' }));

    expect(fake.argsOf('Tag.editBillboard')).toEqual([['one', { label: 'Renamed', description: '' }]]);
    expect(fake.named('Tag.editPosition')).toEqual([]);
  });
});

describe('placing a tag', () => {
  it('follows the pointer on the model, with sweeps disabled, until the viewer’s trigger [EDIT-025 EDIT-026 EDIT-030]', async () => {
    const { session, fake, page } = aShowcaseSession();
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

  it('does not end with a click before the pointer was on the model', async () => {
    const { session, fake, page } = aShowcaseSession();
    const placing = await started(session.startPlacing(aTag('new'), 0.4));

    page.post('trigger');
    fake.pointer.set(onModel(3));
    page.post('trigger');

    expect(await placing.done).toMatchObject({ anchorPosition: { x: 3 } });
  });

  it('sends one position at a time, and the last one in the end', async () => {
    const { session, fake, page } = aShowcaseSession({ auto: ['Tag.add', 'Asset.registerTexture', 'Sweep.disable', 'Sweep.enable'] });
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
  ])('is cancelled by Escape %s, which removes a new tag and enables the sweeps [EDIT-027]', async (_where, target) => {
    const { session, fake, page } = aShowcaseSession();
    const placing = await started(session.startPlacing(aTag('new'), 0.4));

    target(page).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

    expect(await placing.done).toBeNull();
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(fake.pointer.listeners.size).toBe(0);
  });

  it('moves an existing tag back when cancelled', async () => {
    const { session, fake } = aShowcaseSession();
    await session.placeTags([aTag('old')]);
    const placing = await started(session.startPlacing(aTag('old'), 0.4));

    fake.pointer.set(onModel(5));
    placing.cancel();

    expect(await placing.done).toBeNull();
    expect(fake.argsOf('Tag.editPosition').at(-1)?.[1]).toMatchObject({ anchorPosition: { x: 1, y: 0, z: 1 } });
    expect(fake.named('Tag.remove')).toEqual([]);
  });

  const press = (target: EventTarget, to = 5) => {
    target.dispatchEvent(new PointerEvent('pointerdown', { clientX: 5, clientY: 5, isPrimary: true }));
    target.dispatchEvent(new PointerEvent('pointerup', { clientX: to, clientY: 5, isPrimary: true }));
  };

  it('emits that a click met no surface, and goes on; looking around and clicks that place the tag emit nothing', async () => {
    const { session, fake, page, heard } = aShowcaseSession();
    const others = () => heard.filter(({ type }) => type !== 'touch');
    const placing = await started(session.startPlacing(aTag('new'), 1));
    press(page.view, 80);
    await pass(200);
    expect(others()).toEqual([]);

    press(page.view);
    await pass(200);
    expect(others()).toEqual([{ type: 'placing-missed' }]);
    fake.pointer.set(onModel(3));
    press(page.view);
    page.post('trigger');
    await pass(200);

    expect(await placing.done).toMatchObject({ anchorPosition: { x: 3 } });
    expect(heard.filter(({ type }) => type === 'placing-missed')).toHaveLength(1);
  });

  it('ends across origins when the frame receives focus', async () => {
    vi.spyOn(window, 'focus').mockReturnValue();
    const delivery = { ...readShowcaseDelivery({}), form: 'embed' as const };
    const { session, fake, page } = aShowcaseSession({ delivery, auto: ['Tag.add', 'Tag.editPosition', 'Sweep.disable', 'Sweep.enable'] });
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
    const parts = aShowcaseSession();
    parts.values.pose.set({ position: { x: 0, y: 1, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'a', mode: 'inside' });
    const placing = await started(parts.session.startPlacing(aTag('new'), 0.4));
    const putting = placing.putInMiddle();
    parts.fake.named('Renderer.getWorldPositionData').forEach((call, at) => {
      call.resolve(answers[at]);
    });
    return { ...parts, placing, putting };
  }

  it('places it in the middle of the view, with its stem towards the camera [EDIT-030]', async () => {
    const { placing, putting, fake } = await inMiddle(corners({ x: 0, y: 1, z: -3 }, { x: 1, y: 1, z: -3 }, { x: 0, y: 2, z: -3 }));
    await putting;

    expect(await placing.done).toEqual({ anchorPosition: { x: 0, y: 1, z: -3 }, stemVector: { x: 0, y: 0, z: 0.4 } });
    expect(fake.named('Sweep.enable')).toHaveLength(1);
  });

  it('reverses the stem on a surface that is seen from behind [EDIT-030]', async () => {
    const { placing, putting } = await inMiddle(corners({ x: 0, y: 1, z: 3 }, { x: 1, y: 1, z: 3 }, { x: 0, y: 2, z: 3 }));
    await putting;

    expect((await placing.done)?.stemVector.z).toBeCloseTo(-0.4);
  });

  it('continues if there is no surface', async () => {
    const { placing, putting, fake } = await inMiddle(corners(null, null, null));

    await expect(putting).rejects.toMatchObject({ code: 'not-found' });
    expect(fake.named('Sweep.enable')).toEqual([]);
    placing.cancel();
    expect(await placing.done).toBeNull();
  });
});

describe('placing, one tag at a time', () => {
  it('cancels the previous tag; a tag cancelled after a click stays where it was placed', async () => {
    const { session, fake, page } = aShowcaseSession();
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

  it('removes a new tag if sweeps cannot be disabled', async () => {
    const { session, fake } = aShowcaseSession({ auto: ['Tag.add', 'Tag.remove', 'Asset.registerTexture'] });
    const starting = session.startPlacing(aTag('new'), 1);
    await pass(0);

    fake.named('Sweep.disable')[0]?.reject(new Error('Not now'));

    await expect(starting).rejects.toMatchObject({ code: 'unavailable' });
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
  });

  it('ends with the session, although the viewer no longer responds', async () => {
    const { session, fake } = aShowcaseSession({ auto: ['Tag.add', 'Asset.registerTexture', 'Sweep.disable'] });
    const { done } = await started(session.startPlacing(aTag('new'), 1));
    fake.pointer.set(onModel(2));

    session.end();

    expect(await done).toBeNull();
    expect(fake.named('Sweep.enable')).toHaveLength(1);
    expect(fake.argsOf('Tag.remove')).toEqual([['new']]);
    expect(fake.listeners()).toBe(0);
  });
});

describe('files dragged over the viewer', () => {
  it('reach the app from a page of our origin, which never shows a dropped file', () => {
    vi.stubGlobal('DragEvent', Event);
    const { page, session } = aShowcaseSession();
    const entered = vi.fn();
    window.addEventListener('dragenter', entered);
    const send = (type: string) => {
      const event = new Event(type, { cancelable: true });
      page.view.dispatchEvent(event);
      return event.defaultPrevented;
    };

    expect([send('dragenter'), send('dragover'), send('drop')]).toEqual([true, true, true]);
    expect(entered).toHaveBeenCalledOnce();
    session.end();

    expect(send('drop')).toBe(false);
    window.removeEventListener('dragenter', entered);
    vi.unstubAllGlobals();
  });
});

describe('keys of the viewer', () => {
  it('report Escape from a page of our origin, and nothing across origins [EDIT-027]', () => {
    const { page, heard, session } = aShowcaseSession();
    const other = aShowcaseSession({ delivery: { ...readShowcaseDelivery({}), form: 'embed' as const } });

    for (const { view } of [page, other.page]) view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    session.end();
    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

    expect([heard.filter(({ type }) => type === 'escape'), other.heard]).toEqual([[{ type: 'escape' }], []]);
  });

  it('are the app’s before they are the viewer’s, and presses and the wheel are reported', () => {
    const { page, heard, session } = aShowcaseSession();
    const onViewer = vi.fn();
    const end = new AbortController();
    for (const type of ['keydown', 'wheel', 'pointerdown'])
      page.view.addEventListener(type, onViewer, { passive: true, signal: end.signal });

    page.view.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', cancelable: true }));
    for (const type of ['wheel', 'pointerdown']) page.view.dispatchEvent(new Event(type));

    expect(heard.map(({ type }) => type)).toEqual(['key', 'touch', 'touch']);
    expect(onViewer).toHaveBeenCalledTimes(3);
    session.end();
    end.abort();
  });
});

describe('messages', () => {
  it('are only accepted from the frame and our origin [PLAYER-056 EDIT-105]', async () => {
    const { page, heard } = aShowcaseSession();

    page.post('addSweep', { origin: 'https://elsewhere.example' });
    page.post('addSweep', { source: window });
    page.post({ addSweep: true });
    page.post('something else');
    page.post('constructor');
    page.post('addSweep');
    page.post('addTag');

    expect(heard).toEqual([{ type: 'add-sweep' }, { type: 'add-tag' }]);
  });

  it('request the link to the current view from the frame [PLAYER-055]', async () => {
    const { session, page } = aShowcaseSession();

    const link = session.shareLink();
    page.post('trigger');
    page.post('shareString:https://view.example/?m=x&ss=3');

    expect(await link).toBe('https://view.example/?m=x&ss=3');
    expect(page.posted).toEqual(['triggerUKey']);
  });

  it('get the link from the SDK if the frame returns none', async () => {
    const { session, fake } = aShowcaseSession();
    fake.sdk.Link = { createDeepLink: async () => 'https://view.example/deep' };

    const link = session.shareLink();
    await pass(1000);

    expect(await link).toBe('https://view.example/deep');
  });
});

describe('screenshots', () => {
  it('have their size, show only the model, and wait until the camera stops [EDIT-044 PLAYER-057]', async () => {
    const { session, fake } = aShowcaseSession();
    await pass(0);
    fake.sweep.set({ id: '' });

    const shot = session.takeScreenshot('poi');
    await pass(1000);
    expect(fake.named('Renderer.takeScreenShot')).toEqual([]);
    fake.sweep.set({ id: 'a' });
    await pass(300);
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

describe('screenshots of a moving camera', () => {
  const pictures = (fake: ReturnType<typeof aShowcaseSession>['fake']) => fake.named('Renderer.takeScreenShot').length;
  const look = (fake: ReturnType<typeof aShowcaseSession>['fake'], y: number) =>
    fake.pose.set({ position: { x: 0, y: 1.5, z: 0 }, rotation: { x: 0, y }, sweep: 'a', mode: 'mode.inside' });

  it('are taken after a move that begins a little after the click for it [EDIT-044]', async () => {
    const { session, fake } = aShowcaseSession();
    await pass(0);

    void session.takeScreenshot('poi');
    await pass(200);
    fake.sweep.set({ id: '' });
    await pass(400);
    expect(pictures(fake)).toBe(0);
    fake.sweep.set({ id: 'b' });
    await pass(299);
    expect(pictures(fake)).toBe(0);
    await pass(1);

    expect(pictures(fake)).toBe(1);
  });

  it('wait while somebody looks around', async () => {
    const { session, fake } = aShowcaseSession();
    await pass(0);

    void session.takeScreenshot('poi');
    for (const y of [1, 2, 3]) {
      look(fake, y);
      await pass(200);
    }
    expect(pictures(fake)).toBe(0);
    await pass(100);

    expect(pictures(fake)).toBe(1);
  });

  it('are none where the camera does not stop', async () => {
    const { session, fake } = aShowcaseSession();
    await pass(0);
    fake.sweep.set({ id: '' });

    const shot = session.takeScreenshot('poi');
    shot.catch(() => undefined);
    await pass(15_000);

    await expect(shot).rejects.toMatchObject({ code: 'unavailable' });
    expect(pictures(fake)).toBe(0);
  });
});

describe('an unsupported feature', () => {
  it('is reported, or resolves to false if it is optional', async () => {
    const { session, fake } = aShowcaseSession();
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
