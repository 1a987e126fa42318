import { describe, expect, it } from 'vitest';
import { withVisit } from '../../conformance/visit';

const stage = withVisit();

describe('modes', () => {
  it('C45 Mode.moveTo(DOLLHOUSE) resolves with it, passing through transitioning, and the transition ends idle', async () => {
    const seen = await stage.run(async ({ sdk, now, drawn }) => {
      const modes: unknown[] = [];
      const subscription = sdk.Mode.current.subscribe((mode) => modes.push(mode));
      await drawn();
      const during = sdk.Mode.transition.waitUntil(({ to }) => to !== null);
      const reached = await sdk.Mode.moveTo(sdk.Mode.Mode.DOLLHOUSE);
      subscription.cancel();
      return { reached, modes, during: await during, after: await now(sdk.Mode.transition), pose: (await now(sdk.Camera.pose)).mode };
    });

    expect(seen).toEqual({
      reached: 'mode.dollhouse',
      modes: ['mode.inside', 'mode.transitioning', 'mode.dollhouse'],
      during: { from: 'mode.inside', to: 'mode.dollhouse' },
      after: { from: null, to: null },
      pose: 'mode.dollhouse',
    });
  });

  it('C46 Mode.moveTo(FLOORPLAN) with a position and a zoom stands above it and sees twice the zoom in metres', async () => {
    const { position, rotation, projection } = await stage.run(async ({ sdk, now }) => {
      await sdk.Mode.moveTo(sdk.Mode.Mode.FLOORPLAN, { position: { x: 2, y: 0, z: 3 }, zoom: 5, transition: 'transition.instant' });
      const pose = await now(sdk.Camera.pose);
      return { position: { ...pose.position }, rotation: { ...pose.rotation }, projection: [...pose.projection] };
    });

    expect(position.x).toBeCloseTo(2, 2);
    expect(position.z).toBeCloseTo(3, 2);
    expect(position.y).toBeGreaterThan(5);
    expect(rotation.x).toBeCloseTo(-90, 1);
    expect(2 / (projection[5] ?? 0)).toBeCloseTo(10, 2);
  });

  it('C47 Mode.moveTo(INSIDE) from the dollhouse goes to the last sweep inside', async () => {
    const [mode, sweep] = await stage.run(async ({ sdk, now }) => {
      await sdk.Sweep.moveTo('s003', { transition: 'transition.instant' });
      await sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' });
      return [await sdk.Mode.moveTo('mode.inside', { transition: 'transition.instant' }), (await now(sdk.Sweep.current)).sid];
    });

    expect([mode, sweep]).toEqual(['mode.inside', 's003']);
  });

  it.each(['mode.dollhouse', 'mode.floorplan'] as const)('back inside from %s the view is the very one that was left', async (mode) => {
    const [before, after] = await stage.run(async ({ sdk, now }, outside) => {
      const view = async () => {
        const { rotation, position, projection } = await now(sdk.Camera.pose);
        return [rotation.x, rotation.y, position.x, position.y, position.z, projection[5] ?? 0].map(
          (value) => Math.round(value * 100) / 100,
        );
      };
      await sdk.Sweep.moveTo('s003', { rotation: { x: -18, y: 40 }, transition: 'transition.instant' });
      await sdk.Camera.zoomTo(1.5);
      const left = await view();
      await sdk.Mode.moveTo(outside, { transition: 'transition.instant' });
      await sdk.Mode.moveTo('mode.inside', { transition: 'transition.instant' });
      return [left, await view()];
    }, mode);

    expect(after).toEqual(before);
    expect(before?.[0]).toBe(-18);
  });

  it('C48 a mode nobody can go to rejects InvalidArgument, a mode during a move Busy, and the present one resolves', async () => {
    const outcomes = await stage.run(async ({ sdk, outcome }) => {
      const wrong = await Promise.all(['mode.transitioning', 'mode.upside'].map((mode) => outcome(sdk.Mode.moveTo(mode as never))));
      const present = await outcome(sdk.Mode.moveTo('mode.inside'));
      const moving = outcome(sdk.Sweep.moveTo('s002', { transition: 'transition.fly', transitionTime: 300 }));
      const busy = await outcome(sdk.Mode.moveTo('mode.dollhouse'));
      return [...wrong, present, busy, await moving];
    });

    expect(outcomes).toEqual(['InvalidArgument', 'InvalidArgument', 'resolved with "mode.inside"', 'Busy', 'resolved with "s002"']);
  });

  it('C49 CHANGE_START and CHANGE_END come once per move, with the old mode and the new', async () => {
    const heard = await stage.run(async ({ sdk }) => {
      const heard: unknown[][] = [];
      const start = (...args: unknown[]) => heard.push(['start', ...args]);
      const end = (...args: unknown[]) => heard.push(['end', ...args]);
      sdk.on(sdk.Mode.Event.CHANGE_START, start).on(sdk.Mode.Event.CHANGE_END, end);
      await sdk.Mode.moveTo('mode.floorplan');
      sdk.off(sdk.Mode.Event.CHANGE_START, start).off(sdk.Mode.Event.CHANGE_END, end);
      return heard;
    });

    expect(heard).toEqual([
      ['start', 'mode.inside', 'mode.floorplan'],
      ['end', 'mode.inside', 'mode.floorplan'],
    ]);
  });
});

