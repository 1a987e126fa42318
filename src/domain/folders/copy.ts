import type { ContentBlock } from '../content/content-blocks';
import { folderId, type PoiId, poiId } from '../ids';
import { linkedPoint, pointLink } from '../point-link';
import type { Poi } from '../pois/poi';
import { randomIdentifier } from '../random';
import { allPois, type Folder } from './folder';

type Copies = { folders: Folder[]; pois: Poi[] };

/**
 * Copies of folders and points with new ids throughout, so that they can be added next to the originals. Links in their texts from one to another lead to
 * the copies. @see EDIT-068
 */
export function copyAll(folders: readonly Folder[], pois: readonly Poi[]): Copies {
  const ids = new Map([...pois, ...allPois(folders)].map(({ identifier }) => [identifier, poiId(randomIdentifier())]));
  const copyOf = (poi: Poi): Poi => poiCopy(poi, ids);
  const foldersOf = (originals: readonly Folder[]): Folder[] =>
    originals.map((folder) => ({
      ...folder,
      id: folderId(randomIdentifier()),
      children: foldersOf(folder.children),
      pois: folder.pois.map(copyOf),
    }));
  return { folders: foldersOf(folders), pois: pois.map(copyOf) };
}

/** A copy of the folders. */
export const copyFolders = (folders: readonly Folder[]): Folder[] => copyAll(folders, []).folders;

/** A copy of a PoI. */
export const copyPoi = (poi: Poi): Poi => poiCopy(poi, new Map([[poi.identifier, poiId(randomIdentifier())]]));

type CopiedIds = ReadonlyMap<PoiId, PoiId>;

/** The other system's id stays with the original. */
function poiCopy({ externalId: _, ...poi }: Poi, ids: CopiedIds): Poi {
  const identifier = ids.get(poi.identifier) as PoiId;
  // the viewer assigns a new sid; with the original's, a click could select either tag
  const tag = poi.tag && { ...poi.tag, sid: '' };
  return { ...poi, identifier, id: identifier, content: poi.content.map((block) => freshBlock(block, ids)), tag };
}

function freshBlock(block: ContentBlock, ids: CopiedIds): ContentBlock {
  const identifier = randomIdentifier();
  if (block.type === 'unknown') return { ...block, identifier, original: { ...block.original, identifier } };
  return block.type === 'text' ? { ...block, identifier, content: withCopiedLinks(block.content, ids) } : { ...block, identifier };
}

const withCopiedLinks = (html: string, ids: CopiedIds): string =>
  html.replace(/(<a\b[^<>]*\bhref=(["']))(#.*?)(?=\2)/gis, (link, start: string, _quote, address: string) => {
    const poi = linkedPoint(address);
    const copy = poi && ids.get(poi);
    return copy ? start + pointLink(copy) : link;
  });
