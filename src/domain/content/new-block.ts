import { type BlockOf, type BlockType, blockNames, type ContentBlock, type ListItem } from '../content';
import { randomIdentifier } from '../random';

/** The kinds of block that are offered, and what the choice is called; Custom to admins only. @see EDIT-036 */
export const offeredBlocks = (isAdmin: boolean): { type: BlockType; label: string }[] => [
  { type: 'text', label: 'Text' },
  { type: 'list', label: 'Link(s)' },
  { type: 'file', label: 'File(s)' },
  { type: 'embeds', label: 'Video(s)' },
  ...(isAdmin ? [{ type: 'custom' as const, label: 'Custom' }] : []),
];

/** A line of a list that nobody filled yet. @see MODEL-078 MODEL-079 */
export const emptyListItem = (): ListItem => ({ name: '', content: '', url: '', type: '' });

/** A new block: empty, but for a list, which starts with one empty item. @see MODEL-075 MODEL-076 MODEL-077 MODEL-078 MODEL-099 */
export function newBlock<Type extends BlockType>(type: Type): BlockOf<Type>;
export function newBlock(type: BlockType): ContentBlock {
  const block = { identifier: randomIdentifier(), name: blockNames[type], box: 'grid', cols: 1 };
  switch (type) {
    case 'text':
    case 'custom':
      return { ...block, type, content: '' };
    case 'list':
      return { ...block, type, content: [emptyListItem()] };
    case 'file':
    case 'embeds':
      return { ...block, type, content: [] };
  }
}
