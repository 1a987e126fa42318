import type { Viewer } from '../../viewer/port';
import { fromText, toText } from '../conformance/serialize';
import { requireText, sdkError } from '../sdk-error';
import { builtIn } from './components/built-in';
import type { ComponentContext, ComponentFactory } from './contract';
import { createInteractions } from './interactions';
import { createLoop } from './loop';
import { createObject, type ObjectRecord, type SceneObject } from './object';
import type { Surroundings } from './surroundings';

export type SceneWorld = {
  createObject: () => SceneObject;
  /** Registers a factory under a name, replacing an earlier one; the returned function undoes it. */
  register: (name: string, factory: ComponentFactory) => { dispose: () => void };
  unregister: (names: readonly string[]) => void;
  serialize: (object: SceneObject) => string;
  deserialize: (text: string) => SceneObject;
  context: ComponentContext;
  end: () => void;
};

/** Objects of the embedding page in the scene; they end with their connection, because their components run its code. */
export async function createWorld(viewer: Viewer): Promise<SceneWorld> {
  const three = await viewer.three();
  const registered = new Map<string, ComponentFactory>();
  const records = new Map<SceneObject, ObjectRecord>();
  const { renderer, scene, camera } = viewer;
  const world: Surroundings = {
    viewer,
    context: { three, renderer, scene, camera },
    loop: createLoop(viewer),
    interactions: createInteractions(viewer, three),
    owners: new WeakMap(),
    make: (name) => (registered.get(name) ?? builtIn(name, viewer))(),
  };
  const createOne = () => {
    const record = createObject(world);
    records.set(record.object, record);
    return record;
  };
  return {
    context: world.context,
    createObject: () => createOne().object,
    register(name, factory) {
      if (typeof factory !== 'function') throw sdkError('InvalidArgument', 'Give the function that makes the component.');
      registered.set(requireText(name, 'The name of a component'), factory);
      return {
        dispose() {
          if (registered.get(name) === factory) registered.delete(name);
        },
      };
    },
    unregister(names) {
      for (const name of names) registered.delete(name);
    },
    serialize(object) {
      const record = records.get(object);
      if (!record) throw sdkError('NotFound', 'Scene.serialize takes an object of Scene.createObjects.');
      return toText(record);
    },
    deserialize: (text) => fromText(text, createOne()),
    end() {
      for (const { stop } of records.keys()) stop();
      world.interactions.end();
    },
  };
}
