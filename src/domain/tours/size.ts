import { AppError } from '../app-error';
import { allPois, type Folder } from '../folders/folder';
import { type GuidedTour, storedGuidedTours } from '../guided-tours/guided-tour';
import { guidedToursProblem } from '../guided-tours/limits';
import { type Poi, storedPoi } from '../pois/poi';
import type { EditedTour } from './edited';
import type { Tour } from './tour';

/** Maximum size of a Firestore document, in bytes. @see https://firebase.google.com/docs/firestore/quotas */
export const maxDocumentBytes = 1_048_576;

/** Reserved bytes: for stored fields that no reader knows, and for the ids and timestamps of history entries. */
const headroom = 24 * 1024;

/** The share of the maximum from which a tour's size is shown. */
export const showSizeFromShare = 0.7;

/** The size of a tour. `share` is relative to the maximum; 1 means full. */
export type TourSize = { bytes: number; share: number };

/**
 * The stored size of a tour in bytes, as Firestore counts it: texts in UTF-8 plus one, field names the same, 8 for numbers and timestamps, 1 for
 * booleans and null. Sizes of unchanged PoIs are cached.
 * @see https://firebase.google.com/docs/firestore/storage-size
 */
export function tourSize(tour: Tour, edited: EditedTour): TourSize {
  const bytes =
    cachedSize(restSizes, tour, () => restSize(tour)) +
    fieldsSize({ name: edited.name, floors: edited.floors, rooms: edited.rooms }) +
    textSize('guidedTours') +
    guidedToursSize(edited.guidedTours) +
    textSize('folders') +
    foldersSize(edited.folders);
  return { bytes, share: bytes / (maxDocumentBytes - headroom) };
}

/** Checks that the tour fits in a document, before it is sent. @throws AppError `out-of-range`, naming what is largest */
export function requireFitsInDocument(tour: Tour, edited: EditedTour): void {
  const problem = guidedToursProblem(edited.guidedTours, guidedToursSize(edited.guidedTours));
  if (problem) throw new AppError('out-of-range', `${problem} Your changes are still here.`);
  const { bytes, share } = tourSize(tour, edited);
  if (share <= 1) return;
  const largest = allPois(edited.folders).reduce<Poi | null>(
    (largest, poi) => (largest && poiSize(largest) >= poiSize(poi) ? largest : poi),
    null,
  );
  const remedy = largest
    ? `The largest PoI is “${largest.name.slice(0, 40)}” with ${formatKib(poiSize(largest))}. Shorten its texts, or remove PoIs.`
    : 'Shorten its description, or remove files.';
  throw new AppError(
    'out-of-range',
    `This tour has ${formatKib(bytes)}, but at most ${formatKib(maxDocumentBytes - headroom)} can be saved. Your changes are still here. ${remedy}`,
  );
}

/** A size as text, in KiB. */
export const formatKib = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KiB`;

/** The fields that the editor does not change, the document's name, and the 32 bytes per document. */
function restSize({
  id,
  folders: _folders,
  name: _name,
  floors: _floors,
  guidedTours: _guidedTours,
  rooms: _rooms,
  ...rest
}: Tour): number {
  return textSize(`tours/${id}`) + 16 + fieldsSize(rest) + 32;
}

const restSizes = new WeakMap<Tour, number>();
const poiSizes = new WeakMap<Poi, number>();
const folderSizes = new WeakMap<Folder, number>();

/** The stored size of a PoI, in bytes. */
export const poiSize = (poi: Poi): number => cachedSize(poiSizes, poi, () => valueSize(storedPoi(poi)));

const guidedToursSizes = new WeakMap<readonly GuidedTour[], number>();

/** The stored size of guided tours, in bytes. */
export const guidedToursSize = (tours: readonly GuidedTour[]): number =>
  cachedSize(guidedToursSizes, tours, () => valueSize(storedGuidedTours(tours)));

const foldersSize = (folders: readonly Folder[]): number => folders.reduce((size, folder) => size + folderSize(folder), 0);

const folderSize = (folder: Folder): number =>
  cachedSize(folderSizes, folder, () => {
    const { pois, children, ...head } = folder;
    const contentSize = pois.reduce((size, poi) => size + poiSize(poi), 0) + foldersSize(children);
    return fieldsSize(head) + textSize('pois') + textSize('children') + contentSize;
  });

function cachedSize<Key extends object>(sizes: WeakMap<Key, number>, key: Key, count: () => number): number {
  const cached = sizes.get(key);
  if (cached !== undefined) return cached;
  const size = count();
  sizes.set(key, size);
  return size;
}

/** The stored size of a value, in bytes. */
export function valueSize(value: unknown): number {
  if (typeof value === 'string') return textSize(value);
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (Array.isArray(value)) return value.reduce<number>((size, entry) => size + valueSize(entry), 0);
  return typeof value === 'object' && value !== null ? fieldsSize(value) : 1;
}

function fieldsSize(fields: object): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) size += textSize(name) + valueSize(value);
  return size;
}

function textSize(text: string): number {
  let size = text.length + 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // a surrogate pair counts four bytes: three for its first unit, one for its second
    if (code >= 0x80) size += code < 0x800 || (code >= 0xdc00 && code < 0xe000) ? Number(code < 0x800) : 2;
  }
  return size;
}
