/** A value that changes: `subscribe` calls at each change, not for the present value; what it answers ends it. */
export type Live<T> = { readonly value: T; subscribe: (changed: (value: T) => void) => () => void };
/** Something that happens now and then. */
export type Signal<T> = { subscribe: (happened: (what: T) => void) => () => void };

/** A value others can watch. Setting what is the same already tells nobody. */
export function liveValue<T>(initial: T, same: (a: T, b: T) => boolean = Object.is): Live<T> & { set: (value: T) => void } {
  const changes = signal<T>();
  let present = initial;
  return {
    get value() {
      return present;
    },
    subscribe: changes.subscribe,
    set: (value) => {
      if (same(present, value)) return;
      present = value;
      changes.emit(value);
    },
  };
}

/** Occurrences others can listen to. */
export function signal<T>(): Signal<T> & { emit: (what: T) => void } {
  const listeners = new Set<(what: T) => void>();
  return {
    subscribe: (listener) => {
      // One function may listen twice; each stands for itself.
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
