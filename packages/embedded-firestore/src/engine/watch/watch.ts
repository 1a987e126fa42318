import type { Commit, Doc } from '../../model/document';
import type { Dependencies } from '../../model/gate';
import type { DocPath } from '../../model/path';
import type { Micros } from '../../model/timestamp';
import type { Database } from '../database';
import type { NormalQuery } from '../query/normalise';
import { DocumentsView } from './documents-view';
import { ListenerIndex } from './listener-index';
import { openView, presentation } from './open-view';
import { decodeToken, netChanges } from './resume';
import type { View, ViewChange } from './view';

/** How often time-dependent decisions are re-evaluated. */
const RECHECK_MILLIS = 30_000;

/** A listener of a view. `flush` is called once per commit, after `changed` for all views of the stream that the commit changed. */
export type Subscriber = {
  readonly stream: { flush(version: Micros): void };
  changed(changes: readonly ViewChange[]): void;
};

export type WatchTarget =
  | { readonly kind: 'documents'; readonly paths: readonly DocPath[] }
  | { readonly kind: 'query'; readonly query: NormalQuery };

/** The changes since an earlier state, and how many documents the result had then. */
export type CatchUp = { readonly changes: readonly ViewChange[]; readonly previousSize: number };

/** `present` gives the form in which the target has its documents, the same object for all targets that share the view. */
export type Subscription = { readonly view: View; readonly present: (doc: Doc) => Doc; close(): void };

type Shared = Pick<Subscription, 'view' | 'present'> & { readonly subscribers: Set<Subscriber>; readonly close: () => void };
type Guard = { readonly basis: Dependencies; readonly recheck: () => void };

/** The part of a database that listeners need. */
export type Watched = Pick<
  Database,
  'id' | 'epoch' | 'gate' | 'now' | 'read' | 'changesSince' | 'onCommit' | 'onReset' | 'onGateChange' | 'time'
>;

const known = new WeakMap<Watched, Watch>();

/** The listeners of a database: one set of shared views for all streams. */
export function watchOf(database: Watched): Watch {
  const watch = known.get(database) ?? new Watch(database);
  known.set(database, watch);
  return watch;
}

/**
 * Updates open query results. Targets with the same query share a view; the cost of a commit is its changes times the views that they
 * can affect, whatever else is listened to.
 */
export class Watch {
  private readonly routes = new ListenerIndex<Shared>();
  private readonly shared = new Map<string, Shared>();
  private readonly open = new Set<Shared>();
  private readonly guardRoutes = new ListenerIndex<Guard>();
  private readonly guards = new Set<Guard>();
  private cancelRecheck: (() => void) | undefined;

  constructor(private readonly database: Watched) {
    database.onCommit((commit) => this.committed(commit));
    database.onReset(() => this.reset());
    database.onGateChange(() => this.recheck([...this.guards]));
  }

  /** The number of open targets of all streams. */
  get targets(): number {
    return [...this.open].reduce((total, { subscribers }) => total + subscribers.size, 0);
  }

  /** Opens a target: the view is current immediately, and `subscriber` is called for every later commit that changes it. */
  subscribe(target: WatchTarget, subscriber: Subscriber): Subscription {
    const shared = target.kind === 'documents' ? this.watchDocuments(target.paths) : this.watchQuery(target.query);
    shared.subscribers.add(subscriber);
    return {
      view: shared.view,
      present: shared.present,
      close() {
        shared.subscribers.delete(subscriber);
        if (shared.subscribers.size === 0) shared.close();
      },
    };
  }

  /** Calls `recheck` whenever a decision on this basis may turn out differently: always before the change behind it is announced. */
  guard(basis: Dependencies, recheck: () => void): () => void {
    const guard: Guard = { basis, recheck };
    const leave = this.guardRoutes.addDocuments(basis.documents, guard);
    this.guards.add(guard);
    if (basis.usesTime) this.scheduleRecheck();
    return () => {
      leave();
      this.guards.delete(guard);
    };
  }

  /** The changes in a view since a token or a time; `undefined` if the history no longer covers it. */
  catchUp(view: View, from: { readonly token: Uint8Array } | { readonly readTime: Micros }): CatchUp | undefined {
    const time = 'token' in from ? decodeToken(this.database.epoch, from.token) : from.readTime;
    if (time === undefined || time > this.database.now()) return undefined;
    const commits = this.database.changesSince(time);
    if (!commits) return undefined;
    const changes = view.since(netChanges(commits));
    const entered = changes.filter(({ kind }) => kind === 'enter').length;
    const left = changes.filter(({ kind }) => kind === 'leave' || kind === 'displace').length;
    return { changes, previousSize: view.size - entered + left };
  }

  private watchDocuments(paths: readonly DocPath[]): Shared {
    return this.share({ view: new DocumentsView(paths, this.stored), present: (doc) => doc }, (shared) =>
      this.routes.addDocuments(paths, shared),
    );
  }

  private watchQuery(query: NormalQuery): Shared {
    const existing = this.shared.get(query.key);
    if (existing) return existing;
    const view = openView(query, () => this.database.read(), this.stored);
    const shared = this.share({ view, present: presentation(query) }, (shared) => {
      const leave = this.routes.addQuery(query, shared);
      return () => {
        leave();
        this.shared.delete(query.key);
      };
    });
    this.shared.set(query.key, shared);
    return shared;
  }

  private share(parts: Pick<Subscription, 'view' | 'present'>, route: (shared: Shared) => () => void): Shared {
    let leave = () => {};
    const shared: Shared = {
      ...parts,
      subscribers: new Set(),
      close: () => {
        leave();
        leave = () => {};
        this.open.delete(shared);
      },
    };
    leave = route(shared);
    this.open.add(shared);
    return shared;
  }

  private readonly stored = (path: DocPath): Doc | undefined => this.database.read().get(path);

  private committed({ version, changes }: Commit): void {
    this.recheck(this.guardRoutes.affected(changes).keys());
    const updates = [...this.routes.affected(changes)].map(([shared, own]) => ({ shared, changes: shared.view.apply(own) }));
    this.announce(updates, version);
  }

  private reset(): void {
    this.recheck([...this.guards]);
    const updates = [...this.open].map((shared) => ({ shared, changes: shared.view.reload() }));
    this.announce(updates, this.database.now());
  }

  private announce(updates: readonly { shared: Shared; changes: readonly ViewChange[] }[], version: Micros): void {
    const streams = new Set<Subscriber['stream']>();
    for (const { shared, changes } of updates) {
      if (changes.length === 0) continue;
      for (const subscriber of shared.subscribers) {
        subscriber.changed(changes);
        streams.add(subscriber.stream);
      }
    }
    for (const stream of streams) stream.flush(version);
  }

  private recheck(guards: Iterable<Guard>): void {
    for (const guard of guards) if (this.guards.has(guard)) guard.recheck();
  }

  private scheduleRecheck(): void {
    this.cancelRecheck ??= this.database.time.after(RECHECK_MILLIS, () => {
      this.cancelRecheck = undefined;
      const timed = [...this.guards].filter(({ basis }) => basis.usesTime);
      this.recheck(timed);
      if (timed.length > 0) this.scheduleRecheck();
    });
  }
}
