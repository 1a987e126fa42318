import type { Channel } from '../scene/component';
import type { SceneComponent, Values } from '../scene/contract';
import type { ObjectRecord, SceneObject } from '../scene/object';
import type { ScenePath } from '../scene/path';
import { sdkError } from '../sdk-error';

type StoredNode = {
  id: string;
  name: string;
  position: number[];
  quaternion: number[];
  scale: number[];
  components: { id: string; type: string; inputs: Values }[];
};
type StoredPath = { id: string; type: Channel; component: string; key: string };
type Stored = { version: 1; nodes: StoredNode[]; paths: StoredPath[]; bindings: [string, string][] };

/** The object as JSON: nodes, components with their inputs, paths and bindings. */
export function toText({ nodes, paths, bindings }: ObjectRecord): string {
  const stored: Stored = {
    version: 1,
    nodes: nodes.map(({ node, components }) => ({
      id: node.id,
      name: node.name,
      position: node.position.toArray(),
      quaternion: node.quaternion.toArray(),
      scale: node.scale.toArray(),
      components: components.map(({ id, name, own }) => ({ id, type: name, inputs: { ...own.inputs } })),
    })),
    paths: [...paths.values()].map(({ path, component, key }) => ({ id: path.id, type: path.type, component: component.id, key })),
    bindings: bindings.map(([one, two]) => [one.id, two.id]),
  };
  return JSON.stringify(stored);
}

/** Deserializes a new object, which is not started. @throws InvalidArgument for a text that `toText` did not write */
export function fromText(text: string, { object }: ObjectRecord): SceneObject {
  const { nodes, paths, bindings } = parse(text);
  const components = new Map<string, SceneComponent>();
  for (const stored of nodes) {
    const node = object.addNode(stored.id);
    node.name = stored.name;
    node.position.fromArray(stored.position);
    node.quaternion.fromArray(stored.quaternion as [number, number, number, number]);
    node.scale.fromArray(stored.scale);
    for (const { id, type, inputs } of stored.components) components.set(id, node.addComponent(type, inputs, id));
  }
  const made = new Map(paths.map((stored) => [stored.id, addPath(object, stored, components)]));
  for (const [one, two] of bindings) object.bindPath(known(made, one), known(made, two));
  return object;
}

const adders = { input: 'addInputPath', output: 'addOutputPath', event: 'addEventPath', emit: 'addEmitPath' } as const;

function addPath(
  object: SceneObject,
  { id, type, component, key }: StoredPath,
  components: ReadonlyMap<string, SceneComponent>,
): ScenePath {
  return object[adders[type]](known(components, component), key, id);
}

function known<T>(items: ReadonlyMap<string, T>, id: string): T {
  const item = items.get(id);
  if (!item) throw sdkError('InvalidArgument', `The text names "${id}" without saying what it is.`);
  return item;
}

function parse(text: string): Stored {
  const unreadable = () => sdkError('InvalidArgument', 'Scene.deserialize takes what Scene.serialize gave.');
  try {
    const stored = JSON.parse(text) as Stored;
    if (stored.version === 1 && [stored.nodes, stored.paths, stored.bindings].every(Array.isArray)) return stored;
  } catch {
    throw unreadable();
  }
  throw unreadable();
}
