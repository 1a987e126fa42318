import { StatusError } from '../model/status';
import type { Time } from './time';

/** How long a write waits for the readers in its way. */
export const LOCK_TIMEOUT_MS = 2000;
export const LOCK_TIMEOUT = 'Transaction lock timeout.';

/** A transaction as the locks see it: of those that wait for each other, the one of higher `age` gives way. `retries`: it has lost before. */
export type Holder = { readonly age: number; readonly retries: boolean };

export type LockRequest = {
  readonly keys: readonly string[];
  readonly writer: Holder | undefined;
  readonly signal?: AbortSignal | undefined;
};

type Claim = LockRequest & { readonly since: number };
type Waiter = Claim & { readonly grant: () => void; readonly refuse: (error: StatusError) => void };

/** A read that lets the writes go first that waited when it came. */
type Courtesy = { readonly ahead: Set<Waiter>; readonly proceed: () => void };

/**
 * Shared locks on keys, held by transactions that have read, and the writes that wait for them, first come, first served. A write runs in
 * one go and so holds nothing; a transaction never stands in the way of its own write. Nor does one that has read only after the write
 * began to wait, or readers that keep coming would starve it: what such a one has read is out of date once the write has happened.
 */
export class Locks {
  /** Who reads a key, and since which turn. */
  private readonly readers = new Map<string, Map<Holder, number>>();
  private readonly held = new Map<Holder, Set<string>>();
  private waiting: Waiter[] = [];
  private courtesies: readonly Courtesy[] = [];
  private turn = 0;

  /** @param over told of transactions that have written, or have read what has changed since; it is to release their locks */
  constructor(
    private readonly time: Time,
    private readonly over: (holder: Holder) => void,
  ) {}

  /** Lets a transaction share a key until `release`. */
  share(holder: Holder, key: string): void {
    const readers = this.readers.get(key) ?? new Map<Holder, number>();
    this.readers.set(key, readers);
    if (!readers.has(holder)) readers.set(holder, this.nextTurn());
    const keys = this.held.get(holder) ?? new Set();
    this.held.set(holder, keys.add(key));
  }

  /**
   * Resolves once the writes are over that wait for one of the keys now, so that readers who keep coming do not starve them. At once for a
   * transaction that holds something already: a write might wait for that.
   */
  whenQuiet(holder: Holder, keys: readonly string[]): Promise<void> {
    const ahead = this.waiting.filter((waiter) => waiter.keys.some((key) => keys.includes(key)));
    if (ahead.length === 0 || this.held.has(holder)) return Promise.resolve();
    return new Promise((proceed) => {
      this.courtesies = [...this.courtesies, { ahead: new Set(ahead), proceed }];
    });
  }

  /** Gives back all that a transaction holds, and lets the writes run that waited for it. */
  release(holder: Holder): void {
    for (const key of this.held.get(holder) ?? []) {
      const readers = this.readers.get(key);
      readers?.delete(holder);
      if (readers?.size === 0) this.readers.delete(key);
    }
    this.held.delete(holder);
    this.serve();
  }

  /** Ends the waiting of a transaction's write, if it waits. */
  cancel(holder: Holder, error: StatusError): void {
    this.waiting.find(({ writer }) => writer === holder)?.refuse(error);
  }

