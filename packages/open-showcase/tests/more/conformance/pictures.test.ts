import type { Mesh, Object3D } from 'three';
import { describe, expect, it } from 'vitest';
import { withVisit } from '../../conformance/visit';
import { dracoTriangle } from '../../support/draco-triangle';

const stage = withVisit();

describe('Renderer', () => {
  it('C65 takeScreenShot gives a JPEG of the size asked for, with tags and pucks only when they are asked for', async () => {
    const seen = await stage.run(async ({ sdk, outcome, pixels }) => {
      await sdk.Camera.setRotation({ x: -25, y: 0 }, { speed: 2000 });
      const size = { width: 640, height: 360 };
      const shot = async (show?: object) => pixels(await sdk.Renderer.takeScreenShot(size, show));
      const bare = await shot();
      const withPucks = await shot({ sweeps: true });
      await sdk.Tag.add({ anchorPosition: { x: 1, y: 0.5, z: -4 }, stemVector: { x: 0, y: 0.3, z: 0 } });
      const stillBare = await shot();
      const withTags = await shot({ mattertags: true });
      const changed = (other: ImageData) => {
        let count = 0;
        for (let at = 0; at < bare.data.length; at += 4) if (Math.abs(bare.data[at]! - other.data[at]!) > 40) count++;
        return count;
      };
      const uri = await sdk.Renderer.takeScreenShot(size);
      const whole = await pixels(await sdk.Renderer.takeScreenShot());
      return {
        head: uri.slice(0, 23),
        size: [bare.width, bare.height],
        whole: [whole.width, whole.height],
        pucks: changed(withPucks),
        bare: changed(stillBare),
        tags: changed(withTags),
        refused: [
          await outcome(sdk.Renderer.takeScreenShot({ width: 5000, height: 10 })),
          await outcome(sdk.Renderer.takeScreenShot({ width: 0, height: 10 })),
        ],
      };
    });

    expect(seen).toMatchObject({
      head: 'data:image/jpeg;base64,',
      size: [640, 360],
      whole: [640, 400],
      bare: 0,
      refused: ['InvalidArgument', 'InvalidArgument'],
    });
    expect(seen.pucks).toBeGreaterThan(50);
    expect(seen.tags).toBeGreaterThan(100);
  });

  it('C66 getWorldPositionData gives the point under a pixel, nothing for the sky, or where the ray meets a height', async () => {
    const seen = await stage.run(async ({ sdk }) => {
      const middle = await sdk.Renderer.getWorldPositionData({ x: 320, y: 200 });
      await sdk.Camera.setRotation({ x: -25, y: 0 }, { speed: 2000 });
      const plane = await sdk.Renderer.getWorldPositionData({ x: 320, y: 100 }, 0.5);
      await sdk.Mode.moveTo('mode.dollhouse', { transition: 'transition.instant' });
      const sky = await sdk.Renderer.getWorldPositionData({ x: 5, y: 5 });
      const ground = await sdk.Renderer.getWorldPositionData({ x: 320, y: 300 }, 0);
      return { middle, plane, sky, ground };
    });

    // The wall at the end of the room that the start looks into.
    expect(seen.middle).toEqual({
      position: { x: expect.closeTo(1, 1), y: expect.closeTo(1.5, 1), z: expect.closeTo(-8, 0) },
      floor: 0,
      floorInfo: { id: 'f0', sequence: 0 },
    });
    expect(seen.plane.position?.y).toBe(0.5);
    expect(seen.sky).toEqual({ position: null, floor: -1, floorInfo: { id: undefined, sequence: undefined } });
    expect(seen.ground.position?.y).toBe(0);
  });
});

