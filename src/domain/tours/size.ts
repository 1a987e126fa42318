import { AppError } from '../app-error';
import { allPois, type Folder } from '../folders';
import { type Poi, storedPoi } from '../pois';
import type { Tour } from '../tours';
import type { Edited } from './edited';

/** What one document of the store may hold, in bytes. @see https://firebase.google.com/docs/firestore/quotas */
export const mostBytes = 1_048_576;

/** Left free, in bytes: for what is stored of a tour that no reader knows, and for the ids and times of its history entries. */
const headroom = 24 * 1024;

/** From which share of its room on the size of a tour is shown. */
export const shownFrom = 0.7;

/** How full a tour is. `share` is of what it may hold, 1 when nothing more fits. */
export type TourSize = { bytes: number; share: number };

/**
 * The size of a tour as it would be stored, in bytes, as the store counts it: texts in UTF-8 and one more, names of fields alike, 8 for
 * numbers and times, 1 for flags and nothing. What was counted before of a PoI is not counted again.
 * @see https://firebase.google.com/docs/firestore/storage-size
 */
export function tourSize(tour: Tour, edited: Edited): TourSize {
  const bytes =
    kept(restSizes, tour, () => restSize(tour)) +
    fieldsSize({ name: edited.name, floors: edited.floors }) +
    textSize('folders') +
    foldersSize(edited.folders);
  return { bytes, share: bytes / (mostBytes - headroom) };
}

/**
 * Checks that the store would take the tour, before it is asked.
 * @throws AppError `out-of-range`, naming what is largest
 */
export function requireRoom(tour: Tour, edited: Edited): void {
  const { bytes, share } = tourSize(tour, edited);
  if (share <= 1) return;
  const largest = allPois(edited.folders).reduce<Poi | null>((most, poi) => (most && poiSize(most) >= poiSize(poi) ? most : poi), null);
  const remedy = largest
    ? `The largest PoI is “${largest.name.slice(0, 40)}” with ${inKib(poiSize(largest))}. Shorten its texts, or remove PoIs.`
    : 'Shorten its description, or remove files.';
  throw new AppError(
    'out-of-range',
    `This tour has grown to ${inKib(bytes)}, and the store takes ${inKib(mostBytes - headroom)} of one tour. Nothing is lost: it is kept here. ${remedy}`,
  );
}

/** A size in words, in KiB. */
export const inKib = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('en')} KiB`;

/** What the editor does not change: the other fields, the name of the document, and the 32 bytes that each has. */
function restSize({ id, folders: _folders, name: _name, floors: _floors, ...rest }: Tour): number {
  return textSize(`tours/${id}`) + 16 + fieldsSize(rest) + 32;
}

const restSizes = new WeakMap<Tour, number>();
const poiSizes = new WeakMap<Poi, number>();
const folderSizes = new WeakMap<Folder, number>();

/** The size of a PoI as it is stored, in bytes. */
export const poiSize = (poi: Poi): number => kept(poiSizes, poi, () => valueSize(storedPoi(poi)));

const foldersSize = (folders: readonly Folder[]): number => folders.reduce((size, folder) => size + folderSize(folder), 0);

const folderSize = (folder: Folder): number =>
  kept(folderSizes, folder, () => {
    const { pois, children, ...head } = folder;
    const inside = pois.reduce((size, poi) => size + poiSize(poi), 0) + foldersSize(children);
    return fieldsSize(head) + textSize('pois') + textSize('children') + inside;
  });

function kept<Key extends object>(sizes: WeakMap<Key, number>, key: Key, count: () => number): number {
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const size = count();
  sizes.set(key, size);
  return size;
}

function valueSize(value: unknown): number {
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
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // a character of two units counts four bytes: three by its first unit, one by its second
    if (code >= 0x80) size += code < 0x800 || (code >= 0xdc00 && code < 0xe000) ? Number(code < 0x800) : 2;
  }
  return size;
}
