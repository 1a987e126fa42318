import { allPois } from '../folders/folder';
import type { Poi } from '../pois/poi';
import { byName, byText } from '../search';
import { floorName } from './floors';
import type { Tour } from './tour';

/** A PoI of a stage, with its tour and floor. @see STAGE-005 */
export type StageEntry = { tour: Pick<Tour, 'id' | 'name'>; poi: Poi; floor: string };

/** The PoIs with the same name across the stages. */
export type StageGroup = { name: string; entries: StageEntry[] };

/** The PoIs of all stages grouped by name; each group is sorted by tour name. @see STAGE-005 */
export function groupStagesByPoi(tours: readonly Tour[]): StageGroup[] {
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
