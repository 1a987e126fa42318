import { sdkError } from '../sdk-error';
import type { Channel, WorkingComponent } from './component';

/** A named endpoint of a component: an input, output, event or emit. Bound paths pass on values or events. */
export type ScenePath = {
  readonly id: string;
  readonly type: Channel;
  /** of an input or output */
  readonly property?: string;
  readonly eventName?: string;
  readonly emitName?: string;
  /** the value of an input or output */
  get: () => unknown;
  /** Sets an input, or sends an event. */
  set: (value: unknown) => void;
  bind: (other: ScenePath) => { cancel: () => void };
};
export type PathRecord = { path: ScenePath; component: WorkingComponent; key: string };

/** The path and what is behind it. */
export function createPath(
  records: Map<ScenePath, PathRecord>,
  component: WorkingComponent,
  type: Channel,
  key: string,
  id: string,
): ScenePath {
  const name = type === 'event' ? { eventName: key } : type === 'emit' ? { emitName: key } : { property: key };
  const path: ScenePath = {
    id,
    type,
    ...name,
    get() {
      if (type === 'input' || type === 'output') return component.get(type, key);
      throw sdkError('NotSupported', 'Only inputs and outputs have a value.');
    },
    set(value) {
      if (type === 'input') component.setInput(key, value);
      else if (type === 'event') component.receive(key, value);
      else throw sdkError('NotSupported', 'Only inputs and events can be set.');
    },
    bind: (other) => bindPaths(records, path, other),
  };
  records.set(path, { path, component, key });
  return path;
}

const flows: Partial<Record<Channel, Channel>> = { output: 'input', emit: 'event' };

/** Binds an output to an input, or an emit to an event, in either order. @throws InvalidArgument for other pairs */
export function bindPaths(records: ReadonlyMap<ScenePath, PathRecord>, one: ScenePath, two: ScenePath): { cancel: () => void } {
  const [from, to] = flows[one.type] === two.type ? [one, two] : [two, one];
  const source = records.get(from);
  if (flows[from.type] !== to.type || !source || !records.has(to)) {
    throw sdkError('InvalidArgument', 'Bind an output to an input, or an emit to an event, of components of the scene.');
  }
  if (from.type === 'output' && from.get() !== undefined) to.set(from.get());
  return { cancel: source.component.watch(from.type, source.key, to.set) };
}
