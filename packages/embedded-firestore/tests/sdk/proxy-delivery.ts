import type { ServerResponse } from 'node:http';
import { FrameReader, frameOf } from './channel-frames';
import type { ProxyRecord } from './proxy-record';
import type { Disturbance } from './scenario';

/** What a request is to WebChannel. */
export type Passage = 'handshake' | 'forward' | 'back channel' | 'other';

/** Hands one answer on to the client: as it comes, or disturbed. */
export class Delivery {
  private readonly frames = new FrameReader();
  private readonly held: Buffer[] = [];
  private readonly began: Disturbance;
  /** Only every second back channel is cut short: what is longer than the cut could never arrive otherwise. */
  private readonly room: number;
  private sent = 0;
  private silent = false;

  constructor(
    private readonly answer: ServerResponse,
    private readonly passage: Passage,
    private readonly record: ProxyRecord,
    private readonly keepAliveMs: number | undefined,
  ) {
    const began = record.disturbance;
    const isCut = began.kind === 'cut' && passage === 'back channel';
    this.began = began;
    this.room = (isCut && record.traffic.backChannels % 2 === 1 ? began.afterBytes : undefined) ?? Number.POSITIVE_INFINITY;
    if (isCut && began.afterMs !== undefined) this.cutAfter(began.afterMs);
  }

  /** Whether the client is to see nothing before the end. */
  get holds(): boolean {
    return this.began.kind === 'hold answers';
  }

  take(chunk: Buffer): void {
    this.record.saw(chunk);
    const isBack = this.passage === 'back channel';
    if (this.passage === 'handshake' && this.keepAliveMs !== undefined) {
      for (const frame of this.frames.read(chunk)) this.send(frameOf(frame.replace(',30000]', `,${this.keepAliveMs}]`)));
    } else if (isBack && this.record.disturbance.kind === 'swallow') {
      for (const frame of this.frames.read(chunk)) this.send(this.withoutSwallowed(frame));
    } else if (isBack && this.record.disturbance.kind === 'silence' && this.began.kind !== 'silence') this.fallSilent();
    else if (this.holds) this.held.push(chunk);
    else this.send(chunk);
  }

  finish(): void {
    if (this.held.length > 0) this.send(Buffer.concat(this.held));
    if (!this.silent && !this.answer.writableEnded) this.answer.end();
  }

  private send(data: Buffer | string): void {
    if (this.answer.destroyed || this.answer.writableEnded || this.silent) return;
    const bytes = Buffer.from(data);
    this.answer.write(bytes.subarray(0, this.room - this.sent));
    this.sent += bytes.length;
    if (this.sent > this.room) this.cut();
  }

  private fallSilent(): void {
    if (!this.silent) this.record.count('disturbed');
    this.silent = true;
  }

  private cutAfter(milliseconds: number): void {
    const timer = setTimeout(() => this.cut(), milliseconds);
    this.answer.on('close', () => clearTimeout(timer));
  }

  private cut(): void {
    if (this.answer.destroyed || this.answer.writableEnded) return;
    this.record.count('disturbed');
    // What was written leaves before the connection is torn.
    if (this.began.kind === 'cut' && this.began.how === 'torn') setImmediate(() => this.answer.destroy());
    else this.answer.end();
  }

  private withoutSwallowed(frame: string): string {
    const arrays = JSON.parse(frame) as [number, unknown][];
    const rest = arrays.map(([id, message]) => [id, this.record.swallows(JSON.stringify(message)) ? ['noop'] : message]);
    return frameOf(JSON.stringify(rest));
  }
}
