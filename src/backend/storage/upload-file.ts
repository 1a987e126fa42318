import type { UploadTask } from 'firebase/storage';
import { AppError } from '@/domain/app-error';
import { uploadProblem } from '@/domain/files/file-types';
import { contentTypeOf } from '@/domain/files/type-by-name';
import type { UserId } from '@/domain/ids';
import { withBlocks } from '../organization-limits/with-blocks';
import { serverErrorTexts } from '../texts';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';
import { removeFile } from './remove-file';
import { fileErrorTexts } from './texts';

export type FileUpload = {
  /** The destination, from `src/domain/files/paths`. */
  path: string;
  file: File;
  /** Overrides the type from the browser or the file name. */
  contentType?: string;
  /** Reports the progress, 0 to 100; it can decrease when a chunk is sent again. */
  onProgress?: (percent: number) => void;
  /** Cancels the upload; nothing is stored. */
  signal?: AbortSignal;
  /** Why a file is rejected; null if it is accepted. Default: the check for a tour's files. */
  problem?: (file: { type: string; size: number }) => string | null;
  /** The uploading account, stored with the file; an account id rather than an address, because everybody who can open the tour can read it. */
  uploader?: UserId;
};

/** An upload without progress for this long fails, even if the browser still reports it as running, in milliseconds. */
const stallTimeoutMs = 60_000;

/** Interrupted uploads by file; uploading to the same path again resumes them. */
const interrupted = new WeakMap<File, { path: string; task: UploadTask }>();

/**
 * Uploads a file and returns its download address. While the browser is offline it waits, and then resumes; calling it again after `unavailable`,
 * with the same file and path, also resumes. SVG images are stored as attachments, so that browsers never open them in place. @returns the download
 * address, and the stored content type
 * @throws AppError `invalid-argument` for a type or size that the storage rules reject, before anything is sent; `cancelled`, `permission-denied`,
 * `unauthenticated`, `resource-exhausted`, `unavailable`
 * @see TOUR-072 EDIT-081
 */
export async function uploadFile(upload: FileUpload): Promise<{ url: string; contentType: string }> {
  const { file, contentType = contentTypeOf(file), problem = uploadProblem, signal } = upload;
  const problemMessage = problem({ type: contentType, size: file.size });
  if (problemMessage) throw new AppError('invalid-argument', problemMessage);
  try {
    return await runUpload({ ...upload, contentType });
  } catch (cause) {
    const failure = signal?.aborted ? cancelled(cause) : toStorageError(cause);
    return await withBlocks(organizationOf(upload.path), 'files', Promise.reject<never>(failure));
  }
}

/** Every file is below its organization. */
const organizationOf = (path: string): string => path.split('/')[1] ?? '';

async function runUpload({ path, file, contentType, onProgress, signal, uploader }: FileUpload & { contentType: string }) {
  const { bucket, getDownloadURL, getMetadata, ref, uploadBytesResumable } = await openBucket();
  await online(signal);
  const target = ref(bucket, path);
  const disposition = contentType.startsWith('image/svg') ? { contentDisposition: 'attachment' } : {};
  const sender = uploader ? { customMetadata: { uploader } } : {};
  const task = resumable(file, path) ?? uploadBytesResumable(target, file, { contentType, ...disposition, ...sender });
  try {
    await finished(task, { onProgress, signal });
    const [url, stored] = await Promise.all([getDownloadURL(target), getMetadata(target)]);
    if (signal?.aborted) throw cancelled();
    return { url, contentType: stored.contentType ?? contentType };
  } catch (cause) {
    // the last chunk may have arrived before the cancellation
    if (signal?.aborted) void removeFile(path).catch((error) => console.warn('Couldn’t delete a cancelled upload from storage.', error));
    else if (task.snapshot.state !== 'error') interrupted.set(file, { path, task });
    throw cause;
  }
}

function resumable(file: File, path: string): UploadTask | null {
  const earlier = interrupted.get(file);
  interrupted.delete(file);
  return earlier?.path === path ? earlier.task : null;
}

type Watch = { onProgress: FileUpload['onProgress'] | undefined; signal: AbortSignal | undefined };

function finished(task: UploadTask, { onProgress, signal }: Watch): Promise<void> {
  const watching = new AbortController();
  const ended = { signal: watching.signal };
  // a chunk in flight when the network drops would fail the upload; a paused upload sends it again
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
    const progressed = whenStalled(watching.signal, () => {
      // an upload that the SDK has failed cannot be resumed, so it is paused first
      task.pause();
      reject(unreachable());
    });
    let furthest = -1;
    const unsubscribe = task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes, state }) => {
        if (bytesTransferred > furthest) progressed();
        furthest = Math.max(furthest, bytesTransferred);
        // back online before the pause took effect
        if (state === 'paused' && navigator.onLine) task.resume();
        onProgress?.(totalBytes === 0 ? 0 : (bytesTransferred / totalBytes) * 100);
      },
      reject,
      resolve,
    );
    watching.signal.addEventListener('abort', () => unsubscribe());
  }).finally(() => watching.abort());
}

/** Calls back after no progress for `stallTimeoutMs`, not counting time offline. @returns a function to report progress */
function whenStalled(ended: AbortSignal, onStalled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const progressed = () => {
    clearTimeout(timer);
    if (!ended.aborted) timer = setTimeout(() => (navigator.onLine ? onStalled() : progressed()), stallTimeoutMs);
  };
  ended.addEventListener('abort', () => clearTimeout(timer));
  progressed();
  return progressed;
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

const cancelled = (cause?: unknown) => new AppError('cancelled', fileErrorTexts.get().uploadCancelled, { cause });

const unreachable = () => new AppError('unavailable', serverErrorTexts.get().unreachableThen);
