import type { StatusError } from '../model/status';

/** A transaction that holds locks: in a deadlock, the one with the higher `age` is aborted. `retries`: it was aborted before. */
export type LockHolder = { readonly age: number; readonly retries: boolean };

/**
 * `needs`: keys that no other holder may have. `acquires`: keys that a read then holds, or that a write changes. They differ if keys stand
 * for both documents and their collections: reading a document requires that no one else holds its collection, but does not lock all of it.
 */
export type LockRequest = {
  readonly needs: readonly string[];
  readonly acquires: readonly string[];
  readonly signal?: AbortSignal | undefined;
};

/** A lock request of a transaction, or of a write without one. `since`: the turn in which it was made. */
export type LockClaim = LockRequest & { readonly kind: 'read' | 'write'; readonly holder: LockHolder | undefined; readonly since: number };

/** A waiting claim. `grant` and `reject` remove it from the queue; `startTimer` does nothing the second time. */
export type Waiter = LockClaim & {
  readonly grant: () => void;
  readonly reject: (error: StatusError) => void;
  readonly startTimer: () => void;
};

/** The shortest wait cycle through a waiter, starting with it; `next` returns what each one waits for. */
export function findCycle(start: Waiter, next: (waiter: Waiter) => readonly Waiter[]): readonly Waiter[] | undefined {
  const cameFrom = new Map<Waiter, Waiter | undefined>([[start, undefined]]);
  for (const waiter of cameFrom.keys()) {
    for (const following of next(waiter)) {
      if (following === start) return pathTo(waiter, cameFrom);
      if (!cameFrom.has(following)) cameFrom.set(following, waiter);
    }
  }
  return undefined;
}

function pathTo(end: Waiter, cameFrom: ReadonlyMap<Waiter, Waiter | undefined>): readonly Waiter[] {
  const path: Waiter[] = [];
  for (let at: Waiter | undefined = end; at; at = cameFrom.get(at)) path.unshift(at);
  return path;
}
