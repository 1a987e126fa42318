import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { Stored } from '@/domain/stored';

/** A document as JSON has it: times in RFC 3339, references as paths, bytes in Base64. */
export const plainFields = (stored: Stored): Stored =>
  Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, plainValue(value)]));

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(plainValue);
  return typeof value === 'object' && value !== null ? plainFields(value as Stored) : value;
}
