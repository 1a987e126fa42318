import { fileAddressFrom } from '../files/file-address';
import { eachList, type FileItem, type FileLists, type FileRow, type FileRows, newRow, sameItem, written } from './file-lists';

/** Two people's changes as one: the rows, what is stored now, and a sentence for each thing somebody else did. */
export type Merged = { rows: FileRows; stored: FileRows; news: string[] };

/**
 * Brings what somebody else stored meanwhile into the rows that are being edited. What only one of the two changed is taken, field by field;
 * of what both changed mine stays, and is told of.
 * @param base what was stored when editing began, or was merged last
 * @param busy the rows that a file is on its way to: I have changed them, though it does not show yet
 */
export function mergeFileLists(base: FileRows, mine: FileRows, theirs: FileLists, busy: ReadonlySet<string> = new Set()): Merged {
  const stored = eachList((name) => keyed(theirs[name], base[name], mine[name]));
  const merged = eachList((name) => mergeList(base[name], mine[name], stored[name], busy));
  return {
    rows: eachList((name) => merged[name].rows),
    stored,
    news: [...merged.floorplans.news, ...merged.documents.news, ...merged.files.news],
  };
}

/**
 * Gives each stored row the key it had. Those that did not change come first, so that of two with one name each gets its own; then those
 * that I wrote to the letter, which are mine as they were saved; then those that somebody edited.
 */
function keyed(stored: readonly FileItem[], base: readonly FileRow[], mine: readonly FileRow[]): FileRow[] {
  const keys = new Map<number, string>();
  const match = (rows: readonly FileRow[], fits: (row: FileRow, item: FileItem) => boolean) => {
    const taken = new Set(keys.values());
    for (const [place, item] of stored.entries()) {
      const found = keys.has(place) ? undefined : rows.find((row) => !taken.has(row.key) && fits(row, item));
      if (!found) continue;
      taken.add(found.key);
      keys.set(place, found.key);
    }
  };
  match(base, (row, item) => sameItem(row.item, item));
  match(mine, (row, item) => sameItem(written(row.item), item));
  match(base, (row, item) => isSame(row.item, item));
  return stored.map((item, place) => ({ key: keys.get(place) ?? newRow(item).key, item, removed: false }));
}

/** The same row after somebody edited it: its file by the name in storage, wherever it lies; its address; while it had neither, its name. */
const isSame = (before: FileItem, now: FileItem): boolean =>
  before.url === '' ? before.name !== '' && before.name === now.name : fileOf(before) === fileOf(now);

const fileOf = ({ url }: FileItem): string => fileAddressFrom(url)?.path.replace(/^.*\//, '') ?? url;

function mergeList(base: readonly FileRow[], mine: readonly FileRow[], theirs: readonly FileRow[], busy: ReadonlySet<string>) {
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const news: string[] = [];
  const rows = merge(order(base, mine, theirs), (key) => {
    const { row, said } = mergeRow(before.get(key), own.get(key), other.get(key), busy.has(key));
    if (said) news.push(said);
    return row;
  });
  return { rows, news };
}

const byKey = (rows: readonly FileRow[]) => new Map(rows.map((row) => [row.key, row]));

const merge = (keys: readonly string[], rowOf: (key: string) => FileRow | undefined): FileRow[] =>
  keys.map(rowOf).filter((row) => row !== undefined);

/** Theirs, unless I moved something; what is new stands at the end. */
function order(base: readonly FileRow[], mine: readonly FileRow[], theirs: readonly FileRow[]): string[] {
  const keys = (rows: readonly FileRow[]) => rows.map(({ key }) => key);
  const known = new Set(keys(base));
  const moved =
    keys(mine)
      .filter((key) => known.has(key))
      .join() !== keys(base).join();
  return [...new Set(moved ? [...keys(mine), ...keys(theirs)] : [...keys(theirs), ...keys(mine)])];
}

type Outcome = { row?: FileRow; said?: string };

function mergeRow(base: FileRow | undefined, mine: FileRow | undefined, theirs: FileRow | undefined, isBusy: boolean): Outcome {
  if (!mine) return theirs ? { row: theirs, said: `${named(theirs)} was added.` } : {};
  if (!theirs) return base ? removedByOthers(base, mine, isBusy) : { row: mine };
  // what both have is the same: mine was saved
  if (sameItem(written(mine.item), theirs.item)) return { row: { ...theirs, removed: mine.removed } };
  if (sameItem(theirs.item, base?.item)) return { row: mine };
  if (mine.removed) return { row: { ...theirs, removed: true }, said: `${named(theirs)} was changed, and you are deleting it.` };
  return base ? mergeItems(base.item, mine, theirs) : { row: mine, said: replaced(theirs) };
}

/** What stands for one thing together: a file has its address and its type. */
const groups = [['name'], ['url', 'contentType', 'progress'], ['floor'], ['documentType']] as const;

function mergeItems(base: FileItem, mine: FileRow, theirs: FileRow): Outcome {
  const differs = (one: FileItem, other: FileItem) => groups.filter((fields) => fields.some((field) => one[field] !== other[field]));
  const own = differs(mine.item, base);
  const isContested = differs(theirs.item, base).some((group) => own.includes(group) && differs(theirs.item, mine.item).includes(group));
  const kept = own.flat().map((field) => [field, mine.item[field]]);
  const row = { ...mine, item: { ...theirs.item, ...Object.fromEntries(kept) } };
  if (isContested) return { row, said: replaced(theirs) };
  // the server gives a copy files of its own: to people that is no change
  const isMoved = sameItem({ ...theirs.item, url: base.url }, base) && fileOf(theirs.item) === fileOf(base);
  return isMoved ? { row } : { row, said: `${named(theirs)} was changed.` };
}

function removedByOthers(base: FileRow, mine: FileRow, isBusy: boolean): Outcome {
  if (mine.removed) return {};
  if (sameItem(mine.item, base.item) && !isBusy) return { said: `${named(mine)} was deleted.` };
  // its file went from storage with it
  if (mine.item.url === base.item.url && fileAddressFrom(base.item.url) && !isBusy) {
    return { said: `${named(mine)} was deleted with its file, while you changed it.` };
  }
  return { row: mine, said: `${named(mine)} was deleted, and you changed it. Saving brings it back.` };
}

const replaced = (theirs: FileRow): string => `${named(theirs)} was changed too. Saving replaces that with yours.`;

const named = ({ item }: FileRow): string => (item.name === '' ? 'A row without a name' : `“${item.name}”`);
