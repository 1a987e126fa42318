import type { StatusError } from '../model/status';

/** A transaction as the locks see it: of those that wait for each other, the one of higher `age` gives way. `retries`: it has lost before. */
export type Holder = { readonly age: number; readonly retries: boolean };

/**
 * `needs`: keys that nobody else may hold. `takes`: keys that a read holds from then on, that a write changes. They differ where keys stand
 * for documents and for collections of them: who reads a document needs nobody to hold its collection, and yet does not take all of it.
 */
export type LockRequest = {
  readonly needs: readonly string[];
  readonly takes: readonly string[];
  readonly signal?: AbortSignal | undefined;
};

/** A request of a transaction, or of a write without one. `since`: the turn in which it was made. */
export type Claim = LockRequest & { readonly kind: 'read' | 'write'; readonly holder: Holder | undefined; readonly since: number };

/** A claim that waits. `grant` and `refuse` take it out of the queue; `startTimer` does nothing the second time. */
export type Waiter = Claim & {
  readonly grant: () => void;
  readonly refuse: (error: StatusError) => void;
  readonly startTimer: () => void;
};

/** The shortest way by which a waiter waits for itself, beginning with it; `next` gives whom each one waits for. */
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
