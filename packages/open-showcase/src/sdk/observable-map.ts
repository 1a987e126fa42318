import { type Condition, callbackOf, callOut, type Subscription, waitOn } from './observable';

/** Items by key: a plain object that also iterates as [key, item], in insertion order. */
export type Dictionary<T> = { readonly [key: string]: T } & Iterable<[string, T]>;

export type MapObserver<T> = {
  onAdded?: (key: string, item: T, collection: Dictionary<T>) => void;
  onUpdated?: (key: string, item: T, collection: Dictionary<T>) => void;
  onRemoved?: (key: string, item: T, collection: Dictionary<T>) => void;
  onCollectionUpdated?: (collection: Dictionary<T>) => void;
};

/** What subscribers see of an observable collection. @see showcase-sdk §2.0, Observables */
export type ObservableMapView<T> = {
  subscribe: (observer: MapObserver<T>) => Subscription;
  waitUntil: (condition: Condition<Dictionary<T>>) => Promise<Dictionary<T>>;
};

type ItemEvent = 'onAdded' | 'onUpdated' | 'onRemoved';
type Subscriber<T> = { observer: MapObserver<T>; greeted: boolean };

/** A dictionary of these entries. */
export function dictionaryOf<T>(entries: Iterable<readonly [string, T]>): Dictionary<T> {
  const items = new Map(entries);
  const dictionary = emptyDictionary(items);
  for (const [key, item] of items) put(dictionary, key, item);
  return dictionary;
}

// objects reorder keys that look like numbers, so iteration uses the map
function emptyDictionary<T>(items: ReadonlyMap<string, T>): Dictionary<T> {
  const dictionary = {};
  Object.defineProperty(dictionary, Symbol.iterator, { value: () => items.entries(), enumerable: false });
  return dictionary as Dictionary<T>;
}

// defined instead of assigned, because an item's key can be "__proto__"
function put<T>(dictionary: Dictionary<T>, key: string, item: T): void {
  Object.defineProperty(dictionary, key, { value: item, enumerable: true, configurable: true, writable: true });
}

/**
 * A collection by item id. A subscriber gets `onAdded` for every existing item and one `onCollectionUpdated` as soon as the collection
 * is known, never inside `subscribe`; later one call per changed item and one `onCollectionUpdated` per batch.
 */
export class ObservableMap<T> implements ObservableMapView<T> {
  readonly #items = new Map<string, T>();
  readonly #collection = emptyDictionary(this.#items);
  readonly #subscribers = new Set<Subscriber<T>>();
  #known = false;

  get(key: string): T | undefined {
    return this.#items.get(key);
  }
  has(key: string): boolean {
    return this.#items.has(key);
  }
  values(): T[] {
    return [...this.#items.values()];
  }
  keys(): string[] {
    return [...this.#items.keys()];
  }

  /** Adds, replaces and removes in one batch; the first batch, even an empty one, makes the collection known. */
  change({ set = [], remove = [] }: { set?: readonly (readonly [string, T])[]; remove?: readonly string[] }): void {
    const events: [ItemEvent, string, T][] = [];
    for (const key of remove) {
      const item = this.#items.get(key);
      if (item === undefined || !this.#items.delete(key)) continue;
      delete (this.#collection as Record<string, T>)[key];
      events.push(['onRemoved', key, item]);
    }
    for (const [key, item] of set) {
      events.push([this.#items.has(key) ? 'onUpdated' : 'onAdded', key, item]);
      this.#items.set(key, item);
      put(this.#collection, key, item);
    }
    const first = !this.#known;
    this.#known = true;
    if (events.length === 0 && !first) return;
    for (const subscriber of [...this.#subscribers]) {
      if (subscriber.greeted) this.#tell(subscriber, events);
      else queueMicrotask(() => this.#greet(subscriber));
    }
  }

  subscribe(observer: MapObserver<T>): Subscription {
    if (typeof observer !== 'object' || observer === null) {
      throw new TypeError('Give an object with onAdded, onUpdated, onRemoved or onCollectionUpdated.');
    }
    const subscriber = { observer, greeted: false };
    this.#subscribers.add(subscriber);
    queueMicrotask(() => this.#greet(subscriber));
    return { cancel: () => void this.#subscribers.delete(subscriber) };
  }

  waitUntil(condition: Condition<Dictionary<T>>): Promise<Dictionary<T>> {
    return waitOn<Dictionary<T>>(callbackOf<[Dictionary<T>], boolean>(condition, 'waitUntil'), (look) =>
      this.subscribe({ onCollectionUpdated: look }),
    );
  }

  #greet(subscriber: Subscriber<T>): void {
    if (!this.#known || subscriber.greeted) return;
    subscriber.greeted = true;
    this.#tell(
      subscriber,
      [...this.#items].map(([key, item]) => ['onAdded', key, item] as const),
    );
  }

  // checked before each call, because an earlier callback may have cancelled the subscription
  #tell(subscriber: Subscriber<T>, events: readonly (readonly [ItemEvent, string, T])[]): void {
    const { observer } = subscriber;
    for (const [event, key, item] of events) {
      if (this.#subscribers.has(subscriber)) callOut(() => observer[event]?.(key, item, this.#collection));
    }
    if (this.#subscribers.has(subscriber)) callOut(() => observer.onCollectionUpdated?.(this.#collection));
  }
}
