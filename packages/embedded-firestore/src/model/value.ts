import type { Timestamp } from './timestamp';

/** A reference to a document: its full resource name, `projects/{p}/databases/{d}/documents/{path}`; it may name another database. */
export class Reference {
  constructor(readonly name: string) {}
}

/** A place on the globe, in degrees. */
export class GeoPoint {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** Stored maps are `Map`s, so that no key (`__proto__` included) means anything to JavaScript. */
export type MapValue = ReadonlyMap<string, Value>;
export type ArrayValue = readonly Value[];

/**
 * A stored value, in the cheapest JavaScript form that loses nothing. Values are immutable.
 *
 * | Firestore | here |
 * | --- | --- |
 * | null, boolean, string | the same |
 * | integer (64 bits) | `bigint` |
 * | double | `number` (never −0: it is stored as 0) |
 * | bytes | `Uint8Array` |
 * | timestamp | `Timestamp`, whole microseconds |
 * | reference, geopoint | `Reference`, `GeoPoint` |
 * | array | array |
 * | map | `Map`; a vector is the map `{__type__: "__vector__", value: [doubles]}`, recognised by `isVector` |
 */
export type Value = null | boolean | bigint | number | string | Uint8Array | Timestamp | Reference | GeoPoint | ArrayValue | MapValue;

export const emptyMap: MapValue = new Map();

export const isMap = (value: Value): value is MapValue => value instanceof Map;
export const isArray = (value: Value): value is ArrayValue => Array.isArray(value);

/** Whether a value is a vector embedding: the reserved map form with doubles only. */
export function isVector(value: Value): value is MapValue {
  return isMap(value) && value.size === 2 && value.get('__type__') === '__vector__' && isArray(value.get('value') ?? null);
}
