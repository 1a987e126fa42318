import type { FileItem } from '../content/content-blocks';
import { byText, contains, newestFirst } from '../search';
import { type FileFilter, matchesFileFilter } from './file-types';
import { originalFileName } from './names';
import { contentTypeOf } from './type-by-name';

/** A file of the file manager: its path in storage, and its stored name. @see MODEL-096 */
export type StoredFile = { path: string; name: string };

/**
 * A file's metadata in storage; `size` in bytes, `uploader` is the account that uploaded it, "" if unknown. `isDeleted` if it was deleted in the file
 * manager: it can be restored with the points of interest that named it.
 * @see EDIT-085
 */
export type FileDetails = { url: string; contentType: string; size: number; created: Date | null; uploader: string; isDeleted?: true };

/** The file at a path. */
export const storedFileAt = (path: string): StoredFile => ({ path, name: path.slice(path.lastIndexOf('/') + 1) });

/** The type of a file, guessed from its name until storage has returned its metadata. */
export const guessContentType = ({ name }: StoredFile, details: FileDetails | undefined): string =>
  details?.contentType || contentTypeOf({ name, type: '' });

/** The file as an item of a PoI's content, without markers. @see MODEL-081 */
export const itemFrom = ({ name }: StoredFile, { url, contentType, size }: FileDetails): FileItem => ({
  name,
  url,
  contentType,
  size,
  markers: [],
});

/** Sort orders of the file manager. */
export const fileOrders = ['name', 'date', 'size', 'type'] as const;
export type FileOrder = (typeof fileOrders)[number];

export type FileListOptions = { filter: FileFilter | null; sought: string; order: FileOrder };
type FileEntry = { file: StoredFile; details: FileDetails | undefined };

/**
 * The files shown for a folder: those that match the filter and the search text, sorted by name, newest first, largest first, or by type.
 * @see EDIT-078
 */
export const filterAndSortFiles = <T extends FileEntry>(files: readonly T[], { filter, sought, order }: FileListOptions): T[] =>
  files
    .filter(
      ({ file, details }) => matchesFileFilter(guessContentType(file, details), filter) && contains(originalFileName(file.name), sought),
    )
    .toSorted((one, other) => orders[order](one, other) || byName(one, other));

const byName = (one: FileEntry, other: FileEntry) => byText(originalFileName(one.file.name), originalFileName(other.file.name));

const orders: Record<FileOrder, (one: FileEntry, other: FileEntry) => number> = {
  name: byName,
  date: newestFirst(({ details }) => details?.created ?? null),
  size: (one, other) => (other.details?.size ?? 0) - (one.details?.size ?? 0),
  type: (one, other) => byText(guessContentType(one.file, one.details), guessContentType(other.file, other.details)),
};
