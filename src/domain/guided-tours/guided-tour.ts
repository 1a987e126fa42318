import { fileAddressFrom } from '../files/file-address';
import { type Euler, eulerFrom, type Vector, vectorFrom, zoomFrom } from '../geometry';
import { type GuidedStopId, type GuidedTourId, guidedStopId, guidedTourId, type PoiId, poiId } from '../ids';
import { guidedTourLimits } from '../limits';
import { asStored, isRecord, number, oneOf, record, records, type Stored, text } from '../stored';

/** A walk through the scan along stops, which visitors play; a tour has several. */
export type GuidedTour = { id: GuidedTourId; name: string; description: string; stops: readonly GuidedStop[] };

/** A stop of a guided tour: at a point, which it opens, or at a view of its own. One whose point is gone is skipped. */
export type GuidedStop = {
  id: GuidedStopId;
  poi: PoiId | null;
  /** null where the stop has a point, whose view it shows */
  view: StopView | null;
  /** the address of a picture of its own view; a stop at a point has that of the point */
  image?: string;
  /** "" for the point's name */
  title: string;
  /** plain text: the caption, and the transcript of a narration without captions */
  text: string;
  narration: StopFile | null;
  captions: StopFile | null;
  transition: Transition;
  /** null: as long as its narration or its text takes */
  seconds: number | 'untilNext' | null;
};

export const viewModes = ['inside', 'dollhouse', 'floorplan'] as const;
/** A view in the scan. `rotation` in degrees; `position` in metres, where the mode has no sweep. */
export type StopView = {
  sweep: string;
  rotation: Euler;
  zoom: number;
  mode: (typeof viewModes)[number];
  floor: number | null;
  position: Vector | null;
};

/** An uploaded narration or its captions, `size` in bytes; `path`, where the file is in storage, is not stored: copies of a tour have other addresses. */
export type StopFile = { path: string; url: string; name: string; type: string; size: number };

export const transitions = ['walk', 'glide', 'cut'] as const;
/** How the camera comes to a stop: from sweep to sweep, in one move, or at once. */
export type Transition = (typeof transitions)[number];

/** Reads stored guided tours. An id that is missing or used twice is made from the position. */
export function guidedToursFrom(stored: unknown): GuidedTour[] {
  const [tours, stops] = [new Set<string>(), new Set<string>()];
  return records(stored, (tour, index) => {
    const id = uniqueId(text(tour.id) || `guide-${index}`, tours);
    return {
      ...asStored(tour),
      id: guidedTourId(id),
      name: text(tour.name),
      description: text(tour.description),
      stops: records(tour.stops, (stop, place) => stopFrom(stop, uniqueId(text(stop.id) || `${id}-stop-${place}`, stops))),
    };
  });
}

function uniqueId(wanted: string, used: Set<string>): string {
  let id = wanted;
  for (let count = 2; used.has(id); count += 1) id = `${wanted}-${count}`;
  used.add(id);
  return id;
}

const stopFrom = ({ image, ...stored }: Stored, id: string): GuidedStop => ({
  ...asStored(stored),
  ...(text(image) !== '' && { image: text(image) }),
  id: guidedStopId(id),
  poi: text(stored.poi) === '' ? null : poiId(text(stored.poi)),
  view: isRecord(stored.view) ? stopViewFrom(stored.view) : null,
  title: text(stored.title),
  text: text(stored.text),
  narration: stopFileFrom(stored.narration),
  captions: stopFileFrom(stored.captions),
  transition: oneOf(transitions, stored.transition, 'walk'),
  seconds: secondsFrom(stored.seconds),
});

const stopViewFrom = (stored: Stored): StopView => ({
  ...asStored(stored),
  sweep: text(stored.sweep),
  rotation: eulerFrom(stored.rotation),
  zoom: zoomFrom(stored.zoom),
  mode: oneOf(viewModes, stored.mode, 'inside'),
  floor: number(stored.floor, null),
  position: isRecord(stored.position) ? vectorFrom(stored.position) : null,
});

/** A file without an address is none: it can't be played. */
function stopFileFrom(stored: unknown): StopFile | null {
  const file = record(stored);
  if (text(file.url) === '') return null;
  const size = number(file.size, 0);
  const path = fileAddressFrom(text(file.url))?.path ?? '';
  return { ...asStored(file), path, url: text(file.url), name: text(file.name), type: text(file.type), size };
}

function secondsFrom(stored: unknown): GuidedStop['seconds'] {
  if (stored === 'untilNext') return stored;
  const { shortest, longest } = guidedTourLimits;
  return typeof stored === 'number' && Number.isFinite(stored) ? Math.min(longest, Math.max(shortest, stored)) : null;
}

/** The stored form of guided tours. */
export const storedGuidedTours = (tours: readonly GuidedTour[]): Stored[] =>
  tours.map((tour) => ({
    ...tour,
    stops: tour.stops.map(({ narration, captions, ...stop }) => ({
      ...stop,
      narration: storedStopFile(narration),
      captions: storedStopFile(captions),
    })),
  }));

function storedStopFile(file: StopFile | null): Stored | null {
  if (!file) return null;
  const { path: _, ...stored } = file;
  return stored;
}

/** The stops of all guided tours of a tour. */
export const allStops = (tours: readonly GuidedTour[]): GuidedStop[] => tours.flatMap(({ stops }) => stops);
