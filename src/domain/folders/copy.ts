import type { ContentBlock } from '../content/content-blocks';
import { folderId, poiId } from '../ids';
import type { Poi } from '../pois/poi';
import { randomIdentifier } from '../random';
import type { Folder } from './folder';

/** A copy of the folders with new ids throughout, so that it can be added next to the original. @see EDIT-068 */
export const copyFolders = (folders: readonly Folder[]): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    id: folderId(randomIdentifier()),
    children: copyFolders(folder.children),
    pois: folder.pois.map(copyPoi),
  }));

/** A copy of a PoI with new identifiers, so that it can be added next to the original; the other system's id stays with that one. */
export function copyPoi({ externalId: _, ...poi }: Poi): Poi {
  const identifier = randomIdentifier();
  // the viewer assigns a new sid; with the original's, a click could select either tag
  const tag = poi.tag && { ...poi.tag, sid: '' };
  return { ...poi, identifier: poiId(identifier), id: identifier, content: poi.content.map(freshBlock), tag };
}

function freshBlock(block: ContentBlock): ContentBlock {
  const identifier = randomIdentifier();
  return block.type === 'unknown' ? { ...block, identifier, original: { ...block.original, identifier } } : { ...block, identifier };
}
