import type { Micros } from '../model/timestamp';

/**
 * The time of one database. It never goes back, whatever the wall clock does: the SDKs hold every change whose version is older than one
 * they have seen. A commit is later than every commit and every reading before it.
 */
export class Clock {
  private latest: Micros = 0;

  constructor(private readonly wall: () => Micros) {}

  /** The time of a reading: everything committed so far is at or before it, everything later is after it. */
  now(): Micros {
    this.latest = Math.max(this.latest, this.wall());
    return this.latest;
  }

  /** The time of the next commit: unique, and after every time handed out before. */
  next(): Micros {
    this.latest = Math.max(this.latest + 1, this.wall());
    return this.latest;
  }

  /** Learns of a time that was handed out before, by this process or an earlier one. */
  learn(time: Micros): void {
    this.latest = Math.max(this.latest, time);
  }

  /** The latest time handed out. */
  get mark(): Micros {
    return this.latest;
  }
}
