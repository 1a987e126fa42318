import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { removeAbandoned, saveTourFiles } from '@/backend/tours/parts-commands';
import { newDocument, newFloorPlan, newTourFile } from '@/domain/attachments';
import type { Tour } from '@/domain/tours';
import {
  type FileItem,
  type FileLists,
  type FileRows,
  type ListName,
  linkProblem,
  listNames,
  listsOf,
  newRow,
} from '@/domain/tours/file-lists';
import { useOneAtATime } from '../use-one-at-a-time';
import { changeDraft, isDirty, startDraft } from './draft';
import { type Stored, useUploads } from './use-uploads';

const emptyItem: Record<ListName, () => FileItem> = { floorplans: newFloorPlan, documents: newDocument, files: newTourFile };

const listsIn = ({ floorplans, documents, files }: Tour): FileLists => ({ floorplans, documents, files });

type ToSave = { rows: FileRows; seen: FileLists; urls: readonly string[] };

/** The three lists of a tour while they are edited: their rows, their uploads, and how they are saved. */
export function useFileLists(tour: Tour) {
  const [draft, change] = useReducer(changeDraft, tour, (opened) => startDraft(listsIn(opened)));
  // what was uploaded here and may never be saved
  const uploaded = useRef<string[]>([]);
  const onStored = useCallback((key: string, file: File, { url, contentType }: Stored) => {
    uploaded.current.push(url);
    change({ type: 'edit', key, item: { url, contentType, progress: 100 } });
    change({ type: 'name', key, name: file.name });
  }, []);
  const uploads = useUploads(tour, onStored);
  const [shown, setShown] = useState(tour);
  if (listNames.some((name) => shown[name] !== tour[name])) {
    setShown(tour);
    change({ type: 'theirs', lists: listsIn(tour), busy: new Set(uploads.uploads.keys()) });
  }

  const write = useOneAtATime(({ rows, seen, urls }: ToSave) => saveTourFiles({ tour, lists: listsOf(rows), seen, uploaded: urls }));
  const saving = useMutation({
    mutationFn: (toSave: ToSave) => write(toSave),
    onSuccess: (_, { rows, seen, urls }) => {
      uploaded.current = uploaded.current.filter((url) => !urls.includes(url));
      change({ type: 'saved', rows, seen });
    },
  });
  const problem = listNames.flatMap((name) => draft.rows[name]).find(({ item, removed }) => !removed && linkProblem(item))?.key ?? null;
  const { save, isWaiting } = useSaveOnceUploaded(uploads.under, () => {
    // an address may have been written while the uploads were waited for
    if (problem === null) saving.mutate({ rows: draft.rows, seen: draft.seen, urls: [...uploaded.current] });
  });

  return {
    draft,
    change,
    uploads,
    actions: useRowActions(change, uploads),
    saving,
    save,
    isSaving: saving.isPending || isWaiting,
    /** The row whose address leads nowhere: until it is right, nothing is saved. */
    problem,
    dirty: isDirty(draft) || uploads.under + uploads.failed > 0,
    /** What was uploaded and not saved is of no use to anybody. */
    discard: () => removeAbandoned(tour, uploaded.current, draft.seen),
  };
}

function useSaveOnceUploaded(under: number, save: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const act = useEffectEvent(save);
  useEffect(() => {
    if (!isWaiting || under > 0) return;
    setWaiting(false);
    act();
  }, [isWaiting, under]);
  return { save: () => setWaiting(true), isWaiting };
}

/** What can be done with the rows; they stay the same while the dialog is open. */
function useRowActions(change: (change: Parameters<typeof changeDraft>[1]) => void, { start, cancel }: ReturnType<typeof useUploads>) {
  return useMemo(
    () => ({
      /** Adds an empty row, or one for each file, which begins to be uploaded. @returns the key of the first */
      add: (list: ListName, files: readonly File[] = []): string => {
        const first = newRow({ ...emptyItem[list](), name: files[0]?.name ?? '' });
        const others = files.slice(1).map(({ name }) => newRow({ ...emptyItem[list](), name }));
        const rows = [first, ...others];
        change({ type: 'add', list, rows });
        for (const [place, file] of files.entries()) void start(rows[place]?.key ?? '', file);
        return first.key;
      },
      edit: (key: string, item: Partial<FileItem>) => change({ type: 'edit', key, item }),
      move: (list: ListName, key: string, to: number) => change({ type: 'move', list, key, to }),
      remove: (key: string) => {
        cancel(key);
        change({ type: 'remove', key });
      },
      restore: (key: string) => change({ type: 'restore', key }),
      upload: (key: string, file: File) => void start(key, file),
      cancel,
    }),
    [change, start, cancel],
  );
}

export type FileListsState = ReturnType<typeof useFileLists>;
export type RowActions = FileListsState['actions'];
