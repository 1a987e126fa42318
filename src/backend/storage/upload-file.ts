import type { UploadTask } from 'firebase/storage';
import { AppError, isRefusal } from '@/domain/app-error';
import { uploadProblem } from '@/domain/files/file-types';
import { contentTypeOf } from '@/domain/files/type-by-name';
import type { UserId } from '@/domain/ids';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';
import { removeFile } from './remove-file';

export type FileUpload = {
  /** Where it goes: one of `src/domain/files/paths`. */
  path: string;
  file: File;
  /** When it is not what the browser, or the name of the file, says. */
  contentType?: string;
  /** Hears how much has arrived, 0 to 100; it can fall when a part has to be sent again. */
  onProgress?: (percent: number) => void;
  /** Ends it; nothing is kept of it. */
  signal?: AbortSignal;
  /** Why a file is not taken; null when it is. Without it, what a tour's files may be. */
  problem?: (file: { type: string; size: number }) => string | null;
  /** The account that sends it, kept with it; an account id and no address, since everybody who may open the tour can read it. */
  uploader?: UserId;
};

/** How often an upload starts over that the network broke off while the browser believed in it. */
const attempts = 3;

/**
 * Stores a file and tells where it can be read. While the browser is offline it waits, and goes on where it was. A drawing
 * is stored to be saved and never to be opened in place.
 * @returns its download address, and the content type it is stored with
 * @throws AppError `invalid-argument` for a type or size that the rules refuse, before anything is sent; `cancelled`, `permission-denied`,
 * `unauthenticated`, `resource-exhausted`, `unavailable`
 * @see TOUR-072 EDIT-081
 */
export async function uploadFile(upload: FileUpload): Promise<{ url: string; contentType: string }> {
  const { file, contentType = contentTypeOf(file), problem = uploadProblem, signal } = upload;
  const refused = problem({ type: contentType, size: file.size });
  if (refused) throw new AppError('invalid-argument', refused);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send({ ...upload, contentType });
    } catch (cause) {
      const error = toStorageError(cause);
      if (signal?.aborted) throw cancelled(cause);
      if (!isRefusal(error, 'unavailable') || attempt === attempts) throw error;
      await online(signal);
    }
  }
}

async function send({ path, file, contentType, onProgress, signal, uploader }: FileUpload & { contentType: string }) {
  const { bucket, getDownloadURL, getMetadata, ref, uploadBytesResumable } = await openBucket();
  await online(signal);
  const target = ref(bucket, path);
  const disposition = contentType.startsWith('image/svg') ? { contentDisposition: 'attachment' } : {};
  const sender = uploader ? { customMetadata: { uploader } } : {};
  try {
    await finished(uploadBytesResumable(target, file, { contentType, ...disposition, ...sender }), { onProgress, signal });
    const [url, stored] = await Promise.all([getDownloadURL(target), getMetadata(target)]);
    if (signal?.aborted) throw cancelled();
    return { url, contentType: stored.contentType ?? contentType };
  } catch (cause) {
    // the last part may have arrived before it was called off
    if (signal?.aborted) void removeFile(path).catch((error) => console.warn('A file was left in storage.', error));
    throw cause;
  }
}

type Watch = { onProgress: FileUpload['onProgress'] | undefined; signal: AbortSignal | undefined };

function finished(task: UploadTask, { onProgress, signal }: Watch): Promise<void> {
  const watching = new AbortController();
  const ended = { signal: watching.signal };
  // A part that is under way when the network goes would fail the whole upload: paused, it is asked for and sent again.
  window.addEventListener('offline', () => task.pause(), ended);
  window.addEventListener('online', () => task.resume(), ended);
  return new Promise<void>((resolve, reject) => {
    signal?.addEventListener(
      'abort',
      () => {
        task.cancel();
        reject(cancelled());
      },
      ended,
    );
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes, state }) => {
        // it came back while the pause was still on its way
        if (state === 'paused' && navigator.onLine) task.resume();
        onProgress?.(totalBytes === 0 ? 0 : (bytesTransferred / totalBytes) * 100);
      },
      reject,
      resolve,
    );
  }).finally(() => watching.abort());
}

/** Waits for the network. @throws AppError `cancelled` */
function online(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.reject(cancelled());
  if (navigator.onLine) return Promise.resolve();
  const waiting = new AbortController();
  return new Promise<void>((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { signal: waiting.signal });
    signal?.addEventListener('abort', () => reject(cancelled()), { signal: waiting.signal });
  }).finally(() => waiting.abort());
}

const cancelled = (cause?: unknown) => new AppError('cancelled', 'The upload was cancelled.', { cause });
