import { Timestamp } from '../model/timestamp';
import { Duration } from './duration';

const SECOND = 1_000_000_000n;
/** Years 1 to 9999, as seconds since the epoch. */
const EARLIEST = -62_135_596_800;
const LATEST = 253_402_300_799;

/** The nanosecond part of a timestamp. */
export const nanosOf = ({ micros }: Timestamp): number => Math.round(micros * 1000);

/** Nanoseconds since the epoch. */
export const sinceEpoch = (time: Timestamp): bigint => BigInt(time.seconds) * SECOND + BigInt(nanosOf(time));

/** @returns undefined outside the years 1 to 9999 */
export function timestampAt(nanos: bigint): Timestamp | undefined {
  const fraction = ((nanos % SECOND) + SECOND) % SECOND;
  const seconds = Number((nanos - fraction) / SECOND);
  return seconds < EARLIEST || seconds > LATEST ? undefined : new Timestamp(seconds, Number(fraction) / 1000);
}

/** @returns undefined for a date that does not exist */
export function timestampOfDate(year: number, month: number, day: number): Timestamp | undefined {
  if (year < 1 || year > 9999) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? new Timestamp(date.getTime() / 1000, 0) : undefined;
}

export const dateOf = (time: Timestamp): Date => new Date(time.seconds * 1000);

/** Midnight of the day, in UTC. */
export const startOfDay = (time: Timestamp): Timestamp => new Timestamp(Math.floor(time.seconds / 86_400) * 86_400, 0);

export const dayOfYear = (time: Timestamp): number => {
  const start = new Date(0);
  start.setUTCFullYear(dateOf(time).getUTCFullYear(), 0, 1);
  return Math.floor((time.seconds - start.getTime() / 1000) / 86_400) + 1;
};

export const between = (left: Timestamp, right: Timestamp): Duration | undefined => Duration.of(sinceEpoch(left) - sinceEpoch(right));
