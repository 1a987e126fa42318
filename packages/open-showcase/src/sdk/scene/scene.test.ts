// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aConnection, refusalOf } from '../../../tests/support/fake-viewer';
import type { SceneComponent } from './contract';

/** Adds its inputs at each change. */
function adder(): SceneComponent {
  const own: SceneComponent = {
    inputs: { a: 0, b: 0 },
    outputs: { sum: 0 },
    onInit: () => own.onInputsUpdated?.({}),
    onInputsUpdated() {
      own.outputs!.sum = (own.inputs!.a as number) + (own.inputs!.b as number);
    },
  };
  return own;
}

async function aScene() {
  const connection = await aConnection();
  const { sdk } = connection;
  const log: string[] = [];
  await sdk.Scene.registerComponents([
    { name: 'adder', factory: adder },
    {
      name: 'logger',
      factory: () => ({
        inputs: { place: { x: 0, y: 0 } },
        events: { ring: true },
        onInit: () => log.push('init'),
        onEvent: (type, data) => log.push(`${type} ${data}`),
        onInputsUpdated: ({ place }) => log.push(`inputs, before ${JSON.stringify(place)}`),
        onTick: (ms) => log.push(`tick ${ms}`),
        onDestroy: () => log.push('destroy'),
      }),
    },
  ]);
  const [object] = await sdk.Scene.createObjects(1);
  return { ...connection, object: object!, log };
}

