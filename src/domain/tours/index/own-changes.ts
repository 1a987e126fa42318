import type { OrgId } from '../../ids';
import { isDeepEqual } from '../../same';
import type { Stored } from '../../stored';
import { cachedTourFrom, type ListedTour } from '../listed-tour';

/**
 * What this device knows about a tour that its user changed, while the index may be older: the written fields and when, in milliseconds, and the tour
 * as the store has it, null if it is not in the list any more, undefined while the store does not have it. It comes from the server if `isSynced`;
 * otherwise from this device, and may be old.
 */
export type OwnChange = { fields: Stored; at: number; live?: ListedTour | null | undefined; isSynced?: boolean };

/** The tours of an index, with those that the user changed as they are now. Without changes it is the same list. */
export function withOwnChanges(
  tours: readonly ListedTour[],
  organization: OrgId,
  changes: ReadonlyMap<string, OwnChange>,
): readonly ListedTour[] {
  if (changes.size === 0) return tours;
  const others = tours.filter(({ id }) => !changes.has(id));
  const indexed = new Map(tours.filter(({ id }) => changes.has(id)).map((tour) => [tour.id as string, tour]));
  const changed = [...changes].flatMap(([id, change]) => asChanged(indexed.get(id), change) ?? []);
  return [...others, ...changed.filter((tour) => tour.organization === organization)];
}

function asChanged(tour: ListedTour | undefined, { fields, at, live, isSynced = false }: OwnChange): ListedTour | null {
  if (isSynced || !tour) return live ?? null;
  if (Object.keys(fields).length > 0) return cachedTourFrom(tour.id, { ...tour, ...fields, updated: new Date(at) });
  return live && timeOf(live) > timeOf(tour) ? live : tour;
}

const timeOf = ({ updated }: ListedTour): number => updated?.getTime() ?? 0;

/** Whether the index has caught up with a change that the store has confirmed. */
export const isIndexed = (tours: readonly ListedTour[], id: string, live: ListedTour | null): boolean =>
  isDeepEqual(tours.find((tour) => tour.id === id) ?? null, live);
