/** An observable value: `subscribe` calls back on each change, not for the current value, and returns a function that unsubscribes. */
export type ObservableValue<T> = { readonly value: T; subscribe: (changed: (value: T) => void) => () => void };
/** An event source. */
export type Signal<T> = { subscribe: (listener: (what: T) => void) => () => void };

/** A value that others can observe. Setting an equal value does not notify. */
export function observableValue<T>(
  initial: T,
  same: (a: T, b: T) => boolean = Object.is,
): ObservableValue<T> & { set: (value: T) => void } {
  const changes = signal<T>();
  let current = initial;
  return {
    get value() {
      return current;
    },
    subscribe: changes.subscribe,
    set: (value) => {
      if (same(current, value)) return;
      current = value;
      changes.emit(value);
    },
  };
}

/** An event source that can be emitted. */
export function signal<T>(): Signal<T> & { emit: (what: T) => void } {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe: (listener) => {
      // the same function can subscribe twice, independently
      const own = (what: T) => listener(what);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    emit: (what) => {
      for (const listener of [...listeners]) listener(what);
    },
  };
}
