import { vi } from 'vitest';

/** A browser's caches, in memory. As in browsers, what is written to a cache that was removed in the meantime is found by nobody. */
export function cachesInMemory() {
  const named = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, location.origin).href;
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => void entries.set(keyOf(request), response),
    delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      const entries = named.get(name) ?? new Map<string, Response>();
      named.set(name, entries);
      return cacheOf(entries);
    },
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      const searched = [...named].filter(([name]) => cacheName === undefined || name === cacheName);
      return searched.flatMap(([, entries]) => entries.get(keyOf(request)) ?? [])[0]?.clone();
    },
    delete: async (name: string) => named.delete(name),
    keys: async () => [...named.keys()],
  };
}

/** A browser's locks, in memory; of requests that wait, the signal is not looked at. */
export function locksInMemory() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, { ifAvailable }: LockOptions, task: (lock: object | null) => unknown): Promise<unknown> => {
    if (held.has(name) && ifAvailable) return task(null);
    while (held.has(name)) await held.get(name);
    const running = Promise.resolve(task({}));
    held.set(
      name,
      running.catch(() => undefined),
    );
    try {
      return await running;
    } finally {
      held.delete(name);
    }
  };
  return { request };
}

/** A browser's localStorage, in memory, whose keys are enumerable properties as in a browser. */
export const localStorageInMemory = (): Storage =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return Object.hasOwn(this, key) ? this[key] : null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key];
      },
    },
    {},
  );

/** Puts an empty device in place of the browser's. */
export function stubDevice(): void {
  vi.stubGlobal('location', new URL('https://loggia.example/'));
  vi.stubGlobal('localStorage', localStorageInMemory());
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('navigator', { onLine: true, locks: locksInMemory() });
}
