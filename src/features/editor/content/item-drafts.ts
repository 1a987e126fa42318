import type { BlockOf, ContentBlock } from '@/domain/content/content-blocks';
import { allPois } from '@/domain/folders/folder';
import type { EditingState } from '../session/editing-state';

export type ItemsBlock = BlockOf<'list'> | BlockOf<'embeds'>;
type Item = ItemsBlock['content'][number];
type Drafts = EditingState['itemDrafts'];

/** The draft key of a new item of a block. */
export const newDraftKey = ({ identifier }: ItemsBlock): string => `${identifier} new`;

/**
 * Draft keys based on each item's content, because its index can change through other users' edits. An item that was changed after its draft was begun
 * keeps the draft's key: it is found by the address or the name that it had.
 */
export function draftKeys({ identifier, content }: ItemsBlock, drafts: Drafts): string[] {
  const keys = keysOf(identifier, content);
  for (const draft of drafts.keys()) {
    const former = keys.includes(draft) ? null : itemOf(identifier, draft);
    if (!former) continue;
    const isFree = (_: Item, index: number) => !drafts.has(keys[index] ?? '');
    const found = (field: 'url' | 'name') => content.findIndex((item, index) => isFree(item, index) && item[field] === former[field]);
    const index = [found('url'), found('name')].find((each) => each >= 0);
    if (index !== undefined) keys[index] = draft;
  }
  return keys;
}

function keysOf(identifier: string, content: readonly Item[]): string[] {
  const counts = new Map<string, number>();
  return content.map((item) => {
    const json = JSON.stringify(item);
    const before = counts.get(json) ?? 0;
    counts.set(json, before + 1);
    return `${identifier} ${before} ${json}`;
  });
}

/** The item whose draft has this key, as it was when the draft was begun; null for drafts of other blocks and of new items. */
function itemOf(identifier: string, key: string): Item | null {
  const start = key.indexOf('{', identifier.length);
  return key.startsWith(`${identifier} `) && start >= 0 ? JSON.parse(key.slice(start)) : null;
}

const hasItems = (block: ContentBlock): block is ItemsBlock => block.type === 'list' || block.type === 'embeds';

/** Whether something was entered for a link or video and not added; what was deleted since does not count. */
export function hasEnteredItems({ itemDrafts, edited }: Pick<EditingState, 'itemDrafts' | 'edited'>): boolean {
  if (itemDrafts.size === 0) return false;
  const keys = [...itemDrafts.keys()];
  const isDrafted = ({ identifier }: ContentBlock) => keys.some((key) => key.startsWith(`${identifier} `));
  const blocks = allPois(edited.folders).flatMap(({ content }) => content.filter(hasItems).filter(isDrafted));
  return blocks.some((block) => {
    const added = Object.values(itemDrafts.get(newDraftKey(block)) ?? {});
    return added.some((text) => text.trim() !== '') || draftKeys(block, itemDrafts).some((key) => itemDrafts.has(key));
  });
}
