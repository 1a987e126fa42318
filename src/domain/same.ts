import { isRecord } from './stored';

/**
 * Whether two values of plain data (text, numbers, lists, objects, dates) are deeply equal; the only deep comparison in Loggia. A field that is
 * `undefined` counts as missing, as it does in storage; libraries for this do not treat it so.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((entry, index) => isDeepEqual(entry, other[index]));
  }
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  return isRecord(one) && isRecord(other) && hasEqualFields(one, other);
}

/** Deep equality of two objects, ignoring the fields in `besides`. */
export function hasEqualFields(one: object, other: object, besides: readonly string[] = []): boolean {
  if (one === other) return true;
  const [oneFields, otherFields] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const field in oneFields) if (!besides.includes(field) && !isDeepEqual(oneFields[field], otherFields[field])) return false;
  for (const field in otherFields) if (!(field in oneFields) && otherFields[field] !== undefined && !besides.includes(field)) return false;
  return true;
}

/** Returns the previous list if both contain identical objects. */
export const reuseIfSame = <T>(before: readonly T[], after: T[]): T[] =>
  before.length === after.length && after.every((one, index) => one === before[index]) ? (before as T[]) : after;
