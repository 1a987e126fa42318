import { describe, expect, it } from 'vitest';
import { withVisit } from '../../conformance/visit';

const stage = withVisit();
const size = { w: 640, h: 400 };

/** Where a point of the world is on the screen. */
const onScreen = (world: { x: number; y: number; z: number }) =>
  stage.run(async ({ sdk, now }, { world, size }) => sdk.Conversion.worldToScreen(world, await now(sdk.Camera.pose), size), {
    world,
    size,
  });
const intersection = () => stage.run(async ({ sdk, now, drawn }) => drawn().then(() => now(sdk.Pointer.intersection)));
const lookDown = () => stage.run(({ sdk }) => sdk.Camera.setRotation({ x: -25, y: 0 }, { speed: 2000 }));
const toDollhouse = () => stage.run(({ sdk }) => sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' }));

describe('measuring', () => {
  it('C63 two clicks 3 m apart make a measurement of 3 m, and tags are hidden meanwhile', async () => {
    await lookDown();
    const tag = { id: 't1', anchorPosition: { x: 1, y: 0, z: -5 }, stemVector: { x: 0, y: 0.2, z: 0 } };
    const disc = await onScreen({ x: 1, y: 0.2, z: -5 });
    await stage.run(({ sdk }, given) => sdk.Tag.add(given), tag);
    const [start, end] = [await onScreen({ x: -0.4, y: 0, z: -5.2 }), await onScreen({ x: 2.6, y: 0, z: -5.2 })];
    const isUnderPointer = (object: string) => expect.poll(async () => (await intersection()).object).toBe(`intersectedobject.${object}`);
    await stage.page.mouse.move(disc.x, disc.y);
    await isUnderPointer('tag');

    const active = await stage.run(async ({ sdk, now }) => {
      await sdk.Measurements.toggleMode(true);
      return (await now(sdk.Measurements.mode)).active;
    });
    await isUnderPointer('model');
    for (const { x, y } of [start, end]) await stage.page.mouse.click(x, y);
    const measured = await stage.run(async ({ sdk }) => {
      const items = await sdk.Measurements.data.waitUntil((all) => [...all].length > 0);
      return [...items].map(([sid, item]) => ({ ...item, isKey: sid === item.sid }));
    });
    const label = stage.page.frameLocator('iframe').locator('.osc-measure:not([data-live])');
    const text = await label.textContent();
    const [after, sweep] = await stage.run(async ({ sdk, now }) => {
      await sdk.Measurements.toggleMode(false);
      return [(await now(sdk.Measurements.mode)).active, (await now(sdk.Sweep.current)).id];
    });

    expect(active).toBe(true);
    expect(measured).toHaveLength(1);
    expect(measured[0]).toMatchObject({ isKey: true, label: '' });
    expect(Math.abs((measured[0]?.totalLength ?? 0) - 3)).toBeLessThanOrEqual(0.01);
    expect(measured[0]?.segmentLengths).toEqual([measured[0]?.totalLength]);
    expect(text).toBe(`${measured[0]?.totalLength.toFixed(2)} m`);
    expect([after, sweep]).toEqual([false, 's001']);
    await stage.page.mouse.move(disc.x, disc.y);
    await isUnderPointer('tag');
  });
});

describe('the pointer', () => {
  it('C64 tells the floor with its normal and index, the sky, and a puck', async () => {
    await lookDown();
    const floor = await onScreen({ x: 2, y: 0, z: -5 });
    const puck = await onScreen({ x: 1, y: 0, z: -4.5 });
    await stage.page.mouse.move(floor.x, floor.y);
    const onFloor = await intersection();
    await stage.page.mouse.move(puck.x, puck.y);
    const onPuck = await intersection();
    await toDollhouse();
    await stage.page.mouse.move(8, 8);
    const onSky = await intersection();

    expect(onFloor).toMatchObject({ object: 'intersectedobject.model', floorIndex: 0, floorId: 'f0' });
    expect(onFloor.normal).toEqual({ x: expect.closeTo(0, 2), y: expect.closeTo(1, 2), z: expect.closeTo(0, 2) });
    expect(onFloor.position).toEqual({ x: expect.closeTo(2, 1), y: expect.closeTo(0, 1), z: expect.closeTo(-5, 1) });
    expect(onPuck.object).toBe('intersectedobject.sweep');
    expect(onPuck.floorIndex).toBeUndefined();
    expect(onSky.object).toBe('intersectedobject.none');
  });

  it('C67 worldToScreen of the pointer’s position is the pointer’s pixel, in perspective and in the floorplan', async () => {
    const differences: number[] = [];
    for (const mode of ['mode.inside', 'mode.dollhouse', 'mode.floorplan'] as const) {
      await stage.run(({ sdk }, to) => sdk.Mode.moveTo(to, { transition: 'transition.instant' }), mode);
      for (const [x, y] of [
        [250, 180],
        [380, 230],
      ] as const) {
        await stage.page.mouse.move(x, y);
        const { position, object } = await intersection();
        const seen = await onScreen(position);
        expect(object).not.toBe('intersectedobject.none');
        differences.push(Math.abs(seen.x - x), Math.abs(seen.y - y));
      }
    }

    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
  });
});
