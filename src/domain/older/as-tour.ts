import { type ContentBlock, embedOf, fileItemsFrom } from '../content/content-blocks';
import { videoAt } from '../content/embeds';
import { newBlock } from '../content/new-block';
import { type Folder, uncategorized } from '../folders/folder';
import { folderId } from '../ids';
import type { Poi } from '../pois/poi';
import { snapshotPoiFrom } from '../publishing/snapshots';
import { plainLines } from '../rich-text';
import { type Tour, tourFrom } from '../tours/tour';
import type { OlderItem } from './items';
import type { OlderTour } from './older-tours';

/** Delay between the scan being ready and its tags, in ms. @see OLD-032 */
export const olderTagDelayMs = 1000;

type Shown = Pick<OlderTour, 'id' | 'name' | 'matterportId' | 'organization' | 'description'>;

/** The older tour with these items as a tour of today, so that the player can show it. */
export const tourOfOlder = (older: Shown, items: readonly OlderItem[], beside: ReadonlySet<string> = nothing): Tour => ({
  ...tourFrom(older.id, {
    name: older.name,
    matterportId: older.matterportId,
    organization: older.organization,
    description: plainLines(older.description),
  }),
  folders: foldersOfItems(items, beside),
});

const nothing: ReadonlySet<string> = new Set();

/** The name of the folder with points that the list does not have. */
export const besideListName = 'More points';

/**
 * Items with tasks become folders that begin with the item itself; the others are in folders without a heading, in the same order. Those `beside`
 * the list come last, in a folder of their own.
 */
export function foldersOfItems(items: readonly OlderItem[], beside: ReadonlySet<string> = nothing): Folder[] {
  const folders: Folder[] = [];
  const rest = items.filter(({ identifier }) => beside.has(identifier));
  for (const item of items) {
    if (beside.has(item.identifier)) continue;
    const last = folders.at(-1);
    if (item.tasks.length > 0) folders.push(folderOf(item.identifier, item.name || 'Without a name', [item, ...nested(item.tasks)]));
    else if (last?.name === uncategorized) last.pois.push(poiOfItem(item));
    else folders.push(folderOf(`before-${item.identifier}`, uncategorized, [item]));
  }
  return rest.length > 0 ? [...folders, folderOf('beside-list', besideListName, nested(rest))] : folders;
}

const folderOf = (id: string, name: string, items: readonly OlderItem[]): Folder => ({
  id: folderId(id),
  name,
  children: [],
  pois: items.map(poiOfItem),
});

const nested = (items: readonly OlderItem[]): OlderItem[] => items.flatMap((item) => [item, ...nested(item.tasks)]);

const converted = new WeakMap<OlderItem, Poi>();

/** The item as a PoI of today; the same item gives the same object, so that its tag is not placed again. @see MODEL-060 MODEL-061 */
export function poiOfItem(item: OlderItem): Poi {
  const earlier = converted.get(item);
  if (earlier) return earlier;
  const { icon, name, normal, position, stem, type } = item;
  const tag = { label: name, icon, description: '', anchorPosition: position, stemVector: stem, stemHeight: normal };
  const { files: _files, ...poi } = snapshotPoiFrom({ ...item, ...(type === 'tag' && { tag }) }, item.identifier);
  const result = { ...poi, content: [...textOf(item, poi.content), ...poi.content, ...listsOf(item)] };
  converted.set(item, result);
  return result;
}

// the older editor stored many descriptions a second time, as a text of the content
function textOf({ identifier, description }: OlderItem, content: readonly ContentBlock[]): ContentBlock[] {
  const isShown = content.some((block) => block.type === 'text' && block.content === description);
  if (description === '' || isShown) return [];
  return [{ ...newBlock('text'), identifier: `${identifier}-description`, content: description }];
}

function listsOf({ identifier, links, embeds, files }: OlderItem): ContentBlock[] {
  const blocks: ContentBlock[] = [
    {
      ...newBlock('list'),
      identifier: `${identifier}-links`,
      content: links.map(({ name, url }) => ({ name, content: '', url, type: 'link' })),
    },
    {
      ...newBlock('embeds'),
      identifier: `${identifier}-embeds`,
      content: embeds.map(({ name, url }) => ({ name, ...embedOf(videoAt(url), url) })),
    },
    { ...newBlock('file'), identifier: `${identifier}-files`, content: fileItemsFrom(files) },
  ];
  return blocks.filter((block) => Array.isArray(block.content) && block.content.length > 0);
}

/** The folders without tags in the scan, until `olderTagDelayMs` have passed. @see OLD-032 */
export const withoutTags = (folders: readonly Folder[]): Folder[] =>
  folders.map((folder) => ({ ...folder, pois: folder.pois.map((poi) => (poi.tag ? { ...poi, tag: null } : poi)) }));
