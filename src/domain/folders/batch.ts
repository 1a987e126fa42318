import type { BlockType } from '../content/content-blocks';
import type { FolderId, PoiId } from '../ids';
import { poiDeletionDenial } from '../pois/deletion';
import { type Poi, poiDefaults } from '../pois/poi';
import { byName } from '../search';
import { dropIfUnchanged, mapFolders, removeFolder } from './changes';
import { findFolder } from './find';
import { allFolders, type Folder } from './folder';

/** Actions for the selected PoIs, as named in the batch panel. @see EDIT-069 EDIT-070 EDIT-071 EDIT-072 EDIT-073 EDIT-074 */
export const poiBatches = [
  'delete',
  'move to another folder',
  'remove all content',
  'remove text',
  'remove files',
  'remove embeds (video)',
  'remove links/lists',
  'reset zoom',
  'sort ascending',
  'sort descending',
] as const;
export type PoiBatch = (typeof poiBatches)[number];

/** Actions for the selected folders. @see EDIT-075 */
export const folderBatches = ['delete', 'move to top', 'move to bottom'] as const;
export type FolderBatch = (typeof folderBatches)[number];

/** The block type that an action removes; unlisted actions remove no blocks, or all. @see EDIT-072 */
export const blockTypeRemovedBy: Partial<Record<PoiBatch, BlockType>> = {
  'remove text': 'text',
  'remove files': 'file',
  'remove embeds (video)': 'embeds',
  'remove links/lists': 'list',
};

/**
 * Applies an action to all selected PoIs. PoIs that cannot be deleted are returned in `refused`.
 * @param to the target folder of a move; without it, or if it was removed, nothing is moved
 * @see EDIT-069 EDIT-070 EDIT-071 EDIT-072 EDIT-073 EDIT-074 EDIT-077
 */
export function batchPois(
  folders: readonly Folder[],
  selected: ReadonlySet<PoiId>,
  batch: PoiBatch,
  to: FolderId | null = null,
): { folders: Folder[]; refused: Poi[] } {
  const isSelected = ({ identifier }: Poi) => selected.has(identifier);
  switch (batch) {
    case 'delete':
      return deleteSelected(folders, isSelected);
    case 'move to another folder':
      return { folders: to !== null && findFolder(folders, to) ? moveSelected(folders, isSelected, to) : [...folders], refused: [] };
    case 'sort ascending':
    case 'sort descending':
      return { folders: sortSelected(folders, isSelected, batch === 'sort ascending' ? 1 : -1), refused: [] };
    default:
      return { folders: changeSelected(folders, isSelected, (poi) => withoutBatchContent(poi, batch)), refused: [] };
  }
}

/**
 * Applies an action to all selected folders; moved folders go to the start or end of their list, in the same order. @returns also the ids of missing
 * folders, each to be logged as "No folder found"
 * @see EDIT-075 EDIT-076
 */
export function batchFolders(
  folders: readonly Folder[],
  selected: readonly FolderId[],
  batch: FolderBatch,
): { folders: Folder[]; missing: FolderId[] } {
  const existingIds = new Set(allFolders(folders).map(({ id }) => id));
  const missing = selected.filter((id) => !existingIds.has(id));
  if (batch === 'delete') return { folders: selected.reduce(removeFolder, [...folders]), missing };
  const chosenIds = new Set(selected);
  const isSelected = ({ id }: Folder) => chosenIds.has(id);
  const reordered = (siblings: readonly Folder[]): Folder[] => {
    const [chosen, others] = [siblings.filter(isSelected), siblings.filter((folder) => !isSelected(folder))];
    return dropIfUnchanged(siblings, batch === 'move to top' ? [...chosen, ...others] : [...others, ...chosen]);
  };
  return { folders: reordered(mapFolders(folders, (folder) => ({ ...folder, children: reordered(folder.children) }))), missing };
}

type IsSelected = (poi: Poi) => boolean;

const changeSelected = (folders: readonly Folder[], isSelected: IsSelected, change: (poi: Poi) => Poi): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (isSelected(poi) ? change(poi) : poi)) }));

function deleteSelected(folders: readonly Folder[], isSelected: IsSelected): { folders: Folder[]; refused: Poi[] } {
  const refused: Poi[] = [];
  const isRemaining = (poi: Poi): boolean => {
    if (!isSelected(poi)) return true;
    if (poiDeletionDenial(poi) === null) return false;
    refused.push(poi);
    return true;
  };
  return { folders: mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.filter(isRemaining) })), refused };
}

function moveSelected(folders: readonly Folder[], isSelected: IsSelected, to: FolderId): Folder[] {
  const moved = allFolders(folders).flatMap(({ id, pois }) => (id === to ? [] : pois.filter(isSelected)));
  return mapFolders(folders, (folder) =>
    folder.id === to ? { ...folder, pois: [...folder.pois, ...moved] } : { ...folder, pois: folder.pois.filter((poi) => !isSelected(poi)) },
  );
}

// Sorts the selected PoIs among their own positions, so that those in between do not move.
function sortSelected(folders: readonly Folder[], isSelected: IsSelected, direction: 1 | -1): Folder[] {
  return mapFolders(folders, (folder) => {
    const sorted = folder.pois.filter(isSelected).toSorted((one, other) => direction * byName(one, other));
    return { ...folder, pois: folder.pois.map((poi) => (isSelected(poi) ? (sorted.shift() ?? poi) : poi)) };
  });
}

function withoutBatchContent(poi: Poi, batch: PoiBatch): Poi {
  if (batch === 'reset zoom') return poi.zoom === poiDefaults.zoom ? poi : { ...poi, zoom: poiDefaults.zoom };
  if (batch === 'remove all content') return poi.content.length === 0 ? poi : { ...poi, content: [] };
  const content = poi.content.filter(({ type }) => type !== blockTypeRemovedBy[batch]);
  return content.length === poi.content.length ? poi : { ...poi, content };
}
