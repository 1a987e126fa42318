import { AppError } from '@/domain/app-error';
import { loadModule } from '@/loading/load-code';
import type { SaveTarget } from '@/ui/save-stream';

/** A file of an archive. */
export type ArchiveEntry = { name: string; input: ReadableStream<Uint8Array> | Blob | string; lastModified?: Date };

/** Files packed so far, and bytes written. */
export type ArchiveProgress = { files: number; bytes: number };

type Options = { target: SaveTarget; signal: AbortSignal; onProgress: (progress: ArchiveProgress) => void };

const clientZip = () => import('client-zip');

/**
 * Packs files in a stream, one after the other, and saves it: it is never in memory as a whole. If it fails or is cancelled, no file remains.
 * @param read opens the files; the signal ends it
 * @throws AppError `unavailable`, `resource-exhausted`, `cancelled` if the signal aborts, and what `read` throws
 */
export async function saveArchive(
  read: (signal: AbortSignal) => AsyncGenerator<ArchiveEntry>,
  { target, signal, onProgress }: Options,
): Promise<void> {
  const progress: ArchiveProgress = { files: 0, bytes: 0 };
  const failure: { error?: unknown } = {};
  // a disk that fails ends the reading too
  const ended = new AbortController();
  const reading = AbortSignal.any([signal, ended.signal]);
  const entries = async function* (): AsyncGenerator<ArchiveEntry> {
    try {
      for await (const entry of read(reading)) {
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
