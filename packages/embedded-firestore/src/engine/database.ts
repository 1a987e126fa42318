import type { Commit, Doc } from '../model/document';
import type { Caller, Gate } from '../model/gate';
import type { DatabaseId, DocPath } from '../model/path';
import { failedPrecondition, invalidArgument, permissionDenied, StatusError } from '../model/status';
import { checkDocumentSize } from '../model/storable';
import type { Micros } from '../model/timestamp';
import type { Value } from '../model/value';
import type { Write } from '../model/write';
import { type Plan, planCommit, type Step } from './apply';
import { authorize } from './authorize';
import { checkBatch, checkCommit } from './check-writes';
import { EventQueue } from './event-queue';
import { RETENTION } from './history';
import type { Journal, JournalEntry } from './journal';
import { locksToWrite } from './lock-keys';
import { openGate } from './open-gate';
import { emptyAt, type InitialState, newEpoch } from './origin';
import { checkPrecondition } from './precondition';
import { Snapshot, TOO_OLD } from './snapshot';
import type { Time } from './time';
import { Transactions } from './transactions';

export type CommitRequest = {
  readonly caller: Caller;
  /** The transaction to commit. */
  readonly transaction?: Uint8Array | undefined;
  /** Stops waiting for locks. */
  readonly signal?: AbortSignal | undefined;
};

/** `updateTime` is the document's after the commit (older than the commit if nothing changed); absent if it was deleted. */
export type WriteResult = { readonly updateTime?: Micros; readonly transformResults: readonly Value[] };

/** `commitTime` is absent only if there was nothing to write. */
export type CommitResult = { readonly commitTime?: Micros; readonly results: readonly WriteResult[] };

/** The outcome of one write of a batch. */
export type BatchOutcome = { readonly ok: WriteResult } | { readonly error: StatusError };

/** An applied commit and its caller. */
export type Committed = Commit & { readonly caller: Caller };

/** The dependencies of a database. */
export type DatabaseEnvironment = { readonly time: Time; readonly journal: Journal; readonly historyBytes: number };

/** One Firestore database: its documents and transactions; serializes all commits. */
export class Database {
  readonly transactions: Transactions;
  private readonly commits = new EventQueue<Committed>();
  private readonly resets = new EventQueue<true>();
  private readonly gates = new EventQueue<Gate>();
  private lock = openGate;
  private origin: InitialState;

  constructor(
    readonly id: DatabaseId,
    origin: InitialState,
    private readonly environment: DatabaseEnvironment,
  ) {
    this.origin = origin;
    this.transactions = new Transactions(environment.time, (at) => this.read(at));
  }

  /** The rules for this database. Checked here before each write of a non-administrator; readers must check it themselves. Replaced when rules load. */
  get gate(): Gate {
    return this.lock;
  }

  set gate(gate: Gate) {
    this.lock = gate;
    this.gates.send(gate);
  }

  /** The time source. */
  get time(): Time {
    return this.environment.time;
  }

  /** Random; changes when the data is cleared or replaced. */
  get epoch(): string {
    return this.origin.epoch;
  }

  /** The time of the last commit that changed something; 0 before the first one. */
  get version(): Micros {
    return this.origin.store.version;
  }

  /** The number of documents. */
  get size(): number {
    return this.origin.store.size;
  }

  /** The current read time: at or after `version`, and before the next commit. */
  now(): Micros {
    return this.origin.clock.now();
  }

  /**
   * The documents now, or at a past time. The snapshot does not change when later commits are applied.
   * @throws INVALID_ARGUMENT for a future time, FAILED_PRECONDITION for one more than an hour ago or no longer in the history
   */
  read(at?: Micros): Snapshot {
    const { store, history, clock } = this.origin;
    const now = clock.now();
    const since = (version: Micros) => history.since(version);
    if (at === undefined) return new Snapshot(store, store.version, since);
    if (at > now) throw invalidArgument("The requested 'read_time' cannot be in the future.");
    if (at < now - RETENTION || at < history.oldest) throw failedPrecondition(TOO_OLD);
    return new Snapshot(store, Math.min(at, store.version), since);
  }

  /**
   * Commits writes atomically. Checks the request, then locks, rules, preconditions and limits of the result, in this order.
   * @throws INVALID_ARGUMENT, ABORTED (locks, transaction over), PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION,
   * RESOURCE_EXHAUSTED (disk full), CANCELLED
   */
  async commit(writes: readonly Write[], request: CommitRequest): Promise<CommitResult> {
    checkCommit(writes);
    const writer = request.transaction ? this.transactions.takeForCommit(request.transaction, writes.length) : undefined;
    try {
      const lock = { ...locksToWrite(writes), signal: request.signal };
      return await this.transactions.locks.whenFree(writer, lock, () => this.write(writes, request.caller));
    } finally {
      if (writer) this.transactions.end(writer);
    }
  }

