import type { Folder } from '../folders';
import type { Poi } from '../pois';
import { isSame, sameFields } from '../same';

const compared = new WeakMap<Poi, { other: Poi; same: boolean }>();

/** Whether two PoIs hold the same. Each is remembered with the one it was compared with last, so that asking again costs nothing. @see EDIT-051 */
export function samePoi(one: Poi, other: Poi): boolean {
  if (one === other) return true;
  const known = compared.get(one);
  if (known?.other === other) return known.same;
  const same = isSame(one, other);
  compared.set(one, { other, same });
  return same;
}

/** Whether two trees hold the same, in the same order. What is the same object is not looked into. @see EDIT-051 */
export const sameFolders = (one: readonly Folder[], other: readonly Folder[]): boolean =>
  one === other || (one.length === other.length && one.every((folder, place) => sameFolder(folder, other[place])));

function sameFolder(one: Folder, other: Folder | undefined): boolean {
  if (one === other || !other) return one === other;
  const [mine, theirs] = [one.pois, other.pois];
  return (
    sameFields(one, other, ['pois', 'children']) &&
    (mine === theirs || (mine.length === theirs.length && mine.every((poi, place) => samePoi(poi, theirs[place] as Poi)))) &&
    sameFolders(one.children, other.children)
  );
}
