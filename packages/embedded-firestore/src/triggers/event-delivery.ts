import type { Time } from '../engine/time';
import { documentName } from '../model/path';
import { documentSize } from '../model/size';
import type { Micros } from '../model/timestamp';
import { type DocumentEvent, eventRequest } from './event';
import { KeyedQueue } from './keyed-queue';
import type { Post, Posted } from './post';
import { functionOf, type Registration } from './registration';

/** Each concurrent run of a function is a separate process in the functions emulator. */
const MAX_CONCURRENT = 4;
/** Queued events retain their document versions in memory. */
const MAX_WAITING = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;
const FIRST_PAUSE_MILLIS = 100;
const MAX_PAUSE_MILLIS = 5_000;
/** How long an event is retried while the emulator does not respond. */
const RETRY_MICROS: Micros = 60_000_000;
/** While functions reload, they are briefly unknown. */
const UNKNOWN_RETRY_MICROS: Micros = 10_000_000;

/** The dependencies of the delivery. */
export type EventDeliveryOptions = {
  readonly post: Post;
  readonly time: Time;
  readonly log: (line: string) => void;
  /** Called for a function that the emulator no longer knows. */
  readonly onUnknownFunction: (registration: Registration) => void;
};

type Queued = { readonly event: DocumentEvent; readonly since: Micros; readonly bytes: number };

/**
 * Posts events to the functions emulator: in order per document and function, retried only while the emulator can't be reached.
 * A function's own errors are logged, not retried.
 */
export class EventDelivery {
  private readonly queues = new Map<string, KeyedQueue<Queued>>();
  /** Functions that currently can't receive events, and since when. */
  private readonly outages = new Map<string, Micros>();
  private bytes = 0;
  private closed = false;
  private hasWarnedFull = false;

  constructor(private readonly parts: EventDeliveryOptions) {}

  /** Events that were not delivered yet. */
  get waiting(): number {
    return [...this.queues.values()].reduce((total, { size }) => total + size, 0);
  }

  /** Takes the events of a commit; those of one document are delivered in the order in which they are given. */
  add(events: readonly DocumentEvent[]): void {
    for (const event of events) if (!this.closed) this.queue(event);
  }

  /** Ends at once; what waits is dropped, and said so. */
  close(): void {
    const { waiting } = this;
    this.closed = true;
    this.parts.post.close();
    if (waiting > 0) this.parts.log(`${waiting} document events were not delivered to functions before the end.`);
  }

  private queue(event: DocumentEvent): void {
    if (this.waiting >= MAX_WAITING || this.bytes >= MAX_BYTES) {
      this.warnFull(event);
      return;
    }
    this.hasWarnedFull = false;
    const name = functionOf(event.registration);
    const queue = this.queues.get(name) ?? new KeyedQueue<Queued>(MAX_CONCURRENT, (queued) => this.work(queued));
    this.queues.set(name, queue);
    const bytes = weigh(event);
    this.bytes += bytes;
    queue.add(documentName(event.registration.database, event.change.path), { event, since: this.parts.time.now(), bytes });
  }

  private async work(queued: Queued): Promise<void> {
    await this.deliver(queued);
    this.bytes -= queued.bytes;
  }

  private async deliver({ event, since }: Queued): Promise<void> {
    const name = functionOf(event.registration);
    let pause = FIRST_PAUSE_MILLIS;
    let from: Micros | undefined;
    while (!this.closed) {
      const failure = this.failureOf(event, await this.send(event));
      if (failure === undefined) this.outages.delete(name);
      if (failure === undefined || this.closed) return;
      from ??= Math.max(since, this.outageOf(name));
      if (this.parts.time.now() - from > failure.retryMicros) {
        this.parts.log(`${describe(event)} was dropped: ${failure.why}.`);
        if (failure.unknown) this.parts.onUnknownFunction(event.registration);
        return;
      }
      await this.pause(pause);
      pause = Math.min(pause * 2, MAX_PAUSE_MILLIS);
    }
  }

  /** What waited behind others has its time when its turn comes; what waits through an outage goes with it. */
  private outageOf(name: string): Micros {
    const began = this.outages.get(name) ?? this.parts.time.now();
    this.outages.set(name, began);
    return began;
  }

  private send(event: DocumentEvent): Promise<Posted> {
    const { key, database } = event.registration;
    return this.parts.post.send(
      `/functions/projects/${encodeURIComponent(database.project)}/triggers/${encodeURIComponent(key)}`,
      eventRequest(event),
    );
  }

  /** Why it has to be tried again; undefined when it was delivered, whatever the function did with it. */
  private failureOf(event: DocumentEvent, posted: Posted): { why: string; retryMicros: Micros; unknown?: true } | undefined {
    if ('unreachable' in posted)
      return { why: `the functions emulator does not answer (${posted.unreachable})`, retryMicros: RETRY_MICROS };
    const { status, text } = posted;
    if (status === 502 || status === 503 || status === 504)
      return { why: `the functions emulator answers ${status}`, retryMicros: RETRY_MICROS };
    if (status === 404)
      return { why: 'the functions emulator does not know the function', retryMicros: UNKNOWN_RETRY_MICROS, unknown: true };
    if (status >= 400) this.parts.log(`${describe(event)} was answered with ${status}: ${text}`);
    return undefined;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.parts.time.after(milliseconds, resolve));
  }

  private warnFull(event: DocumentEvent): void {
    if (!this.hasWarnedFull)
      this.parts.log(`${this.waiting} document events (${this.bytes} bytes) wait for functions: ${describe(event)} and more are dropped.`);
    this.hasWarnedFull = true;
  }
}

const weigh = ({ change: { path, before, after } }: DocumentEvent): number =>
  [before, after].reduce((bytes, doc) => bytes + (doc ? documentSize(path, doc.fields) : 0), 0);

const describe = ({ registration: { key, eventType }, change: { path } }: DocumentEvent): string =>
  `The event ${eventType} of ${path} for ${key}`;
