// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aShowcaseSession } from './testing/a-showcase-session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Half of 10 m are visible: 1 / 5 scales the height. */
const parallel = Float32Array.from([0, 0, 0, 0, 0, 1 / 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);

async function outside(mode: 'mode.floorplan' | 'mode.dollhouse', rotation: { x: number; y: number }) {
  const opened = aShowcaseSession({ auto: ['Mode.moveTo', 'Floor.moveTo', 'Floor.showAll'] });
  await pass(0);
  opened.fake.mode.set(mode);
  opened.fake.sweep.set({ id: '' });
  const pose = { position: { x: 1.25, y: 11.5, z: 0 }, rotation, sweep: '', mode, projection: parallel };
  opened.fake.pose.set(pose);
  return opened;
}

describe('outside', () => {
  it('zooms the plan by a move to the same mode, around its centre and without turning it', async () => {
    const { session, fake } = await outside('mode.floorplan', { x: -90, y: 90 });

    expect(await session.zoomOutside(1.25)).toBe('arrived');

    const [[mode, view] = []] = fake.argsOf('Mode.moveTo');
    expect([mode, view]).toMatchObject(['mode.floorplan', { position: { x: 1.25, z: 0 }, rotation: { x: 90, y: 0 } }]);
    expect((view as { zoom: number }).zoom).toBeCloseTo(4);
  });

  it('comes closer to the dollhouse along the view', async () => {
    const { session, fake } = await outside('mode.dollhouse', { x: -90, y: 0 });

    await session.zoomOutside(2);

    const [, view] = fake.argsOf('Mode.moveTo')[0] as [string, { position: { x: number; y: number }; rotation: object }];
    // the sweeps are 10 m below
    expect(view.position.y).toBeCloseTo(6.5);
    expect(view.rotation).toEqual({ x: -90, y: 0 });
  });

  it('does not go through the ground', async () => {
    const { session, fake } = await outside('mode.dollhouse', { x: -90, y: 0 });

    await session.zoomOutside(100);

    expect(fake.named('Mode.moveTo')).toEqual([]);
  });

  it('frames the plan to the floor that is shown, and leaves the dollhouse where it is [PLAYER-012]', async () => {
    const plan = await outside('mode.floorplan', { x: -90, y: 0 });
    const dollhouse = await outside('mode.dollhouse', { x: -40, y: 0 });

    await plan.session.goToFloor(1);
    await plan.session.showAllFloors();
    await dollhouse.session.goToFloor(1);

    const framed = ['mode.floorplan', { fit: true, transition: 'transition.instant' }];
    expect(plan.fake.argsOf('Mode.moveTo')).toEqual([framed, framed]);
    expect(dollhouse.fake.named('Mode.moveTo')).toEqual([]);
  });
});
