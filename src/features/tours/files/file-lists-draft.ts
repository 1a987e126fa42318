import { moveItemTo } from '@/domain/reorder';
import {
  changedItem,
  type FileItem,
  type FileLists,
  type FileRow,
  type FileRows,
  isBlank,
  type ListName,
  listsToStore,
  mapLists,
  rowsOf,
  sameLists,
  withoutEmptyRows,
} from '@/domain/tours/file-lists';
import { mergeFileLists } from '@/domain/tours/merge-file-lists';

/** The lists being edited; `stored` are the rows of `base`, the last merged version; `remoteChanges` describes what others changed since. */
export type FileListsDraft = { rows: FileRows; stored: FileRows; base: FileLists; remoteChanges: string[] };

export type Change =
  | { type: 'add'; list: ListName; rows: readonly FileRow[] }
  | { type: 'edit'; key: string; item: Partial<FileItem> }
  | { type: 'remove'; key: string }
  | { type: 'restore'; key: string }
  | { type: 'name'; key: string; name: string }
  | { type: 'move'; list: ListName; key: string; to: number }
  | { type: 'saved'; rows: FileRows; base: FileLists }
  | { type: 'remote'; lists: FileLists; busy: ReadonlySet<string> }
  | { type: 'dismiss' };

export const startFileListsDraft = (base: FileLists): FileListsDraft => {
  const rows = rowsOf(base);
  return { rows, stored: rows, base, remoteChanges: [] };
};

export const isDirty = ({ rows, stored }: FileListsDraft): boolean => !sameLists(listsToStore(rows), listsToStore(stored));

export function changeFileListsDraft(draft: FileListsDraft, change: Change): FileListsDraft {
  switch (change.type) {
    case 'add':
      return { ...draft, rows: { ...draft.rows, [change.list]: [...draft.rows[change.list], ...change.rows] } };
    case 'edit':
      return { ...draft, rows: eachRow(draft.rows, change.key, (row) => withItem(row, change.item)) };
    case 'remove':
      return { ...draft, rows: withRemoved(draft.rows, change.key) };
    case 'restore':
      return { ...draft, rows: eachRow(draft.rows, change.key, (row) => ({ ...row, removed: false })) };
    case 'name':
      return {
        ...draft,
        rows: eachRow(draft.rows, change.key, (row) => (row.item.name.trim() ? row : withItem(row, { name: change.name }))),
      };
    case 'move': {
      const list = draft.rows[change.list];
      const from = list.findIndex(({ key }) => key === change.key);
      return { ...draft, rows: { ...draft.rows, [change.list]: moveItemTo(list, from, change.to) } };
    }
    case 'saved':
      return draft.base === change.base ? applySaved(draft, change.rows) : draft;
    case 'remote':
      return mergeRemote(draft, change.lists, change.busy);
    case 'dismiss':
      return { ...draft, remoteChanges: [] };
  }
}

function mergeRemote(draft: FileListsDraft, lists: FileLists, busy: ReadonlySet<string>): FileListsDraft {
  if (sameLists(lists, draft.base)) return { ...draft, base: lists };
  const { rows, stored, news } = mergeFileLists(draft.stored, draft.rows, lists, busy);
  // without local changes, the lists just show the stored version and need no notice
  return {
    rows,
    stored,
    base: lists,
    remoteChanges: isDirty(draft) || busy.size > 0 ? [...draft.remoteChanges, ...news] : draft.remoteChanges,
  };
}

/**
 * Makes the submitted rows the stored ones and keeps edits made since. Not called if the live query has already merged
 * the saved lists.
 */
function applySaved(draft: FileListsDraft, submitted: FileRows): FileListsDraft {
  const stored = withoutEmptyRows(submitted);
  const rows = mapLists((name) => {
    const [submittedRows, storedRows] = [byKey(submitted[name]), byKey(stored[name])];
    return draft.rows[name]
      .filter(({ key, removed }) => !(removed && submittedRows.get(key)?.removed))
      .map((row) => (row.item === submittedRows.get(row.key)?.item ? { ...row, item: storedRows.get(row.key)?.item ?? row.item } : row));
  });
  return { rows, stored, base: listsToStore(submitted), remoteChanges: [] };
}

const byKey = (rows: readonly FileRow[]) => new Map(rows.map((row) => [row.key, row]));

/** Removes a blank row at once; marks others as removed, so that they can be restored until saved. */
function withRemoved(rows: FileRows, removed: string): FileRows {
  const remaining = mapLists((name) => rows[name].filter(({ key, item }) => key !== removed || !isBlank(item)));
  return eachRow(remaining, removed, (row) => ({ ...row, removed: true }));
}

function eachRow(rows: FileRows, key: string, change: (row: FileRow) => FileRow): FileRows {
  return mapLists((name) => rows[name].map((row) => (row.key === key ? change(row) : row)));
}

const withItem = (row: FileRow, item: Partial<FileItem>): FileRow => ({ ...row, item: changedItem(row.item, item) });
