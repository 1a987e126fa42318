import type { Group, Object3D } from 'three';
import { sdkError } from '../sdk-error';
import { randomId } from '../tag/random-id';
import { employ, type WorkingComponent } from './component';
import type { SceneComponent, Values } from './contract';
import type { Surroundings } from './surroundings';

/** A place in the scene with components. @see showcase-sdk §2.13 */
export type SceneNode = {
  readonly id: string;
  name: string;
  readonly position: Group['position'];
  readonly quaternion: Group['quaternion'];
  readonly scale: Group['scale'];
  /** Adds a component and returns its own object. @throws NotFound for an unknown name, InvalidArgument once started */
  addComponent: (name: string, inputs?: Values, id?: string) => SceneComponent;
  componentIterator: () => IterableIterator<SceneComponent>;
  start: () => void;
  /** Removes everything of the node; it cannot be started again. */
  stop: () => void;
};

/** The node with the internals that its object needs. */
export type NodeRecord = { node: SceneNode; components: WorkingComponent[]; group: Group; start: () => void; stop: () => void };

export function createNode(world: Surroundings, id = randomId()): NodeRecord {
  const group = new world.context.three.Group();
  const components: WorkingComponent[] = [];
  let state: 'initializing' | 'operating' | 'destroyed' = 'initializing';
  let takeOut: (() => void) | undefined;
  const hang = hangingRoots(group);

  const putIn = () => {
    takeOut?.();
    const collides = components.some(({ own }) => own.outputs?.collider);
    takeOut = world.viewer.addObject(group, collides);
  };
  const output = (component: WorkingComponent, key: string) => {
    if (key === 'objectRoot') hang(component);
    if (key === 'collider') {
      const collider = component.own.outputs?.collider;
      if (collider && !collider.parent) group.add(collider);
    }
    if (state === 'operating') putIn();
  };
  const record: NodeRecord = {
    components,
    group,
    start() {
      if (state !== 'initializing') return;
      state = 'operating';
      putIn();
      for (const component of components) {
        component.start();
        world.loop.add(component);
        world.interactions.watch(component);
      }
    },
    stop() {
      const wasOperating = state === 'operating';
      state = 'destroyed';
      if (!wasOperating) return;
      for (const component of components) {
        world.loop.remove(component);
        world.interactions.forget(component);
        component.stop();
      }
      takeOut?.();
      group.clear();
    },
    node: {
      id,
      get name() {
        return group.name;
      },
      set name(name) {
        group.name = name;
      },
      position: group.position,
      quaternion: group.quaternion,
      scale: group.scale,
      addComponent(name, inputs = {}, componentId = randomId()) {
        if (state !== 'initializing') throw sdkError('InvalidArgument', 'Components can be added before the node is started only.');
        const component = employ(name, componentId, world.make(name), inputs, { context: world.context, wake: world.loop.wake, output });
        components.push(component);
        world.owners.set(component.own, component);
        return component.own;
      },
      componentIterator: () => components.map(({ own }) => own).values(),
      start: () => record.start(),
      stop: () => record.stop(),
    },
  };
  return record;
}

/** Keeps the group in sync with what its components draw. */
function hangingRoots(group: Group): (component: WorkingComponent) => void {
  const shown = new Map<WorkingComponent, Object3D>();
  return (component) => {
    const [old, root] = [shown.get(component), component.own.outputs?.objectRoot ?? undefined];
    if (old) group.remove(old);
    if (root) group.add(root);
    if (root) shown.set(component, root);
    else shown.delete(component);
  };
}
