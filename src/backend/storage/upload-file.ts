import type { UploadTask } from 'firebase/storage';
import { AppError } from '@/domain/app-error';
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

/** How long nothing may arrive before an upload is given up that the browser still believes in, in milliseconds. */
const patience = 60_000;

/** What the network broke off, by its file: sent to the same place again, it goes on where it stopped. */
const brokenOff = new WeakMap<File, { path: string; task: UploadTask }>();

/**
 * Stores a file and tells where it can be read. While the browser is offline it waits, and goes on where it was; called again after
 * `unavailable`, with the same file and path, it goes on as well. A drawing is stored to be saved and never to be opened in place.
 * @returns its download address, and the content type it is stored with
 * @throws AppError `invalid-argument` for a type or size that the rules refuse, before anything is sent; `cancelled`, `permission-denied`,
 * `unauthenticated`, `resource-exhausted`, `unavailable`
 * @see TOUR-072 EDIT-081
 */
export async function uploadFile(upload: FileUpload): Promise<{ url: string; contentType: string }> {
  const { file, contentType = contentTypeOf(file), problem = uploadProblem, signal } = upload;
  const refused = problem({ type: contentType, size: file.size });
  if (refused) throw new AppError('invalid-argument', refused);
  try {
    return await send({ ...upload, contentType });
  } catch (cause) {
    throw signal?.aborted ? cancelled(cause) : toStorageError(cause);
  }
}

async function send({ path, file, contentType, onProgress, signal, uploader }: FileUpload & { contentType: string }) {
  const { bucket, getDownloadURL, getMetadata, ref, uploadBytesResumable } = await openBucket();
  await online(signal);
  const target = ref(bucket, path);
  const disposition = contentType.startsWith('image/svg') ? { contentDisposition: 'attachment' } : {};
  const sender = uploader ? { customMetadata: { uploader } } : {};
  const task = takeBrokenOff(file, path) ?? uploadBytesResumable(target, file, { contentType, ...disposition, ...sender });
  try {
    await finished(task, { onProgress, signal });
    const [url, stored] = await Promise.all([getDownloadURL(target), getMetadata(target)]);
    if (signal?.aborted) throw cancelled();
    return { url, contentType: stored.contentType ?? contentType };
  } catch (cause) {
    // the last part may have arrived before it was called off
    if (signal?.aborted) void removeFile(path).catch((error) => console.warn('A file was left in storage.', error));
    else if (task.snapshot.state !== 'error') brokenOff.set(file, { path, task });
    throw cause;
  }
}

function takeBrokenOff(file: File, path: string): UploadTask | null {
  const earlier = brokenOff.get(file);
  brokenOff.delete(file);
  return earlier?.path === path ? earlier.task : null;
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
    const moved = whenStill(watching.signal, () => {
      // what the store's own code gives up, it cannot go on with
      task.pause();
      reject(unreachable());
    });
    let furthest = -1;
    const unsubscribe = task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes, state }) => {
        if (bytesTransferred > furthest) moved();
        furthest = Math.max(furthest, bytesTransferred);
        // it came back while the pause was still on its way
        if (state === 'paused' && navigator.onLine) task.resume();
        onProgress?.(totalBytes === 0 ? 0 : (bytesTransferred / totalBytes) * 100);
      },
      reject,
      resolve,
    );
    watching.signal.addEventListener('abort', () => unsubscribe());
  }).finally(() => watching.abort());
}

/** Calls once nothing has moved for as long as our patience, not counting the time offline. @returns what says that something moved */
function whenStill(ended: AbortSignal, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const moved = () => {
    clearTimeout(timer);
    if (!ended.aborted) timer = setTimeout(() => (navigator.onLine ? call() : moved()), patience);
  };
  ended.addEventListener('abort', () => clearTimeout(timer));
  moved();
  return moved;
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

const unreachable = () => new AppError('unavailable', 'The server cannot be reached. Check your connection, then try again.');
