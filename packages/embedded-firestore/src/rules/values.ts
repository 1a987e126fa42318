import type { Timestamp } from '../model/timestamp';
import type { GeoPoint, Reference, Value } from '../model/value';
import type { Duration } from './duration';
import type { MapDiff } from './map-diff';
import type { Path } from './paths';
import type { ValueSet } from './value-set';

export type List = readonly RulesValue[];
export type RulesMap = ReadonlyMap<string, RulesValue>;

/**
 * A value of the rules language. Every stored `Value` is one as it is, so `resource.data` is the document's own fields, unconverted:
 * a stored reference counts as a path everywhere. Timestamps of the language may hold a fraction of a microsecond (its unit is the nanosecond).
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
