const SECOND = 1_000_000_000n;
const LONGEST = 315_576_000_000n * SECOND;

/** A signed length of time, in nanoseconds; at most about ten thousand years. */
export class Duration {
  private constructor(readonly nanos: bigint) {}

  /** @returns undefined when it is longer than the language allows */
  static of(nanos: bigint): Duration | undefined {
    return nanos > LONGEST || nanos < -LONGEST ? undefined : new Duration(nanos);
  }

  /** Whole seconds, cut towards zero. */
  get seconds(): bigint {
    return this.nanos / SECOND;
  }

  /** The nanoseconds after the whole seconds, with the sign of the duration. */
  get fraction(): bigint {
    return this.nanos % SECOND;
  }
}

/** Nanoseconds of the units that `duration.value` knows. */
export const durationUnits: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * SECOND],
  ['d', 86_400n * SECOND],
  ['h', 3600n * SECOND],
  ['m', 60n * SECOND],
  ['s', SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);
