import { type DocumentData, type FirestoreDataConverter, Timestamp } from 'firebase/firestore';
import type { Stored } from '@/domain/stored';

/** Stored document to entity. `read` is total; a server time still on its way is estimated. Writes name their fields themselves. */
export const converterFor = <T extends { id: string }>(
  read: (id: string, stored: Stored) => T,
): FirestoreDataConverter<T, DocumentData> => ({
  fromFirestore: (snapshot) => read(snapshot.id, withDates(snapshot.data({ serverTimestamps: 'estimate' }))),
  toFirestore: ({ id: _id, ...fields }) => fields,
});

const withDates = (fields: DocumentData): Stored => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value)]));

function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) return withDates(value);
  return value;
}