const toDollhouse = () => stage.run(({ sdk }) => sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' }));
const pose = () => stage.run(async ({ sdk, now }) => JSON.stringify(await now(sdk.Camera.pose)));

/** The floors that a grid of pixels meets; −1 is the sky. */
const floorsInView = (includeHidden = false) =>
  stage.run(async ({ sdk }, hidden) => {
    const found = new Set<number>();
    for (let x = 20; x < 640; x += 40) {
      for (let y = 20; y < 400; y += 40) found.add((await sdk.Renderer.getWorldPositionData({ x, y }, undefined, hidden)).floor);
    }
    return [...found].toSorted();
  }, includeHidden);

describe('an unplaced view', () => {
  it('is gone to by its sweep or by mode.outside, and lies on no floor and in no room', async () => {
    const seen = await stage.run(async ({ sdk, now }) => {
      const here = async () => {
        const { id, floorInfo } = await now(sdk.Sweep.current);
        const { rooms } = await now(sdk.Room.current);
        return [await now(sdk.Mode.current), id, floorInfo.id, (await now(sdk.Floor.current)).name, rooms.length];
      };
      const bySweep = [await sdk.Sweep.moveTo('s006', { transition: 'transition.instant' }), ...(await here())];
      await sdk.Sweep.moveTo('s001', { transition: 'transition.instant' });
      const byMode = [await sdk.Mode.moveTo('mode.outside', { transition: 'transition.instant' }), ...(await here())];
      return { bySweep, byMode };
    });

    const there = ['mode.outside', 's006', undefined, '', 0];
    expect(seen).toEqual({ bySweep: ['s006', ...there], byMode: ['mode.outside', ...there] });
  });
});

describe('floors and rooms', () => {
  it('C50 Floor.moveTo(1) inside goes to a sweep of that floor, with both events', async () => {
    const seen = await stage.run(async ({ sdk, now }) => {
      const heard: unknown[][] = [];
      const start = (...args: unknown[]) => heard.push(['start', ...args]);
      const end = (...args: unknown[]) => heard.push(['end', ...args]);
      sdk.on(sdk.Floor.Event.CHANGE_START, start).on(sdk.Floor.Event.CHANGE_END, end);
      const reached = await sdk.Floor.moveTo(1);
      sdk.off(sdk.Floor.Event.CHANGE_START, start).off(sdk.Floor.Event.CHANGE_END, end);
      return { reached, heard, sweep: (await now(sdk.Sweep.current)).floorInfo, floor: await now(sdk.Floor.current) };
    });

    expect(seen).toEqual({
      reached: 1,
      heard: [
        ['start', 1, 0],
        ['end', 1, 'Upper'],
      ],
      sweep: { id: 'f1', sequence: 1 },
      floor: { id: 'f1', sequence: 1, name: 'Upper' },
    });
  });

  it('C51 Floor.moveTo(1) in the dollhouse hides the other floor and leaves the camera', async () => {
    await toDollhouse();
    const [all, before] = [await floorsInView(), await pose()];

    const { reached, current } = await stage.run(async ({ sdk, now }) => ({
      reached: await sdk.Floor.moveTo(1),
      current: await now(sdk.Floor.current),
    }));

    expect(all).toEqual([-1, 0, 1]);
    expect([reached, current]).toEqual([1, { id: 'f1', sequence: 1, name: 'Upper' }]);
    expect(await floorsInView()).toEqual([-1, 1]);
    expect(await floorsInView(true)).toEqual([-1, 0, 1]);
    expect(await pose()).toBe(before);
  });

  it('frames the plan to one floor only when it is asked to, and to the width that is left free', async () => {
    const { stays, fits, narrow } = await stage.run(async ({ sdk, now }) => {
      const half = async () => 1 / ((await now(sdk.Camera.pose)).projection[5] ?? 0);
      await sdk.Mode.moveTo('mode.floorplan', { zoom: 40, transition: 'transition.instant' });
      await sdk.Floor.moveTo(1);
      const stays = await half();
      await sdk.Mode.moveTo('mode.floorplan', { fit: true, transition: 'transition.instant' });
      const fits = await half();
      await sdk.Settings.update('freeWidth', 0.25);
      return { stays, fits, narrow: await half() };
    });

    expect(stays).toBeCloseTo(40);
    expect(fits).toBeLessThan(20);
    expect(narrow).toBeGreaterThan(fits);
  });

  it('rejects a share of the width that is none', async () => {
    const outcomes = await stage.run(({ sdk, outcome }) =>
      Promise.all([0, 1.5, true].map((share) => outcome(sdk.Settings.update('freeWidth', share)))),
    );

    expect(outcomes).toEqual(['InvalidArgument', 'InvalidArgument', 'InvalidArgument']);
  });

  it('C52 Floor.showAll() in the dollhouse shows every floor', async () => {
    await toDollhouse();

    const current = await stage.run(async ({ sdk, now }) => {
      await sdk.Floor.moveTo(0);
      await sdk.Floor.showAll();
      return now(sdk.Floor.current);
    });

    expect(current).toEqual({ id: '', sequence: -1, name: 'all' });
    expect(await floorsInView()).toEqual([-1, 0, 1]);
  });

  it('C53 Floor.moveTo out of range rejects InvalidArgument', async () => {
    const outcomes = await stage.run(({ sdk, outcome }) => Promise.all([9, -1, 0.5].map((floor) => outcome(sdk.Floor.moveTo(floor)))));

    expect(outcomes).toEqual(['InvalidArgument', 'InvalidArgument', 'InvalidArgument']);
  });

  it('C54 Room.current holds the room around the camera, and none in the dollhouse', async () => {
    const [inside, outside] = await stage.run(async ({ sdk, now }) => {
      const rooms = async () =>
        (await now(sdk.Room.current)).rooms.map(({ id, label, floorInfo }) => `${id} ${label} ${floorInfo.sequence}`);
      const inside = await rooms();
      await sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' });
      return [inside, await rooms()];
    });

    expect(inside).toEqual(['r1 Kitchen 0']);
    expect(outside).toEqual([]);
  });
});
