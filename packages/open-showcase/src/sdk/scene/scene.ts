import type { Connection } from '../connection';
import { requireNumber, sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';
import { type ComponentFactory, ComponentType, InteractionType, PathType } from './contract';
import type { SceneNode } from './node';
import type { SceneObject } from './object';
import type { SceneWorld } from './world';

const mostObjects = 1000;

/** Objects of the embedding page in the scene; everything behind it is loaded at the first call. @see showcase-sdk §2.13 */
export function sceneNamespace({ viewer }: Showcase, connection: Connection) {
  let loading: Promise<SceneWorld> | undefined;
  const load = async () => {
    const { createWorld } = await import('./world');
    const created = await createWorld(viewer);
    connection.atEnd(created.end);
    if (!connection.open) created.end();
    return created;
  };
  const world = (): Promise<SceneWorld> => {
    loading ??= load().catch((reason) => {
      // The next call tries again.
      loading = undefined;
      throw reason;
    });
    return loading;
  };
  const count = (number: number) => {
    if (!Number.isInteger(requireNumber(number, 'The number of objects')) || number < 0 || number > mostObjects) {
      throw sdkError('InvalidArgument', `Create a whole number of objects, at most ${mostObjects}.`);
    }
    return number;
  };
  return {
    Component: ComponentType,
    InteractionType,
    PathType,
    createObjects: async (number: number): Promise<SceneObject[]> => {
      const length = count(number);
      const { createObject } = await world();
      return Array.from({ length }, createObject);
    },
    /** @deprecated of the provider: `createObjects` */
    createNodes: async (number: number): Promise<SceneNode[]> => {
      const length = count(number);
      const { createObject } = await world();
      return createObject().addNodes(length);
    },
    /** @deprecated of the provider: `createObjects` */
    createNode: async (): Promise<SceneNode> => (await world()).createObject().addNode(),
    register: async (name: string, factory: ComponentFactory) => (await world()).register(name, factory),
    async registerComponents(components: readonly { name: string; factory: ComponentFactory }[]) {
      const { register } = await world();
      return components.map(({ name, factory }) => register(name, factory));
    },
    unregisterComponents: async (components: readonly (string | { name: string })[]): Promise<void> =>
      (await world()).unregister(components.map((component) => (typeof component === 'string' ? component : component.name))),
    /** Calls back with the renderer, three.js and null, because there is no effect composer. */
    async configure(callback: (renderer: unknown, three: unknown, composer: null) => void): Promise<void> {
      const { context } = await world();
      callback(context.renderer, context.three, null);
      viewer.invalidate();
    },
    serialize: async (object: SceneObject): Promise<string> => (await world()).serialize(object),
    /** The object is not started. */
    deserialize: async (text: string): Promise<SceneObject> => (await world()).deserialize(text),
  };
}
