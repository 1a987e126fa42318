import type { VersionAccess } from './access';

/** A time in which a file is open to everybody; null means without that end. */
export type OpenWindow = { opens: Date | null; until: Date | null };

/** The number of times that `storage.rules` compare; rules have no loops. */
export const maxWindows = 4;

/** The numbers of consecutive versions that use a file. */
export type VersionRange = { first: number; last: number };

/** Adds a version, which is newer than those in the ranges. */
export function withVersion(uses: readonly VersionRange[], version: number): VersionRange[] {
  const last = uses.at(-1);
  if (last && last.last >= version) return [...uses];
  if (last?.last === version - 1) return [...uses.slice(0, -1), { first: last.first, last: version }];
  return [...uses, { first: version, last: version }];
}

/** Whether a version is in the ranges. */
export const isInRanges = (uses: readonly VersionRange[], version: number): boolean =>
  uses.some(({ first, last }) => first <= version && version <= last);

/**
 * The times in which a file of several versions is open to everybody, joined where they touch, without those that are over. If there are more than the
 * rules compare, the latest are dropped, so that nothing is open that should not be.
 */
export function openWindows(versions: readonly VersionAccess[], now: Date): OpenWindow[] {
  const open = versions
    .filter(({ public: isPublic, opens, until }) => isPublic && startOf(opens) < endOf(until) && endOf(until) > now.getTime())
    .toSorted((one, other) => startOf(one.opens) - startOf(other.opens));
  const windows: OpenWindow[] = [];
  for (const { opens, until } of open) {
    const last = windows.at(-1);
    if (!last || startOf(opens) > endOf(last.until)) windows.push({ opens, until });
    else if (endOf(until) > endOf(last.until)) last.until = until;
  }
  return windows.slice(0, maxWindows);
}

/** Whether one of the times includes this moment, as the security rules decide it. */
export const isOpenIn = (windows: readonly OpenWindow[], now: Date): boolean =>
  windows.some(({ opens, until }) => startOf(opens) <= now.getTime() && endOf(until) > now.getTime());

const startOf = (opens: Date | null): number => opens?.getTime() ?? Number.NEGATIVE_INFINITY;
const endOf = (until: Date | null): number => until?.getTime() ?? Number.POSITIVE_INFINITY;
