import { allPois, type Folder } from '../folders/folder';
import type { GuidedStop, GuidedTour } from './guided-tour';

/** What a stop leads to: a point or a sweep that is gone is `poi` or `sweep`; visitors don't come to such a stop. */
export type MissingTarget = 'poi' | 'sweep' | null;

/** What makes a stop lead somewhere. `sweeps` are those of the scan; null while they are not known. */
export type StopTargets = { pois: ReadonlySet<string>; sweeps: ReadonlySet<string> | null };

export const stopTargets = (folders: readonly Folder[], sweeps: readonly { id: string }[] = []): StopTargets => ({
  pois: new Set(allPois(folders).map(({ identifier }) => identifier)),
  sweeps: sweeps.length === 0 ? null : new Set(sweeps.map(({ id }) => id)),
});

export function missingTarget({ poi, view }: Pick<GuidedStop, 'poi' | 'view'>, { pois, sweeps }: StopTargets): MissingTarget {
  if (poi !== null) return pois.has(poi) ? null : 'poi';
  if (!view) return 'poi';
  return sweeps && view.sweep !== '' && !sweeps.has(view.sweep) ? 'sweep' : null;
}

/** The stops that visitors don't come to, with their guided tour and their number in it, from 1. */
export const missingStops = (
  tours: readonly GuidedTour[],
  targets: StopTargets,
): { tour: GuidedTour; stop: GuidedStop; number: number }[] =>
  tours.flatMap((tour) =>
    tour.stops.flatMap((stop, index) => (missingTarget(stop, targets) === null ? [] : [{ tour, stop, number: index + 1 }])),
  );
