import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { removeAbandoned, saveTourFiles } from '@/backend/tours/parts-commands';
import { newDocument, newFloorPlan, newTourFile } from '@/domain/attachments';
import {
  type FileItem,
  type FileLists,
  type FileRows,
  type ListName,
  linkProblem,
  listNames,
  listsToStore,
  mapLists,
  newRow,
} from '@/domain/tours/file-lists';
import type { Tour } from '@/domain/tours/tour';
import { isUnderWay, isUnfinished, type UploadedFile } from '@/widgets/uploads/upload-queue';
import { useMutation } from '@/widgets/use-mutation';
import { type Change, changeFileListsDraft, isDirty, startFileListsDraft } from './file-lists-draft';
import { type RowUpload, useUploads } from './use-uploads';

const emptyItem: Record<ListName, () => FileItem> = { floorplans: newFloorPlan, documents: newDocument, files: newTourFile };

const fileListsOf = ({ floorplans, documents, files }: Tour): FileLists => ({ floorplans, documents, files });

type SaveInput = { rows: FileRows; base: FileLists; urls: readonly string[] };

/** State of a tour's three file lists while edited: rows, uploads and saving. */
export function useFileLists(tour: Tour) {
  const [draft, change] = useReducer(changeFileListsDraft, tour, (initialTour) => startFileListsDraft(fileListsOf(initialTour)));
  // URLs uploaded in this dialog that aren't saved yet
  const uploadedUrls = useRef<string[]>([]);
  const onStored = useCallback((key: string, { details: { url, contentType } }: UploadedFile, file: File) => {
    uploadedUrls.current.push(url);
    change({ type: 'edit', key, item: { url, contentType, progress: 100 } });
    change({ type: 'name', key, name: file.name });
  }, []);
  const uploads = useUploads(tour, onStored);
  const [mergedTour, setMergedTour] = useState(tour);
  if (listNames.some((name) => mergedTour[name] !== tour[name])) {
    setMergedTour(tour);
    change({ type: 'remote', lists: fileListsOf(tour), busy: new Set(uploads.byRow.keys()) });
  }

  const saving = useMutation({
    mutationFn: ({ rows, base }: SaveInput) => saveTourFiles({ tour, lists: listsToStore(rows), seen: base }),
    onSuccess: (_, { rows, base, urls }) => {
      uploadedUrls.current = uploadedUrls.current.filter((url) => !urls.includes(url));
      change({ type: 'saved', rows, base });
    },
    meta: { failed: null },
  });
  const invalidRowKey =
    listNames.flatMap((name) => draft.rows[name]).find(({ item, removed }) => !removed && linkProblem(item))?.key ?? null;
  const pending = uploads.uploads.filter(isUnderWay);
  const failed = uploads.uploads.filter(({ problem }) => problem !== null);
  const rowsToSave = withoutFailed(draft.rows, failed);
  const { save, isWaiting } = useSaveOnceUploaded(pending.length, () => {
    // a URL may have become invalid while waiting for the uploads
    if (invalidRowKey === null) saving.mutate({ rows: rowsToSave, base: draft.base, urls: [...uploadedUrls.current] });
  });

  return {
    draft,
    change,
    uploads: uploads.byRow,
    pending,
    failed,
    actions: useRowActions(change, uploads),
    saving,
    save,
    isSaving: saving.isPending || isWaiting,
    /** Key of a row with an invalid URL, which blocks saving; null if there is none. */
    invalidRowKey,
    /** Whether a save would change something. */
    hasUnsavedRows: isDirty({ ...draft, rows: rowsToSave }),
    /** Whether closing would lose something. */
    dirty: isDirty(draft) || uploads.uploads.some(isUnfinished),
    /** Deletes uploaded files that were never saved. */
    discard: () => removeAbandoned(tour, uploadedUrls.current, draft.base),
  };
}

/** The rows that can be saved: a row that was made for a file that could not be uploaded has nothing to open. */
const withoutFailed = (rows: FileRows, failed: readonly RowUpload[]): FileRows =>
  mapLists((name) => rows[name].filter(({ key, item }) => item.url.trim() !== '' || failed.every(({ id }) => id !== key)));

function useSaveOnceUploaded(pending: number, save: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const onUploadsDone = useEffectEvent(save);
  useEffect(() => {
    if (!isWaiting || pending > 0) return;
    setWaiting(false);
    onUploadsDone();
  }, [isWaiting, pending]);
  return { save: () => setWaiting(true), isWaiting };
}

/** Actions on the rows, with a stable identity. */
function useRowActions(change: (change: Change) => void, { queue, uploadFor }: ReturnType<typeof useUploads>) {
  return useMemo(
    () => ({
      /** Adds an empty row. @returns its key */
      add: (list: ListName): string => {
        const row = newRow(emptyItem[list]());
        change({ type: 'add', list, rows: [row] });
        return row.key;
      },
      /** Adds a row for each file and starts its upload; files that are not allowed get no row. */
      addFiles: (list: ListName, files: readonly File[]) => {
        const added = files.map((file) => {
          const row = newRow({ ...emptyItem[list](), name: file.name });
          return { row, upload: uploadFor(file, row.key, list) };
        });
        change({ type: 'add', list, rows: added.filter(({ upload }) => upload.state !== 'rejected').map(({ row }) => row) });
        queue.add(added.map(({ upload }) => upload));
      },
      edit: (key: string, item: Partial<FileItem>) => change({ type: 'edit', key, item }),
      move: (list: ListName, key: string, to: number) => change({ type: 'move', list, key, to }),
      remove: (key: string) => {
        queue.remove([key]);
        change({ type: 'remove', key });
      },
      restore: (key: string) => change({ type: 'restore', key }),
      upload: (key: string, file: File) => {
        queue.remove([key]);
        queue.add([uploadFor(file, key)]);
      },
      retry: (key: string) => queue.retry([key]),
      /** Cancels a running upload, or dismisses a failed one. */
      cancel: (key: string) => queue.remove([key]),
    }),
    [change, queue, uploadFor],
  );
}

export type FileListsState = ReturnType<typeof useFileLists>;
export type RowActions = FileListsState['actions'];
