import { type ContentBlock, type FileItem, withCaptions, withPoster } from '../content/content-blocks';
import { mapFolders } from '../folders/changes';
import { allPois, type Folder } from '../folders/folder';
import { allStops } from '../guided-tours/guided-tour';
import type { Poi } from '../pois/poi';
import { imagesIn, withoutImages } from '../rich-text';
import { listNames } from '../tours/file-lists';
import type { Tour } from '../tours/tour';
import { fileAddressFrom } from './file-address';

/** Where a file of the file manager is used in its tour. */
export type FileUses = {
  /** PoIs that contain it as a file, a link or an image in a text */
  pois: Poi[];
  /** PoIs whose text contains its address */
  texts: Poi[];
  /** whether it is in one of the tour's own lists, in a guided tour, or is its thumbnail */
  tour: boolean;
};

/** The uses of each stored file in a tour, by its path; unused files are missing from the map. @see EDIT-085 */
export function fileUses(tour: Tour): ReadonlyMap<string, FileUses> {
  const uses = new Map<string, FileUses>();
  const usesOf = (url: string): FileUses | null => {
    const path = fileAddressFrom(url)?.path;
    if (path === undefined) return null;
    const entry = uses.get(path) ?? { pois: [], texts: [], tour: false };
    uses.set(path, entry);
    return entry;
  };
  const add = (pois: Poi[] | undefined, poi: Poi) => pois && pois.at(-1) !== poi && pois.push(poi);
  for (const poi of allPois(tour.folders)) {
    for (const block of poi.content) {
      for (const url of itemAddresses(block)) add(usesOf(url)?.pois, poi);
      for (const url of addressesInText(block)) add(usesOf(url)?.texts, poi);
    }
  }
  const spoken = allStops(tour.guidedTours).flatMap(({ narration, captions }) => [narration?.url ?? '', captions?.url ?? '']);
  for (const url of [tour.thumbnailUrl, ...spoken, ...listNames.flatMap((name) => tour[name].map((item) => item.url))]) {
    const found = usesOf(url);
    if (found) found.tour = true;
  }
  return uses;
}

/** The folders without the files, links and images that point to these paths. Links in texts are unchanged. @see EDIT-085 */
export function withoutFiles(folders: readonly Folder[], paths: ReadonlySet<string>): Folder[] {
  const isUnaffected = ({ url }: { url: string }) => !paths.has(fileAddressFrom(url)?.path ?? '');
  const cleaned = (block: ContentBlock): ContentBlock => {
    if (block.type === 'file') {
      const isWhole = (item: FileItem) => addressesOf(item).every((url) => isUnaffected({ url }));
      if (block.content.every(isWhole)) return block;
      const content = block.content.filter(isUnaffected).map(({ captions = [], poster = '', ...item }) => ({
        ...item,
        ...withCaptions(captions.filter(isUnaffected)),
        ...withPoster(isUnaffected({ url: poster }) ? poster : ''),
      }));
      return { ...block, content };
    }
    if (block.type === 'list') return block.content.every(isUnaffected) ? block : { ...block, content: block.content.filter(isUnaffected) };
    if (block.type === 'text') {
      const content = withoutImages(block.content, ({ address }) => !isUnaffected({ url: address }));
      return content === block.content ? block : { ...block, content };
    }
    return block;
  };
  const without = (poi: Poi): Poi => {
    const content = poi.content.map(cleaned);
    return content.every((block, index) => block === poi.content[index]) ? poi : { ...poi, content };
  };
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map(without) }));
}

function itemAddresses(block: ContentBlock): string[] {
  if (block.type === 'text') return imagesIn(block.content).map(({ address }) => address);
  if (block.type === 'file') return block.content.flatMap(addressesOf);
  return block.type === 'list' ? block.content.map(({ url }) => url) : [];
}

/** Of a file, and of what belongs to it. */
const addressesOf = ({ url, captions = [], poster = '' }: FileItem): string[] => [
  url,
  ...captions.map((each) => each.url),
  ...(poster === '' ? [] : [poster]),
];

const addressesInText = (block: ContentBlock): string[] =>
  block.type === 'text' || block.type === 'custom'
    ? (withoutImages(block.content).match(/https?:\/\/[^\s"'<>]+/g) ?? []).map((url) => url.replaceAll('&amp;', '&'))
    : [];
