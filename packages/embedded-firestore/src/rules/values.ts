import { Timestamp } from '../model/timestamp';
import { GeoPoint, Reference } from '../model/value';
import { Duration } from './duration';
import { Path } from './paths';

export type List = readonly RulesValue[];
export type RulesMap = ReadonlyMap<string, RulesValue>;

/**
 * A value of the rules language. Every stored `Value` is one, so `resource.data` is the document's own fields, unconverted:
 * a stored reference counts as a path everywhere. Timestamps in rules can have nanosecond precision.
 *
 * `request` and `resource` are maps: `{data, id, __name__}` for a document, null for a missing one.
 */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Timestamp
  | Duration
  | GeoPoint
  | Reference
  | Path
  | ValueSet
  | MapDiff
  | List
  | RulesMap;

/** A map key that two values share exactly when they are equal. NaN equals nothing, so a value containing NaN gets a new symbol. */
export type Identity = string | number | boolean | null | symbol;

/** An immutable set; of equal values only the first is stored. Created by `setOf`. */
export class ValueSet {
  constructor(readonly byIdentity: ReadonlyMap<Identity, RulesValue>) {}

  get size(): number {
    return this.byIdentity.size;
  }

  values(): Iterable<RulesValue> {
    return this.byIdentity.values();
  }
}

/** What `map.diff(other)` returns: `current` was called with `previous`. */
export class MapDiff {
  constructor(
    readonly current: RulesMap,
    readonly previous: RulesMap,
  ) {}
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff';

export const isList = (value: RulesValue): value is List => Array.isArray(value);
export const isRulesMap = (value: RulesValue): value is RulesMap => value instanceof Map;
export const isNumber = (value: RulesValue): value is bigint | number => typeof value === 'bigint' || typeof value === 'number';
export const isPath = (value: RulesValue): value is Path | Reference => value instanceof Path || value instanceof Reference;

/** The type's name as the language writes it. */
export function typeOf(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
      return value === null ? 'null' : typeOfObject(value);
  }
}

function typeOfObject(value: object): TypeName {
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Path || value instanceof Reference) return 'path';
  if (value instanceof ValueSet) return 'set';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Duration) return 'duration';
  return value instanceof GeoPoint ? 'latlng' : 'bytes';
}

/** The type names allowed after `is`. */
export const testableTypes: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

/** `value is type` */
export function hasType(value: RulesValue, type: string): boolean {
  // Google's engine accepts the name `set`, but `is set` is false for every set
  return type === 'number' ? isNumber(value) : type !== 'set' && typeOf(value) === type;
}
