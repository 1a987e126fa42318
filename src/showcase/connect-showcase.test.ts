// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectShowcase } from './connect-showcase';
import type { ConnectionState, Showcase } from './port';
import type { SdkGlobal } from './sdk';
import { readShowcaseDelivery } from './showcase-delivery';
import { fakeFrame } from './testing/fake-frame';
import { fakeSdk } from './testing/fake-sdk';

const delivery = readShowcaseDelivery({});
const options = { delivery, model: 'AbCdEfGh123', service: '' };
const opened: Showcase[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const showcase of opened.splice(0)) showcase.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const doorTo = ({ sdk }: ReturnType<typeof fakeSdk>): SdkGlobal => ({ connect: async () => sdk });

function open(frame: HTMLIFrameElement, more = {}) {
  const showcase = connectShowcase(frame, { ...options, ...more });
  opened.push(showcase);
  const states: ConnectionState['name'][] = [];
  showcase.state.subscribe(({ name }) => states.push(name));
  return { showcase, states };
}

/** A showcase whose viewer plays. */
async function ready(fake = fakeSdk()) {
  const page = fakeFrame();
  const { showcase, states } = open(page.frame);
  page.load(doorTo(fake));
  await pass(100);
  fake.phase.set({ phase: 'appphase.playing' });
  return { page, fake, showcase, states };
}

describe('connecting', () => {
  it('sets the frame’s address, finds an SDK that is loaded later, and is ready when it plays [PLAYER-006 PLAYER-030]', async () => {
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase, states } = open(page.frame);

    page.load();
    await pass(5000);
    page.view.MP_SDK = doorTo(fake);
    await pass(100);
    expect(showcase.state.value.name).toBe('starting');
    fake.phase.set({ phase: 'appphase.playing' });

    expect(states).toEqual(['ready']);
    expect(page.frame.src).toContain('/bundle/showcase.html?m=AbCdEfGh123&play=1&qs=1&title=0');
    expect(page.frame.allow).toContain('xr-spatial-tracking');
  });

  it('ignores the SDK of the previous page', async () => {
    const [old, fake] = [fakeSdk(), fakeSdk()];
    const page = fakeFrame();
    page.load(doorTo(old));
    const { showcase } = open(page.frame);

    await pass(1000);
    page.load(doorTo(fake));
    await pass(100);
    fake.phase.set({ phase: 'appphase.playing' });

    expect(showcase.state.value.name).toBe('ready');
    expect(old.listeners()).toBe(0);
  });

  it('times out after 30 s, and retry loads the page again', async () => {
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load({ connect: () => new Promise(() => undefined) });

    await pass(29_999);
    expect(showcase.state.value.name).toBe('starting');
    await pass(1);
    expect(showcase.state.value).toMatchObject({ name: 'failed', reason: 'no-answer', error: { code: 'deadline-exceeded' } });

    const fake = fakeSdk();
    showcase.retry();
    expect(page.loads()).toBe(2);
    page.load(doorTo(fake));
    await pass(100);
    fake.phase.set({ phase: 'appphase.playing' });
    expect(showcase.state.value.name).toBe('ready');
  });

  it('loads an unfinished page again when the network is back, but not a running viewer', async () => {
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load();
    await pass(1000);

    window.dispatchEvent(new Event('online'));
    expect(page.loads()).toBe(2);
    const fake = fakeSdk();
    page.load(doorTo(fake));
    await pass(100);
    fake.phase.set({ phase: 'appphase.playing' });
    window.dispatchEvent(new Event('online'));

    expect(showcase.state.value.name).toBe('ready');
    expect(page.loads()).toBe(2);
  });

  it('ends a connection that is established after the timeout', async () => {
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load({ connect: () => new Promise((resolve) => setTimeout(() => resolve(fake.sdk), 40_000)) });

    await pass(41_000);

    expect(showcase.state.value.name).toBe('failed');
    expect(fake.ended()).toBe(1);
    expect(fake.listeners()).toBe(0);
  });

  it('reports a wrong key, and does not retry', async () => {
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    const connect = vi.fn(() => Promise.reject(Object.assign(new Error('no'), { name: 'KeyReferrerMismatchError' })));
    page.load({ connect });

    await pass(100);

    expect(showcase.state.value).toMatchObject({ name: 'failed', reason: 'wrong-key', error: { code: 'permission-denied' } });
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('connects to older bundles with the frame, the key and a version', async () => {
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase } = open(page.frame, { delivery: { ...delivery, key: 'a-key' } });
    page.load({ connect: async (target, key) => (target === page.frame && key === 'a-key' ? fake.sdk : Promise.reject(['not a frame'])) });

    await pass(100);
    fake.phase.set({ phase: 'appphase.playing' });

    expect(showcase.state.value.name).toBe('ready');
  });

  it.each([
    [404, 'unknown-model', 'not-found'],
    [403, 'private', 'permission-denied'],
    [200, 'not-loaded', 'unavailable'],
  ])('asks the model service why a model does not load: %i means %s', async (status, reason, code) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load(doorTo(fake));
    await pass(100);

    fake.phase.set({ phase: 'appphase.error' });
    await pass(0);

    expect(showcase.state.value).toMatchObject({ name: 'failed', reason, error: { code } });
    expect(fake.listeners()).toBe(0);
  });
});

