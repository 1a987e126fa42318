import type { ContentBlock } from '../content';
import { allFolders, allPois, type Folder } from '../folders';
import type { FolderId, PoiId } from '../ids';
import type { Poi } from '../pois';
import { attachedFiles, poiDeletionRefusal } from '../pois/deletion';
import { type PoiBatch, removedBlocks } from './batch';
import { findFolder } from './find';

/** What a batch takes away: the PoIs it deletes or empties, the blocks and files that go with them, and the PoIs that stay as they are. */
export type BatchLoss = { pois: Poi[]; blocks: ContentBlock[]; files: number; staying: Poi[] };

/**
 * What is lost when a batch is run, to be named before it is.
 * @param withFiles whether files are removed first, so that PoIs with files can be deleted too
 * @see EDIT-069 EDIT-071 EDIT-072 EDIT-077
 */
export function lossOfPois(folders: readonly Folder[], selected: ReadonlySet<PoiId>, batch: PoiBatch, withFiles = false): BatchLoss {
  const chosen = allPois(folders).filter(({ identifier }) => selected.has(identifier));
  if (batch === 'delete') {
    const isRefused = (poi: Poi) => poiDeletionRefusal(withFiles ? withoutFiles(poi) : poi) !== null;
    const pois = chosen.filter((poi) => !isRefused(poi));
    return { ...contentOf(pois, () => true), pois, staying: chosen.filter(isRefused) };
  }
  const type = removedBlocks[batch];
  const isLost = (block: ContentBlock) => batch === 'remove all content' || block.type === type;
  const pois = chosen.filter(({ content }) => content.some(isLost));
  return { ...contentOf(pois, isLost), pois, staying: [] };
}

/** The same PoI with no file blocks. */
export const withoutFiles = (poi: Poi): Poi => ({ ...poi, content: poi.content.filter(({ type }) => type !== 'file') });

const contentOf = (pois: readonly Poi[], isLost: (block: ContentBlock) => boolean) => {
  const blocks = pois.flatMap(({ content }) => content.filter(isLost));
  return { blocks, files: attachedFiles({ content: blocks }).length };
};

/** What is lost with the selected folders: they, the folders in them that were not selected themselves, and what all of them hold. @see EDIT-075 */
export function lossOfFolders(
  folders: readonly Folder[],
  selected: readonly FolderId[],
): { folders: Folder[]; below: Folder[]; pois: Poi[]; files: number } {
  const chosen = selected.flatMap((id) => findFolder(folders, id) ?? []);
  const ids = new Set(selected);
  const gone = new Set(chosen.flatMap((folder) => allFolders([folder])));
  const pois = [...gone].flatMap((folder) => folder.pois);
  return {
    folders: chosen,
    below: [...gone].filter(({ id }) => !ids.has(id)),
    pois,
    files: pois.reduce((sum, poi) => sum + attachedFiles(poi).length, 0),
  };
}
