import { AppError } from '../app-error';
import { documentIdLength } from '../limits';
import { newestFirst } from '../search';
import { date, type Stored, text } from '../stored';
import { type OlderItem, olderItemsFrom } from './items';

/** A saved list of an older tour's PoIs: `organizations/{organization}/tours/{tour}/pois/{list}`; `user` is its author. @see MODEL-059 */
export type PoiList = { id: string; poi: OlderItem[]; updated: Date | null; user: string };

/** Reads a stored list. @see MODEL-059 */
export const poiListFrom = (id: string, stored: Stored): PoiList => ({
  id,
  poi: olderItemsFrom(stored.poi),
  updated: date(stored.updated),
  user: text(stored.user),
});

/** The list that is loaded by itself: the latest, if its id is one that the store gave. @see OLD-018 OLD-020 */
export function latestList(lists: readonly PoiList[]): PoiList | null {
  const [latest] = lists.toSorted(newestFirst(({ updated }) => updated));
  return latest?.id.length === documentIdLength ? latest : null;
}

/** Whether saving changes the loaded list, which only its author may, or adds a new one. @see OLD-016 ACCESS-051 */
export const savesAs = (loaded: Pick<PoiList, 'user'> | null, uid: string): 'update' | 'new' =>
  loaded !== null && uid !== '' && loaded.user === uid ? 'update' : 'new';

/**
 * The items without one of them, or without one of its tasks.
 * @throws AppError `failed-precondition` when it has files or tasks, `not-found` when it is gone
 * @see EDIT-022 EDIT-023 OLD-023
 */
export function deleteItem(
  items: readonly OlderItem[],
  parent: Pick<OlderItem, 'identifier' | 'name'>,
  child?: Pick<OlderItem, 'identifier' | 'name'>,
): OlderItem[] {
  const found = items.find(({ identifier }) => identifier === parent.identifier);
  if (!found) throw new AppError('not-found', `Error deleting POI: did not find ${parent.name}.`);
  if (!child) {
    requireEmpty(found);
    return items.filter((item) => item !== found);
  }
  const task = found.tasks.find(({ identifier }) => identifier === child.identifier);
  if (!task) throw new AppError('not-found', `Error deleting POI: found ${found.name} but not ${child.name}.`);
  requireEmpty(task);
  return items.map((item) => (item === found ? { ...item, tasks: item.tasks.filter((other) => other !== task) } : item));
}

/**
 * Puts one of the items below another one.
 * @throws AppError `failed-precondition` when that would nest it more than once, `not-found` when one is gone
 * @see EDIT-009
 */
export function nestItem(items: readonly OlderItem[], identifier: string, below: string): OlderItem[] {
  const moved = items.find((item) => item.identifier === identifier);
  const target = items.find((item) => item.identifier === below);
  if (!moved || !(target || items.some(({ tasks }) => tasks.some((task) => task.identifier === below)))) {
    throw new AppError('not-found', 'This PoI was removed. Reload the list.');
  }
  if (!target || target === moved || moved.tasks.length > 0)
    throw new AppError('failed-precondition', 'Only one level of subcategory allowed');
  return items.filter((item) => item !== moved).map((item) => (item === target ? { ...item, tasks: [...item.tasks, moved] } : item));
}

function requireEmpty({ files, tasks }: OlderItem): void {
  if (files.length > 0) throw new AppError('failed-precondition', "Unable to delete POI's with attached files");
  if (tasks.length > 0) throw new AppError('failed-precondition', 'Cannot delete Points of Interest with children');
}
