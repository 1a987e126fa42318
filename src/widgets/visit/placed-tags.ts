import type { Folder } from '@/domain/folders';
import { shownPois } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { FolderId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import type { PlacedTag } from '@/showcase/port';

type Made = { icons: readonly IconDescription[]; placed: PlacedTag };
const made = new WeakMap<Poi, Made>();

/** How the tag of a PoI stands in the scan; null for one that has none. The same PoI gives the same object. @see PLAYER-072 */
export function placedTag(poi: Poi, icons: readonly IconDescription[]): PlacedTag | null {
  if (poi.type !== 'tag' || !poi.tag) return null;
  const before = made.get(poi);
  if (before?.icons === icons) return before.placed;
  const { label, description, anchorPosition, stemVector, color } = poi.tag;
  const icon = icons.find(({ ref }) => ref === poi.tag?.icon);
  const placed: PlacedTag = {
    id: poi.identifier,
    label,
    description,
    anchorPosition,
    stemVector,
    color,
    icon: { image: icon?.default ?? '', hover: icon?.hover ?? '' },
  };
  made.set(poi, { icons, placed });
  return placed;
}

/** The tags of the PoIs that are not hidden, as they stand in the scan. @see PLAYER-072 */
export const placedTags = (folders: readonly Folder[], hidden: ReadonlySet<FolderId>, icons: readonly IconDescription[]): PlacedTag[] =>
  shownPois(folders, hidden)
    .map((poi) => placedTag(poi, icons))
    .filter((tag) => tag !== null);
