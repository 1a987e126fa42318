import type { Observable, ObservableMap, Sdk, SdkIntersection, SdkMeasurement, SdkRoom, SdkSweep, SdkTag } from '../sdk';

/** An observable like the SDK's: a subscriber receives the current value asynchronously. */
export function fakeObservable<T>(initial: T) {
  const subscribers = new Set<(value: T) => void>();
  let current = initial;
  return {
    listeners: subscribers,
    set(value: T) {
      current = value;
      for (const listener of [...subscribers]) listener(value);
    },
    subscribe(listener: (value: T) => void) {
      subscribers.add(listener);
      queueMicrotask(() => subscribers.has(listener) && listener(current));
      return { cancel: () => subscribers.delete(listener) };
    },
  } satisfies Observable<T> & Record<string, unknown>;
}

function fakeMap<T extends { id?: string; sid?: string }>(initial: T[]) {
  const inner = fakeObservable(initial);
  return {
    listeners: inner.listeners,
    set: inner.set,
    subscribe: ({ onCollectionUpdated }: { onCollectionUpdated: (items: Iterable<[string, T]>) => void }) =>
      inner.subscribe((items) => onCollectionUpdated(items.map((item) => [item.id ?? item.sid ?? '', item]))),
  } satisfies ObservableMap<T> & Record<string, unknown>;
}

/** A call of the SDK that the test resolves. */
export type Call = { name: string; args: unknown[]; resolve: (value?: unknown) => void; reject: (error: unknown) => void };

const sweepAt = (id: string, x: number): SdkSweep => ({
  id,
  sid: id,
  position: { x, y: 1.5, z: 0 },
  enabled: true,
  floorInfo: { sequence: 0 },
});

const fakeValues = () => ({
  phase: fakeObservable({ phase: 'appphase.loading' }),
  pose: fakeObservable({ position: { x: 0, y: 1.5, z: 0 }, rotation: { x: 0, y: 0 }, sweep: 'a', mode: 'mode.inside' }),
  mode: fakeObservable<string | null>('mode.inside'),
  sweep: fakeObservable<{ id?: string }>({ id: 'a' }),
  sweeps: fakeMap([sweepAt('a', 0.5), sweepAt('b', 2), { ...sweepAt('origin', 0), position: { x: 0, y: 0, z: 0 } }]),
  tags: fakeMap<SdkTag>([]),
  rooms: fakeMap<SdkRoom>([]),
  room: fakeObservable<{ rooms: { id: string }[] }>({ rooms: [] }),
  measuring: fakeObservable<{ active: boolean; drawing?: boolean }>({ active: false }),
  measurements: fakeMap<SdkMeasurement>([]),
  floor: fakeObservable<{ id?: string; sequence?: number }>({ id: 'f0', sequence: 0 }),
  floors: fakeMap([
    { id: 'f1', name: 'Upper', sequence: 1 },
    { id: 'f0', name: 'Ground', sequence: 0 },
  ]),
  pointer: fakeObservable<SdkIntersection>({
    object: 'intersectedobject.none',
    position: { x: 0, y: 0, z: 0 },
    normal: { x: 0, y: 1, z: 0 },
  }),
});

const fakeMeasurements = (
  { measuring: mode, measurements: data }: ReturnType<typeof fakeValues>,
  call: (name: string) => (...args: unknown[]) => Promise<never>,
) => ({
  mode,
  data,
  toggleMode: call('Measurements.toggleMode'),
  addPoint: call('Measurements.addPoint'),
  endLine: call('Measurements.endLine'),
  remove: call('Measurements.remove'),
});

/** An SDK whose calls are resolved by the test; `auto` lists those that resolve immediately. */
export function fakeSdk({ auto = [] as string[] } = {}) {
  const calls: Call[] = [];
  const observables = fakeValues();
  const events = new Map<string, Set<(...args: unknown[]) => void>>();
  const call =
    (name: string, resultOf?: (args: unknown[]) => unknown) =>
    (...args: unknown[]): Promise<never> =>
      new Promise((resolve, reject) => {
        calls.push({ name, args, resolve: resolve as (value?: unknown) => void, reject });
        if (auto.includes(name)) resolve(resultOf?.(args) as never);
      });
  let ended = 0;
  const sdk: Sdk = {
    App: { state: observables.phase },
    Asset: { registerTexture: call('Asset.registerTexture') },
    Camera: { pose: observables.pose, setRotation: call('Camera.setRotation'), zoomTo: call('Camera.zoomTo') },
    Floor: { data: observables.floors, current: observables.floor, moveTo: call('Floor.moveTo'), showAll: call('Floor.showAll') },
    Mattertag: { Event: { CLICK: 'tag.click', HOVER: 'tag.hover' } },
    Measurements: fakeMeasurements(observables, call),
    Mode: { current: observables.mode, moveTo: call('Mode.moveTo') },
    Model: { getData: call('Model.getData') },
    Pointer: { intersection: observables.pointer },
    Renderer: { takeScreenShot: call('Renderer.takeScreenShot'), getWorldPositionData: call('Renderer.getWorldPositionData') },
    Room: { data: observables.rooms, current: observables.room },
    Sweep: {
      data: observables.sweeps,
      current: observables.sweep,
      moveTo: call('Sweep.moveTo'),
      enable: call('Sweep.enable'),
      disable: call('Sweep.disable'),
      Conversion: { createIdMap: async () => ({ 'an-older-id': 'b' }) },
    },
    Tag: {
      data: observables.tags,
      add: call('Tag.add', (tags) => (tags as { id: string }[]).map(({ id }) => id)),
      remove: call('Tag.remove'),
      editPosition: call('Tag.editPosition'),
      editBillboard: call('Tag.editBillboard'),
      editColor: call('Tag.editColor'),
      editIcon: call('Tag.editIcon'),
      allowAction: call('Tag.allowAction'),
      open: call('Tag.open'),
    },
    on: (event, subscribers) => {
      const listeners = events.get(event) ?? new Set();
      events.set(event, listeners.add(subscribers as (...args: unknown[]) => void));
    },
    off: (event, subscribers) => events.get(event)?.delete(subscribers as (...args: unknown[]) => void),
    disconnect: () => {
      ended += 1;
    },
  };
  return {
    sdk,
    ...observables,
    calls,
    ended: () => ended,
    named: (name: string) => calls.filter((made) => made.name === name),
    argsOf: (name: string) => calls.filter((made) => made.name === name).map(({ args }) => args),
    fire: (event: string, ...args: unknown[]) => {
      for (const subscribers of events.get(event) ?? []) subscribers(...args);
    },
    /** number of active listeners */
    listeners: () =>
      Object.values(observables).reduce((sum, { listeners }) => sum + listeners.size, 0) +
      [...events.values()].reduce((sum, listeners) => sum + listeners.size, 0),
  };
}

export type FakeSdk = ReturnType<typeof fakeSdk>;
