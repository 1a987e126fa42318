import { batchesOf } from '@/domain/batches';
import type { TourId } from '@/domain/ids';
import { reuseLimits } from '@/domain/limits';
import type { OmissionReason } from '@/domain/reuse/files';
import { call } from '../callables';

/** Where the copies of files are, by the addresses that were copied, and why others were not. */
export type CopiedFiles = { copied: Map<string, string>; rejected: Map<string, OmissionReason> };

type Options = { tour: TourId; urls: readonly string[]; onProgress: (done: number) => void; signal: AbortSignal };

/**
 * Has the server copy files of other tours into a tour that the user may write. A call that is lost is repeated without harm: nothing is copied twice.
 * @throws AppError `permission-denied`, `unavailable`; the reason of the signal when it is aborted
 */
export async function copyFilesToTour({ tour, urls, onProgress, signal }: Options): Promise<CopiedFiles> {
  const result: CopiedFiles = { copied: new Map(), rejected: new Map() };
  let done = 0;
  for (const batch of batchesOf(urls, reuseLimits.filesAtOnce)) {
    done += batch.length;
    let waiting = batch;
    while (waiting.length > 0) {
      signal.throwIfAborted();
      const { copied, rejected } = await call('copyFilesToTour', { tour, urls: waiting });
      for (const { from, to } of copied) result.copied.set(from, to);
      for (const { url, reason } of rejected) result.rejected.set(url, reason);
      const rest = waiting.filter((url) => !result.copied.has(url) && !result.rejected.has(url));
      // what is no file of a tour is in neither
      waiting = rest.length < waiting.length ? rest : [];
      onProgress(done - waiting.length);
    }
  }
  return result;
}
