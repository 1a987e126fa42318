import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { formatClock, formatDay } from '@/domain/time';
import { fieldsOf } from './watch';

it('reads a stored time, seconds and nanoseconds, as a date with its day and clock time, also within lists and maps [UI-011]', () => {
  const time = new Date(2025, 2, 4, 17, 5, 9, 250);
  const stored = new Timestamp(Math.floor(time.getTime() / 1000), 250_000_000);

  const fields = fieldsOf({ data: () => ({ updated: stored, folders: [{ pois: [{ seen: stored }] }] }) } as unknown as DocumentSnapshot);

  expect(fields).toEqual({ updated: time, folders: [{ pois: [{ seen: time }] }] });
  expect([formatDay(fields.updated as Date), formatClock(fields.updated as Date)]).toEqual(['04-03-2025', '17:05:09']);
});
