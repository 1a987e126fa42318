import type { Database } from '../../engine/database';
import { encodeToken } from '../../engine/watch/resume';
import type { ViewChange } from '../../engine/watch/view';
import type { CatchUp, Subscription, WatchTarget } from '../../engine/watch/watch';
import { watchOf } from '../../engine/watch/watch';
import type { Caller } from '../../model/gate';
import { permissionDenied } from '../../model/status';
import type { Micros } from '../../model/timestamp';
import type { AddTarget, ListenResponse } from '../stream';
import { decideTarget } from './decide';
import type { Outbox } from './outbox';

/** The stream of a target. */
export type TargetHost = {
  readonly database: Database;
  readonly caller: Caller;
  readonly outbox: Outbox;
  send(message: ListenResponse): void;
  /** Called when the server ends the target. */
  onEnded(targetId: number, thrown: unknown): void;
  /** Sends the outbox and the consistent snapshot at this time. */
  flush(readTime: Micros): void;
};

/** One permitted target of a stream, from its first snapshot to its end. */
export class OpenTarget {
  private subscription: Subscription | undefined;
  private leaveGuard = (): void => {};

  constructor(
    private readonly host: TargetHost,
    private readonly targetId: number,
    private readonly target: WatchTarget,
  ) {}

  /** Sends the first snapshot, or the changes since the client's resume point. @throws PERMISSION_DENIED before anything is sent */
  open({ resume, expectedCount }: AddTarget): void {
    this.decide();
    const { host, targetId } = this;
    const watch = watchOf(host.database);
    const subscription = watch.subscribe(this.target, {
      stream: host,
      changed: (changes) => host.outbox.add(targetId, changes, subscription.present),
    });
    this.subscription = subscription;
    const { view } = subscription;
    const catchUp = resume && watch.catchUp(view, resume);
    this.change('ADD');
    if (catchUp) this.sendChanges(subscription, catchUp, expectedCount);
    else {
      if (resume) this.change('RESET');
      this.sendAll(subscription);
    }
    const readTime = host.database.now();
    const resumeToken = encodeToken(host.database.epoch, readTime);
    host.send({ kind: 'targetChange', change: 'CURRENT', targetIds: [targetId], resumeToken, readTime });
    host.send({ kind: 'targetChange', change: 'NO_CHANGE', targetIds: [], resumeToken, readTime });
  }

  close(): void {
    this.leaveGuard();
    this.subscription?.close();
  }

  private readonly recheck = (): void => {
    try {
      this.decide();
    } catch (thrown) {
      this.host.onEnded(this.targetId, thrown);
    }
  };

  private decide(): void {
    const { database, caller } = this.host;
    this.leaveGuard();
    this.leaveGuard = () => {};
    const { basis, refusal } = decideTarget(database, caller, this.target);
    if (refusal !== undefined) throw permissionDenied(refusal);
    if (caller.kind !== 'admin') this.leaveGuard = watchOf(database).guard(basis, this.recheck);
  }

  private change(change: 'ADD' | 'RESET'): void {
    this.host.send({ kind: 'targetChange', change, targetIds: [this.targetId] });
  }

  private sendChanges(subscription: Subscription, { changes, previousSize }: CatchUp, expectedCount: number | undefined): void {
    this.sendDocuments(subscription, changes);
    if (expectedCount === undefined || expectedCount === previousSize) return;
    this.host.send({ kind: 'filter', targetId: this.targetId, count: subscription.view.size });
  }

  private sendAll(subscription: Subscription): void {
    const docs = subscription.view.docs();
    const found = new Set(docs.map(({ path }) => path));
    const missing = this.target.kind === 'documents' ? this.target.paths.filter((path) => !found.has(path)) : [];
    this.sendDocuments(subscription, [
      ...docs.map((doc) => ({ kind: 'enter', path: doc.path, doc }) as const),
      ...missing.map((path) => ({ kind: 'leave', path, doc: undefined }) as const),
    ]);
  }

  private sendDocuments({ present }: Subscription, changes: readonly ViewChange[]): void {
    const { host, targetId } = this;
    host.outbox.add(targetId, changes, present);
    for (const message of host.outbox.take(host.database.now())) host.send(message);
  }
}
