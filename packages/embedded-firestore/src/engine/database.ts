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
import { RETENTION } from './history';
import type { Journal, JournalEntry } from './journal';
import { locksToWrite } from './lock-keys';
import { openGate } from './open-gate';
import { emptyAt, newEpoch, type Origin } from './origin';
import { Outbox } from './outbox';
import { checkPrecondition } from './precondition';
import { Snapshot, TOO_OLD } from './snapshot';
import type { Time } from './time';
import { Transactions } from './transactions';

export type CommitRequest = {
  readonly caller: Caller;
  /** The transaction that the commit ends. */
  readonly transaction?: Uint8Array | undefined;
  /** Stops waiting for locks. */
  readonly signal?: AbortSignal | undefined;
};

/** `updateTime` is the document's after the commit (older than the commit if nothing changed); missing when it is gone. */
export type WriteResult = { readonly updateTime?: Micros; readonly transformResults: readonly Value[] };

/** `commitTime` is missing only when there was nothing to write. */
export type CommitResult = { readonly commitTime?: Micros; readonly results: readonly WriteResult[] };

/** The outcome of one write of a batch. */
export type BatchOutcome = { readonly ok: WriteResult } | { readonly error: StatusError };

/** A commit that happened, and who asked for it. */
export type Committed = Commit & { readonly caller: Caller };

/** What a database runs on. */
export type Surroundings = { readonly time: Time; readonly journal: Journal; readonly historyBytes: number };

/** One Firestore database: its documents, its transactions, and the order in which everything happens. */
export class Database {
  readonly transactions: Transactions;
  private readonly commits = new Outbox<Committed>();
  private readonly resets = new Outbox<true>();
  private readonly gates = new Outbox<Gate>();
  private lock = openGate;
  private origin: Origin;

  constructor(
    readonly id: DatabaseId,
    origin: Origin,
    private readonly surroundings: Surroundings,
  ) {
    this.origin = origin;
    this.transactions = new Transactions(surroundings.time, (at) => this.read(at));
  }

  /** Asked before each write of a caller who is no administrator, and by whoever reads on behalf of one. Replaced when rules load. */
  get gate(): Gate {
    return this.lock;
  }

  set gate(gate: Gate) {
    this.lock = gate;
    this.gates.send(gate);
  }

  /** Where the database gets its time from. */
  get time(): Time {
    return this.surroundings.time;
  }

  /** Random; changes when the data is cleared or replaced. */
  get epoch(): string {
    return this.origin.epoch;
  }

  /** The time of the newest commit that changed something; 0 before the first one. */
  get version(): Micros {
    return this.origin.store.version;
  }

  /** How many documents there are. */
  get size(): number {
    return this.origin.store.size;
  }

  /** The time of a reading made now: never behind `version`, and before the next commit. */
  now(): Micros {
    return this.origin.clock.now();
  }

  /**
   * The documents as they are, or were at a time. The snapshot stays as it is while commits go on.
   * @throws INVALID_ARGUMENT for a time to come, FAILED_PRECONDITION for one more than an hour ago or whose versions are forgotten
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
   * Writes all or nothing: what can be wrong with the request itself, then locks, rules, preconditions, limits of the result.
   * @throws INVALID_ARGUMENT, ABORTED (locks, transaction over), PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION,
   * RESOURCE_EXHAUSTED (disk full), CANCELLED
   */
  async commit(writes: readonly Write[], request: CommitRequest): Promise<CommitResult> {
    checkCommit(writes);
    const writer = request.transaction ? this.transactions.take(request.transaction, writes.length) : undefined;
    try {
      const lock = { ...locksToWrite(writes), signal: request.signal };
      const result = await this.transactions.locks.whenFree(writer, lock, () => this.write(writes, request.caller));
      await this.surroundings.journal.durable();
      return result;
    } finally {
      if (writer) this.transactions.end(writer);
    }
  }

  /**
   * Writes one by one, each waiting for its own locks; only administrators may.
   * @throws INVALID_ARGUMENT when the request is wrong, PERMISSION_DENIED for anyone else
   */
  async batchWrite(writes: readonly Write[], request: Omit<CommitRequest, 'transaction'>): Promise<readonly BatchOutcome[]> {
    checkBatch(writes);
    if (request.caller.kind !== 'admin') throw permissionDenied('Batch writes require admin authentication.');
    const outcomes: BatchOutcome[] = [];
    for (const write of writes) outcomes.push(await this.attempt(write, request));
    return outcomes;
  }

