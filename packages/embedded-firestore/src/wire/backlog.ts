import { DEFAULT_LIMITS, type Limits } from './limits';

/** Says how much one stream holds; 0 once it is over. */
export type Hold = (bytes: number) => void;

type Holder = { held: number; readonly end: () => void };

/**
 * How much the streams hold for clients that do not read. A stream with more than its limit is ended, and beyond the limit of all of them the
 * one that holds most: its client can resume, while a server without memory helps nobody.
 */
export class Backlog {
  /** Those that hold something. */
  private readonly holders = new Set<Holder>();
  private total = 0;

  constructor(private readonly limits: Pick<Limits, 'unreadBytes' | 'unreadBytesOfAll'> = DEFAULT_LIMITS) {}

  /** Takes a stream in. @param end called when it holds too much; it is to say 0 then */
  open(end: () => void): Hold {
    const holder: Holder = { held: 0, end };
    return (bytes) => {
      this.total += bytes - holder.held;
      holder.held = bytes;
      if (bytes > 0) this.holders.add(holder);
      else this.holders.delete(holder);
      if (bytes > this.limits.unreadBytes) end();
      while (this.total > this.limits.unreadBytesOfAll && this.endGreatest()) {}
    };
  }

  /** @returns whether that made room */
  private endGreatest(): boolean {
    const before = this.total;
    const greatest = [...this.holders].reduce((a, b) => (b.held > a.held ? b : a));
    greatest.end();
    return this.total < before;
  }
}
