import type { TourField } from '../fields';

export const dataFormatName = 'loggia-tour';
/** The version of the format that is written, and the latest that is read. */
export const dataFormatNumber = 1;

/** What a tour is, in the order it is written. Where it belongs, who may see it, who made it and when are not part of it. */
export const dataFields = [
  ...(['name', 'matterportId', 'defurnishId', 'tourDate', 'address', 'description', 'place', 'tourTypeId'] as const),
  ...([
    'floors',
    'numberOfFloors',
    'nira',
    'thumbnailUrl',
    'thumbnailAlt',
    'showsScanMarks',
    'languages',
    'folders',
    'guidedTours',
    'rooms',
    'pointTypes',
  ] as const),
  ...(['floorplans', 'documents', 'files'] as const),
] satisfies readonly TourField[];

/** Stands for the address of a file of the tour, followed by its path below the tour. */
export const filePrefix = 'tour-file:';

/** The same value with every text in it changed, and the fields of objects in their order. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withTexts(entry, change)]));
}

/** The same value with the fields of every object sorted by name, so that equal values are written alike. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, entry]) => [name, sorted(entry)]));
}
