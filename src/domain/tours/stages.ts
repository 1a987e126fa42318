import { allPois } from '../folders';
import type { Poi } from '../pois';
import { byName, byText } from '../search';
import type { Tour } from '../tours';
import { floorName } from './floors';

/** One PoI of a stage: its screenshot, and the tour and floor it is in. @see STAGE-005 */
export type StageEntry = { tour: Pick<Tour, 'id' | 'name'>; poi: Poi; floor: string };

/** The PoIs of one name across the stages. */
export type StageGroup = { name: string; entries: StageEntry[] };

/** The PoIs of all stages by their name, each group in the order of the tours' names. @see STAGE-005 */
export function stageReport(tours: readonly Tour[]): StageGroup[] {
  const groups = new Map<string, StageEntry[]>();
  for (const tour of tours.toSorted(byName)) {
    for (const poi of allPois(tour.folders)) {
      const entry = { tour, poi, floor: floorName(tour.floors, poi.floor) };
      const entries = groups.get(poi.name);
      if (entries) entries.push(entry);
      else groups.set(poi.name, [entry]);
    }
  }
  return [...groups].map(([name, entries]) => ({ name, entries })).toSorted((one, other) => byText(one.name, other.name));
}
