import { sortedKeys } from './order';
import { Timestamp } from './timestamp';
import { GeoPoint, isArray, Reference, type Value } from './value';

/**
 * A text that equal values share and no others do, where equal means `equalValues`: 1 and 1.0 have one key. For sets and lookups; it is no order.
 * Every key ends by itself, so keys can be joined.
 */
export function canonicalKey(value: Value): string {
  switch (typeof value) {
    case 'string':
      return textKey('s', value);
    case 'bigint':
      return `n${value};`;
    case 'number':
      return numberKey(value);
    case 'boolean':
      return value ? 'b1' : 'b0';
    default:
      return objectKey(value);
  }
}

function objectKey(value: Exclude<Value, string | bigint | number | boolean>): string {
  if (value === null) return '-';
  if (value instanceof Map)
    return `{${sortedKeys(value)
      .map((key) => textKey('', key) + canonicalKey(value.get(key) ?? null))
      .join('')}}`;
  if (isArray(value)) return `[${value.map(canonicalKey).join('')}]`;
  if (value instanceof Timestamp) return `t${value.seconds}.${value.micros};`;
  if (value instanceof Reference) return textKey('r', value.name);
  if (value instanceof GeoPoint) return `g${value.latitude},${value.longitude};`;
  return textKey('x', Buffer.from(value as Uint8Array).toString('latin1'));
}

const textKey = (kind: string, text: string): string => `${kind}${text.length}:${text}`;

/** Whole doubles print as the integer they equal, digit by digit. */
function numberKey(value: number): string {
  return `n${Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value};`;
}
