import { Timestamp } from 'firebase-admin/firestore';
import type { Stored } from '@/domain/stored';

/** A stored document with `Date` in place of `Timestamp`, at any depth, as the domain reads it. */
export const withDates = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, dated(value)]));

const dated = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  return isMap(value) ? withDates(value) : value;
};

/** Positions and references have classes of their own, and stay as they are. */
const isMap = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
