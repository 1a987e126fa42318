import type { StoreApi } from 'zustand';
import { imageFileProblem } from '@/backend/storage/image-file';
import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError, errorMessage, isAppError } from '@/domain/app-error';
import { uploadProblem } from '@/domain/files/file-types';
import { nameChange } from '@/domain/files/names';
import { type FileDetails, type StoredFile, storedFileAt } from '@/domain/files/stored-files';
import { contentTypeOf } from '@/domain/files/type-by-name';
import type { UserId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';

/** A file that was chosen to be uploaded. */
export type Upload = {
  id: string;
  file: File;
  /** its path in storage, also for retries, which continue where the upload stopped */
  path: string;
  /** `failed`: it can be retried; `rejected`: files of this type or size are not allowed */
  state: 'waiting' | 'running' | 'failed' | 'rejected' | 'done';
  /** from 0 to 100 */
  percent: number;
  problem: string | null;
  stored: UploadedFile | null;
  /** the type it is stored under, and a check of its own; without, those of a tour's files */
  as?: { contentType: string; problem: FileCheck };
};

type FileCheck = (file: { type: string; size: number }) => string | null;

export type UploadedFile = StoredFile & { details: FileDetails };

export type UploadQueue<T extends Upload> = {
  /** Adds files at the end; they keep the order in which they were chosen. */
  add: (uploads: readonly T[]) => void;
  /** Resumes failed uploads at their place in the queue. */
  retry: (ids: readonly string[]) => void;
  /** Cancels uploads, or removes finished ones from the list. */
  remove: (ids: readonly string[]) => void;
  /** Cancels everything, at the end of the session. */
  end: () => void;
};

const maxConcurrent = 3;

/** A file for the queue; one of another type or size is rejected and logged. @see EDIT-084 */
export function newUpload(file: File, path: string, id: string = randomIdentifier(), as?: Upload['as']): Upload {
  const problem = (as?.problem ?? uploadProblem)({ type: as?.contentType ?? contentTypeOf(file), size: file.size });
  if (problem) console.warn(problem, file.name);
  return { id, file, path, state: problem ? 'rejected' : 'waiting', percent: 0, problem, stored: null, ...(as && { as }) };
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'running';

/** What changed in the name of a file that was uploaded; null if nothing did. */
export const uploadedNameChange = ({ file, state, stored }: Upload): string | null =>
  state === 'done' && stored ? nameChange(file.name, stored.name) : null;

/** Whether leaving the page would lose it. */
export const isUnfinished = (upload: Upload): boolean => isUnderWay(upload) || upload.state === 'failed';

type Options<T> = {
  /** has the uploads in the order in which they were chosen */
  store: Pick<StoreApi<{ uploads: readonly T[] }>, 'getState' | 'setState'>;
  /** stored with the files */
  uploader?: () => UserId | undefined;
  onStored?: (upload: T, stored: UploadedFile) => void;
};

/** Uploads files in the background, a few at a time. @see EDIT-078 EDIT-085 TOUR-069 */
export function createUploadQueue<T extends Upload>({ store, uploader, onStored }: Options<T>): UploadQueue<T> {
  const controllers = new Map<string, AbortController>();
  const uploads = () => store.getState().uploads;
  const update = (ids: readonly string[], changes: Partial<Upload>) =>
    store.setState({ uploads: uploads().map((upload) => (ids.includes(upload.id) ? { ...upload, ...changes } : upload)) });

  const startNext = () => {
    const freeSlots = maxConcurrent - uploads().filter(({ state }) => state === 'running').length;
    const waiting = uploads().filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, freeSlots))) void start(upload);
  };
  const start = async (upload: T) => {
    const { id } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(id, controller);
    update([id], { state: 'running', percent: 0 });
    try {
      const stored = await send(upload, signal, uploader?.(), (percent) => !signal.aborted && update([id], { percent }));
      update([id], { state: 'done', percent: 100, stored });
      onStored?.(upload, stored);
    } catch (error) {
      if (signal.aborted || isAppError(error, 'cancelled')) return;
      console.error('A file was not uploaded.', error);
      const problem = errorMessage(error);
      update([id], { state: isAppError(error, 'invalid-argument') ? 'rejected' : 'failed', problem });
    } finally {
      if (controllers.get(id) === controller) controllers.delete(id);
      startNext();
    }
  };
  return {
    add: (added) => {
      store.setState({ uploads: [...uploads(), ...added] });
      startNext();
    },
    retry: (ids) => {
      const failed = uploads().filter(({ id, state }) => state === 'failed' && ids.includes(id));
      update(
        failed.map(({ id }) => id),
        { state: 'waiting', problem: null },
      );
      startNext();
    },
    remove: (ids) => {
      for (const id of ids) controllers.get(id)?.abort();
      store.setState({ uploads: uploads().filter(({ id }) => !ids.includes(id)) });
      startNext();
    },
    end: () => {
      for (const controller of controllers.values()) controller.abort();
      store.setState({ uploads: [] });
    },
  };
}

/** @throws AppError `invalid-argument` also if an image turns out to be something else, or broken */
async function send(
  { file, path, as }: Upload,
  signal: AbortSignal,
  uploader: UserId | undefined,
  onProgress: (percent: number) => void,
): Promise<UploadedFile> {
  const problem = contentTypeOf(file).startsWith('image/') ? await imageFileProblem(file) : null;
  if (problem) throw new AppError('invalid-argument', problem);
  const { url, contentType } = await uploadFile({ path, file, signal, onProgress, ...as, ...(uploader && { uploader }) });
  if (signal.aborted) {
    // the upload finished at the moment it was cancelled
    await removeFile(path).catch((error) => console.warn('A cancelled file could not be removed from storage.', error));
    throw new AppError('cancelled', 'The upload was cancelled.');
  }
  return { ...storedFileAt(path), details: { url, contentType, size: file.size, created: new Date(), uploader: uploader ?? '' } };
}