  /**
   * Applies writes one by one, each with its own locks; administrators only.
   * @throws INVALID_ARGUMENT when the request is wrong, PERMISSION_DENIED for anyone else
   */
  async batchWrite(writes: readonly Write[], request: Omit<CommitRequest, 'transaction'>): Promise<readonly BatchOutcome[]> {
    checkBatch(writes);
    if (request.caller.kind !== 'admin') throw permissionDenied('Batch writes require admin authentication.');
    const outcomes: BatchOutcome[] = [];
    for (const write of writes) outcomes.push(await this.attempt(write, request));
    return outcomes;
  }

  /** The commits after a version, oldest first; `undefined` if some are no longer in the history. */
  changesSince(version: Micros): readonly Commit[] | undefined {
    return this.origin.history.since(version);
  }

  /** Calls the listener with each commit that changed something, in order, once it is in the journal and readable. Returns an unsubscribe function. */
  onCommit(listener: (commit: Committed) => void): () => void {
    return this.commits.subscribe(listener);
  }

  /** Calls the listener after all data was cleared or replaced. Returns an unsubscribe function. */
  onReset(listener: () => void): () => void {
    return this.resets.subscribe(listener);
  }

  /** Calls the listener after each change of `gate`. Returns an unsubscribe function. */
  onGateChange(listener: (gate: Gate) => void): () => void {
    return this.gates.subscribe(listener);
  }

  /** The ids of the collections directly below a document (or the root), in order. */
  collectionIds(below: DocPath | ''): readonly string[] {
    return this.origin.store.collections.idsBelow(below);
  }

  /** Deletes all data and drops open transactions. With a path, deletes the document or collection there and everything below it, as a normal commit. */
  async clear(below = ''): Promise<void> {
    if (below !== '') {
      await this.commit(this.deletesOf(below), { caller: { kind: 'admin' } });
      return;
    }
    const { clock } = this.origin;
    const time = clock.next();
    const epoch = newEpoch();
    this.appendEntry({ kind: 'clear', time, epoch });
    this.resetTo({ epoch, clock, ...emptyAt(time, this.environment.historyBytes) });
  }

  /** Atomically replaces all documents, preserving their times. Drops open transactions. */
  async restore(docs: readonly Doc[]): Promise<void> {
    const { clock } = this.origin;
    for (const { updateTime } of docs) clock.learn(updateTime);
    const epoch = newEpoch();
    const prepared = clock.next();
    const putInPlace = await this.environment.journal.prepare({ epoch, version: prepared, clock: prepared, docs });
    const version = clock.next();
    const { store, history } = emptyAt(version, this.environment.historyBytes);
    store.load(docs);
    putInPlace(version);
    this.resetTo({ epoch, clock, store, history });
  }

  /** Drops open transactions and closes the log; no writes are allowed afterwards. */
  close(): Promise<void> {
    this.transactions.reset();
    return this.environment.journal.close(this.origin.clock.mark);
  }

  private write(writes: readonly Write[], caller: Caller): CommitResult {
    if (writes.length === 0) return { results: [] };
    const { store, clock } = this.origin;
    const plan = planCommit(store, writes, clock.next());
    if (caller.kind !== 'admin') authorize(this.gate, caller, store, plan);
    for (const { write, previous } of plan.steps) checkPrecondition(this.id, write, { previous, stored: store.get(write.path) });
    for (const { path, after } of plan.changes) if (after) checkDocumentSize(path, after.fields);
    if (plan.changes.length > 0) this.record(plan, caller);
    return { commitTime: plan.version, results: plan.steps.map((step) => resultOf(step, plan)) };
  }

  private record({ version, changes }: Commit, caller: Caller): void {
    const commit: Commit = { version, changes };
    this.appendEntry({ kind: 'commit', commit });
    this.origin.store.apply(commit);
    this.origin.history.add(commit);
    this.commits.send({ version, changes, caller });
  }

  private appendEntry(entry: JournalEntry): void {
    const { epoch, store, clock } = this.origin;
    this.environment.journal.append(entry, () => ({ epoch, version: store.version, clock: clock.mark, docs: [...store.all()] }));
  }

  private resetTo(origin: InitialState): void {
    this.origin = origin;
    this.resets.send(true);
    this.transactions.reset();
  }

  private async attempt(write: Write, request: CommitRequest): Promise<BatchOutcome> {
    try {
      const { results } = await this.commit([write], request);
      return { ok: results[0] ?? { transformResults: [] } };
    } catch (error) {
      if (error instanceof StatusError) return { error };
      throw error;
    }
  }

  private deletesOf(below: string): readonly Write[] {
    const { store } = this.origin;
    const deleted = [...store.all()].filter(({ path }) => path === below || path.startsWith(`${below}/`));
    return deleted.map(({ path }) => ({ kind: 'delete', path }));
  }
}

function resultOf({ write, previous, transformResults }: Step, { after, version }: Plan): WriteResult {
  if (write.kind === 'verify') return { updateTime: previous?.updateTime ?? version, transformResults };
  const left = after.get(write.path);
  return left ? { updateTime: left.updateTime, transformResults } : { transformResults };
}
