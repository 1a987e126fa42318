import type { Time } from '../../engine/time';
import { StatusError } from '../../model/status';
import type { Backlog, Hold } from '../backlog';
import type { BackChannel } from './back-channel';
import type { Form } from './form';
import { ReceivedMessages } from './received-messages';
import { SentArrays } from './sent-arrays';

/** What the client is told to expect: it aborts a response that is silent for one and a half times as long. */
export const KEEP_ALIVE_MILLIS = 30_000;
const STREAM_MILLIS = 60_000;
const GAP_MILLIS = 5_000;
const IDLE_WRITE_MILLIS = 10_000;
const EXPIRY_MILLIS = 60_000;
const QUEUE_LIMIT = 8 * 1024 * 1024;
const SLOW_MILLIS = 10_000;
/** The client only asks whether this is more than 37,500: then it does not take silence for a dead connection. Small amounts are always "7", as recorded. */
const MUCH = 37_500;

/** The stream behind a session: takes the JSON text of requests. */
export type SessionStream = { receive(json: string): void; closed(): void };

export type StreamKind = 'Listen' | 'Write';

export type SessionParts = {
  readonly sid: string;
  readonly kind: StreamKind;
  readonly time: Time;
  /** What clients have not taken yet. */
  readonly backlog: Backlog;
  /** The session is over: its id means nothing any more. */
  readonly gone: () => void;
};

/** One WebChannel session: an ordered, resumable pair of message queues over separate HTTP requests, and the stream behind it. */
export class Session {
  private readonly sent = new SentArrays();
  private readonly received = new ReceivedMessages();
  private readonly hold: Hold;
  private stream: SessionStream | undefined;
  private channel: BackChannel | undefined;
  private over = false;
  private flushing = false;
  /** What answers one request at once travels together. */
  private answering = false;
  private unanswered = 0;
  private lastSeen: number;
  private cancelGap: (() => void) | undefined;
  private cancelIdle = (): void => {};
  private cancelBeat = (): void => {};
  private cancelExpiry: () => void;

  constructor(private readonly parts: SessionParts) {
    this.hold = parts.backlog.open(() => this.close());
    this.lastSeen = parts.time.now();
    this.cancelExpiry = this.scheduleExpiry(EXPIRY_MILLIS);
  }

  get sid(): string {
    return this.parts.sid;
  }

  /** Whether the client has been away since a time, with no response open. */
  silentSince(time: number): boolean {
    return !this.channel && this.lastSeen <= time;
  }

  /** Puts the stream behind the session; its answers come through `send` and `end`. */
  attach(stream: SessionStream): void {
    this.stream = stream;
    this.rest();
  }

  /** What answers a forward request: whether a response is open, the newest array, and how much is not acknowledged. */
  status(): string {
    return JSON.stringify([this.channel ? 1 : 0, this.sent.lastId, this.sent.size >= MUCH ? this.sent.size : 7]);
  }

  /** The client has received all arrays up to this one. @throws RangeError when there is none yet */
  acknowledge(id: number): void {
    if (id > this.sent.lastId) throw new RangeError(`array ${id} was never sent`);
    this.lastSeen = this.parts.time.now();
    this.sent.acknowledge(id);
    this.hold(this.sent.size);
  }

  /** Takes the messages of a forward request. @throws RangeError when their numbers are impossible */
  forward({ messages }: Form): void {
    const ready = this.received.take(messages);
    this.answering = true;
    for (const json of ready) {
      if (this.over) break;
      this.unanswered += 1;
      this.stream?.receive(json);
    }
    this.answering = false;
    this.rest();
    if (!this.received.gap) {
      this.cancelGap?.();
      this.cancelGap = undefined;
    } else this.cancelGap ??= this.parts.time.after(GAP_MILLIS, () => this.fail(new StatusError('UNAVAILABLE', 'A request was lost.')));
  }

  /** Opens a back channel in place of the present one. @param hold how long a poll may wait for something, in milliseconds */
  open(channel: BackChannel, hold: number): void {
    this.detach()?.end();
    this.channel = channel;
    const started = this.parts.time.now();
    this.pump();
    if (this.channel !== channel) return;
    this.beat();
    this.scheduleBeat(channel, started, channel.mode === 'poll' ? hold : KEEP_ALIVE_MILLIS);
  }

