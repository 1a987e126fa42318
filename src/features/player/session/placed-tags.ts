import type { Folder } from '@/domain/folders';
import { shownPois } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import type { FolderId } from '@/domain/ids';
import type { PlacedTag } from '@/showcase/port';

/** The tags of the PoIs that are not hidden, as they stand in the scan. @see PLAYER-072 */
export const placedTags = (folders: readonly Folder[], hidden: ReadonlySet<FolderId>, icons: readonly IconDescription[]): PlacedTag[] =>
  shownPois(folders, hidden).flatMap(({ identifier, type, tag }) => {
    if (type !== 'tag' || !tag) return [];
    const { label, description, anchorPosition, stemVector, color } = tag;
    const icon = icons.find(({ ref }) => ref === tag.icon);
    return [
      {
        id: identifier,
        label,
        description,
        anchorPosition,
        stemVector,
        color,
        icon: { image: icon?.default ?? '', hover: icon?.hover ?? '' },
      },
    ];
  });
