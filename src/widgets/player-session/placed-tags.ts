import { visiblePois } from '@/domain/folders/find';
import type { Folder } from '@/domain/folders/folder';
import type { IconDescription } from '@/domain/icons';
import type { FolderId } from '@/domain/ids';
import type { Poi } from '@/domain/pois/poi';
import type { PlacedTag } from '@/showcase/port';

type CachedTag = { icons: readonly IconDescription[]; placed: PlacedTag };
const cache = new WeakMap<Poi, CachedTag>();

/** The scan tag of a PoI; null if it has none. The same PoI and icons give the same object. @see PLAYER-072 */
export function toPlacedTag(poi: Poi, icons: readonly IconDescription[]): PlacedTag | null {
  if (poi.type !== 'tag' || !poi.tag) return null;
  const cached = cache.get(poi);
  if (cached?.icons === icons) return cached.placed;
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
  cache.set(poi, { icons, placed });
  return placed;
}

/** The scan tags of all visible PoIs. @see PLAYER-072 */
export const toPlacedTags = (folders: readonly Folder[], hidden: ReadonlySet<FolderId>, icons: readonly IconDescription[]): PlacedTag[] =>
  visiblePois(folders, hidden)
    .map((poi) => toPlacedTag(poi, icons))
    .filter((tag) => tag !== null);
