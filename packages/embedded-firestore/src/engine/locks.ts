import { StatusError } from '../model/status';
import { findCycle, type LockClaim, type LockHolder, type LockRequest, type Waiter } from './lock-queue';
import { RewrittenKeys } from './rewritten-keys';
import type { Time } from './time';

/** How long a write waits for conflicting readers. */
export const LOCK_TIMEOUT_MS = 2000;
export const LOCK_TIMEOUT = 'Transaction lock timeout.';
/** How long a read waits for conflicting transactions, once it is first in the queue. */
export const READ_WAIT_MS = 1000;

/**
 * Shared locks on keys, held by transactions that have read, and the queue of writes and reads that wait for them, first come, first served.
 *
 * A write runs in one go and so holds nothing; a transaction never stands in the way of its own write. Nor does one that has read only
 * after the write began to wait, or readers that keep coming would starve it: what such a one has read is out of date once the write has
 * happened.
 *
 * Transactions that share a key and then write it wait for each other until all but one are aborted. So a read waits as well: for the
 * transactions that hold its keys and are likely to write them, and for all that wait for its keys already. Not in a circle, and not for
 * ever: then it shares the key.
 */
export class Locks {
  /** The readers of each key, and since which turn. */
  private readonly readers = new Map<string, Map<LockHolder, number>>();
  private readonly heldKeys = new Map<LockHolder, Set<string>>();
  private readonly rewritten = new RewrittenKeys();
  private waiting: readonly Waiter[] = [];
  private turn = 0;

  /** @param endTransaction called with transactions that have written, or have read what has changed since; it is to release their locks */
  constructor(
    private readonly time: Time,
    private readonly endTransaction: (holder: LockHolder) => void,
  ) {}

  /** Lets a transaction share a key until `release`. */
  share(holder: LockHolder, key: string, since = this.nextTurn()): void {
    const readers = this.readers.get(key) ?? new Map<LockHolder, number>();
    this.readers.set(key, readers);
    if (!readers.has(holder)) readers.set(holder, since);
    const keys = this.heldKeys.get(holder) ?? new Set();
    this.heldKeys.set(holder, keys.add(key));
  }

