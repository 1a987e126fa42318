import { randomIdentifier } from '../random';
import { type BlockOf, type BlockType, blockNames, type ContentBlock, type ListItem } from './content-blocks';

/** Block types that can be added, with their labels; Custom only for admins. @see EDIT-036 */
export const offeredBlocks = (isAdmin: boolean): { type: BlockType; label: string }[] => [
  { type: 'text', label: 'Text' },
  { type: 'list', label: 'Link(s)' },
  { type: 'file', label: 'File(s)' },
  { type: 'embeds', label: 'Video(s)' },
  ...(isAdmin ? [{ type: 'custom' as const, label: 'Custom' }] : []),
];

/** An empty row of a list. @see MODEL-078 MODEL-079 */
export const emptyListItem = (): ListItem => ({ name: '', content: '', url: '', type: '' });

/** A new, empty block; a list starts with one empty item. @see MODEL-075 MODEL-076 MODEL-077 MODEL-078 MODEL-099 */
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
