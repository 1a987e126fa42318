import type { Live, Signal } from './port';

/** A signal, and the way to fire it. */
export type Source<T> = Signal<T> & { emit: (what: T) => void };
/** A live value, and the ways to change it. */
export type Cell<T> = Live<T> & {
  set: (value: T) => void;
  /** Notifies subscribers that the current value was changed in place. */
  touch: () => void;
};

/** An event, fired with `emit`. Callbacks added while it fires are called from the next one on. */
export function signal<T>(): Source<T> {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe(happened) {
      // a wrapper of its own, so that the same callback can subscribe twice
      const listener = (what: T) => happened(what);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(what) {
      for (const listener of [...listeners]) listener(what);
    },
  };
}

/** An observable value, changed with `set`; setting an equal value notifies nobody. */
export function live<T>(initial: T): Cell<T> {
  const changes = signal<T>();
  let current = initial;
  return {
    get value() {
      return current;
    },
    subscribe: changes.subscribe,
    set(value) {
      if (value === current) return;
      current = value;
      changes.emit(value);
    },
    touch: () => changes.emit(current),
  };
}
