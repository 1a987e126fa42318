import type { BlockType } from '../content';
import { allFolders, type Folder } from '../folders';
import type { FolderId, PoiId } from '../ids';
import { type Poi, poiDefaults } from '../pois';
import { poiDeletionRefusal } from '../pois/deletion';
import { byName } from '../search';
import { mapFolders, removeFolder, settled } from './changes';
import { findFolder } from './find';

/** What can be done with the selected PoIs, in the words of the batch panel. @see EDIT-069 EDIT-070 EDIT-071 EDIT-072 EDIT-073 EDIT-074 */
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

/** What can be done with the selected folders. @see EDIT-075 */
export const folderBatches = ['delete', 'move to top', 'move to bottom'] as const;
export type FolderBatch = (typeof folderBatches)[number];

/** The kind of block that a batch removes; batches that are not listed remove none, or all. @see EDIT-072 */
export const removedBlocks: Partial<Record<PoiBatch, BlockType>> = {
  'remove text': 'text',
  'remove files': 'file',
  'remove embeds (video)': 'embeds',
  'remove links/lists': 'list',
};

/**
 * Does one thing with all selected PoIs. PoIs that may not be deleted are left and named.
 * @param to the folder to move to; without it, or when it is gone, a move changes nothing
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
      return { folders: changeSelected(folders, isSelected, (poi) => emptied(poi, batch)), refused: [] };
  }
}

/**
 * Does one thing with all selected folders; moves go to the ends of the list a folder stands in, and keep their order.
 * @returns also the ids of which there is no folder, each to be logged as "No folder found"
 * @see EDIT-075 EDIT-076
 */
export function batchFolders(
  folders: readonly Folder[],
  selected: readonly FolderId[],
  batch: FolderBatch,
): { folders: Folder[]; missing: FolderId[] } {
  const known = new Set(allFolders(folders).map(({ id }) => id));
  const missing = selected.filter((id) => !known.has(id));
  if (batch === 'delete') return { folders: selected.reduce(removeFolder, [...folders]), missing };
  const chosenIds = new Set(selected);
  const isSelected = ({ id }: Folder) => chosenIds.has(id);
  const arranged = (beside: readonly Folder[]): Folder[] => {
    const [chosen, others] = [beside.filter(isSelected), beside.filter((folder) => !isSelected(folder))];
    return settled(beside, batch === 'move to top' ? [...chosen, ...others] : [...others, ...chosen]);
  };
  return { folders: arranged(mapFolders(folders, (folder) => ({ ...folder, children: arranged(folder.children) }))), missing };
}

type Choose = (poi: Poi) => boolean;

const changeSelected = (folders: readonly Folder[], isSelected: Choose, change: (poi: Poi) => Poi): Folder[] =>
  mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => (isSelected(poi) ? change(poi) : poi)) }));

function deleteSelected(folders: readonly Folder[], isSelected: Choose): { folders: Folder[]; refused: Poi[] } {
  const refused: Poi[] = [];
  const isKept = (poi: Poi): boolean => {
    if (!isSelected(poi)) return true;
    if (poiDeletionRefusal(poi) === null) return false;
    refused.push(poi);
    return true;
  };
  return { folders: mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.filter(isKept) })), refused };
}

function moveSelected(folders: readonly Folder[], isSelected: Choose, to: FolderId): Folder[] {
  const moved = allFolders(folders).flatMap(({ id, pois }) => (id === to ? [] : pois.filter(isSelected)));
  return mapFolders(folders, (folder) =>
    folder.id === to ? { ...folder, pois: [...folder.pois, ...moved] } : { ...folder, pois: folder.pois.filter((poi) => !isSelected(poi)) },
  );
}

// The selected ones share out the places they had, so that those between them stay where they are.
function sortSelected(folders: readonly Folder[], isSelected: Choose, direction: 1 | -1): Folder[] {
  return mapFolders(folders, (folder) => {
    const sorted = folder.pois.filter(isSelected).toSorted((one, other) => direction * byName(one, other));
    return { ...folder, pois: folder.pois.map((poi) => (isSelected(poi) ? (sorted.shift() ?? poi) : poi)) };
  });
}

function emptied(poi: Poi, batch: PoiBatch): Poi {
  if (batch === 'reset zoom') return poi.zoom === poiDefaults.zoom ? poi : { ...poi, zoom: poiDefaults.zoom };
  if (batch === 'remove all content') return poi.content.length === 0 ? poi : { ...poi, content: [] };
  const content = poi.content.filter(({ type }) => type !== removedBlocks[batch]);
  return content.length === poi.content.length ? poi : { ...poi, content };
}
