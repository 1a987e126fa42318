import { mayBeSignedIn } from '@/backend/auth/stored-user';
import {
  addDocuments,
  addFile,
  filesInCopy,
  makeRoom,
  type OpenCopy,
  recordOf,
  removeCopy,
  type StoredDocuments,
  storedCopies,
  storedCopy,
  storeRecord,
  withCopy,
} from '@/backend/offline/copies';
import { fetchedDocuments, hasMainDocument, readDocuments } from '@/backend/offline/documents';
import { isAppError } from '@/domain/app-error';
import { dayMs } from '@/domain/durations';
import type { OfflineCopy } from '@/domain/offline/copy';
import { type OfflineTarget, offlineIdOf } from '@/domain/offline/target';
import { refreshCopy } from './save-copy';

/** How long a copy is current enough without a comparison with the server. */
const checkEveryMs = dayMs;

const isOutdated = ({ checkedAt }: OfflineCopy): boolean => Date.now() - checkedAt > checkEveryMs;

/** Stores what the page of a tour has used so far. Most files are in the browser's HTTP cache, and are not loaded twice. */
export async function storeOpened(target: OfflineTarget, { path, files }: Opened, signal: AbortSignal): Promise<void> {
  const id = offlineIdOf(target);
  if (files.length === 0 && !(await storedCopy(id))) return;
  await withCopy(id, (copy) => store(copy, target, { path, files }), { signal, ifAvailable: true });
  await makeRoom();
}

/** Completes copies that broke off, and compares the saved ones with the server once a day. */
export async function refreshCopies(signal: AbortSignal): Promise<void> {
  for (const { id } of await storedCopies()) {
    const refresh = async (copy: OpenCopy) => {
      const record = await recordOf(copy);
      if (record?.state === 'saving' || (record?.state === 'saved' && isOutdated(record))) await refreshCopy(copy, record);
    };
    if (!signal.aborted && navigator.onLine) await withCopy(id, refresh, { signal, ifAvailable: true });
  }
}

type Opened = { path: string; files: string[] };

async function store(copy: OpenCopy, target: OfflineTarget, { path, files }: Opened): Promise<void> {
  const { id, signal } = copy;
  const documents = await visitorsDocuments(target);
  if (!documents) return removeCopy(id);
  const existing = await recordOf(copy);
  if (existing && isOutdated(existing)) await refreshCopy(copy, existing);
  const record = (await recordOf(copy)) ?? newRecord(id, path);
  // first: what is stored is listed, and can be removed
  await storeRecord(copy, record);
  await addDocuments(copy, documents);
  const stored = await filesInCopy(copy);
  let { bytes } = record;
  for (const file of files.filter((address) => !stored.has(address))) {
    if (signal.aborted) break;
    // a file that cannot be loaded now is used again another time
    bytes += await addFile(copy, file).catch((error: unknown) => {
      if (isAppError(error, 'resource-exhausted')) throw error;
      return 0;
    });
  }
  await storeRecord(copy, { ...record, bytes, title: (signal.aborted ? '' : titleOfPage()) || record.title, usedAt: Date.now() });
}

/** The name of the tour; "" while it is loading. */
export const titleOfPage = (): string => (document.title === 'Loggia' ? '' : document.title.replace('Digital Twin - ', ''));

export const newRecord = (id: string, path: string): OfflineCopy => ({
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
