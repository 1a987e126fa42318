import type { EventListener, Events } from './events';
import { callbackOf, Observable, type ObservableView, type Subscription } from './observable';
import { ObservableMap, type ObservableMapView } from './observable-map';
import { sdkError } from './sdk-error';

/** A shared namespace as one connection sees it. */
export type Facade<T> =
  T extends Observable<infer V>
    ? ObservableView<V>
    : T extends ObservableMap<infer V>
      ? ObservableMapView<V>
      : T extends (...args: never[]) => unknown
        ? T
        : T extends object
          ? { [K in keyof T]: Facade<T[K]> }
          : T;

/** One caller of `connect`; its subscriptions end with it and do not affect other connections. */
export type Connection = {
  readonly open: boolean;
  /** Runs this at the end of the connection, unless the returned function is called first. */
  atEnd: (end: () => void) => () => void;
  close: () => void;
};

/** A connection that is open. */
export function openConnection(): Connection {
  const ends = new Set<() => void>();
  let open = true;
  return {
    get open() {
      return open;
    },
    atEnd(end) {
      ends.add(end);
      return () => void ends.delete(end);
    },
    close() {
      if (!open) return;
      open = false;
      for (const end of [...ends]) end();
      ends.clear();
    },
  };
}

const immediate = new WeakSet<object>();

/** Marks a synchronous function of a namespace: after the connection's end it throws, where others reject. */
export function answersAtOnce<F extends object>(call: F): F {
  immediate.add(call);
  return call;
}

const ended = () => sdkError('Disconnected', 'This SDK object was disconnected. Call MP_SDK.connect again.');

/**
 * A namespace for one connection: its subscriptions stop with the connection, and every call after that fails with `Disconnected`.
 * Running calls can finish; `waitUntil` calls cannot, because their condition is a callback.
 */
export function facadeOf<T>(part: T, connection: Connection): Facade<T> {
  return facade(part, connection) as Facade<T>;
}

function facade(part: unknown, connection: Connection): unknown {
  if (part instanceof Observable || part instanceof ObservableMap) return viewOf(part, connection);
  if (typeof part === 'function') return guarded(part as (...args: unknown[]) => unknown, connection);
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, facade(value, connection)]));
}

function guarded(call: (...args: unknown[]) => unknown, connection: Connection): (...args: unknown[]) => unknown {
  return (...args) => {
    if (connection.open) return call(...args);
    if (immediate.has(call)) throw ended();
    return Promise.reject(ended());
  };
}

/** The events for one connection. @throws Disconnected after its end */
export function listenersOf(connection: Connection, events: Events): Pick<Events, 'on' | 'off'> {
  const forgets = new Map<string, Map<EventListener, () => void>>();
  return {
    on(event, listener) {
      if (!connection.open) throw ended();
      const known = forgets.get(event) ?? new Map();
      forgets.set(event, known);
      if (known.has(listener)) return;
      events.on(event, listener);
      known.set(
        listener,
        connection.atEnd(() => events.off(event, listener)),
      );
    },
    off(event, listener) {
      if (!connection.open) throw ended();
      forgets.get(event)?.get(listener)?.();
      if (forgets.get(event)?.delete(listener)) events.off(event, listener);
    },
  };
}

type Source = { subscribe: (observer: never) => Subscription; waitUntil: (condition: never) => Promise<unknown> };

function viewOf(source: Source, connection: Connection): ObservableView<unknown> {
  return {
    subscribe(observer) {
      if (!connection.open) throw ended();
      const subscription = source.subscribe(observer as never);
      const forget = connection.atEnd(subscription.cancel);
      return {
        cancel() {
          forget();
          subscription.cancel();
        },
      };
    },
    waitUntil(condition) {
      if (!connection.open) return Promise.reject(ended());
      return new Promise((resolve, reject) => {
        const meets = callbackOf<[unknown], boolean>(condition, 'waitUntil');
        let over = false;
        const forget = connection.atEnd(() => {
          over = true;
          reject(ended());
        });
        // returning true makes the source drop a wait that is no longer needed
        source
          .waitUntil(((value: unknown) => over || meets(value)) as never)
          .then(resolve, reject)
          .finally(forget);
      });
    },
  };
}
