import type { WebGLRenderer } from 'three';
import { describe, expect, it } from 'vitest';
import fixture from '../fixtures/scans/AbCdEfGh123/scan.json';
import { withVisit } from './visit';

const stage = withVisit();

describe('the model and its sweeps', () => {
  it('C20 Model.getData() has the id, 6 sweeps and modelSupportsVr', async () => {
    const data = await stage.run(({ sdk }) => sdk.Model.getData());

    expect(data).toMatchObject({ sid: 'AbCdEfGh123', modelSupportsVr: expect.any(Boolean) });
    expect(data.sweeps.map(({ sid, floor }) => `${sid} ${floor}`)).toEqual(['s001 0', 's002 0', 's003 0', 's004 1', 's005 1', 's006 -1']);
    expect(await stage.run(({ sdk }) => sdk.Model.getDetails())).toMatchObject({
      sid: fixture.id,
      name: fixture.name,
      address: fixture.address,
    });
  });

  it('C21 the item s001 is as the manifest says, aligned, on floor f0 and enabled [MODEL-087]', async () => {
    const sweep = await stage.run(async ({ sdk }) => (await sdk.Sweep.data.waitUntil(() => true)).s001);

    expect(sweep).toMatchObject({
      id: 's001',
      sid: 's001',
      uuid: 's001',
      position: fixture.sweeps[0]?.position,
      alignmentType: 'aligned',
      placementType: 'auto',
      floorInfo: { id: 'f0', sequence: 0 },
      neighbors: ['s002'],
      enabled: true,
    });
  });

  it('C22 the item s006 is unaligned and unplaced, on no floor', async () => {
    const sweep = await stage.run(async ({ sdk }) => (await sdk.Sweep.data.waitUntil(() => true)).s006);

    expect(sweep).toMatchObject({
      alignmentType: 'unaligned',
      placementType: 'unplaced',
      floorInfo: { id: undefined, sequence: undefined },
    });
  });
});

