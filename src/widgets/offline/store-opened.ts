import { mayBeSignedIn } from '@/backend/auth/stored-user';
import {
  addDocuments,
  addFile,
  filesInCopy,
  makeRoom,
  removeCopy,
  type StoredDocuments,
  storeCopy,
  storedCopies,
  storedCopy,
} from '@/backend/offline/copies';
import { fetchedDocuments, hasMainDocument, readDocuments } from '@/backend/offline/documents';
import { isAppError } from '@/domain/app-error';
import type { OfflineCopy } from '@/domain/offline/copy';
import { type OfflineTarget, offlineIdOf } from '@/domain/offline/target';
import { refreshCopy, withCopyLock } from './save-copy';

/** How long a copy is current enough without a comparison with the server. */
const checkEveryMs = 24 * 3_600_000;

const isOutdated = ({ checkedAt }: OfflineCopy): boolean => Date.now() - checkedAt > checkEveryMs;

/** Stores what the page of a tour has used so far. Most files are in the browser's HTTP cache, and are not loaded twice. */
export async function storeOpened(
  target: OfflineTarget,
  { path, files }: Pick<Opened, 'path' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const id = offlineIdOf(target);
  if (files.length === 0 && !(await storedCopy(id))) return;
  await withCopyLock(id, () => store(id, { target, path, files, signal }), { ifAvailable: true });
  await makeRoom();
}

/** Completes copies that broke off, and compares the saved ones with the server once a day. */
export async function refreshCopies(signal: AbortSignal): Promise<void> {
  for (const { id } of await storedCopies()) {
    const refresh = async () => {
      const copy = await storedCopy(id);
      if (copy?.state === 'saving' || (copy?.state === 'saved' && isOutdated(copy))) await refreshCopy(copy, signal);
    };
    if (!signal.aborted && navigator.onLine) await withCopyLock(id, refresh, { ifAvailable: true });
  }
}

type Opened = { target: OfflineTarget; path: string; files: string[]; signal: AbortSignal };

async function store(id: string, { target, path, files, signal }: Opened): Promise<void> {
  const documents = await visitorsDocuments(target);
  if (!documents) return removeCopy(id);
  const existing = await storedCopy(id);
  if (existing && isOutdated(existing)) await refreshCopy(existing, signal);
  const copy = (await storedCopy(id)) ?? newCopy(id, path);
  await addDocuments(id, documents);
  const stored = await filesInCopy(id);
  let { bytes } = copy;
  for (const file of files.filter((address) => !stored.has(address))) {
    if (signal.aborted) break;
    // a file that cannot be loaded now is used again another time
    bytes += await addFile(id, file, { signal }).catch((error: unknown) => {
      if (isAppError(error, 'resource-exhausted')) throw error;
      return 0;
    });
  }
  await storeCopy({ ...copy, bytes, title: (signal.aborted ? '' : titleOfPage()) || copy.title, usedAt: Date.now() });
}

/** The name of the tour; "" while it is loading. */
export const titleOfPage = (): string => (document.title === 'Loggia' ? '' : document.title.replace('Digital Twin - ', ''));

export const newCopy = (id: string, path: string): OfflineCopy => ({
  id,
  path,
  title: titleOfPage(),
  state: 'opened',
  bytes: 0,
  fingerprint: '',
  usedAt: Date.now(),
  checkedAt: Date.now(),
});

/** The documents of a visitor's page; null where the server says that they may not be read. A user's are in the cache of the database. */
async function visitorsDocuments(target: OfflineTarget): Promise<StoredDocuments[] | null> {
  if (mayBeSignedIn()) return [];
  if (hasMainDocument(target)) return fetchedDocuments(target);
  try {
    return (await readDocuments(target))?.stored ?? null;
  } catch (error) {
    if (isAppError(error, 'permission-denied')) return null;
    throw error;
  }
}
