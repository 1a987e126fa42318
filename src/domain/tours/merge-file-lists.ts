import { fileAddressFrom } from '../files/file-address';
import { type Aspect, mergeAspects } from '../merge/aspects';
import { isSameOrder, mergeKeyedList, type Three } from '../merge/three';
import { withPlacementToCheck } from '../plans/laid-plan';
import { isDeepEqual } from '../same';
import { type FileItem, type FileLists, type FileRow, type FileRows, mapLists, newRow, toStoredItem } from './file-lists';

/** The merge of two people's changes: the rows, what is stored now, and a sentence for each change by somebody else. */
export type Merged = { rows: FileRows; stored: FileRows; news: string[] };

/**
 * Merges what somebody else stored into the rows being edited. A change by one side is applied, field by field; if both changed a field, mine stays
 * and the user is notified.
 * @param base what was stored when editing began, or at the last merge
 * @param busy rows with an upload in progress: changed by me, although it is not visible yet
 */
export function mergeFileLists(base: FileRows, mine: FileRows, theirs: FileLists, busy: ReadonlySet<string> = new Set()): Merged {
  const stored = mapLists((name) => withKeys(theirs[name], base[name], mine[name]));
  const merged = mapLists((name) => mergeList(base[name], mine[name], stored[name], busy));
  return {
    rows: mapLists((name) => merged[name].rows),
    stored,
    news: [...merged.floorplans.news, ...merged.documents.news, ...merged.files.news],
  };
}

/**
 * Assigns the existing keys to the stored rows: first to unchanged ones, so that two rows with the same name keep their keys; then to those equal to
 * mine, which are my own saved changes; then to those that somebody edited.
 */
function withKeys(stored: readonly FileItem[], base: readonly FileRow[], mine: readonly FileRow[]): FileRow[] {
  const keys = new Map<number, string>();
  const match = (rows: readonly FileRow[], matches: (row: FileRow, item: FileItem) => boolean) => {
    const usedKeys = new Set(keys.values());
    for (const [index, item] of stored.entries()) {
      const found = keys.has(index) ? undefined : rows.find((row) => !usedKeys.has(row.key) && matches(row, item));
      if (!found) continue;
      usedKeys.add(found.key);
      keys.set(index, found.key);
    }
  };
  match(base, (row, item) => isDeepEqual(row.item, item));
  match(mine, (row, item) => isDeepEqual(toStoredItem(row.item), item));
  match(base, (row, item) => isSame(row.item, item));
  return stored.map((item, index) => ({ key: keys.get(index) ?? newRow(item).key, item, removed: false }));
}

/** Whether it is the same row after an edit: the same file name in storage, in any folder; the same address; or, without either, the same name. */
const isSame = (before: FileItem, now: FileItem): boolean =>
  before.url === '' ? before.name !== '' && before.name === now.name : fileOf(before) === fileOf(now);

const fileOf = ({ url }: FileItem): string => fileAddressFrom(url)?.path.replace(/^.*\//, '') ?? url;

function mergeList(base: readonly FileRow[], mine: readonly FileRow[], theirs: readonly FileRow[], busy: ReadonlySet<string>) {
  const news: string[] = [];
  const join = (three: Three<FileRow>, key: string) => {
    const { row, message } = mergeRow(three, busy.has(key));
    if (message) news.push(message);
    return row ? [row] : [];
  };
  return { rows: mergeKeyedList({ base, mine, theirs }, (rows) => rows.map(({ key }) => key), join, newRowsLast), news };
}

/** Their order, unless I moved something; new rows come last. */
function newRowsLast(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return [...new Set(isSameOrder(base, mine) ? [...theirs, ...mine] : [...mine, ...theirs])];
}

type Outcome = { row?: FileRow; message?: string };

function mergeRow({ base, mine, theirs }: Three<FileRow>, isBusy: boolean): Outcome {
  if (!mine) return theirs ? { row: theirs, message: `${rowName(theirs)} was added.` } : {};
  if (!theirs) return base ? removedByOthers(base, mine, isBusy) : { row: mine };
  // both are equal: my changes were saved
  if (isDeepEqual(toStoredItem(mine.item), theirs.item)) return { row: { ...theirs, removed: mine.removed } };
  if (isDeepEqual(theirs.item, base?.item)) return { row: mine };
  if (mine.removed) return { row: { ...theirs, removed: true }, message: `${rowName(theirs)} was changed, and you are deleting it.` };
  return base ? mergeItems(base.item, mine, theirs) : { row: mine, message: conflictMessage(theirs) };
}

/** A file's address and its type belong together; every other field is merged on its own. */
const fileAspect: Aspect<FileItem> = { words: 'file', fields: ['url', 'contentType', 'progress'], read: ({ url }) => url };

function mergeItems(base: FileItem, mine: FileRow, theirs: FileRow): Outcome {
  let isContested = false;
  const item = mergeAspects({ base, mine: mine.item, theirs: theirs.item }, [fileAspect], [], () => {
    isContested = true;
    return 'mine';
  });
  const row = { ...mine, item: checkedPlacement(item, mine.item, theirs.item) };
  if (isContested) return { row, message: conflictMessage(theirs) };
  // the server copies files for a copied tour; users do not see that as a change
  const isMoved = isDeepEqual({ ...theirs.item, url: base.url }, base) && fileOf(theirs.item) === fileOf(base);
  return isMoved ? { row } : { row, message: `${rowName(theirs)} was changed.` };
}

/** Where one side replaced the image and the other placed the former one, the placement has to be checked. */
function checkedPlacement(item: FileItem, mine: FileItem, theirs: FileItem): FileItem {
  if (!item.placement) return item;
  const placed = isDeepEqual(item.placement, theirs.placement) ? theirs : mine;
  return fileOf(placed) === fileOf(item) ? item : { ...item, placement: withPlacementToCheck(item.placement) };
}

function removedByOthers(base: FileRow, mine: FileRow, isBusy: boolean): Outcome {
  if (mine.removed) return {};
  if (isDeepEqual(mine.item, base.item) && !isBusy) return { message: `${rowName(mine)} was deleted.` };
  // deleting the row deleted its file in storage
  if (mine.item.url === base.item.url && fileAddressFrom(base.item.url) && !isBusy) {
    return { message: `${rowName(mine)} was deleted with its file, while you changed it.` };
  }
  return { row: mine, message: `${rowName(mine)} was deleted, and you changed it. Saving brings it back.` };
}

const conflictMessage = (theirs: FileRow): string => `${rowName(theirs)} was changed too. Saving replaces that with yours.`;

const rowName = ({ item }: FileRow): string => (item.name === '' ? 'A row without a name' : `“${item.name}”`);
