import type { Micros } from '../model/timestamp';

/** The engine's time source; tests substitute their own. */
export type Time = {
  /** The wall clock. */
  now(): Micros;
  /** Runs `action` once after so many milliseconds, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
};

/** The computer's clock and timers; a pending timer does not keep the process alive. */
export const systemTime: Time = {
  // Not the process's monotonic clock, which stops while the computer sleeps.
  now: () => Date.now() * 1000,
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
