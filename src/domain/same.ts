import { isRecord } from './stored';

/**
 * Whether two values of plain data (texts, numbers, lists, maps, times) hold the same. What is the same object is not looked into, and a field
 * that is `undefined` is none.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
  }
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  return isRecord(one) && isRecord(other) && sameFields(one, other);
}

/** The same for two maps, whatever these fields hold. */
export function sameFields(one: object, other: object, besides: readonly string[] = []): boolean {
  if (one === other) return true;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const field in left) if (!besides.includes(field) && !isSame(left[field], right[field])) return false;
  for (const field in right) if (!(field in left) && right[field] !== undefined && !besides.includes(field)) return false;
  return true;
}

/** The list known before where the other one holds the very same objects. */
export const settled = <T>(before: readonly T[], after: T[]): T[] =>
  before.length === after.length && after.every((one, place) => one === before[place]) ? (before as T[]) : after;
