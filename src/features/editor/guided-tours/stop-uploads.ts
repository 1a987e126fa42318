import type { StoreApi } from 'zustand';
import { originalFileName } from '@/domain/files/names';
import { uploadPath } from '@/domain/files/paths';
import { changeStop } from '@/domain/guided-tours/changes';
import { captionsProblem, type StopFileUse, stopFileProblem, stopFileType } from '@/domain/guided-tours/stop-files';
import type { GuidedStopId } from '@/domain/ids';
import { createUploadQueue, newUpload, type UploadQueue } from '@/widgets/uploads/upload-queue';
import type { EditActions } from '../session/edit-actions';
import type { EditingSession } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';
import type { StopUpload } from '../session/view-state';

/** The folder of narrations and captions among the tour's uploads. */
const folder = 'Guided tours';

/** Uploads narrations and captions of stops in the background; a stored one becomes part of its stop. */
export function createStopUploads(store: StoreApi<EditingState>, { edit }: Pick<EditActions, 'edit'>): UploadQueue<StopUpload> {
  const uploads = createUploadQueue<StopUpload>({
    store: {
      getState: () => ({ uploads: store.getState().stopUploads }),
      setState: (change) => {
        const { uploads: next } = change as { uploads: readonly StopUpload[] };
        store.setState({ stopUploads: next });
      },
    },
    uploader: () => store.getState().input.author?.uid,
    onStored: ({ id, stop, use, path }, { name, details: { url, contentType, size } }) => {
      const file = { path, url, name: originalFileName(name), type: contentType, size };
      edit(`Add ${use}`, (edited) => ({
        ...edited,
        guidedTours: changeStop(edited.guidedTours, stop, (before) => ({ ...before, [use]: file })),
      }));
      uploads.remove([id]);
    },
  });
  return uploads;
}

/** Uploads a file for a stop, in place of one that was chosen before. Captions that browsers could not read are rejected before anything is sent. */
export async function uploadStopFile(
  { store, stopUploads }: EditingSession,
  stop: GuidedStopId,
  use: StopFileUse,
  file: File,
): Promise<void> {
  const { organization, id } = store.getState().input.tour;
  const as = { contentType: stopFileType(file), problem: (checked: { type: string; size: number }) => stopFileProblem(use, checked) };
  const upload: StopUpload = { ...newUpload(file, uploadPath(organization, id, folder, file.name), undefined, as), stop, use };
  const problem = upload.problem ?? (use === 'captions' ? captionsProblem(await file.text()) : null);
  stopUploads.remove(uploadsOf(store.getState(), stop, use).map((earlier) => earlier.id));
  stopUploads.add([problem === null ? upload : { ...upload, state: 'rejected', problem }]);
}

/** The uploads of a stop for this use: one that is under way, or one that failed. */
export const uploadsOf = ({ stopUploads }: Pick<EditingState, 'stopUploads'>, stop: GuidedStopId, use: StopFileUse): StopUpload[] =>
  stopUploads.filter((upload) => upload.stop === stop && upload.use === use);
