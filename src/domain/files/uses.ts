import type { ContentBlock } from '../content';
import { allPois, type Folder } from '../folders';
import { mapFolders } from '../folders/changes';
import type { Poi } from '../pois';
import type { Tour } from '../tours';
import { listNames } from '../tours/file-lists';
import { fileAddressFrom } from './file-address';

/** Where a file of the file manager is used in its tour. */
export type FileUses = {
  /** the PoIs that hold it as a file or a link */
  pois: Poi[];
  /** the PoIs in whose words its address stands */
  texts: Poi[];
  /** whether it stands in one of the tour's own lists, or is its picture */
  tour: boolean;
};

/**
 * Where each file of storage is used in a tour, by its path; what is used nowhere is not in it.
 * @see EDIT-085
 */
export function fileUses(tour: Tour): ReadonlyMap<string, FileUses> {
  const uses = new Map<string, FileUses>();
  const of = (url: string): FileUses | null => {
    const path = fileAddressFrom(url)?.path;
    if (path === undefined) return null;
    const known = uses.get(path) ?? { pois: [], texts: [], tour: false };
    uses.set(path, known);
    return known;
  };
  const add = (pois: Poi[] | undefined, poi: Poi) => pois && pois.at(-1) !== poi && pois.push(poi);
  for (const poi of allPois(tour.folders)) {
    for (const block of poi.content) {
      for (const url of itemAddresses(block)) add(of(url)?.pois, poi);
      for (const url of writtenAddresses(block)) add(of(url)?.texts, poi);
    }
  }
  for (const url of [tour.thumbnailUrl, ...listNames.flatMap((name) => tour[name].map((item) => item.url))]) {
    const found = of(url);
    if (found) found.tour = true;
  }
  return uses;
}

/** The folders without the files and links that lead to any of these paths. What stands in words stays. @see EDIT-085 */
export function withoutFiles(folders: readonly Folder[], paths: ReadonlySet<string>): Folder[] {
  const isKept = ({ url }: { url: string }) => !paths.has(fileAddressFrom(url)?.path ?? '');
  const cleaned = (block: ContentBlock): ContentBlock => {
    if (block.type === 'file') return block.content.every(isKept) ? block : { ...block, content: block.content.filter(isKept) };
    if (block.type === 'list') return block.content.every(isKept) ? block : { ...block, content: block.content.filter(isKept) };
    return block;
  };
  const without = (poi: Poi): Poi => {
    const content = poi.content.map(cleaned);
    return content.every((block, place) => block === poi.content[place]) ? poi : { ...poi, content };
  };
  return mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map(without) }));
}

const itemAddresses = (block: ContentBlock): string[] =>
  block.type === 'file' || block.type === 'list' ? block.content.map(({ url }) => url) : [];

const writtenAddresses = (block: ContentBlock): string[] =>
  block.type === 'text' || block.type === 'custom'
    ? (block.content.match(/https?:\/\/[^\s"'<>]+/g) ?? []).map((url) => url.replaceAll('&amp;', '&'))
    : [];
