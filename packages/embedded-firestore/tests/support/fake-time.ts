import type { Time } from '../../src/engine/time';

type Timer = { readonly at: number; readonly action: () => void };

/** A wall clock that stands still until it is moved; timers fire on the way, in their order. */
export class FakeTime implements Time {
  /** Microseconds since the epoch. */
  wall: number;
  private timers: Timer[] = [];

  constructor(start = 1_790_000_000_000_000) {
    this.wall = start;
  }

  now(): number {
    return this.wall;
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.wall + milliseconds * 1000, action };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.wall + milliseconds * 1000;
    for (let next = this.next(); next && next.at <= end; next = this.next()) await this.fire(next);
    this.wall = end;
    await flush();
  }

  /** Moves on just as far as a promise needs to settle. */
  async settle<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const done = () => {
      settled = true;
    };
    promise.then(done, done);
    await flush();
    for (let next = this.next(); !settled && next; next = this.next()) await this.fire(next);
    return promise;
  }

  private next(): Timer | undefined {
    return this.timers.reduce<Timer | undefined>((first, timer) => (first && first.at <= timer.at ? first : timer), undefined);
  }

  private async fire(timer: Timer): Promise<void> {
    this.timers = this.timers.filter((other) => other !== timer);
    this.wall = Math.max(this.wall, timer.at);
    timer.action();
    await flush();
  }
}

/** Lets everything that is ready run. */
export const flush = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