  /**
   * Shares keys with a transaction once it is its turn to read them; at once if it holds all of them.
   * @throws CANCELLED when `signal` fires; what `cancel` was called with
   */
  whenShared(holder: LockHolder, request: LockRequest): Promise<void> {
    const held = this.heldKeys.get(holder);
    if (request.acquires.every((key) => held?.has(key))) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const claim: LockClaim = { ...request, kind: 'read', holder, since: this.nextTurn() };
      const share = () => {
        for (const key of claim.acquires) this.share(holder, key, claim.since);
        resolve();
      };
      this.request(claim, share, share, reject);
    });
  }

  /**
   * Runs `write` as soon as no other transaction holds what it needs: at once if that is so now, otherwise within the call that releases the
   * last of it. `holder` is the transaction that writes.
   * @throws ABORTED after two seconds, or at once when it is the youngest of a crowd that waits for each other; CANCELLED when `signal` fires
   */
  whenFree<T>(holder: LockHolder | undefined, request: LockRequest, write: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const claim: LockClaim = { ...request, kind: 'write', holder, since: this.nextTurn() };
      const run = () => this.run(claim, write, resolve, reject);
      this.request(claim, run, () => this.run(claim, write, afterOthers(resolve), reject), reject);
    });
  }

  /** Releases all locks of a transaction and runs the waiters that become free. */
  release(holder: LockHolder): void {
    for (const key of this.heldKeys.get(holder) ?? []) {
      const readers = this.readers.get(key);
      readers?.delete(holder);
      if (readers?.size === 0) this.readers.delete(key);
    }
    this.heldKeys.delete(holder);
    this.serve();
  }

  /** Rejects a transaction's waiting write and reads. */
  cancel(holder: LockHolder, error: StatusError): void {
    for (const waiter of this.waiting.filter((each) => each.holder === holder)) waiter.reject(error);
  }

  private nextTurn(): number {
    this.turn += 1;
    return this.turn;
  }

  private request(claim: LockClaim, atOnce: () => void, later: () => void, reject: (error: StatusError) => void): void {
    if (claim.signal?.aborted) reject(cancelled());
    else if (this.isFree(claim)) atOnce();
    else {
      const waiter = this.enqueue(claim, later, reject);
      this.breakCycles(waiter);
      this.startTimers();
    }
  }

  private run<T>(claim: LockClaim, write: () => T, resolve: (value: T) => void, reject: (error: unknown) => void): void {
    try {
      const result = write();
      if (claim.holder) this.rewritten.record(this.heldKeys.get(claim.holder) ?? [], [...claim.needs, ...claim.acquires]);
      for (const late of this.readersOf(claim, (turn) => turn > claim.since)) this.endTransaction(late);
      resolve(result);
    } catch (error) {
      reject(error);
    } finally {
      if (claim.holder) this.endTransaction(claim.holder);
    }
  }

  private enqueue(claim: LockClaim, run: () => void, reject: (error: StatusError) => void): Waiter {
    let stopTimer: (() => void) | undefined;
    const leave = () => {
      stopTimer?.();
      claim.signal?.removeEventListener('abort', abort);
      this.waiting = this.waiting.filter((other) => other !== waiter);
    };
    const rejectWaiter = (error: StatusError) => {
      leave();
      reject(error);
      this.serve();
    };
    const grant = () => {
      leave();
      run();
    };
    const abort = () => rejectWaiter(cancelled());
    const startTimer = () => {
      stopTimer ??=
        claim.kind === 'write'
          ? this.time.after(LOCK_TIMEOUT_MS, () => rejectWaiter(timedOut()))
          : this.time.after(READ_WAIT_MS, () => this.grantRead(waiter));
    };
    const waiter: Waiter = { ...claim, grant, reject: rejectWaiter, startTimer };
    claim.signal?.addEventListener('abort', abort);
    this.waiting = [...this.waiting, waiter];
    return waiter;
  }

  /** Grants a read that has waited long enough, although others hold its keys. */
  private grantRead(read: Waiter): void {
    read.grant();
    this.serve();
  }

  private isFree(claim: LockClaim): boolean {
    return this.holdersBefore(claim).size === 0 && this.waitersBefore(claim).length === 0;
  }

  /** The transactions that have to end before a claim is granted. */
  private holdersBefore(claim: LockClaim): Set<LockHolder> {
    if (claim.kind === 'write') return this.readersOf(claim, (turn) => turn < claim.since);
    return this.readersOf({ ...claim, needs: claim.needs.filter((key) => this.rewritten.isLikelyWritten(key)) }, () => true);
  }

  /** Those in the queue that have to be granted, or give up, before a claim is granted. A write waits for readers alone. */
  private waitersBefore(claim: LockClaim): readonly Waiter[] {
    if (claim.kind === 'write') return [];
    const inTheWay = ({ kind, acquires }: Waiter) =>
      acquires.some((key) => claim.needs.includes(key) && (kind === 'write' || this.rewritten.isLikelyWritten(key)));
    return this.waiting.filter((other) => other.since < claim.since && other.holder !== claim.holder && inTheWay(other));
  }

  /** The other transactions that hold what a claim needs, by the turn in which they began to. */
  private readersOf({ needs, holder }: LockClaim, when: (turn: number) => boolean): Set<LockHolder> {
    const found = new Set<LockHolder>();
    for (const key of needs)
      for (const [reader, turn] of this.readers.get(key) ?? []) if (reader !== holder && when(turn)) found.add(reader);
    return found;
  }

  private serve(): void {
    const nextFree = () => this.waiting.find((waiter) => this.isFree(waiter));
    for (let free = nextFree(); free; free = nextFree()) free.grant();
    this.startTimers();
  }

  /** A write's time runs from the beginning, a read's when nobody in the queue is ahead of it. */
  private startTimers(): void {
    for (const waiter of this.waiting) if (this.waitersBefore(waiter).length === 0) waiter.startTimer();
  }

  /** The newest waiter may have closed circles of waiting transactions. A read among them is granted; of writes, the youngest gives way. */
  private breakCycles(newest: Waiter): void {
    const next = (waiter: Waiter) => this.waitsFor(waiter);
    while (this.waiting.includes(newest)) {
      const cycle = findCycle(newest, next);
      if (!cycle || this.isFirstDeadlock(cycle)) return;
      const read = cycle.find(({ kind }) => kind === 'read');
      if (read) read.grant();
      else cycle.reduce((a, b) => ((a.holder?.age ?? 0) > (b.holder?.age ?? 0) ? a : b)).reject(timedOut());
    }
  }

  private waitsFor(waiter: Waiter): readonly Waiter[] {
    const holders = this.holdersBefore(waiter);
    return [...this.waitersBefore(waiter), ...this.waiting.filter(({ holder }) => holder && holders.has(holder))];
  }

  /**
   * Two first attempts that wait for each other, and have to do with nobody else, are left to the timeout, as the official emulator leaves
   * them. In a crowd, or when one of them has lost before, each would time out in turn and their clients would run out of attempts.
   */
  private isFirstDeadlock(cycle: readonly Waiter[]): boolean {
    const firstAttempts = cycle.every(({ kind, holder }) => kind === 'write' && holder?.retries !== true);
    if (cycle.length !== 2 || !firstAttempts || cycle.some((waiter) => this.holdersBefore(waiter).size > 1)) return false;
    const others = this.waiting.filter((waiter) => !cycle.includes(waiter));
    return !others.some((waiter) => this.waitsFor(waiter).some((each) => cycle.includes(each)));
  }
}

/** Whoever made way for a write hears of its own end first. */
const afterOthers =
  <T>(resolve: (value: T) => void) =>
  (value: T): void =>
    void setImmediate(resolve, value);

const timedOut = () => new StatusError('ABORTED', LOCK_TIMEOUT);
const cancelled = () => new StatusError('CANCELLED', 'The request was cancelled.');
