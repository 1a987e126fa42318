// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rotationTowards } from './moves';
import { aShowcaseSession } from './testing/a-showcase-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const north = { x: 0, y: 0 };

async function atRest() {
  const opened = aShowcaseSession();
  await pass(0);
  return opened;
}

describe('camera moves', () => {
  it('go to a sweep with its rotation, with an optional fade [PLAYER-036]', async () => {
    const { session, fake } = await atRest();

    const move = session.goTo({ sweep: 'b', rotation: { x: 10, y: -45 } }, { transition: 'fade' });
    await pass(0);
    fake.named('Sweep.moveTo')[0]?.resolve('b');

    expect(await move).toBe('arrived');
    expect(fake.argsOf('Sweep.moveTo')).toEqual([['b', { rotation: { x: 10, y: -45 }, transition: 'transition.fade' }]]);
  });

  it('look at the target first, then move, then turn to the final rotation [PLAYER-038]', async () => {
    const { session, fake } = await atRest();

    const move = session.goTo({ sweep: 'b', rotation: { x: 5, y: 20 } }, { lookAt: { x: 2, y: 1.5, z: 0 } });
    for (let step = 0; step < 3; step += 1) {
      await pass(0);
      fake.calls.at(-1)?.resolve();
    }

    expect(await move).toBe('arrived');
    expect(fake.calls.map(({ name, args }) => [name, ...args])).toEqual([
      ['Camera.setRotation', { x: 0, y: -90 }, { speed: 200 }],
      ['Sweep.moveTo', 'b', { transition: 'transition.fly' }],
      ['Camera.setRotation', { x: 5, y: 20 }, { speed: 200 }],
    ]);
  });

  it('apply the zoom when there is one, after the arrival [PLAYER-039]', async () => {
    const { session, fake } = await atRest();

    const move = session.goTo({ sweep: 'b', rotation: north, zoom: 2 });
    await pass(0);
    fake.sweep.set({ id: '' });
    fake.named('Sweep.moveTo')[0]?.resolve('b');
    await pass(0);
    expect(fake.named('Camera.zoomTo')).toEqual([]);
    fake.sweep.set({ id: 'b' });
    await pass(0);
    fake.named('Camera.zoomTo')[0]?.resolve(2);

    expect(await move).toBe('arrived');
    expect(fake.argsOf('Camera.zoomTo')).toEqual([[2]]);
  });

  it('run one after another; of the queued ones only the last is kept', async () => {
    const { session, fake } = await atRest();

    const moves = [session.goTo({ sweep: 'b', rotation: north })];
    await pass(0);
    moves.push(session.goToFloor(1), session.goToMode('dollhouse'));
    await pass(0);
    expect(fake.calls.map(({ name }) => name)).toEqual(['Sweep.moveTo']);
    fake.named('Sweep.moveTo')[0]?.resolve('b');
    await pass(0);
    fake.named('Mode.moveTo')[0]?.resolve();

    expect(await Promise.all(moves)).toEqual(['superseded', 'superseded', 'arrived']);
    expect(fake.named('Floor.moveTo')).toEqual([]);
  });

  it('are retried after the visitor’s own move', async () => {
    const { session, fake } = await atRest();
    fake.sweep.set({ id: '' });

    const move = session.goTo({ sweep: 'b', rotation: north });
    await pass(0);
    fake.named('Sweep.moveTo')[0]?.reject(['busy']);
    await pass(1000);
    expect(fake.named('Sweep.moveTo')).toHaveLength(1);
    fake.sweep.set({ id: 'a' });
    await pass(100);
    fake.pose.set({ position: { x: 0, y: 1.5, z: 0 }, rotation: { x: 0, y: 30 }, sweep: 'a', mode: 'mode.inside' });
    await pass(100);
    expect(fake.named('Sweep.moveTo')).toHaveLength(1);
    await pass(50);
    fake.named('Sweep.moveTo')[1]?.resolve('b');

    expect(await move).toBe('arrived');
  });

  it('fail with a message if the retry fails too, without affecting the next move', async () => {
    const { session, fake } = await atRest();
    const move = session.goToFloor(9);
    const refused = expect(move).rejects.toMatchObject({ code: 'unavailable', message: 'The 3D viewer couldn’t go there. Try again.' });

    for (let attempt = 0; attempt < 2; attempt += 1) {
      await pass(500);
      fake.named('Floor.moveTo')[attempt]?.reject(new Error('InvalidArgument'));
    }
    await pass(300);
    await refused;
    const next = session.goToFloor(1);
    await pass(0);
    fake.calls.at(-1)?.resolve(1);

    expect(await next).toBe('arrived');
  });

  it('do not fail when a later one replaced them', async () => {
    const { session, fake } = await atRest();
    const first = session.goTo({ sweep: 'b', rotation: north });
    await pass(0);
    const second = session.goToFloor(1);

    fake.named('Sweep.moveTo')[0]?.reject(new Error('Busy'));
    await pass(500);
    fake.named('Floor.moveTo')[0]?.resolve(1);

    expect(await Promise.all([first, second])).toEqual(['superseded', 'arrived']);
    expect(fake.named('Sweep.moveTo')).toHaveLength(1);
  });

  it('are not started if a later one was requested first', async () => {
    const { session, fake } = await atRest();

    const first = session.goTo({ sweep: 'b', rotation: north });
    const second = session.goToFloor(1);
    await pass(0);
    fake.calls.at(-1)?.resolve(1);

    expect(await Promise.all([first, second])).toEqual(['superseded', 'arrived']);
    expect(fake.calls.map(({ name }) => name)).toEqual(['Floor.moveTo']);
  });

  it('take as long as asked, are held, and let the held one end before the next', async () => {
    const { session, fake } = await atRest();
    const calls: string[] = [];
    Object.assign(fake.sdk.Camera, { hold: async () => calls.push('hold'), release: async () => calls.push('release') });

    const walk = session.goTo({ sweep: 'b', rotation: north }, { ms: 1200 });
    await pass(0);
    await session.holdCamera();
    const standing = session.releaseCamera();
    await pass(0);
    fake.named('Sweep.moveTo')[0]?.resolve('b');

    expect(await Promise.all([walk, standing])).toEqual(['superseded', 'arrived']);
    expect(fake.argsOf('Sweep.moveTo')[0]?.[1]).toMatchObject({ transitionTime: 1200 });
    expect(calls).toEqual(['release', 'hold', 'release']);
  });

  it('are not held where the viewer cannot, and it knows of no ways', async () => {
    const { session } = await atRest();

    await expect(session.holdCamera()).resolves.toBeUndefined();
    await expect(session.routeBetween('a', 'b')).resolves.toEqual([]);
  });

  it('accept older sweep ids, and reject unknown ones', async () => {
    const { session, fake } = await atRest();

    const move = session.goTo({ sweep: 'an-older-id', rotation: north });
    await pass(0);
    fake.named('Sweep.moveTo')[0]?.resolve('b');

    expect(await move).toBe('arrived');
    expect(fake.argsOf('Sweep.moveTo')[0]?.[0]).toBe('b');
    await expect(session.goTo({ sweep: 'nowhere', rotation: north })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('rotationTowards', () => {
  it.each([
    [
      { x: 0, y: 0, z: -5 },
      { x: 0, y: 0 },
    ],
    [
      { x: -5, y: 0, z: 0 },
      { x: 0, y: 90 },
    ],
    [
      { x: 5, y: 0, z: 0 },
      { x: 0, y: -90 },
    ],
    [
      { x: 0, y: 5, z: -5 },
      { x: 45, y: 0 },
    ],
    [
      { x: 0, y: 5, z: 0 },
      { x: 90, y: 0 },
    ],
  ])('from the origin to %j is %j', (to, expected) => {
    const { x, y } = rotationTowards({ x: 0, y: 0, z: 0 }, to);

    expect(x).toBeCloseTo(expected.x);
    expect(y).toBeCloseTo(expected.y);
  });
});
