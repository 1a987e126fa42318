import { callOut } from '../observable';
import { type ComponentContext, replaced, type SceneComponent, type Values } from './contract';
import type { FramePart } from './loop';
import { observed } from './observed';

type Watcher = (value: unknown) => void;
export type Channel = 'input' | 'output' | 'event' | 'emit';

/** A running component: its author's object, its paths, and its per-frame update. */
export type WorkingComponent = FramePart & {
  readonly name: string;
  readonly id: string;
  readonly own: SceneComponent;
  start: () => void;
  /** Runs `onDestroy`, once and only after `start`. */
  stop: () => void;
  /** Queues an event for the next frame, when the component receives it. */
  receive: (type: string, data: unknown) => void;
  /** Emits an event on behalf of the component. */
  emit: (type: string, data: unknown) => void;
  /** Whether this event has a receiver at this component. */
  listensTo: (type: string) => boolean;
  watch: (channel: Channel, key: string, watcher: Watcher) => () => void;
  get: (channel: 'input' | 'output', key: string) => unknown;
  setInput: (key: string, value: unknown) => void;
};

type Employer = {
  context: ComponentContext;
  wake: () => void;
  /** An output has changed. */
  output: (component: WorkingComponent, key: string) => void;
};

/** Wraps an author's component. */
export function employ(name: string, id: string, own: SceneComponent, inputs: Values, around: Employer): WorkingComponent {
  const watchers = createWatchers();
  const events: [string, unknown][] = [];
  let before: Values | undefined;
  let state: 'new' | 'working' | 'over' = 'new';
  const component: WorkingComponent = {
    name,
    id,
    own,
    get ticks() {
      return state === 'working' && own.onTick !== undefined;
    },
    start() {
      if (state !== 'new') return;
      state = 'working';
      before = undefined;
      callOut(() => own.onInit?.());
    },
    stop() {
      if (state === 'working') callOut(() => own.onDestroy?.());
      state = 'over';
    },
    frame(deltaMs) {
      if (state !== 'working') return;
      for (const [type, data] of events.splice(0)) callOut(() => own.onEvent?.(type, data));
      const previous = before;
      before = undefined;
      if (previous) callOut(() => own.onInputsUpdated?.(previous));
      callOut(() => own.onTick?.(deltaMs));
    },
    receive(type, data) {
      watchers.tell('event', type, data);
      if (!own.events?.[type]) return;
      events.push([type, data]);
      around.wake();
    },
    emit: (type, data) => watchers.tell('emit', type, data),
    listensTo: (type) => own.events?.[type] === true || watchers.has('emit', type),
    watch: watchers.add,
    get: (channel, key) => (channel === 'input' ? own.inputs : own.outputs)?.[key],
    setInput(key, value) {
      if (own.inputs) own.inputs[key] = value;
    },
  };
  own.context = around.context;
  own.events ??= {};
  own.emits ??= {};
  own.bind = replaced('component.bind', 'object.bindPath');
  own.bindEvent = replaced('component.bindEvent', 'object.bindPath');
  own.spyOnEvent = replaced('component.spyOnEvent', 'object.spyOnEvent');
  own.notify = (type, data) => component.emit(type, data);
  own.inputs = observed({ ...own.inputs, ...inputs }, (key, previous) => {
    before ??= previous;
    watchers.tell('input', key, own.inputs?.[key]);
    around.wake();
  });
  own.outputs = observed({ ...own.outputs }, (key) => {
    around.output(component, key);
    watchers.tell('output', key, own.outputs?.[key]);
  });
  return component;
}

function createWatchers() {
  const watchers = new Map<string, Set<Watcher>>();
  const at = (channel: Channel, key: string) => `${channel} ${key}`;
  return {
    has: (channel: Channel, key: string) => (watchers.get(at(channel, key))?.size ?? 0) > 0,
    tell(channel: Channel, key: string, value: unknown) {
      for (const watcher of [...(watchers.get(at(channel, key)) ?? [])]) callOut(() => watcher(value));
    },
    add(channel: Channel, key: string, watcher: Watcher) {
      const own = (value: unknown) => watcher(value);
      const known = watchers.get(at(channel, key)) ?? new Set();
      watchers.set(at(channel, key), known.add(own));
      return () => void known.delete(own);
    },
  };
}
