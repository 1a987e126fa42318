import type { FileItem } from '../content';
import { byText, contains, newestFirst } from '../search';
import { type FileFilter, passesFilter } from './file-types';
import { shownFileName } from './names';
import { contentTypeOf } from './type-by-name';

/** A file of the file manager: where it lies in storage, and the name it is stored under. @see MODEL-096 */
export type StoredFile = { path: string; name: string };

/** What storage knows of a file; `size` in bytes, `uploader` the account that sent it, "" where that is not known. @see EDIT-085 */
export type FileDetails = { url: string; contentType: string; size: number; created: Date | null; uploader: string };

/** The file at a path. */
export const storedFileAt = (path: string): StoredFile => ({ path, name: path.slice(path.lastIndexOf('/') + 1) });

/** The type of a file before storage has told it: what its name says. */
export const probableType = ({ name }: StoredFile, details: FileDetails | undefined): string =>
  details?.contentType || contentTypeOf({ name, type: '' });

/** The file as an item of a PoI's content, without markers. @see MODEL-081 */
export const itemFrom = ({ name }: StoredFile, { url, contentType, size }: FileDetails): FileItem => ({
  name,
  url,
  contentType,
  size,
  markers: [],
});

/** How the files of the file manager are ordered. */
export const fileOrders = ['name', 'date', 'size', 'type'] as const;
export type FileOrder = (typeof fileOrders)[number];

export type FileChoice = { filter: FileFilter | null; sought: string; order: FileOrder };
type Known = { file: StoredFile; details: FileDetails | undefined };

/** What is shown of a folder: what passes the filter and is sought, by name, newest first, largest first, or by type. @see EDIT-078 */
export const chosenFiles = <T extends Known>(files: readonly T[], { filter, sought, order }: FileChoice): T[] =>
  files
    .filter(({ file, details }) => passesFilter(probableType(file, details), filter) && contains(shownFileName(file.name), sought))
    .toSorted((one, other) => orders[order](one, other) || byName(one, other));

const byName = (one: Known, other: Known) => byText(shownFileName(one.file.name), shownFileName(other.file.name));

const orders: Record<FileOrder, (one: Known, other: Known) => number> = {
  name: byName,
  date: newestFirst(({ details }) => details?.created ?? null),
  size: (one, other) => (other.details?.size ?? 0) - (one.details?.size ?? 0),
  type: (one, other) => byText(probableType(one.file, one.details), probableType(other.file, other.details)),
};
