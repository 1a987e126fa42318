import { uploadPath } from '@/domain/files/paths';
import { itemFrom } from '@/domain/files/stored-files';
import { nameText } from '@/domain/plain-name';
import { randomIdentifier } from '@/domain/random';
import { truncateText } from '@/domain/truncate-text';
import { isUnderWay, isUnfinished, newUpload, type Upload, uploadedNameChange } from '@/widgets/uploads/upload-queue';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import type { EditorUpload, FileTarget } from '../session/view-state';
import { attachFiles } from './attach';

type Options = { folder?: string; target?: FileTarget | null };

/** Uploads files into the file manager. Files of other types or sizes are skipped, and listed with the uploads. @see EDIT-078 EDIT-084 */
export function uploadFiles(
  { store, uploads }: EditingSession,
  files: readonly File[],
  { folder = '', target = null }: Options = {},
): void {
  const { tour } = store.getState().input;
  const pathOf = ({ name }: File) => uploadPath(tour.organization, tour.id, folder, name);
  const batch = randomIdentifier();
  uploads.add(files.map((file): EditorUpload => ({ ...newUpload(file, pathOf(file)), folder, batch, target, isHandled: false })));
}

/** The user was asked whether to select these uploads. */
export const markUploadsHandled = ({ store }: Pick<EditingSession, 'store'>, ids: readonly string[]): void =>
  store.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (ids.includes(upload.id) ? { ...upload, isHandled: true } : upload)),
  }));

/** Removes skipped files, and those whose name changed, from the list of the file manager once the user has seen them. */
export const removeReadNotices = ({ store, uploads }: EditingSession): void =>
  uploads.remove(
    store
      .getState()
      .uploads.filter((upload) => upload.target === null && (upload.state === 'rejected' || uploadedNameChange(upload) !== null))
      .map(({ id }) => id),
  );

/** Whether leaving the page would lose something: a running or failed upload, or unsaved markers. */
export const hasUnfinishedFileWork = ({ uploads, stopUploads, mediaUploads, hasUnsavedMarkers }: FileWork): boolean =>
  hasUnsavedMarkers || mediaUploads.length > 0 || uploads.some(isUnfinished) || stopUploads.some(isUnfinished);

type FileWork = Pick<EditingState, 'uploads' | 'stopUploads' | 'mediaUploads' | 'hasUnsavedMarkers'>;

/** The unfinished work with files by name, such as "2 uploads are running". */
export function unfinishedFileWork({ uploads, stopUploads, mediaUploads, hasUnsavedMarkers }: FileWork): string[] {
  const all: readonly Upload[] = [...uploads, ...stopUploads];
  const files = (some: readonly Upload[]) => some.map(({ file }) => file);
  const running = [...files(all.filter(isUnderWay)), ...mediaUploads];
  const failed = files(all.filter(({ state }) => state === 'failed'));
  return [
    ...(running.length > 0 ? [`${nameOrCount(running)} ${running.length === 1 ? 'is' : 'are'} still uploading`] : []),
    ...(failed.length > 0 ? [`${nameOrCount(failed)} ${failed.length === 1 ? 'was' : 'were'} not uploaded`] : []),
    ...(hasUnsavedMarkers ? ['The markers of the open image aren’t saved yet'] : []),
  ];
}

const nameOrCount = (files: readonly File[]): string =>
  files.length === 1 ? `“${truncateText(nameText(files[0]?.name ?? ''))}”` : `${files.length} files`;

/** Attaches the uploaded files of each PoI in the order in which they were chosen; files uploaded together are one undo step. */
export function attachUploaded(session: EditingSession): void {
  const toAttach = session.store.getState().uploads.filter(({ target }) => target !== null);
  for (const poi of new Set(toAttach.map(({ target }) => target?.poi))) {
    const ofPoi = toAttach.filter(({ target }) => target?.poi === poi);
    attachInOrder(session, ofPoi);
  }
}

function attachInOrder(session: EditingSession, uploads: readonly EditorUpload[]): void {
  const firstUnderWay = uploads.findIndex(isUnderWay);
  const settled = firstUnderWay < 0 ? uploads : uploads.slice(0, firstUnderWay);
  const uploaded = settled.filter(({ stored, isHandled }) => stored && !isHandled);
  if (uploaded.length === 0) return;
  markUploadsHandled(
    session,
    uploaded.map(({ id }) => id),
  );
  for (const { target, stored } of uploaded)
    if (target && stored) attachFiles(session, target, [itemFrom(stored, stored.details)], `attach ${target.poi}`);
  if (firstUnderWay < 0) session.endStep();
}
