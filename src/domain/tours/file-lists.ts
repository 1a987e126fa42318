import { type FloorPlan, storedRow, type TourDocument, type TourFile } from '../attachments';
import { fileAddressFrom } from '../files/file-address';
import { linkAddress } from '../link-address';
import { plainName } from '../plain-name';
import { withPlacementToCheck } from '../plans/laid-plan';
import { randomIdentifier } from '../random';
import { isDeepEqual } from '../same';
import type { Tour } from './tour';

/** The three file lists of a tour, in display order. @see TOUR-062 */
export const listNames = ['floorplans', 'documents', 'files'] as const;
export type ListName = (typeof listNames)[number];
export type FileLists = Pick<Tour, ListName>;

/** A row of any list; a floor plan has a floor, a document its type. */
export type FileItem = TourFile & Partial<Pick<FloorPlan, 'floor' | 'placement'> & Pick<TourDocument, 'documentType'>>;
/** A row being edited, with a key because stored rows have none. A removed row can be restored until it is saved. */
export type FileRow = { key: string; item: FileItem; removed: boolean };
export type FileRows = Record<ListName, readonly FileRow[]>;

/** A row for an item that is not stored yet. */
export const newRow = (item: FileItem): FileRow => ({ key: randomIdentifier(), item, removed: false });

/** The stored lists as rows to edit. */
export const rowsOf = (lists: FileLists): FileRows => mapLists((name) => lists[name].map(newRow));

/** The rows to store: without removed and empty ones. @see TOUR-073 */
export const withoutEmptyRows = (rows: FileRows): FileRows =>
  mapLists((name) =>
    rows[name].filter(({ item, removed }) => !removed && !isBlank(item)).map((row) => ({ ...row, item: toStoredItem(row.item) })),
  );

/** The lists to store for these rows. @see TOUR-073 */
export function listsToStore(rows: FileRows): FileLists {
  const rowsToStore = withoutEmptyRows(rows);
  return mapLists((name) => rowsToStore[name].map(({ item }) => item)) as FileLists;
}

/** Whether two states of the lists are equal. */
export const sameLists = (one: FileLists, other: FileLists): boolean => listNames.every((name) => isDeepEqual(one[name], other[name]));

/** Whether a row is a link rather than an uploaded file, so that its address can be edited. @see TOUR-067 */
export const isLink = ({ url, contentType }: Pick<TourFile, 'url' | 'contentType'>): boolean =>
  contentType === '' && fileAddressFrom(url) === null;

/** Why a typed address is invalid; null if it is valid or empty. */
export const linkProblem = ({ url, contentType }: Pick<TourFile, 'url' | 'contentType'>): string | null =>
  url.trim() === '' || !isLink({ url, contentType }) || linkAddress(url) !== null
    ? null
    : 'Enter a web address, such as https://example.org.';

/**
 * Files in the tour's own `files` folder that were in the lists before, or were uploaded since, and that nothing in the tour uses any more. @returns
 * paths in storage
 */
export function unusedFiles(tour: Tour, before: readonly string[], lists: FileLists): string[] {
  const inUse = JSON.stringify([lists, tour.folders, tour.thumbnailUrl, tour.description]);
  const folder = `organizations/${tour.organization}/tour/${tour.id}/files/`;
  const paths = before.filter((url) => !inUse.includes(JSON.stringify(url).slice(1, -1))).map((url) => fileAddressFrom(url)?.path ?? '');
  return [...new Set(paths)].filter((path) => path.startsWith(folder));
}

/** Builds a value for each of the lists. */
export const mapLists = <T>(make: (name: ListName) => T): Record<ListName, T> => ({
  floorplans: make('floorplans'),
  documents: make('documents'),
  files: make('files'),
});

/** The row after a change. Over the scan, another image has to be checked before visitors see it there. */
export function changedItem({ placement, ...item }: FileItem, change: Partial<FileItem>): FileItem {
  const isOther = change.url !== undefined && change.url !== item.url;
  return { ...item, ...(placement && { placement: isOther ? withPlacementToCheck(placement) : placement }), ...change };
}

/** Whether a row is empty. */
export const isBlank = ({ name, url }: FileItem): boolean => name.trim() === '' && url.trim() === '';

/** The row in its stored form. */
export function toStoredItem({ alt = '', ...item }: FileItem): FileItem {
  const url = isLink(item) ? (linkAddress(item.url) ?? item.url.trim()) : item.url;
  return storedRow({ ...item, name: plainName(item.name), url, ...(alt.trim() !== '' && { alt: alt.trim() }) });
}