  /**
   * Runs `write` as soon as no other transaction reads one of the keys: at once if that is so now, otherwise within the call that releases
   * the last of them.
   * @throws ABORTED after two seconds, or at once when it is the youngest of a crowd that waits for each other; CANCELLED when `signal` fires
   */
  whenFree<T>(request: LockRequest, write: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const claim: Claim = { ...request, since: this.nextTurn() };
      if (request.signal?.aborted) reject(cancelled());
      else if (this.blockers(claim).size === 0) this.run(claim, write, resolve, reject);
      else {
        this.enqueue(claim, () => this.run(claim, write, afterOthers(resolve), reject), reject);
        this.breakCycles();
      }
    });
  }

  private nextTurn(): number {
    this.turn += 1;
    return this.turn;
  }

  private run<T>(claim: Claim, write: () => T, resolve: (value: T) => void, reject: (error: unknown) => void): void {
    try {
      const result = write();
      for (const late of this.readersOf(claim, (turn) => turn > claim.since)) this.over(late);
      resolve(result);
    } catch (error) {
      reject(error);
    } finally {
      if (claim.writer) this.over(claim.writer);
    }
  }

  private enqueue(claim: Claim, run: () => void, reject: (error: StatusError) => void): void {
    const leave = () => {
      stopTimer();
      claim.signal?.removeEventListener('abort', abort);
      this.waiting = this.waiting.filter((other) => other !== waiter);
      this.admitReaders(waiter);
    };
    const refuse = (error: StatusError) => {
      leave();
      reject(error);
    };
    const abort = () => refuse(cancelled());
    const stopTimer = this.time.after(LOCK_TIMEOUT_MS, () => refuse(timedOut()));
    const grant = () => {
      leave();
      run();
    };
    const waiter: Waiter = { ...claim, grant, refuse };
    claim.signal?.addEventListener('abort', abort);
    this.waiting.push(waiter);
  }

  private admitReaders(over: Waiter): void {
    for (const { ahead } of this.courtesies) ahead.delete(over);
    const free = this.courtesies.filter(({ ahead }) => ahead.size === 0);
    this.courtesies = this.courtesies.filter(({ ahead }) => ahead.size > 0);
    for (const { proceed } of free) proceed();
  }

  private blockers(claim: Claim): Set<Holder> {
    return this.readersOf(claim, (turn) => turn < claim.since);
  }

  /** The other transactions that read what a write needs, by the turn in which they began to. */
  private readersOf({ keys, writer }: Claim, when: (turn: number) => boolean): Set<Holder> {
    const found = new Set<Holder>();
    for (const key of keys)
      for (const [reader, turn] of this.readers.get(key) ?? []) if (reader !== writer && when(turn)) found.add(reader);
    return found;
  }

  private serve(): void {
    for (let free = this.nextFree(); free; free = this.nextFree()) free.grant();
  }

  private nextFree(): Waiter | undefined {
    return this.waiting.find((waiter) => this.blockers(waiter).size === 0);
  }

  /** The newest waiter may have closed circles of waiting transactions; then the youngest of each gives way. */
  private breakCycles(): void {
    const newest = this.waiting.at(-1);
    for (let cycle = this.cycleThrough(newest, newest); cycle && !this.isFirstMeeting(cycle); cycle = this.cycleThrough(newest, newest)) {
      const youngest = cycle.reduce((a, b) => ((a.writer?.age ?? 0) > (b.writer?.age ?? 0) ? a : b));
      youngest.refuse(timedOut());
    }
  }

  /**
   * Two first attempts that wait for each other, and for nobody else, are left to the timeout, as the official emulator leaves them. In a
   * crowd, or when one of them has lost before, each would time out in turn and their clients would run out of attempts.
   */
  private isFirstMeeting(cycle: readonly Waiter[]): boolean {
    return cycle.length === 2 && cycle.every((waiter) => waiter.writer?.retries !== true && this.blockers(waiter).size === 1);
  }

  private cycleThrough(from: Waiter | undefined, goal: Waiter | undefined, seen = new Set<Waiter>()): Waiter[] | undefined {
    if (!from || !this.waiting.includes(from)) return undefined;
    seen.add(from);
    for (const blocker of this.blockers(from)) {
      const next = this.waiting.find(({ writer }) => writer === blocker);
      if (!next) continue;
      if (next === goal) return [from];
      const rest = seen.has(next) ? undefined : this.cycleThrough(next, goal, seen);
      if (rest) return [from, ...rest];
    }
    return undefined;
  }
}

/** Whoever made way for a write hears of its own end first. */
const afterOthers =
  <T>(resolve: (value: T) => void) =>
  (value: T): void =>
    void setImmediate(resolve, value);

const timedOut = () => new StatusError('ABORTED', LOCK_TIMEOUT);
const cancelled = () => new StatusError('CANCELLED', 'The request was cancelled.');