describe('Sweep.moveTo', () => {
  it('C23 goes at once with INSTANT, to the rotation given', async () => {
    const { id, pose } = await stage.run(async ({ sdk, now }) => {
      const id = await sdk.Sweep.moveTo('s002', { transition: sdk.Sweep.Transition.INSTANT, rotation: { x: 10, y: -45 } });
      return { id, pose: await now(sdk.Camera.pose) };
    });

    expect([id, pose.sweep]).toEqual(['s002', 's002']);
    expect(pose.rotation.x).toBeCloseTo(10, 2);
    expect(pose.rotation.y).toBeCloseTo(-45, 2);
  });

  it('C24 flies for the time given, at no sweep meanwhile', async () => {
    const { moving, over, current } = await stage.run(async ({ sdk, lasting, drawn }) => {
      const current: string[] = [];
      const subscription = sdk.Sweep.current.subscribe(({ sid }) => current.push(sid));
      await drawn();
      const lasted = await lasting(() => sdk.Sweep.moveTo('s003', { transition: sdk.Sweep.Transition.FLY, transitionTime: 800 }));
      subscription.cancel();
      return { ...lasted, current };
    });

    expect(current).toEqual(['s001', '', 's003']);
    expect(moving).toBeLessThanOrEqual(800 + 150);
    expect(over).toBeGreaterThanOrEqual(800 - 150);
  });

  it('C25 with FADEOUT the picture reaches black between the two views, and is not black at either', async () => {
    const { id, seen } = await stage.run(async ({ sdk, frame }) => {
      const seen: number[] = [];
      let restore = () => {};
      await sdk.Scene.configure((given) => {
        const renderer = given as WebGLRenderer;
        const { render } = renderer;
        const gl = renderer.getContext();
        const pixel = new (frame.contentWindow as unknown as { Uint8Array: typeof Uint8Array }).Uint8Array(4);
        renderer.render = (...args) => {
          render.apply(renderer, args);
          if (renderer.getRenderTarget()) return;
          gl.readPixels(gl.drawingBufferWidth / 2, gl.drawingBufferHeight / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
          seen.push(Math.max(pixel[0]!, pixel[1]!, pixel[2]!));
        };
        restore = () => {
          renderer.render = render;
        };
      });
      const id = await sdk.Sweep.moveTo('s002', { transition: sdk.Sweep.Transition.FADEOUT, transitionTime: 3000 });
      restore();
      return { id, seen };
    });

    const darkest = seen.indexOf(Math.min(...seen));
    expect(id).toBe('s002');
    expect(seen[darkest]).toBeLessThan(8);
    expect(Math.max(...seen.slice(0, darkest))).toBeGreaterThan(60);
    expect(Math.max(...seen.slice(darkest))).toBeGreaterThan(60);
  });

  it('C26 to an unknown sweep rejects NotFound and leaves the pose', async () => {
    const [outcome, before, after] = await stage.run(async ({ sdk, outcome, now }) => {
      const before = JSON.stringify(await now(sdk.Camera.pose));
      return [await outcome(sdk.Sweep.moveTo('nope')), before, JSON.stringify(await now(sdk.Camera.pose))];
    });

    expect(outcome).toBe('NotFound');
    expect(after).toBe(before);
  });

  it('C27 while a FLY runs rejects Busy, and the first resolves', async () => {
    const outcomes = await stage.run(async ({ sdk, outcome }) => {
      const first = outcome(sdk.Sweep.moveTo('s002', { transition: sdk.Sweep.Transition.FLY, transitionTime: 300 }));
      const second = outcome(sdk.Sweep.moveTo('s001'));
      return [await second, await first];
    });

    expect(outcomes).toEqual(['Busy', 'resolved with "s002"']);
  });

  it('C28 to the current sweep applies the rotation and sends no EXIT', async () => {
    const seen = await stage.run(async ({ sdk, now }) => {
      let exits = 0;
      const count = () => exits++;
      sdk.on(sdk.Sweep.Event.EXIT, count);
      const id = await sdk.Sweep.moveTo('s001', { rotation: { x: -5, y: 120 } });
      const { rotation } = await now(sdk.Camera.pose);
      sdk.off(sdk.Sweep.Event.EXIT, count);
      return { id, exits, x: Math.round(rotation.x), y: Math.round(rotation.y) };
    });

    expect(seen).toEqual({ id: 's001', exits: 0, x: -5, y: 120 });
  });

  it('C31 announces EXIT(from, to) before ENTER(from, to)', async () => {
    const heard = await stage.run(async ({ sdk }) => {
      const heard: unknown[][] = [];
      const exit = (...args: unknown[]) => heard.push(['exit', ...args]);
      const enter = (...args: unknown[]) => heard.push(['enter', ...args]);
      sdk.on(sdk.Sweep.Event.EXIT, exit).on(sdk.Sweep.Event.ENTER, enter);
      await sdk.Sweep.moveTo('s002', { transition: sdk.Sweep.Transition.FLY, transitionTime: 200 });
      sdk.off(sdk.Sweep.Event.EXIT, exit).off(sdk.Sweep.Event.ENTER, enter);
      return heard;
    });

    expect(heard).toEqual([
      ['exit', 's001', 's002'],
      ['enter', 's001', 's002'],
    ]);
  });

  it('C33 back with a rotation read from the pose gives the same rotation to 4 decimals', async () => {
    const [before, after] = await stage.run(async ({ sdk, now }) => {
      await sdk.Camera.setRotation({ x: 12.3456, y: -123.4567 }, { speed: 2000 });
      const { rotation, sweep } = await now(sdk.Camera.pose);
      await sdk.Sweep.moveTo('s003', { transition: sdk.Sweep.Transition.INSTANT, rotation: { x: 0, y: 0 } });
      await sdk.Sweep.moveTo(sweep, { transition: sdk.Sweep.Transition.INSTANT, rotation });
      return [rotation, (await now(sdk.Camera.pose)).rotation];
    });

    expect([after.x.toFixed(4), after.y.toFixed(4)]).toEqual([before.x.toFixed(4), before.y.toFixed(4)]);
    expect(before.x).toBeCloseTo(12.3456, 3);
  });
});

describe('switching sweeps and looking them up', () => {
  const puck = async () =>
    stage.run(async ({ sdk, now, frame }) => {
      const { innerWidth: w, innerHeight: h } = frame.contentWindow!;
      const { s002 } = await sdk.Sweep.data.waitUntil(() => true);
      return sdk.Conversion.worldToScreen(s002!.puckPosition, await now(sdk.Camera.pose), { w, h });
    });
  const lookDown = () => stage.run(({ sdk }) => sdk.Camera.setRotation({ x: -25, y: 0 }, { speed: 2000 }));

  it('C29 disable updates the item, hides the puck and forbids going there by click or call', async () => {
    await lookDown();
    const { x, y } = await puck();
    const updates = await stage.run(async ({ sdk, drawn }) => {
      const seen: string[] = [];
      const subscription = sdk.Sweep.data.subscribe({ onUpdated: (id, { enabled }) => seen.push(`${id} ${enabled}`) });
      await sdk.Sweep.disable('s002');
      await drawn();
      subscription.cancel();
      return seen;
    });
    await stage.page.mouse.move(x, y);
    await stage.page.mouse.click(x, y);

    const after = await stage.run(async ({ sdk, now, outcome, drawn }) => {
      await drawn();
      const { object } = await now(sdk.Pointer.intersection);
      return [object, (await now(sdk.Sweep.current)).id, await outcome(sdk.Sweep.moveTo('s002'))];
    });
    expect(updates).toEqual(['s002 false']);
    expect(after).toEqual(['intersectedobject.model', 's001', 'InvalidArgument']);
  });

  it('C30 enable makes it a target again: a click on the puck goes there', async () => {
    await stage.run(async ({ sdk }) => {
      await sdk.Sweep.disable('s002');
      await sdk.Sweep.enable('s002');
    });
    await lookDown();
    const { x, y } = await puck();

    await stage.page.mouse.click(x, y);

    const [enabled, reached] = await stage.run(async ({ sdk }) => [
      (await sdk.Sweep.data.waitUntil(() => true)).s002?.enabled,
      (await sdk.Sweep.current.waitUntil(({ id }) => id === 's002')).id,
    ]);
    expect([enabled, reached]).toEqual([true, 's002']);
  });

  it('C32 createIdMap leads from older ids to present ones, and back with true', async () => {
    const [map, inverted, label] = await stage.run(
      async ({ sdk }) =>
        [
          { ...(await sdk.Sweep.Conversion.createIdMap()) },
          { ...(await sdk.Sweep.Conversion.createIdMap(true)) },
          await sdk.Sweep.Conversion.getLabelFromId('s003'),
        ] as const,
    );

    expect(map['legacy-s002']).toBe('s002');
    expect(inverted.s002).toBe('legacy-s002');
    expect(Object.keys(map)).toHaveLength(fixture.sweeps.filter(({ legacyId }) => legacyId).length);
    expect(label).toBe('3');
  });

  it('links, unlinks and gives the graph of what is enabled, weighted in metres', async () => {
    const seen = await stage.run(async ({ sdk }) => {
      const added = await sdk.Sweep.addNeighbors('s001', ['s003']);
      const graph = await sdk.Sweep.createGraph();
      const path = () => {
        const [start, end] = [graph.vertex('s001'), graph.vertex('s005')];
        return start && end
          ? sdk.Graph.createAStarRunner(graph, start, end)
              .exec()
              .path.map(({ id }) => id)
              .join(' ')
          : '';
      };
      const short = path();
      const removed = await sdk.Sweep.removeNeighbors('s001', ['s003']);
      const long = path();
      const weight = [...graph.edges].find(({ src, dst }) => src.id === 's001' && dst.id === 's002')?.weight;
      await sdk.Sweep.disable('s002');
      const none = path();
      graph.dispose();
      return { added, short, removed, long, weight, none };
    });

    expect(seen).toEqual({
      added: ['s002', 's003'],
      short: 's001 s003 s004 s005',
      removed: ['s002'],
      long: 's001 s002 s003 s004 s005',
      weight: 2.5,
      none: '',
    });
  });
});
