import { sameValue } from '../engine/same-value';
import type { FieldPath } from '../model/field-path';
import { compareStrings } from '../model/order';
import { isMap, type MapValue, type Value } from '../model/value';

/** The paths of the fields that two versions differ in, the deepest that are still maps on both sides, in order. */
export function changedFields(before: MapValue, after: MapValue): readonly FieldPath[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort(compareStrings);
  return names.flatMap((name) => changedBelow(name, before.get(name), after.get(name)));
}

function changedBelow(name: string, before: Value | undefined, after: Value | undefined): readonly FieldPath[] {
  if (before !== undefined && after !== undefined) {
    if (sameValue(before, after)) return [];
    if (isMap(before) && isMap(after)) return changedFields(before, after).map((path) => [name, ...path]);
  }
  return [[name]];
}
