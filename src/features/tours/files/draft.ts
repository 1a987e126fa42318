import { moved } from '@/domain/reorder';
import {
  eachList,
  type FileItem,
  type FileLists,
  type FileRow,
  type FileRows,
  isBlank,
  type ListName,
  listsOf,
  rowsOf,
  sameLists,
  writtenRows,
} from '@/domain/tours/file-lists';
import { mergeFileLists } from '@/domain/tours/merge-file-lists';

/** The lists as they are edited; `stored` are those of `seen`, as they were last brought in, and `news` what others did meanwhile. */
export type Draft = { rows: FileRows; stored: FileRows; seen: FileLists; news: string[] };

export type Change =
  | { type: 'add'; list: ListName; rows: readonly FileRow[] }
  | { type: 'edit'; key: string; item: Partial<FileItem> }
  | { type: 'remove'; key: string }
  | { type: 'restore'; key: string }
  | { type: 'name'; key: string; name: string }
  | { type: 'move'; list: ListName; key: string; to: number }
  | { type: 'saved'; rows: FileRows; seen: FileLists }
  | { type: 'theirs'; lists: FileLists; busy: ReadonlySet<string> }
  | { type: 'read' };

export const startDraft = (seen: FileLists): Draft => {
  const rows = rowsOf(seen);
  return { rows, stored: rows, seen, news: [] };
};

export const isDirty = ({ rows, stored }: Draft): boolean => !sameLists(listsOf(rows), listsOf(stored));

export function changeDraft(draft: Draft, change: Change): Draft {
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
      return { ...draft, rows: { ...draft.rows, [change.list]: moved(list, from, change.to) } };
    }
    case 'saved':
      return draft.seen === change.seen ? saved(draft, change.rows) : draft;
    case 'theirs':
      return bringIn(draft, change.lists, change.busy);
    case 'read':
      return { ...draft, news: [] };
  }
}

function bringIn(draft: Draft, lists: FileLists, busy: ReadonlySet<string>): Draft {
  if (sameLists(lists, draft.seen)) return { ...draft, seen: lists };
  const { rows, stored, news } = mergeFileLists(draft.stored, draft.rows, lists, busy);
  // to somebody who has changed nothing the lists just show what is stored
  return { rows, stored, seen: lists, news: isDirty(draft) || busy.size > 0 ? [...draft.news, ...news] : draft.news };
}

/**
 * What was stored is what is there now. What was written meanwhile stays to be saved. Often the lists are brought in, as anybody's are,
 * before the answer comes: then there is nothing left to do.
 */
function saved(draft: Draft, sent: FileRows): Draft {
  const stored = writtenRows(sent);
  const rows = eachList((name) => {
    const [before, after] = [byKey(sent[name]), byKey(stored[name])];
    return draft.rows[name]
      .filter(({ key, removed }) => !(removed && before.get(key)?.removed))
      .map((row) => (row.item === before.get(row.key)?.item ? { ...row, item: after.get(row.key)?.item ?? row.item } : row));
  });
  return { rows, stored, seen: listsOf(sent), news: [] };
}

const byKey = (rows: readonly FileRow[]) => new Map(rows.map((row) => [row.key, row]));

/** A row nobody wrote anything into is just gone; another one can be taken back until it is saved. */
function withRemoved(rows: FileRows, removed: string): FileRows {
  const kept = eachList((name) => rows[name].filter(({ key, item }) => key !== removed || !isBlank(item)));
  return eachRow(kept, removed, (row) => ({ ...row, removed: true }));
}

function eachRow(rows: FileRows, key: string, change: (row: FileRow) => FileRow): FileRows {
  return eachList((name) => rows[name].map((row) => (row.key === key ? change(row) : row)));
}

const withItem = (row: FileRow, item: Partial<FileItem>): FileRow => ({ ...row, item: { ...row.item, ...item } });
