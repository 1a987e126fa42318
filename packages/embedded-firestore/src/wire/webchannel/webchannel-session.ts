import type { Time } from '../../engine/time';
import { StatusError } from '../../model/status';
import type { Backlog, ReportBufferedBytes } from '../backlog';
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
const LARGE_BACKLOG = 37_500;

/** The stream behind a session: takes the JSON text of requests. */
export type SessionStream = { receive(json: string): void; closed(): void };

export type StreamKind = 'Listen' | 'Write';

export type SessionParts = {
  readonly sid: string;
  readonly kind: StreamKind;
  readonly time: Time;
  /** What clients have not taken yet. */
  readonly backlog: Backlog;
  /** Called when the session ends and its id becomes invalid. */
  readonly onClosed: () => void;
};

/** One WebChannel session: an ordered, resumable pair of message queues over separate HTTP requests, and the stream behind it. */
export class WebChannelSession {
  private readonly sent = new SentArrays();
  private readonly received = new ReceivedMessages();
  private readonly hold: ReportBufferedBytes;
  private stream: SessionStream | undefined;
  private channel: BackChannel | undefined;
  private isClosed = false;
  private flushing = false;
  /** Responses to one request are batched while this is true. */
  private answering = false;
  private unanswered = 0;
  private lastSeen: number;
  private cancelGap: (() => void) | undefined;
  private cancelIdle = (): void => {};
  private cancelKeepAlive = (): void => {};
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

  /** Connects the stream to the session; its responses arrive through `send` and `end`. */
  attach(stream: SessionStream): void {
    this.stream = stream;
    this.scheduleIdleClose();
  }

  /** The response to a forward request: whether a back channel is open, the last array id, and the unacknowledged size. */
  status(): string {
    return JSON.stringify([this.channel ? 1 : 0, this.sent.lastId, this.sent.size >= LARGE_BACKLOG ? this.sent.size : 7]);
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
      if (this.isClosed) break;
      this.unanswered += 1;
      this.stream?.receive(json);
    }
    this.answering = false;
    this.scheduleIdleClose();
    if (!this.received.gap) {
      this.cancelGap?.();
      this.cancelGap = undefined;
    } else this.cancelGap ??= this.parts.time.after(GAP_MILLIS, () => this.fail(new StatusError('UNAVAILABLE', 'A request was lost.')));
  }

  /** Opens a back channel that replaces the current one. @param hold how long a poll may wait for data, in milliseconds */
  open(channel: BackChannel, hold: number): void {
    this.detach()?.end();
    this.channel = channel;
    const started = this.parts.time.now();
    this.pump();
    if (this.channel !== channel) return;
    this.sendKeepAlive();
    this.scheduleKeepAlive(channel, started, channel.mode === 'poll' ? hold : KEEP_ALIVE_MILLIS);
  }

  /** A response was closed from outside. */
  disconnected(channel: BackChannel): void {
    this.lastSeen = this.parts.time.now();
    if (this.channel === channel) this.detach();
  }

  /** Sends a message of the stream. @param json its text */
  send(json: string): void {
    if (this.isClosed) return;
    if (this.isTooSlow()) {
      this.close();
      return;
    }
    this.unanswered = Math.max(0, this.unanswered - 1);
    this.push(json);
    this.scheduleIdleClose();
  }

  /** The stream ended: says so to the client, which then leaves. */
  end(error?: StatusError): void {
    if (this.isClosed) return;
    this.finish(error ? JSON.stringify({ error: { message: error.message, status: error.status } }) : '"close"');
  }

  /** A connected client may have a large backlog, such as a long first snapshot; a disconnected one only a small one. */
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
    this.isClosed = true;
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
    this.parts.onClosed();
  }

  private finish(last: string): void {
    this.push(last);
    this.isClosed = true;
    this.cancelGap?.();
    this.cancelIdle();
  }

  private push(json: string): void {
    this.sent.add(json);
    this.hold(this.sent.size);
    if (this.isClosed) return;
    if (this.channel?.mode === 'poll' && !this.answering) this.pump();
    else if (!this.flushing) {
      this.flushing = true;
      queueMicrotask(() => {
        this.flushing = false;
        this.pump();
      });
    }
  }

  /** Writes pending arrays to the open response, up to its size limit. */
  private pump(): void {
    const { channel } = this;
    if (!channel || channel.lastId >= this.sent.lastId) return;
    channel.write(this.sent.after(channel.lastId, channel.room));
    if (channel.mode === 'poll' || channel.room <= 0) this.detach()?.end();
  }

  private detach(): BackChannel | undefined {
    const { channel } = this;
    this.channel = undefined;
    this.cancelKeepAlive();
    return channel;
  }

  /** Writes a keep-alive immediately: the client measures how long the first one takes. */
  private sendKeepAlive(): void {
    const { channel } = this;
    if (!channel) return;
    this.sent.add('"noop"');
    channel.write(this.sent.after(channel.lastId, channel.room));
  }

  private scheduleKeepAlive(channel: BackChannel, started: number, milliseconds: number): void {
    this.cancelKeepAlive = this.parts.time.after(milliseconds, () => {
      if (this.channel !== channel) return;
      this.sendKeepAlive();
      const age = this.parts.time.now() - started;
      if (channel.mode === 'poll' || age >= STREAM_MILLIS * 1000 || channel.room <= 0) this.detach()?.end();
      else this.scheduleKeepAlive(channel, started, milliseconds);
    });
  }

  /** Closes an idle Write stream to free its connection: a browser allows six per host across all tabs. */
  private scheduleIdleClose(): void {
    this.cancelIdle();
    if (this.parts.kind !== 'Write' || this.isClosed || this.unanswered > 0) return;
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
