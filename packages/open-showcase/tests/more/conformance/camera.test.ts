import type { PerspectiveCamera } from 'three';
import { describe, expect, it } from 'vitest';
import { withVisit } from '../../conformance/visit';

const stage = withVisit();
const degrees = 180 / Math.PI;
/** half of the base field of view, vertical, and with the sides 640 to 400 horizontal */
const halfHeight = Math.tan(35 / degrees);
const halfWidth = halfHeight * 1.6;

const rotation = () => stage.run(async ({ sdk, now }) => ({ ...(await now(sdk.Camera.pose)).rotation }));
const toDollhouse = () => stage.run(({ sdk }) => sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' }));
const toFloorplan = () => stage.run(({ sdk }) => sdk.Mode.moveTo('mode.floorplan', { transition: 'transition.instant' }));

describe('turning', () => {
  it('C34 setRotation({x: 0, y: 90}) looks along −X: positive yaw turns to the left', async () => {
    const { eye, seen } = await stage.run(async ({ sdk, now }) => {
      await sdk.Camera.setRotation({ x: 0, y: 90 }, { speed: 1000 });
      const { position } = await sdk.Renderer.getWorldPositionData({ x: 320, y: 330 });
      return { eye: (await now(sdk.Camera.pose)).position, seen: position };
    });

    expect(seen?.x).toBeLessThan(eye.x - 1);
    expect(seen?.y).toBeLessThan(eye.y);
    expect(seen?.z).toBeCloseTo(eye.z, 1);
  });

  it('C35 rotate(90, 0) from yaw 0 turns right, to yaw −90', async () => {
    await stage.run(({ sdk }) => sdk.Camera.rotate(90, 0, { speed: 1000 }));

    const { x, y } = await rotation();
    expect(x).toBeCloseTo(0, 2);
    expect(y).toBeCloseTo(-90, 2);
  });

  it('C36 rotate(0, 200) stops at pitch 70 with a warning; again it rejects', async () => {
    await stage.run(({ sdk }) => sdk.Camera.rotate(0, 200, { speed: 1000 }));
    const { x } = await rotation();
    const warnings = [...stage.warnings];
    const again = await stage.run(({ sdk, outcome }) => outcome(sdk.Camera.rotate(0, 10)));

    expect(x).toBeCloseTo(70, 2);
    expect(warnings).toEqual([expect.stringContaining('limit')]);
    expect(again).toBe('InvalidArgument');
  });

  it('C37 setRotation in the dollhouse rejects WrongMode, and inside it resolves', async () => {
    await toDollhouse();

    const outside = await stage.run(({ sdk, outcome }) => outcome(sdk.Camera.setRotation({ x: 0, y: 0 })));
    const inside = await stage.run(async ({ sdk, outcome }) => {
      await sdk.Mode.moveTo('mode.inside', { transition: 'transition.instant' });
      return outcome(sdk.Camera.setRotation({ x: 1, y: 1 }, { speed: 1000 }));
    });

    expect([outside, inside]).toEqual(['WrongMode', 'resolved with undefined']);
  });

  it('C38 a speed of 0 rejects InvalidArgument; 200 °/s over 90° take 450 ms', async () => {
    const { refused, moving, over } = await stage.run(async ({ sdk, outcome, lasting }) => ({
      refused: await outcome(sdk.Camera.setRotation({ x: 0, y: 90 }, { speed: 0 })),
      ...(await lasting(() => sdk.Camera.setRotation({ x: 0, y: 90 }, { speed: 200 }))),
    }));

    expect(refused).toBe('InvalidArgument');
    expect(moving).toBeLessThanOrEqual(450 + 100);
    expect(over).toBeGreaterThanOrEqual(450 - 100);
  });

  it('C39 lookAtScreenCoords of the middle changes nothing, of the left edge turns left by half the horizontal field of view', async () => {
    await stage.run(({ sdk }) => sdk.Camera.lookAtScreenCoords(320, 200));
    const middle = await rotation();
    await stage.run(({ sdk }) => sdk.Camera.lookAtScreenCoords(0, 200));
    const left = await rotation();

    expect(Math.abs(middle.x)).toBeLessThan(0.1);
    expect(Math.abs(middle.y)).toBeLessThan(0.1);
    expect(left.y).toBeCloseTo(Math.atan(halfWidth) * degrees, 1);
  });
});

describe('zooming, panning and walking', () => {
  it('C40 zoomTo, zoomBy and zoomReset change the level and the field of view', async () => {
    const seen = await stage.run(async ({ sdk, now }) => {
      const level = async () => [(await now(sdk.Camera.zoom)).level, (await now(sdk.Camera.pose)).projection[5] ?? 0];
      const to = await sdk.Camera.zoomTo(2);
      const [atTwo, scale] = await level();
      const by = await sdk.Camera.zoomBy(0.1);
      await sdk.Camera.zoomReset();
      return { to, atTwo, scale, by, reset: await level() };
    });

    expect([seen.to, seen.atTwo]).toEqual([2, 2]);
    expect(seen.scale).toBeCloseTo(1 / Math.tan(17.5 / degrees), 4);
    expect(seen.by).toBeCloseTo(2.1, 6);
    expect(seen.reset[0]).toBe(1);
    expect(seen.reset[1]).toBeCloseTo(1 / halfHeight, 4);
  });

  it('C41 zoomTo(100) resolves with the maximum and warns; in the floorplan zoomTo rejects and the level is 1', async () => {
    const most = await stage.run(({ sdk }) => sdk.Camera.zoomTo(100));
    const warnings = [...stage.warnings];
    await toFloorplan();
    const [refused, level] = await stage.run(async ({ sdk, outcome, now }) => [
      await outcome(sdk.Camera.zoomTo(2)),
      (await now(sdk.Camera.zoom)).level,
    ]);

    expect(most).toBe(3);
    expect(warnings).toEqual([expect.stringContaining('out of range')]);
    expect([refused, level]).toEqual(['WrongMode', 1]);
  });

  it('C42 pan inside rejects WrongMode; in the floorplan the camera goes to x 1, z 1', async () => {
    const inside = await stage.run(({ sdk, outcome }) => outcome(sdk.Camera.pan({ x: 1, z: 1 })));
    await toFloorplan();
    const { position } = await stage.run(async ({ sdk, now }) => {
      await sdk.Camera.pan({ x: 1, z: 1 });
      return { position: { ...(await now(sdk.Camera.pose)).position } };
    });

    expect(inside).toBe('WrongMode');
    expect(position.x).toBeCloseTo(1, 2);
    expect(position.z).toBeCloseTo(1, 2);
  });

  it('C43 moveInDirection FORWARD resolves at the sweep ahead; an unknown direction rejects, a blocked one warns', async () => {
    const [sweep, unknown] = await stage.run(async ({ sdk, now, outcome }) => {
      await sdk.Camera.moveInDirection('FORWARD');
      return [(await now(sdk.Sweep.current)).id, await outcome(sdk.Camera.moveInDirection('SIDEWAYS' as never))];
    });
    await stage.run(({ sdk }) => sdk.Sweep.moveTo('s001', { transition: 'transition.instant', rotation: { x: 0, y: 180 } }));
    await stage.run(({ sdk }) => sdk.Camera.moveInDirection('FORWARD'));

    expect([sweep, unknown]).toEqual(['s002', 'InvalidArgument']);
    expect(stage.warnings).toEqual([expect.stringContaining('nowhere to go')]);
  });

  it('C44 pose.projection is a Float32Array of 16, row-major', async () => {
    const seen = await stage.run(async ({ sdk, frame, now }) => {
      const own: { context?: { camera: PerspectiveCamera } } = {};
      await sdk.Scene.register('eye', () => own as never);
      const [object] = await sdk.Scene.createObjects(1);
      object?.addNode().addComponent('eye');
      const { projection } = await now(sdk.Camera.pose);
      const { Float32Array: OfFrame } = frame.contentWindow as unknown as typeof globalThis;
      const camera = own.context?.camera;
      return {
        kind: projection instanceof OfFrame,
        length: projection.length,
        rows: [...projection],
        columns: camera?.projectionMatrix.toArray() ?? [],
      };
    });

    expect([seen.kind, seen.length]).toEqual([true, 16]);
    const transposed = seen.rows.map((_, at) => seen.rows[(at % 4) * 4 + Math.floor(at / 4)]);
    for (const [at, value] of seen.columns.entries()) expect(transposed[at]).toBeCloseTo(value, 5);
    expect(seen.rows[14]).toBe(-1);
  });
});