describe('the scene', () => {
  it('runs events, then inputs, then the tick of a frame, from start to stop', async () => {
    const { object, log, frame } = await aScene();
    const component = object.addNode().addComponent('logger', { place: { x: 1, y: 2 } });
    const ring = object.addEventPath(component, 'ring');
    (component.inputs!.place as { x: number }).x = 5;
    expect(frame()).toBe(false);

    object.start();
    frame();
    (component.inputs!.place as { x: number }).x = 7;
    (component.inputs!.place as { y: number }).y = 8;
    ring.set('twice');
    frame(20);
    object.stop();
    object.start();

    expect(log).toEqual(['init', 'tick 16', 'ring twice', 'inputs, before {"x":5,"y":2}', 'tick 20', 'destroy']);
    expect(frame()).toBe(false);
    expect(() => object.addNode()).toThrow('was stopped');
  });

  it('shows a spy on an input what was changed inside of it', async () => {
    const { object } = await aScene();
    const component = object.addNode().addComponent('logger');
    const spied: unknown[] = [];
    object.spyOnEvent({ path: object.addInputPath(component, 'place'), onEvent: (place) => spied.push({ ...(place as object) }) });

    (component.inputs!.place as { y: number }).y = 4;
    (component.inputs!.place as { y: number }).y = 4;
    component.inputs!.place = { x: 9, y: 9 };

    expect(spied).toEqual([
      { x: 0, y: 4 },
      { x: 9, y: 9 },
    ]);
  });

  it('asks for frames only while something changed or ticks', async () => {
    const { object, frame } = await aScene();
    const component = object.addNode().addComponent('adder');
    object.start();

    expect(frame()).toBe(false);
    component.inputs!.a = 2;
    expect(frame()).toBe(false);

    expect(component.outputs!.sum).toBe(2);
  });

  it('lets values and events flow along bound paths, in either order, and spies see them', async () => {
    const { object, frame } = await aScene();
    const node = object.addNode();
    const [one, two] = [node.addComponent('adder', { a: 1 }), node.addComponent('adder')];
    const sum = object.addOutputPath(one, 'sum');
    const input = object.addInputPath(two, 'a');
    object.bindPath(input, sum);
    const spied: unknown[] = [];
    const spy = { path: object.addOutputPath(two, 'sum'), onEvent: (value: unknown) => spied.push(value) };
    object.spyOnEvent(spy);

    object.start();
    frame();
    one.inputs!.b = 4;
    frame();
    frame();

    expect(input.get()).toBe(5);
    expect(spied).toEqual([1, 5]);
    expect(() => object.bindPath(sum, sum)).toThrow('Bind an output to an input');
    expect(() => sum.set(1)).toThrow('Only inputs and events');
    expect([...object.pathIterator()]).toHaveLength(3);
  });

  it('C69 takes what it drew off the scene, and the connection takes what is left', async () => {
    const { sdk, object, viewer } = await aScene();
    const [first, second] = [object.addNode(), object.addNode()];
    first.addComponent('mp.ambientLight', { intensity: 3 });
    second.addComponent('mp.lights');
    const lights = () => {
      const found: number[] = [];
      viewer.scene.traverse((part) => 'intensity' in part && found.push(part.intensity as number));
      return found;
    };

    object.start();
    expect(lights()).toContain(3);
    first.stop();
    first.start();
    expect(lights()).not.toContain(3);
    expect(lights()).toHaveLength(2);
    sdk.disconnect();

    expect(lights()).toEqual([]);
    expect(await refusalOf(sdk.Scene.createObjects(1))).toBe('Disconnected');
  });

  it('keeps an object as text and builds it again, not started', async () => {
    const { sdk, object } = await aScene();
    const node = object.addNode('n');
    node.name = 'Desk';
    node.position.set(1, 2, 3);
    const [one, two] = [node.addComponent('adder', { a: 1 }, 'one'), node.addComponent('adder', {}, 'two')];
    object.bindPath(object.addOutputPath(one, 'sum', 'from'), object.addInputPath(two, 'b', 'to'));

    const copy = await sdk.Scene.deserialize(await sdk.Scene.serialize(object));

    const [made] = [...copy.nodeIterator()];
    expect(made).toMatchObject({ id: 'n', name: 'Desk', position: { x: 1, y: 2, z: 3 } });
    const [first, second] = [...made!.componentIterator()];
    copy.start();
    expect(first?.outputs?.sum).toBe(1);
    expect(second?.inputs?.b).toBe(1);
    expect(await refusalOf(sdk.Scene.deserialize('{"version":2}'))).toBe('InvalidArgument');
    expect(await refusalOf(sdk.Scene.deserialize('no'))).toBe('InvalidArgument');
  });

  it('knows the names of the provider, and says what it leaves out', async () => {
    const { sdk, object, viewer } = await aScene();
    const node = object.addNode();

    expect(() => node.addComponent('mp.xr')).toThrow(expect.objectContaining({ name: 'NotSupported' }));
    expect(() => node.addComponent('nobody')).toThrow(expect.objectContaining({ name: 'NotFound' }));
    const component = node.addComponent('adder');
    for (const older of [object.addPath, object.bind, component.bind, component.bindEvent, component.spyOnEvent]) {
      expect(older).toThrow(expect.objectContaining({ name: 'NotSupported' }));
    }
    await sdk.Scene.unregisterComponents(['adder']);
    expect(() => node.addComponent('adder')).toThrow(expect.objectContaining({ name: 'NotFound' }));
    const configured = vi.fn();
    await sdk.Scene.configure(configured);
    expect(configured).toHaveBeenCalledWith(viewer.renderer, await viewer.three(), null);
  });

  it('tells a component of clicks on its collider, and the click moves nothing', async () => {
    const { sdk, object, click, viewer, cells, frame } = await aScene();
    const { BoxGeometry, Mesh } = await viewer.three();
    const box = new Mesh(new BoxGeometry(1, 1, 1));
    box.position.set(1, 1.5, -4);
    box.updateMatrixWorld();
    const took = vi.fn();
    await sdk.Scene.register('box', () => ({
      outputs: { objectRoot: box, collider: box },
      events: { 'INTERACTION.CLICK': true },
      onEvent: took,
    }));
    const component = object.addNode().addComponent('box');
    const hovers: unknown[] = [];
    object.spyOnEvent({
      path: object.addEmitPath(component, 'INTERACTION.HOVER'),
      onEvent: (event) => hovers.push((event as { hover: boolean }).hover),
    });
    object.start();

    expect(click({ object: 'model', position: { x: 1, y: 1.5, z: -3.5 } })).toBe(true);
    frame();
    expect(took).toHaveBeenCalledWith('INTERACTION.CLICK', expect.objectContaining({ point: expect.objectContaining({ z: -3.5 }) }));
    expect(click({ object: 'model', position: { x: 4, y: 1.5, z: -3.5 } })).toBe(false);
    expect(click({ object: 'model', position: { x: 1, y: 1.5, z: -3 } })).toBe(false);
    cells.pointer.set({ object: 'none', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } });

    expect(hovers).toEqual([true, false]);
  });
});
