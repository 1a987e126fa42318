import { canonicalKey } from '../model/canonical';
import { getField, setField } from '../model/field-path';
import { type Micros, Timestamp } from '../model/timestamp';
import { isArray, type MapValue, type Value } from '../model/value';
import type { Transform } from '../model/write';

const LONG_MAX = 2n ** 63n - 1n;
const LONG_MIN = -(2n ** 63n);

/** A commit's time as `REQUEST_TIME` writes it and the rules see it: cut to milliseconds. */
export const requestTime = (commitTime: Micros): Micros => commitTime - (commitTime % 1000);

/**
 * Applies a write's transforms in their order.
 * @returns the new fields, and for each transform the value to report: the new one for numbers and times, null for arrays
 */
export function applyTransforms(
  fields: MapValue,
  transforms: readonly Transform[],
  commitTime: Micros,
): { fields: MapValue; results: Value[] } {
  let current = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const value = transformed(getField(current, transform.field), transform, commitTime);
    current = setField(current, transform.field, value);
    results.push(isArray(value) ? null : value);
  }
  return { fields: current, results };
}

function transformed(base: Value | undefined, transform: Transform, commitTime: Micros): Value {
  switch (transform.kind) {
    case 'requestTime':
      return Timestamp.fromMicros(requestTime(commitTime));
    case 'increment':
      return isNumber(base) ? sum(base, transform.operand) : transform.operand;
    case 'maximum':
    case 'minimum':
      return isNumber(base) ? extreme(base, transform.operand, transform.kind) : transform.operand;
    case 'appendMissing':
      return appended(elements(base), transform.elements);
    case 'removeAll':
      return removed(elements(base), transform.elements);
  }
}

const isNumber = (value: Value | undefined): value is bigint | number => typeof value === 'bigint' || typeof value === 'number';

/** Integers saturate at 64 bits; with a double the sum is a double. */
function sum(a: bigint | number, b: bigint | number): bigint | number {
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    const exact = a + b;
    if (exact > LONG_MAX) return LONG_MAX;
    return exact < LONG_MIN ? LONG_MIN : exact;
  }
  return Number(a) + Number(b) + 0;
}

/** The winner keeps its type; equal numbers of different types leave the stored one; NaN wins. */
function extreme(stored: bigint | number, operand: bigint | number, kind: 'maximum' | 'minimum'): bigint | number {
  if (Number.isNaN(stored)) return stored;
  if (Number.isNaN(operand)) return operand;
  return (kind === 'maximum' ? operand > stored : operand < stored) ? operand : stored;
}

const elements = (base: Value | undefined): readonly Value[] => (base !== undefined && isArray(base) ? base : []);

function appended(base: readonly Value[], added: readonly Value[]): Value {
  const seen = new Set(base.map(canonicalKey));
  const result = [...base];
  for (const element of added) {
    const key = canonicalKey(element);
    if (!seen.has(key)) result.push(element);
    seen.add(key);
  }
  return result;
}

function removed(base: readonly Value[], elements: readonly Value[]): Value {
  const keys = new Set(elements.map(canonicalKey));
  return base.filter((element) => !keys.has(canonicalKey(element)));
}
