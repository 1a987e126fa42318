import type { Time } from '../engine/time';
import { documentName } from '../model/path';
import { documentSize } from '../model/size';
import type { Micros } from '../model/timestamp';
import { type DocumentEvent, eventRequest } from './event';
import { Lane } from './lane';
import type { Post, Posted } from './post';
import { functionOf, type Registration } from './registration';

/** Each run of a function at the same time is a process of its own in the functions emulator. */
const WIDTH = 4;
/** Events that wait hold on to the versions of their documents. */
const MOST_WAITING = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** How long an event is tried while the emulator does not answer. */
const PATIENCE: Micros = 60_000_000;
/** While functions are loaded again, theirs are unknown for a moment. */
const PATIENCE_FOR_UNKNOWN: Micros = 10_000_000;

/** What the delivery works with. */
export type DeliveryParts = {
  readonly post: Post;
  readonly time: Time;
  readonly log: (line: string) => void;
  /** Told of a function that the emulator does not know any more. */
  readonly unknown: (registration: Registration) => void;
};

type Queued = { readonly event: DocumentEvent; readonly since: Micros; readonly bytes: number };

/**
 * Posts events to the functions emulator: those of one document and function in order, tried again only while the emulator cannot be reached.
 * What a function makes of an event is its own affair, and logged.
 */
export class Delivery {
  private readonly lanes = new Map<string, Lane<Queued>>();
  /** Functions that nothing can be delivered to at the moment, and since when. */
  private readonly outages = new Map<string, Micros>();
  private bytes = 0;
  private closed = false;
  private saidFull = false;

  constructor(private readonly parts: DeliveryParts) {}

  /** Events that were not delivered yet. */
  get waiting(): number {
    return [...this.lanes.values()].reduce((total, { size }) => total + size, 0);
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
    if (this.waiting >= MOST_WAITING || this.bytes >= MOST_BYTES) {
      this.sayFull(event);
      return;
    }
    this.saidFull = false;
    const name = functionOf(event.registration);
    const lane = this.lanes.get(name) ?? new Lane<Queued>(WIDTH, (queued) => this.work(queued));
    this.lanes.set(name, lane);
    const bytes = weigh(event);
    this.bytes += bytes;
    lane.add(documentName(event.registration.database, event.change.path), { event, since: this.parts.time.now(), bytes });
  }

  private async work(queued: Queued): Promise<void> {
    await this.deliver(queued);
    this.bytes -= queued.bytes;
  }

  private async deliver({ event, since }: Queued): Promise<void> {
    const name = functionOf(event.registration);
    let pause = FIRST_PAUSE;
    let from: Micros | undefined;
    while (!this.closed) {
      const trouble = this.troubleWith(event, await this.send(event));
      if (trouble === undefined) this.outages.delete(name);
      if (trouble === undefined || this.closed) return;
      from ??= Math.max(since, this.outageOf(name));
      if (this.parts.time.now() - from > trouble.patience) {
        this.parts.log(`${describe(event)} was dropped: ${trouble.why}.`);
        if (trouble.unknown) this.parts.unknown(event.registration);
        return;
      }
      await this.pause(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
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
  private troubleWith(event: DocumentEvent, posted: Posted): { why: string; patience: Micros; unknown?: true } | undefined {
    if ('unreachable' in posted) return { why: `the functions emulator does not answer (${posted.unreachable})`, patience: PATIENCE };
    const { status, text } = posted;
    if (status === 502 || status === 503 || status === 504) return { why: `the functions emulator answers ${status}`, patience: PATIENCE };
    if (status === 404) return { why: 'the functions emulator does not know the function', patience: PATIENCE_FOR_UNKNOWN, unknown: true };
    if (status >= 400) this.parts.log(`${describe(event)} was answered with ${status}: ${text}`);
    return undefined;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.parts.time.after(milliseconds, resolve));
  }

  private sayFull(event: DocumentEvent): void {
    if (!this.saidFull)
      this.parts.log(`${this.waiting} document events (${this.bytes} bytes) wait for functions: ${describe(event)} and more are dropped.`);
    this.saidFull = true;
  }
}

const weigh = ({ change: { path, before, after } }: DocumentEvent): number =>
  [before, after].reduce((bytes, doc) => bytes + (doc ? documentSize(path, doc.fields) : 0), 0);

const describe = ({ registration: { key, eventType }, change: { path } }: DocumentEvent): string =>
  `The event ${eventType} of ${path} for ${key}`;
