import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError, isRefusal } from '@/domain/app-error';
import type { FileItem } from '@/domain/content';
import { uploadProblem } from '@/domain/files/file-types';
import { uploadPath } from '@/domain/files/paths';
import { itemFrom, storedFileAt } from '@/domain/files/stored-files';
import { contentTypeOf } from '@/domain/files/type-by-name';
import { randomIdentifier } from '@/domain/random';
import type { EditingSession } from '../session/editing-session';
import type { EditingState } from '../session/editing-state';
import type { FileTarget, Upload } from '../session/files-slice';
import { attach } from './attach';

/** How many files are sent at the same time. */
const most = 3;

export type UploadOptions = { folder?: string; into?: FileTarget | null };

/**
 * Sends files into the file manager, a few at a time; it goes on while other things are done. What may not be a file of a tour is passed over
 * and logged, and named where uploads are shown.
 * @see EDIT-078 EDIT-084 EDIT-085
 */
export function uploadFiles(session: EditingSession, files: readonly File[], { folder = '', into = null }: UploadOptions = {}): void {
  if (files.length === 0) return;
  const { tour } = session.store.getState().given;
  const added = files.map((file): Upload => {
    const problem = uploadProblem({ type: contentTypeOf(file), size: file.size });
    if (problem) console.warn(problem, file.name);
    return {
      id: randomIdentifier(),
      file,
      folder,
      path: uploadPath(tour.organization, tour.id, folder, file.name),
      into,
      state: problem ? 'refused' : 'waiting',
      percent: 0,
      problem,
      ending: new AbortController(),
      stored: null,
      isSettled: into !== null,
    };
  });
  session.store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  goOn(session);
}

/** Ends an upload, or takes away what is said of it. Nothing is kept of one that is under way. */
export function dropUpload(session: EditingSession, id: string): void {
  session.store
    .getState()
    .uploads.find((upload) => upload.id === id)
    ?.ending.abort();
  session.store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
  goOn(session);
}

/** Sends again what failed, from where the network broke it off; the order stays. */
export function retryUploads(session: EditingSession, ids: readonly string[]): void {
  change(session, ids, (upload) =>
    upload.state === 'failed' ? { ...upload, state: 'waiting', problem: null, ending: new AbortController() } : upload,
  );
  goOn(session);
}

/** Nobody has to be asked any more about these uploads. */
export const settleUploads = (session: EditingSession, ids: readonly string[]): void =>
  change(session, ids, (upload) => ({ ...upload, isSettled: true }));

/** What was passed over has been named; it is not named again. */
export const forgetRefused = ({ store }: EditingSession): void =>
  store.setState(({ uploads }) => ({ uploads: uploads.filter(({ state, into }) => state !== 'refused' || into !== null) }));

/** Ends everything that is under way, at the end of the visit. */
export function endUploads({ store }: EditingSession): void {
  for (const { ending, state } of store.getState().uploads) if (state === 'running' || state === 'waiting') ending.abort();
  store.setState({ uploads: [] });
}

export const isUnderWay = ({ state }: Upload): boolean => state === 'waiting' || state === 'running';

/** Whether something of files would be lost with the page: an upload under way or failed, or markers that are not saved. */
export const hasUnfinished = ({ uploads, hasUnsavedMarkers }: Pick<EditingState, 'uploads' | 'hasUnsavedMarkers'>): boolean =>
  hasUnsavedMarkers || uploads.some((upload) => isUnderWay(upload) || upload.state === 'failed');

function change({ store }: EditingSession, ids: readonly string[], changed: (upload: Upload) => Upload): void {
  store.setState(({ uploads }) => ({ uploads: uploads.map((upload) => (ids.includes(upload.id) ? changed(upload) : upload)) }));
}

function goOn(session: EditingSession): void {
  const { uploads } = session.store.getState();
  const free = most - uploads.filter(({ state }) => state === 'running').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(session, upload);
}

async function send(session: EditingSession, { id, file, path, ending: { signal }, into }: Upload): Promise<void> {
  const show = (changes: Partial<Upload>) => change(session, [id], (upload) => ({ ...upload, ...changes }));
  show({ state: 'running' });
  const { author } = session.store.getState().given;
  try {
    const sender = author ? { uploader: author.uid } : {};
    const { url, contentType } = await uploadFile({ path, file, signal, ...sender, onProgress: (percent) => show({ percent }) });
    if (signal.aborted) return removeUnseen(path);
    const details = { url, contentType, size: file.size, created: new Date(), uploader: author?.uid ?? '' };
    const stored = { ...storedFileAt(path), details };
    show({ state: 'done', percent: 100, stored });
    if (into) arrive(session, into, itemFrom(stored, details));
  } catch (error) {
    if (signal.aborted || isRefusal(error, 'cancelled')) return;
    console.error('A file was not uploaded.', error);
    show({ state: 'failed', problem: error instanceof AppError ? error.message : 'Something went wrong. Try again.' });
  } finally {
    goOn(session);
  }
}

/** What is dropped together is attached in one step, however long it takes. */
function arrive(session: EditingSession, into: FileTarget, item: FileItem): void {
  attach(session, into, [item], `attach ${into.poi}`);
  if (!session.store.getState().uploads.some((upload) => isUnderWay(upload) && upload.into?.poi === into.poi)) session.endStep();
}

// it arrived in the moment in which it was called off
const removeUnseen = (path: string) => removeFile(path).catch((error) => console.warn('A file was left in storage.', error));