  /** The commits after a version, oldest first; `undefined` when some of them are forgotten. */
  changesSince(version: Micros): readonly Commit[] | undefined {
    return this.origin.history.since(version);
  }

  /** Calls the listener with each commit that changed something, in order, once it is kept and can be read. Returns how to stop. */
  onCommit(listener: (commit: Committed) => void): () => void {
    return this.commits.subscribe(listener);
  }

  /** Resolves when all commits so far are kept as well as was asked for. @throws RESOURCE_EXHAUSTED when they cannot be */
  durable(): Promise<void> {
    return this.surroundings.journal.durable();
  }

  /** Calls the listener after everything was cleared or replaced. Returns how to stop. */
  onReset(listener: () => void): () => void {
    return this.resets.subscribe(listener);
  }

  /** Calls the listener after each change of `gate`. Returns how to stop. */
  onGateChange(listener: (gate: Gate) => void): () => void {
    return this.gates.subscribe(listener);
  }

  /** The ids of the collections directly below a document (or the root), in order. */
  collectionIds(below: DocPath | ''): readonly string[] {
    return this.origin.store.collections.idsBelow(below);
  }

  /** Deletes everything and forgets the open transactions; with a path, the document or collection there and all below it, as an ordinary commit. */
  async clear(below = ''): Promise<void> {
    if (below !== '') {
      await this.commit(this.deletesOf(below), { caller: { kind: 'admin' } });
      return;
    }
    const { clock } = this.origin;
    const time = clock.next();
    const epoch = newEpoch();
    this.keepEntry({ kind: 'clear', time, epoch });
    this.startOver({ epoch, clock, ...emptyAt(time, this.surroundings.historyBytes) });
    await this.surroundings.journal.durable();
  }

  /** Puts other documents in the place of all there are, in one step; their times are kept. Open transactions are forgotten. */
  async restore(docs: readonly Doc[]): Promise<void> {
    const { clock } = this.origin;
    for (const { updateTime } of docs) clock.learn(updateTime);
    const epoch = newEpoch();
    const prepared = clock.next();
    const putInPlace = await this.surroundings.journal.prepare({ epoch, version: prepared, clock: prepared, docs });
    const version = clock.next();
    const { store, history } = emptyAt(version, this.surroundings.historyBytes);
    store.load(docs);
    putInPlace(version);
    this.startOver({ epoch, clock, store, history });
  }

  /** Forgets the open transactions and closes the log; nothing may be written afterwards. */
  close(): Promise<void> {
    this.transactions.reset();
    return this.surroundings.journal.close(this.origin.clock.mark);
  }

  private write(writes: readonly Write[], caller: Caller): CommitResult {
    if (writes.length === 0) return { results: [] };
    const { store, clock } = this.origin;
    const plan = planCommit(store, writes, clock.next());
    if (caller.kind !== 'admin') authorize(this.gate, caller, store, plan);
    for (const { write, met } of plan.steps) checkPrecondition(this.id, write, { met, stored: store.get(write.path) });
    for (const { path, after } of plan.changes) if (after) checkDocumentSize(path, after.fields);
    if (plan.changes.length > 0) this.keep(plan, caller);
    return { commitTime: plan.version, results: plan.steps.map((step) => resultOf(step, plan)) };
  }

  private keep({ version, changes }: Commit, caller: Caller): void {
    const commit: Commit = { version, changes };
    this.keepEntry({ kind: 'commit', commit });
    this.origin.store.apply(commit);
    this.origin.history.add(commit);
    this.commits.send({ version, changes, caller });
  }

  private keepEntry(entry: JournalEntry): void {
    const { epoch, store, clock } = this.origin;
    this.surroundings.journal.append(entry, () => ({ epoch, version: store.version, clock: clock.mark, docs: [...store.all()] }));
  }

  private startOver(origin: Origin): void {
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
    const gone = [...store.all()].filter(({ path }) => path === below || path.startsWith(`${below}/`));
    return gone.map(({ path }) => ({ kind: 'delete', path }));
  }
}

function resultOf({ write, met, transformResults }: Step, { after, version }: Plan): WriteResult {
  if (write.kind === 'verify') return { updateTime: met?.updateTime ?? version, transformResults };
  const left = after.get(write.path);
  return left ? { updateTime: left.updateTime, transformResults } : { transformResults };
}
