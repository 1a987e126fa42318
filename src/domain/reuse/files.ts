import type { ContentBlock, FileItem, ListItem } from '../content/content-blocks';
import { fileAddressFrom } from '../files/file-address';
import { addressesIn, withAddresses } from '../files/file-addresses-in';
import { originalFileName } from '../files/names';
import type { Poi } from '../pois/poi';
import { withoutImages } from '../rich-text';
import { mapPicked, type Picked, pickedPois } from './selection';

/** Why a file was left out: whoever pastes may not read the tour it is of, or it is not there any more. */
export type OmissionReason = 'denied' | 'missing';

/** A file that was left out of a point, by its name. */
export type OmittedFile = { point: string; file: string; reason: OmissionReason };

/** The addresses of stored files that another tour needs as files of its own, each once. @param own the folder of its files */
export const foreignAddresses = (of: Picked, own: string): string[] => [
  ...new Set(
    pickedPois(of)
      .flatMap(addressesIn)
      .filter((url) => !fileAddressFrom(url)?.path.startsWith(own)),
  ),
];

/** What is picked with the addresses of copied files, and without those that were rejected. */
export function withFiles(
  of: Picked,
  copied: ReadonlyMap<string, string>,
  rejected: ReadonlyMap<string, OmissionReason>,
): Picked & { omitted: OmittedFile[] } {
  const omitted: OmittedFile[] = [];
  const addresses = new Map([...copied, ...[...rejected.keys()].map((url): [string, string] => [url, ''])]);
  const result = mapPicked(of, (poi) => {
    const reasonOf = (url: string) => rejected.get(url);
    for (const url of new Set(addressesIn(poi))) {
      const reason = reasonOf(url);
      if (reason) omitted.push({ point: poi.name, file: nameOf(poi, url), reason });
    }
    // a screenshot that was rejected is an empty address
    return withAddresses(
      { ...poi, content: poi.content.map((block) => withoutRejected(block, (url) => reasonOf(url) !== undefined)) },
      addresses,
    );
  });
  return { ...result, omitted };
}

function withoutRejected(block: ContentBlock, isRejected: (url: string) => boolean): ContentBlock {
  if (block.type === 'file') return { ...block, content: block.content.filter(({ url }) => !isRejected(url)) };
  if (block.type === 'list') return { ...block, content: block.content.filter(({ url }) => !isRejected(url)) };
  if (block.type === 'text') return { ...block, content: withoutImages(block.content, ({ address }) => isRejected(address)) };
  return block;
}

/** How people know a file: its name in the point, or that of the stored file. */
function nameOf({ content, screenshot }: Poi, url: string): string {
  if (url === screenshot) return 'Screenshot';
  const items = content.flatMap((block): (FileItem | ListItem)[] => (block.type === 'file' || block.type === 'list' ? block.content : []));
  const item = items.find((candidate) => candidate.url === url);
  const stored = fileAddressFrom(url)?.path.split('/').at(-1) ?? '';
  return originalFileName(item?.name ?? '') || originalFileName(stored) || 'File';
}
