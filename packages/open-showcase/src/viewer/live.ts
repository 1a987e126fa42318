import type { Live, Signal } from './port';

/** A signal, and the way to fire it. */
export type Source<T> = Signal<T> & { emit: (what: T) => void };
/** A live value, and the ways to change it. */
export type Cell<T> = Live<T> & {
  set: (value: T) => void;
  /** Tells everybody that the present value changed in place. */
  touch: () => void;
};

/** Something that happens, to be fired with `emit`. Whoever subscribes while it fires hears of the next one. */
export function signal<T>(): Source<T> {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe(happened) {
      // A function of its own, so that the same callback may subscribe twice.
      const listener = (what: T) => happened(what);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit(what) {
      for (const listener of [...listeners]) listener(what);
    },
  };
}

/** A value that changes through `set`; setting the value it has is no change. */
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
