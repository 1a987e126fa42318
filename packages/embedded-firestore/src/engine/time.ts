import type { Micros } from '../model/timestamp';

/** Where the engine gets its time from; tests put their own in place. */
export type Time = {
  /** The wall clock. */
  now(): Micros;
  /** Runs `action` once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
};

/** The computer's clock and timers; a pending timer does not keep the process alive. */
export const systemTime: Time = {
  // Not the process's own clock: that one stands still while the computer sleeps.
  now: () => Date.now() * 1000,
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
