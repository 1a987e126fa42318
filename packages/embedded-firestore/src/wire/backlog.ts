import { DEFAULT_LIMITS, type Limits } from './limits';

/** Reports the bytes buffered for one stream; 0 once it has ended. */
export type ReportBufferedBytes = (bytes: number) => void;

type BufferedStream = { bufferedBytes: number; readonly end: () => void };

/**
 * Limits the bytes buffered for clients that do not read. A stream above its limit is ended; above the total limit, the
 * one with the most is ended: its client can resume, and the server must not run out of memory.
 */
export class Backlog {
  /** The streams with buffered bytes. */
  private readonly streams = new Set<BufferedStream>();
  private total = 0;

  constructor(private readonly limits: Pick<Limits, 'unreadBytes' | 'unreadBytesOfAll'> = DEFAULT_LIMITS) {}

  /** Registers a stream. @param end called when too much is buffered; it must then report 0 */
  open(end: () => void): ReportBufferedBytes {
    const stream: BufferedStream = { bufferedBytes: 0, end };
    return (bytes) => {
      this.total += bytes - stream.bufferedBytes;
      stream.bufferedBytes = bytes;
      if (bytes > 0) this.streams.add(stream);
      else this.streams.delete(stream);
      if (bytes > this.limits.unreadBytes) end();
      while (this.total > this.limits.unreadBytesOfAll && this.endLargest()) {}
    };
  }

  /** @returns whether memory was freed */
  private endLargest(): boolean {
    const before = this.total;
    const largest = [...this.streams].reduce((a, b) => (b.bufferedBytes > a.bufferedBytes ? b : a));
    largest.end();
    return this.total < before;
  }
}
