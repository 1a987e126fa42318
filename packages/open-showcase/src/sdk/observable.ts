import type { Live } from '../viewer/port';

/** Ends a subscription; nothing is called afterwards. */
export type Subscription = { cancel: () => void };
export type Observer<T> = ((value: T) => void) | { onChanged: (value: T) => void };
export type Condition<T> = ((value: T) => boolean) | { waitUntil: (value: T) => boolean };

/** What subscribers see of an observable value. @see showcase-sdk §2.0, Observables */
export type ObservableView<T> = {
  subscribe: (observer: Observer<T>) => Subscription;
  waitUntil: (condition: Condition<T>) => Promise<T>;
};

type Subscriber<T> = { call: (value: T) => void; greeted: boolean };

/** Calls a callback; reports what it throws, so that other callbacks are not affected. */
export function callOut(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error('A callback given to the SDK threw:', error);
  }
}

/** Both forms of a callback as a plain function. */
export function callbackOf<A extends unknown[], R>(given: unknown, method: string): (...args: A) => R {
  if (typeof given === 'function') return given as (...args: A) => R;
  const found = (given as Record<string, unknown> | null | undefined)?.[method];
  if (typeof found !== 'function') throw new TypeError(`Give a function, or an object with ${method}().`);
  return (...args) => (found as (...args: A) => R).apply(given, args);
}

/**
 * An observable value, read from its owner. A subscriber is called once with the current value as soon as there is one, never inside
 * `subscribe`, and then synchronously on each change.
 * @param read returns the current value, or undefined while it is unknown
 * @param same compares values; without it every announcement counts as a change
 */
export class Observable<T> implements ObservableView<T> {
  readonly #read: () => T | undefined;
  readonly #same: ((a: T, b: T) => boolean) | undefined;
  readonly #subscribers = new Set<Subscriber<T>>();
  #announced: T | undefined;

  constructor(read: () => T | undefined, same?: (a: T, b: T) => boolean) {
    this.#read = read;
    this.#same = same;
    this.#announced = same && read();
  }

  /** The current value, undefined while it is unknown. */
  get value(): T | undefined {
    return this.#read();
  }

  /** Called by the owner when the value may have changed. */
  announce(): void {
    if (!this.#same && this.#subscribers.size === 0) return;
    const value = this.#read();
    if (value === undefined) return;
    if (this.#same && this.#announced !== undefined && this.#same(this.#announced, value)) return;
    this.#announced = value;
    for (const subscriber of [...this.#subscribers]) {
      if (subscriber.greeted) this.#call(subscriber, value);
      else queueMicrotask(() => this.#greet(subscriber));
    }
  }

  subscribe(observer: Observer<T>): Subscription {
    const subscriber = { call: callbackOf<[T], void>(observer, 'onChanged'), greeted: false };
    this.#subscribers.add(subscriber);
    queueMicrotask(() => this.#greet(subscriber));
    return { cancel: () => void this.#subscribers.delete(subscriber) };
  }

  waitUntil(condition: Condition<T>): Promise<T> {
    return waitOn<T>(callbackOf<[T], boolean>(condition, 'waitUntil'), (look) => this.subscribe(look));
  }

  #greet(subscriber: Subscriber<T>): void {
    const value = this.#read();
    if (value === undefined || subscriber.greeted) return;
    subscriber.greeted = true;
    this.#call(subscriber, value);
  }

  // An earlier subscriber of the same round may have cancelled this one.
  #call(subscriber: Subscriber<T>, value: T): void {
    if (this.#subscribers.has(subscriber)) callOut(() => subscriber.call(value));
  }
}

/** Resolves with the first value that meets the condition; rejects with what the condition throws. */
export function waitOn<T>(meets: (value: T) => boolean, subscribe: (look: (value: T) => void) => Subscription): Promise<T> {
  return new Promise((resolve, reject) => {
    const subscription = subscribe((value) => {
      try {
        if (!meets(value)) return;
        resolve(value);
      } catch (error) {
        reject(error);
      }
      subscription.cancel();
    });
  });
}

/** An observable derived from values of the engine. */
export function follow<T>(
  sources: readonly Pick<Live<unknown>, 'subscribe'>[],
  read: () => T | undefined,
  same?: (a: T, b: T) => boolean,
): Observable<T> {
  const observable = new Observable(read, same);
  for (const source of sources) source.subscribe(() => observable.announce());
  return observable;
}

/** Deep equality of two small plain values. */
export const sameContent = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
