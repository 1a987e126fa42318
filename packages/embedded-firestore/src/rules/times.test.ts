import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp';
import { Duration } from './duration';
import { between, dayOfYear, nanosOf, sinceEpoch, startOfDay, timestampAt, timestampOfDate } from './times';

const EARLIEST = -62_135_596_800n * 1_000_000_000n;
const LATEST = 253_402_300_799n * 1_000_000_000n + 999_999_999n;
const aTime = fc.bigInt({ min: EARLIEST, max: LATEST });

describe('nanoseconds since the epoch', () => {
  it('are kept exactly', () => {
    fc.assert(
      fc.property(aTime, (nanos) => {
        const time = timestampAt(nanos);
        expect(time === undefined ? undefined : sinceEpoch(time)).toBe(nanos);
        expect(time && nanosOf(time)).toBeGreaterThanOrEqual(0);
        expect(time && nanosOf(time)).toBeLessThan(1_000_000_000);
      }),
    );
  });

  it('keep their order', () => {
    fc.assert(
      fc.property(aTime, fc.bigInt({ min: -5n, max: 5n }), (nanos, step) => {
        const [a, b] = [timestampAt(nanos), timestampAt(nanos + step)];
        if (a !== undefined && b !== undefined) expect(Math.sign(b.compare(a))).toBe(Math.sign(Number(step)));
      }),
    );
  });

  it('end with the years 1 to 9999', () => {
    expect(timestampAt(EARLIEST)).toStrictEqual(new Timestamp(-62_135_596_800, 0));
    expect(timestampAt(EARLIEST - 1n)).toBeUndefined();
    expect(timestampAt(LATEST)).toBeDefined();
    expect(timestampAt(LATEST + 1n)).toBeUndefined();
  });
});

describe('durations between times', () => {
  it('lead from one to the other', () => {
    fc.assert(
      fc.property(aTime, aTime, (from, to) => {
        const [start, end] = [timestampAt(from), timestampAt(to)];
        if (start === undefined || end === undefined) throw new Error('out of range');
        const duration = between(end, start);
        expect(duration?.nanos).toBe(to - from);
        expect((duration?.seconds ?? 0n) * 1_000_000_000n + (duration?.fraction ?? 0n)).toBe(to - from);
      }),
    );
  });

  it('end at 315,576,000,000 seconds', () => {
    const longest = 315_576_000_000n * 1_000_000_000n;

    expect(Duration.of(longest)?.nanos).toBe(longest);
    expect(Duration.of(-longest)?.nanos).toBe(-longest);
    expect(Duration.of(longest + 1n)).toBeUndefined();
    expect(Duration.of(-longest - 1n)).toBeUndefined();
  });
});

describe('days', () => {
  it.each([
    [2024, 2, 29, 60],
    [2023, 3, 1, 60],
    [1900, 12, 31, 365],
    [2000, 12, 31, 366],
    [1, 1, 1, 1],
    [9999, 12, 31, 365],
  ])('%d-%d-%d is day %d of its year', (year, month, day, expected) => {
    const time = timestampOfDate(year, month, day);

    expect(time && dayOfYear(time)).toBe(expected);
    expect(time && startOfDay(time)).toStrictEqual(time);
  });

  it.each([
    [2023, 2, 29],
    [2024, 4, 31],
    [2024, 0, 1],
    [2024, 1, 0],
    [0, 1, 1],
    [10_000, 1, 1],
    [2024, 1, 1e12],
  ])('%d-%d-%d does not exist', (year, month, day) => {
    expect(timestampOfDate(year, month, day)).toBeUndefined();
  });

  it('begin at midnight, also before the epoch', () => {
    expect(startOfDay(new Timestamp(-1, 5))).toStrictEqual(new Timestamp(-86_400, 0));
    expect(startOfDay(new Timestamp(86_399, 999_999))).toStrictEqual(new Timestamp(0, 0));
  });
});
