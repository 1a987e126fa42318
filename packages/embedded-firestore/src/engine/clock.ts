import type { Micros } from '../model/timestamp';

/**
 * The clock of one database. It is monotonic, whatever the wall clock does: the SDKs hold back every change whose version is older than one
 * they have seen. A commit is later than every earlier commit and read.
 */
export class Clock {
  private latest: Micros = 0;

  constructor(private readonly wall: () => Micros) {}

  /** A read time: all commits so far are at or before it, all later ones after it. */
  now(): Micros {
    this.latest = Math.max(this.latest, this.wall());
    return this.latest;
  }

  /** The time of the next commit: unique, and after every time issued before. */
  next(): Micros {
    this.latest = Math.max(this.latest + 1, this.wall());
    return this.latest;
  }

  /** Advances the clock past a time issued earlier, by this process or a previous one. */
  learn(time: Micros): void {
    this.latest = Math.max(this.latest, time);
  }

  /** The latest time issued. */
  get mark(): Micros {
    return this.latest;
  }
}
