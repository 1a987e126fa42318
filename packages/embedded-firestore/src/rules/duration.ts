const SECOND = 1_000_000_000n;
const MAX_NANOS = 315_576_000_000n * SECOND;

/** A signed duration in nanoseconds, at most about ten thousand years. */
export class Duration {
  private constructor(readonly nanos: bigint) {}

  /** @returns undefined when it is longer than the language allows */
  static of(nanos: bigint): Duration | undefined {
    return nanos > MAX_NANOS || nanos < -MAX_NANOS ? undefined : new Duration(nanos);
  }

  /** Whole seconds, truncated towards zero. */
  get seconds(): bigint {
    return this.nanos / SECOND;
  }

  /** The nanoseconds after the whole seconds, with the sign of the duration. */
  get fraction(): bigint {
    return this.nanos % SECOND;
  }
}

/** Nanoseconds per unit accepted by `duration.value`. */
export const durationUnits: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * SECOND],
  ['d', 86_400n * SECOND],
  ['h', 3600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
