import { invalidArgument } from './status';

/**
 * Microseconds since the epoch as a safe integer: what the clock, commit versions and document times use (exact until the year 2255).
 * Stored timestamps reach from year 1 to 9999, which does not fit; they are `Timestamp`s.
 */
export type Micros = number;

const MICROS = 1_000_000;
const EARLIEST = -62_135_596_800;
const LATEST = 253_402_300_799;

/** A stored timestamp: whole seconds since the epoch (year 1 to 9999) and 0 to 999,999 microseconds after them. */
export class Timestamp {
  constructor(
    readonly seconds: number,
    readonly micros: number,
  ) {}

  static fromMicros(micros: Micros): Timestamp {
    const seconds = Math.floor(micros / MICROS);
    return new Timestamp(seconds, micros - seconds * MICROS);
  }

  /** Seconds and nanoseconds as protobuf carries them; the nanoseconds are cut to microseconds. @throws INVALID_ARGUMENT outside years 1 to 9999 */
  static fromProto(seconds: number, nanos: number): Timestamp {
    if (!(seconds >= EARLIEST && seconds <= LATEST) || !(nanos >= 0 && nanos < 1e9))
      throw invalidArgument('Timestamp is outside the years 1 to 9999.');
    return new Timestamp(seconds, Math.floor(nanos / 1000));
  }

  /** Only for times that a clock made: exact until the year 2255. */
  toMicros(): Micros {
    return this.seconds * MICROS + this.micros;
  }

  compare(other: Timestamp): number {
    return this.seconds - other.seconds || this.micros - other.micros;
  }

  /** RFC 3339 in UTC with 0, 3 or 6 digits of fraction, as the service prints it. */
  toString(): string {
    const base = new Date(this.seconds * 1000).toISOString().slice(0, 19);
    if (this.micros === 0) return `${base}Z`;
    const digits = String(this.micros).padStart(6, '0');
    return `${base}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
  }
}

const RFC3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/i;

/** Reads RFC 3339 with any offset and up to 9 digits of fraction. @throws INVALID_ARGUMENT when it is not one */
export function parseTimestamp(text: string): Timestamp {
  const [, base, fraction = '', zone] = RFC3339.exec(text) ?? [];
  const millis = base === undefined ? Number.NaN : Date.parse(`${base}${zone?.toUpperCase()}`);
  if (Number.isNaN(millis) || !isCalendarTime(base)) throw invalidArgument(`Invalid time "${text}".`);
  return Timestamp.fromProto(millis / 1000, Number(fraction.padEnd(9, '0')));
}

/** JavaScript reads February 30 as March 1; such times are none. */
const isCalendarTime = (base = ''): boolean => new Date(`${base}Z`).toISOString().startsWith(base.toUpperCase());

/** A clock time in RFC 3339. */
export const printMicros = (micros: Micros): string => Timestamp.fromMicros(micros).toString();
