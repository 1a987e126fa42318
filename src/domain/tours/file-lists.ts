import { type FloorPlan, keptRow, type TourDocument, type TourFile } from '../attachments';
import { fileAddressFrom } from '../files/file-address';
import { randomIdentifier } from '../random';
import type { Tour } from '../tours';
import { linkAddress } from '../web-address';

/** The three lists of a tour's files, in the order they are shown. @see TOUR-062 */
export const listNames = ['floorplans', 'documents', 'files'] as const;
export type ListName = (typeof listNames)[number];
export type FileLists = Pick<Tour, ListName>;

/** A row of any of the lists; a floor plan has a floor, a document its type. */
export type FileItem = TourFile & Partial<Pick<FloorPlan, 'floor'> & Pick<TourDocument, 'documentType'>>;
/** A row while it is edited: what is stored has no key, so it gets one. A removed one can be taken back until it is saved. */
export type FileRow = { key: string; item: FileItem; removed: boolean };
export type FileRows = Record<ListName, readonly FileRow[]>;

/** A row that nothing is stored of yet. */
export const newRow = (item: FileItem): FileRow => ({ key: randomIdentifier(), item, removed: false });

/** What is stored, as rows to edit. */
export const rowsOf = (lists: FileLists): FileRows => eachList((name) => lists[name].map(newRow));

/** The rows as they are stored: without the removed ones, and without those nobody wrote anything into. @see TOUR-073 */
export const writtenRows = (rows: FileRows): FileRows =>
  eachList((name) =>
    rows[name].filter(({ item, removed }) => !removed && !isBlank(item)).map((row) => ({ ...row, item: written(row.item) })),
  );

/** The lists that the rows make, as they are stored. @see TOUR-073 */
export function listsOf(rows: FileRows): FileLists {
  const kept = writtenRows(rows);
  return eachList((name) => kept[name].map(({ item }) => item)) as FileLists;
}

/** Whether two states of the lists hold the same. */
export const sameLists = (one: FileLists, other: FileLists): boolean =>
  listNames.every(
    (name) => one[name].length === other[name].length && one[name].every((item, place) => sameItem(item, other[name][place])),
  );

/** Whether a row is a link and no uploaded file: its address can be typed. @see TOUR-067 */
export const isLink = ({ url, contentType }: Pick<TourFile, 'url' | 'contentType'>): boolean =>
  contentType === '' && fileAddressFrom(url) === null;

/** What is wrong with a typed address; null when it is fine, or empty. */
export const linkProblem = ({ url, contentType }: Pick<TourFile, 'url' | 'contentType'>): string | null =>
  url.trim() === '' || !isLink({ url, contentType }) || linkAddress(url) !== null
    ? null
    : 'Enter a web address, such as https://example.org.';

/**
 * The download addresses of files in the tour's own `files` folder that stood in the lists before, or were stored since, and that nothing
 * in the tour uses any more.
 * @returns paths in storage
 */
export function abandonedFiles(tour: Tour, before: readonly string[], kept: FileLists): string[] {
  const inUse = JSON.stringify([kept, tour.folders, tour.thumbnailUrl, tour.description]);
  const folder = `organizations/${tour.organization}/tour/${tour.id}/files/`;
  const paths = before.filter((url) => !inUse.includes(JSON.stringify(url).slice(1, -1))).map((url) => fileAddressFrom(url)?.path ?? '');
  return [...new Set(paths)].filter((path) => path.startsWith(folder));
}

/** Every address in the lists. */
export const addressesOf = (lists: FileLists): string[] => listNames.flatMap((name) => lists[name].map(({ url }) => url)).filter(Boolean);

/** Does the same for each of the lists. */
export const eachList = <T>(make: (name: ListName) => T): Record<ListName, T> => ({
  floorplans: make('floorplans'),
  documents: make('documents'),
  files: make('files'),
});

/** Whether two rows hold the same, whatever the order of their fields. */
export function sameItem(one: FileItem | undefined, other: FileItem | undefined): boolean {
  if (!one || !other) return one === other;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return fields.length === others.size && fields.every(([key, value]) => JSON.stringify(value) === JSON.stringify(others.get(key)));
}

/** Whether nobody wrote anything into a row. */
export const isBlank = ({ name, url }: FileItem): boolean => name.trim() === '' && url.trim() === '';

/** The row as it is stored. */
export function written(item: FileItem): FileItem {
  const url = isLink(item) ? (linkAddress(item.url) ?? item.url.trim()) : item.url;
  return keptRow({ ...item, name: item.name.trim(), url });
}
