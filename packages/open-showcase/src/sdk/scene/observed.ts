import type { Values } from './contract';

/**
 * Proxies values to report each assignment, also inside nested plain objects and lists (`inputs.localRotation.y = 90`).
 * @param changed called after the assignment with the outermost key and all previous values
 */
export function observed<T extends Values>(values: T, changed: (key: string, before: Values) => void): T {
  return proxyOf(values, (key, assign) => {
    const before = copyOf(values);
    assign();
    changed(key, before);
  }) as T;
}

type Assigning = (key: string, assign: () => void) => void;

function proxyOf(target: object, assigning: Assigning, outermost?: string): object {
  const inner = new WeakMap<object, object>();
  return new Proxy(target, {
    get(_, key) {
      const value = Reflect.get(target, key);
      if (typeof key === 'symbol' || !isPlain(value)) return value;
      const known = inner.get(value) ?? proxyOf(value, assigning, outermost ?? key);
      inner.set(value, known);
      return known;
    },
    set(_, key, value) {
      if (Object.is(Reflect.get(target, key), value)) return true;
      assigning(outermost ?? String(key), () => Reflect.set(target, key, value));
      return true;
    },
  });
}

/** Values before a change; plain objects are copied, because they may be changed in place. */
function copyOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isPlain(value) ? plainCopy(value) : value]));
}

const plainCopy = (value: object): object => (Array.isArray(value) ? [...value] : { ...value });

// objects can come from another window with its own Object, so an object is plain if it has no class of its own
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || (Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'hasOwnProperty'));
}
