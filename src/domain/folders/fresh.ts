import type { ContentBlock } from '../content';
import type { Folder } from '../folders';
import { folderId, poiId } from '../ids';
import type { Poi } from '../pois';
import { randomIdentifier } from '../random';

/** The same folders with new ids and identifiers throughout, so that they can stand beside those they were copied from. @see EDIT-068 */
export const freshFolders = (folders: readonly Folder[]): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    id: folderId(randomIdentifier()),
    children: freshFolders(folder.children),
    pois: folder.pois.map(freshPoi),
  }));

/** A copy of a PoI with identifiers of its own, to stand beside it. */
export function freshPoi(poi: Poi): Poi {
  const identifier = randomIdentifier();
  // A copy is placed in the viewer anew; with the sid of its original a click would find either.
  const tag = poi.tag && { ...poi.tag, sid: '' };
  return { ...poi, identifier: poiId(identifier), id: identifier, content: poi.content.map(freshBlock), tag };
}

function freshBlock(block: ContentBlock): ContentBlock {
  const identifier = randomIdentifier();
  return block.type === 'unknown' ? { ...block, identifier, original: { ...block.original, identifier } } : { ...block, identifier };
}
