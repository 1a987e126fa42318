/**
 * Server transactions of one database.
 *
 * ```ts
 * const id = database.transactions.begin({ kind: 'readWrite' }, call);            // `call`: any object that stands for the connection
 * await database.transactions.ready(id, { documents: ['cities/SF'] });           // waits for its turn to read them
 * const snapshot = database.transactions.read(id, { documents: ['cities/SF'] });  // locks them; then read from `snapshot`
 * database.transactions.read(id, { collectionIds: ['cities'] });                  // before a query or list; [''] for every collection
 * await database.commit(writes, { caller, transaction: id });                     // or: database.transactions.rollback(id)
 * database.transactions.releaseOf(call);                                          // the connection is closed: its open ones are rolled back
 * ```
 *
 * A read-write transaction reads the newest versions and keeps others from writing what it has read; a read-only one reads its snapshot and
 * locks nothing. Each is good for one commit, and gone after 60 seconds without a call.
 */
import { randomInt } from 'node:crypto';
import { invalidArgument, StatusError } from '../model/status';
import type { Micros } from '../model/timestamp';
import { locksToRead, type ReadSet } from './lock-keys';
import type { LockHolder } from './lock-queue';
import { Locks } from './locks';
import type { Snapshot } from './snapshot';
import type { Time } from './time';
import { parseTransactionId, printTransactionId, type TransactionId } from './transaction-id';

/** A transaction expires after this time without a call. */
export const IDLE_MS = 60_000;
const MAX_REMEMBERED_AGES = 1000;
const EXPIRED = 'The referenced transaction has expired or is no longer valid.';

export type TransactionOptions =
  /** `retry` is the id of the aborted attempt before: the new one inherits its age, so that it wins a deadlock sooner or later. */
  { readonly kind: 'readWrite'; readonly retry?: Uint8Array } | { readonly kind: 'readOnly'; readonly readTime?: Micros };

/** An open transaction. `snapshot` is there when it is read-only. */
export type Transaction = LockHolder & {
  readonly number: number;
  readonly snapshot: Snapshot | undefined;
  readonly owner: object | undefined;
  committing: boolean;
  stopTimer: () => void;
};

export class Transactions {
  readonly locks: Locks;
  private readonly open = new Map<number, Transaction>();
  /** Ages of the latest ended ones, for their retries. */
  private readonly ages = new Map<number, number>();
  private readonly run = randomInt(1, 2 ** 32);
  private issued = 0;

  /** @param state gives the newest state, or the one at a time not too far back */
  constructor(
    private readonly time: Time,
    private readonly state: (at?: Micros) => Snapshot,
  ) {
    this.locks = new Locks(time, (holder) => this.end(holder as Transaction));
  }

  /** @throws INVALID_ARGUMENT for a malformed `retry` or a `readTime` in the future; FAILED_PRECONDITION for one too far back */
  begin(options: TransactionOptions = { kind: 'readWrite' }, owner?: object): Uint8Array {
    const snapshot = options.kind === 'readOnly' ? this.state(options.readTime) : undefined;
    const inherited = options.kind === 'readWrite' && options.retry ? this.ageOf(parseTransactionId(options.retry)) : undefined;
    this.issued += 1;
    const number = this.issued;
    const [age, retries] = [inherited ?? number, inherited !== undefined];
    const transaction: Transaction = { number, age, retries, snapshot, owner, committing: false, stopTimer: () => {} };
    this.open.set(number, transaction);
    this.touch(transaction);
    return printTransactionId({ number, run: this.run });
  }

  /**
   * What to read from inside a transaction; a read-write one locks what it looks at. Call it before each read, and use the snapshot at once.
   * @throws INVALID_ARGUMENT for a malformed id; ABORTED when the transaction has ended
   */
  read(id: Uint8Array, reads: ReadSet): Snapshot {
    const transaction = this.find(id);
    this.touch(transaction);
    if (transaction.snapshot) return transaction.snapshot;
    for (const key of locksToRead(reads).acquires) this.locks.share(transaction, key);
    return this.state();
  }

  /**
   * Resolves when it is a transaction's turn to `read`: a read-write one waits for others that came before it and write what it reads.
   * @throws as `read` does; CANCELLED when `signal` fires
   */
  async ready(id: Uint8Array, reads: ReadSet, signal?: AbortSignal): Promise<void> {
    const transaction = this.find(id);
    if (!transaction.snapshot) await this.locks.whenShared(transaction, { ...locksToRead(reads), signal });
  }

  /** Ends a transaction without writing; one that has ended already stays so. @throws INVALID_ARGUMENT for an id never given out */
  rollback(id: Uint8Array): void {
    const { number, run } = parseTransactionId(id);
    if (run !== this.run || number > this.issued) throw invalidArgument('Transaction is invalid or expired.');
    const transaction = this.open.get(number);
    if (transaction) this.end(transaction);
  }

  /** Rolls back the open transactions of a closed connection. */
  releaseOf(owner: object): void {
    for (const transaction of [...this.open.values()]) if (transaction.owner === owner) this.end(transaction);
  }

  /** Drops all transactions because the data was cleared. */
  reset(): void {
    for (const transaction of [...this.open.values()]) this.end(transaction);
  }

  /**
   * Takes a transaction for its commit; the commit ends it. Only `Database` calls this.
   * @throws ABORTED when it has ended; INVALID_ARGUMENT when it is read-only and there is something to write
   */
  takeForCommit(id: Uint8Array, writes: number): Transaction {
    const transaction = this.find(id);
    if (transaction.snapshot && writes > 0) throw invalidArgument('Cannot modify entities in a read-only transaction.');
    transaction.committing = true;
    transaction.stopTimer();
    return transaction;
  }

  /** Ends a transaction, committed or not, and releases its locks. */
  end(transaction: Transaction): void {
    if (!this.open.delete(transaction.number)) return;
    transaction.stopTimer();
    this.ages.set(transaction.number, transaction.age);
    const [oldest] = this.ages.keys();
    if (this.ages.size > MAX_REMEMBERED_AGES && oldest !== undefined) this.ages.delete(oldest);
    this.locks.cancel(transaction, expired());
    this.locks.release(transaction);
  }

  private find(id: Uint8Array): Transaction {
    const { number, run } = parseTransactionId(id);
    const transaction = run === this.run ? this.open.get(number) : undefined;
    if (!transaction || transaction.committing) throw expired();
    return transaction;
  }

  private touch(transaction: Transaction): void {
    transaction.stopTimer();
    transaction.stopTimer = this.time.after(IDLE_MS, () => this.end(transaction));
  }

  private ageOf({ number, run }: TransactionId): number | undefined {
    return run === this.run ? (this.open.get(number)?.age ?? this.ages.get(number)) : undefined;
  }
}

const expired = () => new StatusError('ABORTED', EXPIRED);
