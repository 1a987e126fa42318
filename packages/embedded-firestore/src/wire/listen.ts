import type { Database } from '../engine/database';
import { normalise } from '../engine/query/normalise';
import { encodeToken } from '../engine/watch/resume';
import type { WatchTarget } from '../engine/watch/watch';
import type { StatusError } from '../model/status';
import { invalidArgument } from '../model/status';
import type { Micros } from '../model/timestamp';
import { mayRead } from './listen/decide';
import { OpenTarget, type TargetHost } from './listen/open-target';
import { Outbox } from './listen/outbox';
import { otherDatabase } from './other-database';
import { toStatusError } from './status';
import type { AddTarget, ListenRequest, ListenResponse, StreamContext, StreamMachine, StreamPort } from './stream';

/**
 * Opens a Listen stream: requests add and remove targets; responses carry their documents and every change to them.
 * @see design §11 for the order of messages, which the clients enforce
 */
export function openListen(context: StreamContext, port: StreamPort<ListenResponse>): StreamMachine<ListenRequest> {
  return new ListenStream(context, port);
}

class ListenStream implements StreamMachine<ListenRequest> {
  private opened: { readonly name: string; readonly host: TargetHost } | undefined;
  private readonly targets = new Map<number, OpenTarget>();
  private ended = false;

  constructor(
    private readonly context: StreamContext,
    private readonly port: StreamPort<ListenResponse>,
  ) {}

  receive(request: ListenRequest): void {
    if (this.ended) return;
    try {
      const host = this.hostFor(request.database);
      if (request.change.kind === 'add') this.add(host, request.change);
      else if (request.change.kind === 'remove' && this.targets.has(request.change.targetId)) this.drop(request.change.targetId);
    } catch (thrown) {
      this.end(this.status(thrown));
    }
  }

  halfClosed(): void {
    this.end();
  }

  closed(): void {
    this.ended = true;
    for (const target of this.targets.values()) target.close();
    this.targets.clear();
  }

  private hostFor(name: string): TargetHost {
    if (this.opened && name !== '' && name !== this.opened.name) throw otherDatabase(name, this.opened.name);
    if (!this.opened && name === '') throw invalidArgument("'database' must be set on an initial listen request.");
    this.opened ??= { name, host: this.hostOf(this.context.database(name)) };
    return this.opened.host;
  }

  private hostOf(database: Database): TargetHost {
    const { caller } = this.context;
    const outbox = new Outbox(database.id, (path) => mayRead(database, caller, path));
    return {
      database,
      caller,
      outbox,
      send: (message) => this.send(message),
      onEnded: (targetId, thrown) => this.drop(targetId, this.status(thrown)),
      flush: (version) => this.flush(database, outbox, version),
    };
  }

  /** Sends the changes of one commit and marks the snapshot complete. */
  private flush(database: Database, outbox: Outbox, readTime: Micros): void {
    try {
      for (const message of outbox.take(readTime)) this.send(message);
      const resumeToken = encodeToken(database.epoch, readTime);
      this.send({ kind: 'targetChange', change: 'NO_CHANGE', targetIds: [], resumeToken, readTime });
    } catch (thrown) {
      this.end(this.status(thrown));
    }
  }

  private add(host: TargetHost, request: AddTarget): void {
    const { targetId } = request;
    this.targets.get(targetId)?.close();
    try {
      const target = new OpenTarget(host, targetId, readTarget(host.database, request));
      this.targets.set(targetId, target);
      target.open(request);
      if (request.once) this.drop(targetId);
    } catch (thrown) {
      this.drop(targetId, this.status(thrown));
    }
  }

  private drop(targetId: number, cause?: StatusError): void {
    this.targets.get(targetId)?.close();
    this.targets.delete(targetId);
    this.send({ kind: 'targetChange', change: 'REMOVE', targetIds: [targetId], ...(cause && { cause }) });
  }

  private send(message: ListenResponse): void {
    if (!this.ended) this.port.send(message);
  }

  private end(error?: StatusError): void {
    if (this.ended) return;
    this.closed();
    this.port.end(error);
  }

  private status(thrown: unknown): StatusError {
    return toStatusError(thrown, this.context.log ?? console.error);
  }
}

function readTarget(database: Database, request: AddTarget): WatchTarget {
  const target = request.target(database.id);
  return target.kind === 'documents' ? target : { kind: 'query', query: normalise(target.query, database.id) };
}