  /** A response was closed from outside. */
  disconnected(channel: BackChannel): void {
    this.lastSeen = this.parts.time.now();
    if (this.channel === channel) this.detach();
  }

  /** Sends a message of the stream. @param json its text */
  send(json: string): void {
    if (this.over) return;
    if (this.isTooSlow()) {
      this.close();
      return;
    }
    this.unanswered = Math.max(0, this.unanswered - 1);
    this.push(json);
    this.rest();
  }

  /** The stream ended: says so to the client, which then leaves. */
  end(error?: StatusError): void {
    if (this.over) return;
    this.finish(error ? JSON.stringify({ error: { message: error.message, status: error.status } }) : '"close"');
  }

  /** Much may wait for a client that keeps coming for it, such as a long first result; for one that stays away, little. */
  private isTooSlow(): boolean {
    const away = this.parts.time.now() - this.lastSeen;
    return this.sent.size > QUEUE_LIMIT && away > SLOW_MILLIS * 1000;
  }

  private fail(error: StatusError): void {
    this.stream?.closed();
    this.end(error);
  }

  /** Ends the session at once. */
  close(): void {
    this.stream?.closed();
    this.over = true;
    this.hold(0);
    this.cancelGap?.();
    this.cancelIdle();
    this.cancelExpiry();
    const channel = this.detach();
    if (channel) {
      this.sent.add('"noop"');
      channel.write(this.sent.after(channel.lastId, channel.room));
      channel.end();
    }
    this.parts.gone();
  }

  private finish(last: string): void {
    this.push(last);
    this.over = true;
    this.cancelGap?.();
    this.cancelIdle();
  }

  private push(json: string): void {
    this.sent.add(json);
    this.hold(this.sent.size);
    if (this.over) return;
    if (this.channel?.mode === 'poll' && !this.answering) this.pump();
    else if (!this.flushing) {
      this.flushing = true;
      queueMicrotask(() => {
        this.flushing = false;
        this.pump();
      });
    }
  }

  /** Writes what waits into the open response, as far as one response goes. */
  private pump(): void {
    const { channel } = this;
    if (!channel || channel.lastId >= this.sent.lastId) return;
    channel.write(this.sent.after(channel.lastId, channel.room));
    if (channel.mode === 'poll' || channel.room <= 0) this.detach()?.end();
  }

  private detach(): BackChannel | undefined {
    const { channel } = this;
    this.channel = undefined;
    this.cancelBeat();
    return channel;
  }

  /** A sign of life, written at once: the client measures how long the first one takes. */
  private beat(): void {
    const { channel } = this;
    if (!channel) return;
    this.sent.add('"noop"');
    channel.write(this.sent.after(channel.lastId, channel.room));
  }

  private scheduleBeat(channel: BackChannel, started: number, milliseconds: number): void {
    this.cancelBeat = this.parts.time.after(milliseconds, () => {
      if (this.channel !== channel) return;
      this.beat();
      const age = this.parts.time.now() - started;
      if (channel.mode === 'poll' || age >= STREAM_MILLIS * 1000 || channel.room <= 0) this.detach()?.end();
      else this.scheduleBeat(channel, started, milliseconds);
    });
  }

  /** A Write stream that nobody uses gives its connection back: a browser has six for all tabs of a host. */
  private rest(): void {
    this.cancelIdle();
    if (this.parts.kind !== 'Write' || this.over || this.unanswered > 0) return;
    this.cancelIdle = this.parts.time.after(IDLE_WRITE_MILLIS, () => {
      this.stream?.closed();
      this.end();
    });
  }

  private scheduleExpiry(milliseconds: number): () => void {
    return this.parts.time.after(milliseconds, () => {
      const now = this.parts.time.now();
      const left = this.channel ? EXPIRY_MILLIS : EXPIRY_MILLIS - (now - this.lastSeen) / 1000;
      if (left <= 0) this.close();
      else this.cancelExpiry = this.scheduleExpiry(left);
    });
  }
}
