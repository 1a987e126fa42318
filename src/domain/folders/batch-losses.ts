import type { ContentBlock } from '../content/content-blocks';
import type { FolderId, PoiId } from '../ids';
import { attachedFiles, poiDeletionDenial } from '../pois/deletion';
import type { Poi } from '../pois/poi';
import { blockTypeRemovedBy, type PoiBatch } from './batch';
import { findFolder } from './find';
import { allFolders, allPois, type Folder } from './folder';

/** What a batch removes: the PoIs it deletes or empties, their blocks and files, and the PoIs that cannot be deleted. */
export type BatchLoss = { pois: Poi[]; blocks: ContentBlock[]; files: number; staying: Poi[] };

/**
 * What would be lost by running a batch, for the confirmation.
 * @param withFiles whether files are removed first, so that PoIs with files can be deleted too
 * @see EDIT-069 EDIT-071 EDIT-072 EDIT-077
 */
export function poisLostByBatch(folders: readonly Folder[], selected: ReadonlySet<PoiId>, batch: PoiBatch, withFiles = false): BatchLoss {
  const chosen = allPois(folders).filter(({ identifier }) => selected.has(identifier));
  if (batch === 'delete') {
    const cannotBeDeleted = (poi: Poi) => poiDeletionDenial(withFiles ? withoutFiles(poi) : poi) !== null;
    const pois = chosen.filter((poi) => !cannotBeDeleted(poi));
    return { ...contentOf(pois, () => true), pois, staying: chosen.filter(cannotBeDeleted) };
  }
  const type = blockTypeRemovedBy[batch];
  const isLost = (block: ContentBlock) => batch === 'remove all content' || block.type === type;
  const pois = chosen.filter(({ content }) => content.some(isLost));
  return { ...contentOf(pois, isLost), pois, staying: [] };
}

/** The PoI without its file blocks. */
export const withoutFiles = (poi: Poi): Poi => ({ ...poi, content: poi.content.filter(({ type }) => type !== 'file') });

const contentOf = (pois: readonly Poi[], isLost: (block: ContentBlock) => boolean) => {
  const blocks = pois.flatMap(({ content }) => content.filter(isLost));
  return { blocks, files: attachedFiles({ content: blocks }).length };
};

/** What is lost with the selected folders: the folders, their unselected subfolders, and the content of all of them. @see EDIT-075 */
export function lostWithFolders(
  folders: readonly Folder[],
  selected: readonly FolderId[],
): { folders: Folder[]; below: Folder[]; pois: Poi[]; files: number } {
  const chosen = selected.flatMap((id) => findFolder(folders, id) ?? []);
  const ids = new Set(selected);
  const removed = new Set(chosen.flatMap((folder) => allFolders([folder])));
  const pois = [...removed].flatMap((folder) => folder.pois);
  return {
    folders: chosen,
    below: [...removed].filter(({ id }) => !ids.has(id)),
    pois,
    files: pois.reduce((sum, poi) => sum + attachedFiles(poi).length, 0),
  };
}