describe('without WebGL 2', () => {
  it('fails at once with its own reason, also if a second call never settles', async () => {
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    const calls: unknown[][] = [];
    const connect = (...args: unknown[]) => {
      calls.push(args);
      const error = Object.assign(new Error('This browser cannot draw 3D (WebGL 2 is off).'), { name: 'NotSupported' });
      return calls.length === 1 ? Promise.reject(error) : new Promise<never>(() => undefined);
    };
    page.load({ connect });

    await pass(100);

    expect(showcase.state.value).toMatchObject({ name: 'failed', reason: 'no-3d', error: { code: 'unimplemented' } });
    expect(calls).toHaveLength(1);
  });
});

describe('without a connection', () => {
  it('names it as the cause, instead of the viewer', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = fakeFrame();
    const { showcase } = open(page.frame);

    await pass(30_000);
    onLine.mockRestore();

    expect(showcase.state.value).toMatchObject({
      name: 'failed',
      reason: 'offline',
      error: { message: expect.stringContaining('You’re offline') },
    });
  });
});

describe('a faulty viewer', () => {
  it('is rejected if its SDK lacks required parts', async () => {
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load({ connect: async () => ({ ...fake.sdk, Camera: undefined }) as never });

    await pass(100);

    expect(showcase.state.value).toMatchObject({ name: 'failed', reason: 'refused', error: { code: 'unavailable' } });
    expect(fake.ended()).toBe(1);
  });

  it('is disconnected if it connects in the same task as the end', async () => {
    const fake = fakeSdk();
    const page = fakeFrame();
    const { showcase } = open(page.frame);
    page.load({
      connect: async () => {
        queueMicrotask(() => queueMicrotask(showcase.disconnect));
        return fake.sdk;
      },
    });

    await pass(100);

    expect([fake.listeners(), fake.ended()]).toEqual([0, 1]);
  });

  it('reports once that it is ready, and is lost if it fails after that', async () => {
    const { fake, states } = await ready();

    fake.phase.set({ phase: 'appphase.playing' });
    fake.phase.set({ phase: 'appphase.error' });

    expect(states).toEqual(['ready', 'lost']);
  });
});

describe('a viewer that goes away', () => {
  it('is lost when its page is loaded again, but not by the first load after the connection', async () => {
    const { page, showcase } = await ready();

    page.frame.dispatchEvent(new Event('load'));
    expect(showcase.state.value.name).toBe('ready');
    page.load();

    expect(showcase.state.value.name).toBe('lost');
  });

  it('is lost when its frame is removed, and is not loaded again', async () => {
    const { page, showcase } = await ready();

    page.frame.remove();
    await pass(0);
    showcase.retry();

    expect(showcase.state.value.name).toBe('lost');
    expect(page.loads()).toBe(1);
  });

  it('rejects running operations with a message', async () => {
    const { page, showcase } = await ready();
    const shot = showcase.takeScreenshot('poi');

    page.load();

    await expect(shot).rejects.toMatchObject({ code: 'unavailable', message: 'The 3D viewer was interrupted. Load it again.' });
  });
});

describe('operations', () => {
  it('rejects with “Please wait for the tour to load” before the viewer is ready [PLAYER-028]', async () => {
    const { showcase } = open(fakeFrame().frame);

    await expect(showcase.goToMode('dollhouse')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Please wait for the tour to load',
    });
  });

  it('never settles after disconnect, and leaves nothing behind', async () => {
    const { page, fake, showcase } = await ready();
    const settled = vi.fn();
    const move = showcase.goTo({ sweep: 'b', rotation: { x: 0, y: 0 } });
    const shot = showcase.takeScreenshot('poi');
    for (const promise of [move, shot]) promise.then(settled, settled);
    await pass(10);

    showcase.disconnect();
    for (const call of fake.calls) call.reject(new Error('Disconnected'));
    showcase.measure(true).then(settled, settled);
    await pass(60_000);

    expect(settled).not.toHaveBeenCalled();
    expect(showcase.state.value.name).toBe('disconnected');
    expect([fake.listeners(), fake.ended()]).toEqual([0, 1]);
    page.load();
    expect(showcase.state.value.name).toBe('disconnected');
  });

  it('connects twice to one page, as an effect that runs twice does', async () => {
    const [first, second] = [fakeSdk(), fakeSdk()];
    const page = fakeFrame();
    const doors = [first, second];
    open(page.frame).showcase.disconnect();
    const { showcase } = open(page.frame);
    page.load({ connect: async () => doors.pop()?.sdk ?? first.sdk });

    await pass(100);
    second.phase.set({ phase: 'appphase.playing' });

    expect(page.loads()).toBe(1);
    expect(showcase.state.value.name).toBe('ready');
    expect(first.listeners()).toBe(0);
  });
});
