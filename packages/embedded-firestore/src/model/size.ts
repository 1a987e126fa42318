import type { DocPath } from './path';
import { Timestamp } from './timestamp';
import { GeoPoint, isArray, type MapValue, Reference, type Value } from './value';

/**
 * The size of a document in bytes as the service counts it: its name, every field's name and value, and 32 more.
 * @see https://firebase.google.com/docs/firestore/storage-size
 */
export const documentSize = (path: DocPath, fields: MapValue): number => nameSize(path) + fieldsSize(fields) + 32;

/** The size of a document's name: each id and 1, and 16 more. */
export const nameSize = (path: DocPath): number => Buffer.byteLength(path) + 1 + 16;

const fieldsSize = (fields: MapValue): number => {
  let size = 0;
  for (const [name, value] of fields) size += Buffer.byteLength(name) + 1 + valueSize(value);
  return size;
};

/** The size of a value in bytes: 8 for numbers and times, 16 for places, text and bytes by their length, containers by their content. */
export function valueSize(value: Value): number {
  switch (typeof value) {
    case 'string':
      return Buffer.byteLength(value) + 1;
    case 'number':
    case 'bigint':
      return 8;
    case 'boolean':
      return 1;
    default:
      return objectSize(value);
  }
}

function objectSize(value: Exclude<Value, string | number | bigint | boolean>): number {
  if (value === null) return 1;
  if (value instanceof Map) return fieldsSize(value);
  if (isArray(value)) return value.reduce<number>((size, element) => size + valueSize(element), 0);
  if (value instanceof Timestamp) return 8;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Reference) return nameSize(value.name.split('/').slice(5).join('/'));
  return (value as Uint8Array).length;
}
