import type { Poi } from '../pois/poi';
import { hasEqualFields, isDeepEqual } from '../same';
import type { Folder } from './folder';

const compared = new WeakMap<Poi, { other: Poi; same: boolean }>();

/** Whether two PoIs are deeply equal. The last comparison of each PoI is cached. @see EDIT-051 */
export function samePoi(one: Poi, other: Poi): boolean {
  if (one === other) return true;
  const cached = compared.get(one);
  if (cached?.other === other) return cached.same;
  const same = isDeepEqual(one, other);
  compared.set(one, { other, same });
  return same;
}

/** Whether two trees are equal, including the order. Identical objects are not compared deeply. @see EDIT-051 */
export const sameFolders = (one: readonly Folder[], other: readonly Folder[]): boolean =>
  one === other || (one.length === other.length && one.every((folder, index) => sameFolder(folder, other[index])));

function sameFolder(one: Folder, other: Folder | undefined): boolean {
  if (one === other || !other) return one === other;
  const [mine, theirs] = [one.pois, other.pois];
  return (
    hasEqualFields(one, other, ['pois', 'children']) &&
    (mine === theirs || (mine.length === theirs.length && mine.every((poi, index) => samePoi(poi, theirs[index] as Poi)))) &&
    sameFolders(one.children, other.children)
  );
}
