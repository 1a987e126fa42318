import { callOut } from '../observable';
import { sdkError } from '../sdk-error';
import { randomId } from '../tag/random-id';
import type { Channel } from './component';
import { replaced, type SceneComponent } from './contract';
import { createNode, type NodeRecord, type SceneNode } from './node';
import { bindPaths, createPath, type PathRecord, type ScenePath } from './path';
import type { Surroundings } from './surroundings';

export type Spy = { path: ScenePath; onEvent: (value: unknown) => void };
type AddPath = (component: SceneComponent, name: string, id?: string) => ScenePath;

/** Nodes that start and stop together, and the paths between their components. @see showcase-sdk §2.13 */
export type SceneObject = {
  addNode: (id?: string) => SceneNode;
  addNodes: (count: number) => SceneNode[];
  nodeIterator: () => IterableIterator<SceneNode>;
  start: () => void;
  /** Removes all nodes; the object cannot be started again. */
  stop: () => void;
  addInputPath: AddPath;
  addOutputPath: AddPath;
  addEventPath: AddPath;
  addEmitPath: AddPath;
  /** @deprecated of the provider, and not offered here */
  addPath: () => never;
  bind: () => never;
  pathIterator: () => IterableIterator<ScenePath>;
  bindPath: (one: ScenePath, two: ScenePath) => { cancel: () => void };
  /** Calls back on each value or event of a path. */
  spyOnEvent: (spy: Spy) => { cancel: () => void };
};

/** The object with the internals that serializing needs. */
export type ObjectRecord = {
  object: SceneObject;
  nodes: NodeRecord[];
  paths: Map<ScenePath, PathRecord>;
  bindings: [ScenePath, ScenePath][];
};

export function createObject(world: Surroundings): ObjectRecord {
  const nodes: NodeRecord[] = [];
  const paths = new Map<ScenePath, PathRecord>();
  const bindings: [ScenePath, ScenePath][] = [];
  let over = false;
  const addNode = (id?: string) => {
    if (over) throw sdkError('InvalidArgument', 'This object was stopped. Create another with Scene.createObjects.');
    const record = createNode(world, id);
    nodes.push(record);
    return record.node;
  };
  const adding =
    (type: Channel): AddPath =>
    (component, name, id = randomId()) => {
      const working = world.owners.get(component);
      if (!working) throw sdkError('NotFound', 'Add the component to a node before making a path to it.');
      return createPath(paths, working, type, name, id);
    };
  const object: SceneObject = {
    addNode,
    addNodes: (count) => Array.from({ length: count }, () => addNode()),
    nodeIterator: () => nodes.map(({ node }) => node).values(),
    start() {
      for (const { start } of nodes) start();
    },
    stop() {
      over = true;
      for (const { stop } of nodes) stop();
    },
    addInputPath: adding('input'),
    addOutputPath: adding('output'),
    addEventPath: adding('event'),
    addEmitPath: adding('emit'),
    addPath: replaced('object.addPath', 'addInputPath, addOutputPath, addEventPath or addEmitPath'),
    bind: replaced('object.bind', 'object.bindPath'),
    pathIterator: () => paths.keys(),
    bindPath(one, two) {
      const bound = bindPaths(paths, one, two);
      bindings.push([one, two]);
      return bound;
    },
    spyOnEvent(spy) {
      const watched = paths.get(spy.path);
      if (!watched) throw sdkError('NotFound', 'Spy on a path that this object has made.');
      return { cancel: watched.component.watch(spy.path.type, watched.key, (value) => callOut(() => spy.onEvent(value))) };
    },
  };
  return { object, nodes, paths, bindings };
}