describe('Scene', () => {
  const model = '/scans/AbCdEfGh123/mesh.glb';

  it('C68 mp.gltfLoader goes from Idle to Loading to Loaded and hangs its root in the scene, turned as asked; a bad address is an Error', async () => {
    const seen = await stage.run(async ({ sdk }, url) => {
      const [object] = await sdk.Scene.createObjects(1);
      const node = object!.addNode();
      const good = node.addComponent(sdk.Scene.Component.GLTF_LOADER, { url, localRotation: { x: 0, y: 90, z: 0 } });
      const bad = node.addComponent('mp.gltfLoader', { url: '/scans/none.glb' });
      const states = (component: typeof good) => {
        const seen = [component.outputs?.loadingState];
        const path = object!.addOutputPath(component, 'loadingState');
        return new Promise<unknown[]>((resolve) => {
          object!.spyOnEvent({
            path,
            onEvent(state) {
              seen.push(state as string);
              if (state === 'Loaded' || state === 'Error') resolve(seen);
            },
          });
        });
      };
      const both = [states(good), states(bad)];
      object!.start();
      const [loaded, failed] = await Promise.all(both);
      const root = good.outputs?.objectRoot as Object3D;
      let top: Object3D = root;
      while (top.parent) top = top.parent;
      const found = { loaded, failed, inScene: (top as { isScene?: boolean }).isScene === true, meshes: 0, turned: root.rotation.y };
      root.traverse((part) => {
        if ((part as { isMesh?: boolean }).isMesh) found.meshes++;
      });
      object!.stop();
      return found;
    }, model);

    expect(seen).toMatchObject({ loaded: ['Idle', 'Loading', 'Loaded'], failed: ['Idle', 'Loading', 'Error'], inScene: true });
    expect(seen.meshes).toBeGreaterThan(0);
    expect(seen.turned).toBeCloseTo(Math.PI / 2, 6);
  });

  it('C68 mp.gltfLoader reads meshes that are compressed with Draco, too', async () => {
    const corners = await stage.run(async ({ sdk }, url) => {
      const [object] = await sdk.Scene.createObjects(1);
      const loader = object!.addNode().addComponent(sdk.Scene.Component.GLTF_LOADER, { url });
      const ended = new Promise((resolve) => {
        const path = object!.addOutputPath(loader, 'loadingState');
        object!.spyOnEvent({ path, onEvent: (state) => (state === 'Loaded' || state === 'Error') && resolve(state) });
      });
      object!.start();
      const state = await ended;
      const positions: number[] = [];
      (loader.outputs?.objectRoot as Object3D | null)?.traverse((part) => {
        const { geometry } = part as Mesh;
        if (geometry) positions.push(...geometry.attributes.position!.array);
      });
      object!.stop();
      return { state, positions };
    }, dracoTriangle);

    expect(corners).toEqual({ state: 'Loaded', positions: [0, 0, 0, 1, 0, 0, 0, 1, 0] });
  });

  it('C69 stop() takes the mesh out of the picture, and start() afterwards has no effect', async () => {
    const cube = `v -1 -1 0\nv 1 -1 0\nv 1 1 0\nv -1 1 0\nf 1 2 3 4\n`;
    const seen = await stage.run(
      async ({ sdk, pixels, drawn }, url) => {
        const [object] = await sdk.Scene.createObjects(1);
        const node = object!.addNode();
        node.position.set(1, 1.5, -4);
        const component = node.addComponent(sdk.Scene.Component.OBJ_LOADER, { url });
        const loaded = new Promise<void>((resolve) => {
          const path = object!.addOutputPath(component, 'loadingState');
          object!.spyOnEvent({ path, onEvent: (state) => state === 'Loaded' && resolve() });
        });
        const shot = async () => {
          await drawn();
          const { data } = await pixels(await sdk.Renderer.takeScreenShot({ width: 64, height: 40 }));
          return [...data.slice((20 * 64 + 32) * 4, (20 * 64 + 32) * 4 + 3)];
        };
        const before = await shot();
        object!.start();
        await loaded;
        const during = await shot();
        object!.stop();
        const after = await shot();
        object!.start();
        node.start();
        const again = await shot();
        return { before, during, after, again };
      },
      `data:text/plain,${encodeURIComponent(cube)}`,
    );

    const far = (a: number[], b: number[]) => Math.max(...a.map((part, at) => Math.abs(part - b[at]!)));
    expect(far(seen.before, seen.during)).toBeGreaterThan(20);
    expect(far(seen.before, seen.after)).toBeLessThan(8);
    expect(far(seen.before, seen.again)).toBeLessThan(8);
  });

  it('keeps the visitor from moving while mp.input says so', async () => {
    const turned = async () => {
      await stage.page.mouse.move(320, 150);
      await stage.page.mouse.down();
      await stage.page.mouse.move(420, 150, { steps: 4 });
      await stage.page.mouse.up();
      return stage.run(async ({ sdk, now, drawn }) => {
        await drawn();
        return Math.abs((await now(sdk.Camera.pose)).rotation.y) > 1;
      });
    };
    const object = await stage.visit.evaluateHandle(async ({ sdk }) => {
      const [object] = await sdk.Scene.createObjects(1);
      object!.addNode().addComponent('mp.input', { userNavigationEnabled: false });
      object!.start();
      return object!;
    });

    expect(await turned()).toBe(false);
    await object.evaluate((started) => started.stop());

    expect(await turned()).toBe(true);
  });
});

describe('what this page leaves out', () => {
  it('C74 Tour.getData() is [], Sensor.createSensor rejects NotSupported, and no namespace is undefined', async () => {
    const seen = await stage.run(async ({ sdk, outcome, now }) => ({
      tour: await sdk.Tour.getData(),
      labels: await sdk.Label.getData(),
      sensor: await outcome((sdk.Sensor.createSensor as (type: string) => Promise<never>)(sdk.Sensor.SensorType.CAMERA)),
      tourState: (await now(sdk.Tour.state)).current,
      missing: Object.entries(sdk).filter(([, part]) => part === undefined || part === null),
    }));

    expect(seen).toEqual({ tour: [], labels: [], sensor: 'NotSupported', tourState: 'tour.inactive', missing: [] });
  });
});
