import type { FullMetadata } from 'firebase/storage';
import pLimit from 'p-limit';
import { type FileDetails, type StoredFile, storedFileAt } from '@/domain/files/stored-files';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';

/** The contents of a storage folder: files, and names of subfolders. */
export type FolderContents = { folders: string[]; files: StoredFile[] };

/**
 * Lists a folder; a folder without files is empty, not missing.
 * @param path from `src/domain/files/paths`
 * @throws AppError `permission-denied`, `unauthenticated`, `unavailable`
 * @see EDIT-085
 */
export async function listFiles(path: string): Promise<FolderContents> {
  const { bucket, listAll, ref } = await openBucket();
  const { prefixes, items } = await listAll(ref(bucket, path)).catch(rethrow);
  return {
    folders: prefixes.map(({ name }) => name),
    files: items.map(({ fullPath }) => storedFileAt(fullPath)),
  };
}

/** A file's metadata and download address. @throws AppError `not-found`, `permission-denied`, `unauthenticated`, `unavailable` @see EDIT-085 */
export async function fileDetails(path: string): Promise<FileDetails> {
  const { bucket, getDownloadURL, getMetadata, ref } = await openBucket();
  const target = ref(bucket, path);
  const [url, stored] = await limited(() => Promise.all([getDownloadURL(target), getMetadata(target)])).catch(rethrow);
  return detailsFrom(url, stored);
}

/** Limits concurrent metadata requests: a folder may contain hundreds of files. */
const limited = pLimit(8);

function detailsFrom(url: string, { contentType, size, timeCreated, customMetadata }: FullMetadata): FileDetails {
  const created = new Date(timeCreated);
  return {
    url,
    contentType: contentType ?? '',
    size,
    created: Number.isNaN(created.getTime()) ? null : created,
    uploader: customMetadata?.uploader ?? '',
    ...(customMetadata?.deleted && { isDeleted: true }),
  };
}

function rethrow(cause: unknown): never {
  throw toStorageError(cause, 'read');
}
