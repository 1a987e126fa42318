import { randomBytes } from 'node:crypto';
import type { Change, Commit, Doc } from '../model/document';
import type { Caller, Gate } from '../model/gate';
import { type DatabaseId, type DocPath, idOf, parentOf } from '../model/path';
import { failedPrecondition, invalidArgument, permissionDenied, StatusError } from '../model/status';
import type { Micros } from '../model/timestamp';
import type { Value } from '../model/value';
import type { Write } from '../model/write';
import { type Plan, planCommit, plannedWrites } from './apply';
import { checkBatch, checkCommit } from './check-writes';
import type { Clock } from './clock';
import { checkDocumentSize } from './document-limits';
import { History, RETENTION } from './history';
import type { Journal, State } from './journal';
import { openGate } from './open-gate';
import { Outbox } from './outbox';
import { checkPrecondition } from './precondition';
import { Snapshot, TOO_OLD } from './snapshot';
import { Store } from './store';
import type { Time } from './time';
import { collectionKey, documentKey, Transactions } from './transactions';
import { requestTime } from './transform';

export type CommitRequest = {
  readonly caller: Caller;
  /** The transaction that the commit ends. */
  readonly transaction?: Uint8Array | undefined;
  /** Stops waiting for locks. */
  readonly signal?: AbortSignal | undefined;
};

/** `updateTime` is the document's after the commit (older than the commit if nothing changed); missing for deletes and verifies. */
export type WriteResult = { readonly updateTime?: Micros; readonly transformResults: readonly Value[] };

/** `commitTime` is missing only when there was nothing to write. */
export type CommitResult = { readonly commitTime?: Micros; readonly results: readonly WriteResult[] };

/** What a database starts from, and what it runs on. */
export type DatabaseParts = {
  readonly epoch: string;
  readonly store: Store;
  readonly history: History;
  readonly clock: Clock;
  readonly time: Time;
  readonly journal: Journal;
  /** Bytes of replaced versions to keep. */
  readonly historyBytes: number;
};

/** One Firestore database: its documents, its transactions, and the order in which everything happens. */
export class Database {
  /** Asked before each write of a caller who is no administrator, and by whoever reads on behalf of one. Replaced when rules load. */
  gate: Gate = openGate;
  readonly transactions: Transactions;
  private readonly commits = new Outbox<Commit>();
  private readonly resets = new Outbox<void>();

  constructor(
    readonly id: DatabaseId,
    private parts: DatabaseParts,
  ) {
    this.transactions = new Transactions(parts.time, (at) => this.read(at));
  }

  /** Random; changes when the data is cleared or replaced. */
  get epoch(): string {
    return this.parts.epoch;
  }

  /** The time of the newest commit that changed something. */
  get version(): Micros {
    return this.parts.store.version;
  }

  /** How many documents there are. */
  get size(): number {
    return this.parts.store.size;
  }

  /** The time of a reading made now: never behind `version`, and before the next commit. */
  now(): Micros {
    return this.parts.clock.now();
  }

  /**
   * The documents as they are, or were at a time. The snapshot stays as it is while commits go on.
   * @throws INVALID_ARGUMENT for a time to come, FAILED_PRECONDITION for one more than an hour ago or whose versions are forgotten
   */
  read(at?: Micros): Snapshot {
    const { store, history, clock } = this.parts;
    const since = (version: Micros) => history.since(version);
    const now = clock.now();
    if (at === undefined) return new Snapshot(store, store.version, since);
    if (at > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
    if (at < now - RETENTION || at < history.oldest) throw failedPrecondition(TOO_OLD);
    return new Snapshot(store, Math.min(at, store.version), since);
  }

  /**
   * Writes all or nothing: what can be wrong with the request itself, then locks, rules, preconditions, limits of the result.
   * @throws INVALID_ARGUMENT, ABORTED (locks, transaction over), PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION,
   * RESOURCE_EXHAUSTED (disk full), CANCELLED
   */
  async commit(writes: readonly Write[], request: CommitRequest): Promise<CommitResult> {
    checkCommit(writes);
    const writer = request.transaction && this.transactions.take(request.transaction, writes.length);
    try {
      const keys = lockKeys(writes);
      // The locks are given back in the same turn as the commit happens: its waiters run before anything else can read.
      const result = await this.transactions.locks.whenFree({ keys, writer, signal: request.signal }, () => {
        try {
          return this.write(writes, request.caller);
        } finally {
          if (writer) this.transactions.end(writer);
        }
      });
      await this.parts.journal.durable();
      return result;
    } finally {
      if (writer) this.transactions.end(writer);
    }
  }

  /**
   * Writes one by one, each waiting for its own locks; only administrators may.
   * @throws INVALID_ARGUMENT when the request is wrong, PERMISSION_DENIED for anyone else
   */
  async batchWrite(
    writes: readonly Write[],
    request: Omit<CommitRequest, 'transaction'>,
  ): Promise<readonly ({ readonly ok: WriteResult } | { readonly error: StatusError })[]> {
    checkBatch(writes);
    if (request.caller.kind !== 'admin') throw permissionDenied('Batch writes require admin authentication.');
    const outcomes: ({ readonly ok: WriteResult } | { readonly error: StatusError })[] = [];
    for (const write of writes) outcomes.push(await this.attempt(write, request));
    return outcomes;
  }

  /** The commits after a version, oldest first; `undefined` when some of them are forgotten. */
  changesSince(version: Micros): readonly Commit[] | undefined {
    return this.parts.history.since(version);
  }

  /** Calls the listener with each commit that changed something, in order, once it is kept and can be read. Returns how to stop. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.commits.subscribe(listener);
  }

  /** Calls the listener after everything was cleared or replaced. Returns how to stop. */
  onReset(listener: () => void): () => void {
    return this.resets.subscribe(listener);
  }

  /**
   * Deletes everything and forgets the open transactions; or, with a path, the document or collection there and all below it, as one
   * ordinary commit.
   */
  async clear(below?: string): Promise<void> {
    if (below) return this.clearBelow(below);
    const time = this.parts.clock.next();
    const epoch = newEpoch();
    this.parts.journal.append({ kind: 'clear', time, epoch }, () => this.state());
    this.replace(epoch, emptyAt(time));
    await this.parts.journal.durable();
  }

  /** Puts other documents in the place of all there are, in one step; their times are kept. Open transactions are forgotten. */
  async restore(docs: readonly Doc[]): Promise<void> {
    const { clock, journal } = this.parts;
    for (const { updateTime } of docs) clock.learn(updateTime);
    const version = clock.next();
    const store = emptyAt(version);
    store.load(docs);
    const epoch = newEpoch();
    const putInPlace = await journal.prepare({ epoch, version, clock: version, docs });
    clock.learn(version);
    putInPlace();
    store.version = clock.next();
    this.replace(epoch, store);
  }

  /** Stops keeping; nothing may be written afterwards. */
  close(): void {
    this.transactions.reset();
    this.parts.journal.close(this.parts.clock.mark);
  }

  private write(writes: readonly Write[], caller: Caller): CommitResult {
    if (writes.length === 0) return { results: [] };
    const { store, history, journal, clock } = this.parts;
    const version = clock.next();
    const plan = planCommit(store, writes, version);
    if (caller.kind !== 'admin') this.authorize(caller, plan);
    for (const { write, met } of plan.steps) checkPrecondition(this.id, write, met);
    for (const { after } of plan.changes) if (after) checkDocumentSize(this.id, after);
    if (plan.changes.length > 0) this.keep({ version, changes: plan.changes });
    return { commitTime: version, results: plan.steps.map((step) => resultOf(step, plan)) };
  }
}
