import { AppError } from '@/domain/app-error';
import { loadModule } from '@/loading/load-code';
import type { SaveTarget } from '@/ui/save-stream';
import { type Entry, websiteEntries } from './entries';
import type { WebsitePlan } from './use-plan';

/** Files packed so far, and bytes written. */
export type Progress = { files: number; bytes: number };

const clientZip = () => import('client-zip');

/**
 * Packs the website of a version in a stream, and saves it. If it fails or is cancelled, no file remains.
 * @throws AppError `unavailable`, `permission-denied`, `unauthenticated`, `resource-exhausted`; `cancelled` if the signal aborts
 */
export async function downloadWebsite(
  plan: WebsitePlan,
  {
    language,
    target,
    signal,
    onProgress,
  }: { language: string; target: SaveTarget; signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<void> {
  const progress: Progress = { files: 0, bytes: 0 };
  const failure: { error?: unknown } = {};
  // a disk that fails ends the reading too
  const ended = new AbortController();
  const reading = AbortSignal.any([signal, ended.signal]);
  const entries = async function* (): AsyncGenerator<Entry> {
    try {
      for await (const entry of websiteEntries(plan, language, reading)) {
        yield entry;
        progress.files += 1;
      }
    } catch (error) {
      // the stream may report another error
      failure.error = error;
      throw error;
    }
  };
  try {
    const { makeZip } = await loadModule(clientZip);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        progress.bytes += chunk.byteLength;
        onProgress({ ...progress });
        controller.enqueue(chunk);
      },
    });
    await target.write(makeZip(entries()).pipeThrough(counted), signal);
  } catch (error) {
    throw errorOf(failure.error ?? error, signal);
  } finally {
    ended.abort();
  }
}

function errorOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new AppError('cancelled', 'The download was cancelled.', { cause: error });
  if (error instanceof AppError) return error;
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return new AppError('resource-exhausted', 'There is not enough space for the archive. Free some, or save it elsewhere.', {
      cause: error,
    });
  // what remains are reads that broke off, and disks that cannot be written
  return new AppError('unavailable', 'The download broke off. Check your connection and the disk, then try again.', { cause: error });
}
