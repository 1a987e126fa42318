import type { FullMetadata } from 'firebase/storage';
import { type FileDetails, type StoredFile, storedFileAt } from '@/domain/files/stored-files';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';

/** What lies in a folder of storage: files, and the names of the folders in it. */
export type FolderContents = { folders: string[]; files: StoredFile[] };

/**
 * Lists a folder. A folder that nothing was stored in is an empty one.
 * @param path one of `src/domain/files/paths`
 * @throws AppError `permission-denied`, `unauthenticated`, `unavailable`
 * @see EDIT-085
 */
export async function listFiles(path: string): Promise<FolderContents> {
  const { bucket, listAll, ref } = await openBucket();
  const { prefixes, items } = await listAll(ref(bucket, path)).catch(refused);
  return {
    folders: prefixes.map(({ name }) => name),
    files: items.map(({ fullPath }) => storedFileAt(fullPath)),
  };
}

/**
 * What storage knows of a file, with the address it can be read at.
 * @throws AppError `not-found`, `permission-denied`, `unauthenticated`, `unavailable`
 * @see EDIT-085
 */
export async function fileDetails(path: string): Promise<FileDetails> {
  const { bucket, getDownloadURL, getMetadata, ref } = await openBucket();
  const target = ref(bucket, path);
  const [url, stored] = await inTurn(() => Promise.all([getDownloadURL(target), getMetadata(target)])).catch(refused);
  return detailsFrom(url, stored);
}

/** Of how many files the details are asked for at the same time: a folder may hold hundreds. */
const most = 8;
let asking = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  if (asking >= most) await new Promise<void>((begin) => waiting.push(begin));
  asking += 1;
  try {
    return await ask();
  } finally {
    asking -= 1;
    waiting.shift()?.();
  }
}

function detailsFrom(url: string, { contentType, size, timeCreated, customMetadata }: FullMetadata): FileDetails {
  const created = new Date(timeCreated);
  return {
    url,
    contentType: contentType ?? '',
    size,
    created: Number.isNaN(created.getTime()) ? null : created,
    uploader: customMetadata?.uploader ?? '',
  };
}

function refused(cause: unknown): never {
  throw toStorageError(cause, 'read');
}
