import { addFile, filesInCopy, isFileChanged, removeCopy, removeFiles, storeCopy } from '@/backend/offline/copies';
import { fingerprintOf, storeDocuments } from '@/backend/offline/documents';
import { AppError, isAppError } from '@/domain/app-error';
import type { OfflineCopy } from '@/domain/offline/copy';
import { offlineTargetAt } from '@/domain/offline/target';
import { type CopyPlan, planCopy } from './plan-copy';

/** How far saving has come: files, and the bytes stored so far. */
export type SaveProgress = { files: number; bytes: number };

type Options = { signal: AbortSignal; onProgress?: (progress: SaveProgress) => void };

/** Runs one task at a time on a copy, in all tabs. */
export const withCopyLock = (id: string, task: () => Promise<void>, options: LockOptions = {}): Promise<void> =>
  navigator.locks.request(`offline copy ${id}`, options, (lock) => (lock ? task() : Promise.resolve()));

/**
 * Stores what is missing of a copy. One that breaks off counts as not saved, and continues where it was.
 * @throws AppError `unavailable`, `resource-exhausted`; `cancelled`
 */
export async function saveCopy(copy: OfflineCopy, plan: CopyPlan, { signal, onProgress }: Options): Promise<void> {
  const { id } = copy;
  const { stored } = plan.documents;
  await storeCopy({ ...copy, state: 'saving' });
  await storeDocuments(id, stored);
  const before = await filesInCopy(id);
  const progress: SaveProgress = { files: 0, bytes: copy.bytes };
  for (const file of plan.files) {
    if (!before.has(file)) {
      progress.bytes += await addFile(id, file, { signal });
      await storeCopy({ ...copy, state: 'saving', bytes: progress.bytes });
    }
    progress.files += 1;
    onProgress?.({ ...progress });
  }
  await storeCopy({ ...copy, state: 'saved', bytes: progress.bytes, checkedAt: Date.now(), fingerprint: fingerprintOf(stored) });
}

/**
 * Compares a copy with the server: what changed is loaded, what is no longer used is removed, a copy that broke off is completed, and one that
 * the user may not open any more is removed. Without a connection it stays as it is.
 */
export async function refreshCopy(copy: OfflineCopy, signal: AbortSignal): Promise<void> {
  const target = offlineTargetAt(copy.path);
  if (!target) return removeCopy(copy.id);
  try {
    const plan = await planCopy(target, signal);
    const outdated = copy.state === 'opened' ? [] : await outdatedFiles(copy, plan);
    const isChanged = outdated.length > 0 || copy.fingerprint !== fingerprintOf(plan.documents.stored);
    if (copy.state === 'saving' || (copy.state === 'saved' && isChanged)) {
      const bytes = copy.bytes - (await removeFiles(copy.id, outdated));
      await saveCopy({ ...copy, bytes }, plan, { signal });
    } else await storeCopy({ ...copy, checkedAt: Date.now() });
  } catch (error) {
    if (isAppError(error, 'permission-denied') || isAppError(error, 'not-found')) await removeCopy(copy.id);
    else if (!(error instanceof AppError)) throw error;
  }
}

/** The files that a copy needs no more, and those of a scan that was published again. */
async function outdatedFiles({ id }: OfflineCopy, { files }: CopyPlan): Promise<string[]> {
  const needed = new Set(files);
  const stored = [...(await filesInCopy(id))];
  const unused = stored.filter((file) => !needed.has(file));
  const manifest = stored.find((file) => file.endsWith('/scan.json') && needed.has(file));
  if (!manifest || !(await isFileChanged(id, manifest))) return unused;
  const folder = new URL('.', manifest).href;
  return [...unused, ...stored.filter((file) => needed.has(file) && file.startsWith(folder))];
}
