import { Timestamp } from 'firebase-admin/firestore';
import { isRecord, type Stored } from '@/domain/stored';

/** A stored document with `Date` in place of `Timestamp`, as the domain reads it. */
export const withDates = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, dated(value)]));

const dated = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  return isRecord(value) ? withDates(value) : value;
};
