import { Timestamp } from '../model/timestamp';
import { GeoPoint, isArray, isMap, Reference, type Value } from '../model/value';

/** Whether two values are stored alike: 1 and 1.0 are not, NaN and NaN are; the order of a map's keys does not matter. */
export function sameValue(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isMap(a)) return isMap(b) && sameMap(a, b);
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((element, i) => sameValue(element, b[i] ?? null));
  if (a instanceof Uint8Array) return b instanceof Uint8Array && Buffer.compare(a, b) === 0;
  if (a instanceof Timestamp) return b instanceof Timestamp && a.compare(b) === 0;
  if (a instanceof Reference) return b instanceof Reference && a.name === b.name;
  return b instanceof GeoPoint && a instanceof GeoPoint && a.latitude === b.latitude && a.longitude === b.longitude;
}

function sameMap(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !sameValue(value, other)) return false;
  }
  return true;
}
