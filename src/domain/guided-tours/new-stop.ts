import type { Folder } from '../folders/folder';
import { type GuidedTourId, guidedStopId, guidedTourId, type PoiId } from '../ids';
import { plainName } from '../plain-name';
import type { Poi } from '../pois/poi';
import { randomIdentifier } from '../random';
import type { GuidedStop, GuidedTour, StopView } from './guided-tour';

/** A guided tour with a random id; its author names it. */
export const newGuidedTour = (name: string, stops: readonly GuidedStop[] = [], id = randomIdentifier()): GuidedTour => ({
  id: guidedTourId(id),
  name: plainName(name),
  description: '',
  stops,
});

const newStop = (): GuidedStop => ({
  id: guidedStopId(randomIdentifier()),
  poi: null,
  view: null,
  title: '',
  text: '',
  narration: null,
  captions: null,
  transition: 'walk',
  seconds: null,
});

/** A stop at a view of its own. */
export const stopAtView = (view: StopView, title = ''): GuidedStop => ({ ...newStop(), view, title });

/** A stop at a point, which it opens. */
export const stopAtPoi = (poi: PoiId): GuidedStop => ({ ...newStop(), poi });

/** One stop for each point of a folder and the folders in it, in their order. */
export const stopsOfFolder = ({ pois, children }: Folder): GuidedStop[] => [
  ...pois.map(({ identifier }: Poi) => stopAtPoi(identifier)),
  ...children.flatMap(stopsOfFolder),
];

/** "Guided tour 2": a name that no other has. */
export function unusedName(tours: readonly Pick<GuidedTour, 'name'>[], wanted = 'Guided tour'): string {
  const used = new Set(tours.map(({ name }) => name));
  let name = wanted;
  for (let count = 2; used.has(name); count += 1) name = `${wanted} ${count}`;
  return name;
}

/** The guided tour with this id; undefined if it was deleted. */
export const findGuidedTour = (tours: readonly GuidedTour[], id: GuidedTourId | null): GuidedTour | undefined =>
  tours.find((tour) => tour.id === id);
