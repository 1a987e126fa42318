import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { eventTime } from './event-time';

describe('eventTime', () => {
  it.each([
    ['2031-02-03T04:05:06Z', 0],
    ['2031-02-03T04:05:06.7Z', 700_000_000],
    ['2031-02-03T04:05:06.000123Z', 123_000],
    ['2031-02-03T04:05:06.123456789Z', 123_456_789],
  ])('reads %s exactly', (time, nanoseconds) => {
    expect(eventTime(time)).toEqual(new Timestamp(Date.UTC(2031, 1, 3, 4, 5, 6) / 1000, nanoseconds));
  });

  it.each(['', 'today', '2031-02-03T04:05:06', '2031-02-03T04:05:06+02:00'])('rejects %j', (time) => {
    expect(() => eventTime(time)).toThrow(/has no time/);
  });
});
