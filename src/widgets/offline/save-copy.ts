import { addFile, filesInCopy, isFileChanged, type OpenCopy, removeCopy, removeFiles, storeRecord } from '@/backend/offline/copies';
import { fingerprintOf, storeDocuments } from '@/backend/offline/documents';
import { AppError, isAppError } from '@/domain/app-error';
import type { OfflineCopy } from '@/domain/offline/copy';
import { offlineTargetOf } from '@/domain/offline/target';
import { type CopyPlan, planCopy } from './plan-copy';

/** How far saving has come: files, and the bytes stored so far. */
export type SaveProgress = { files: number; bytes: number };

type Options = { onProgress?: (progress: SaveProgress) => void };

/**
 * Stores what is missing of a copy. One that breaks off counts as not saved, and continues where it was.
 * @param record what is to be stored of it
 * @throws AppError `unavailable`, `resource-exhausted`; `cancelled`
 */
export async function saveCopy(copy: OpenCopy, record: OfflineCopy, plan: CopyPlan, { onProgress }: Options = {}): Promise<void> {
  const { stored } = plan.documents;
  await storeRecord(copy, { ...record, state: 'saving' });
  await storeDocuments(copy, stored);
  const before = await filesInCopy(copy);
  const progress: SaveProgress = { files: 0, bytes: record.bytes };
  for (const file of plan.files) {
    if (!before.has(file)) {
      progress.bytes += await addFile(copy, file);
      await storeRecord(copy, { ...record, state: 'saving', bytes: progress.bytes });
    }
    progress.files += 1;
    onProgress?.({ ...progress });
  }
  const checked = { checkedAt: Date.now(), fingerprint: fingerprintOf(stored) };
  await storeRecord(copy, { ...record, ...checked, state: 'saved', bytes: progress.bytes });
}

/**
 * Compares a copy with the server: what changed is loaded, what is no longer used is removed, a copy that broke off is completed, and one that
 * the user may not open any more is removed. Without a connection it stays as it is.
 */
export async function refreshCopy(copy: OpenCopy, record: OfflineCopy): Promise<void> {
  try {
    const plan = await planCopy(offlineTargetOf(copy.id), copy.signal);
    const outdated = record.state === 'opened' ? [] : await outdatedFiles(copy, plan);
    const isChanged = outdated.length > 0 || record.fingerprint !== fingerprintOf(plan.documents.stored);
    if (record.state === 'saving' || (record.state === 'saved' && isChanged)) {
      const bytes = record.bytes - (await removeFiles(copy, outdated));
      await saveCopy(copy, { ...record, bytes }, plan);
    } else await storeRecord(copy, { ...record, checkedAt: Date.now() });
  } catch (error) {
    if (isAppError(error, 'permission-denied') || isAppError(error, 'not-found')) await removeCopy(copy.id);
    else if (!(error instanceof AppError)) throw error;
  }
}

/** The files that a copy needs no more, and those of a scan that was published again. */
async function outdatedFiles(copy: OpenCopy, { files }: CopyPlan): Promise<string[]> {
  const needed = new Set(files);
  const stored = [...(await filesInCopy(copy))];
  const unused = stored.filter((file) => !needed.has(file));
  const manifest = stored.find((file) => file.endsWith('/scan.json') && needed.has(file));
  if (!manifest || !(await isFileChanged(copy, manifest))) return unused;
  const folder = new URL('.', manifest).href;
  return [...unused, ...stored.filter((file) => needed.has(file) && file.startsWith(folder))];
}
