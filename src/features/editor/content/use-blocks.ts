import { useMemo } from 'react';
import { moveBlockTo, removeBlock, renameBlock, replaceBlock, shiftBlock } from '@/domain/content/changes';
import type { BlockOf, BlockType, ContentBlock } from '@/domain/content/content-blocks';
import { newBlock } from '@/domain/content/new-block';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { type EditingSession, useEditingSession, useEditingState } from '../session/editing-context';

const none: readonly ContentBlock[] = [];

/** Returns a PoI's content blocks. */
export const useContent = (poi: PoiId): readonly ContentBlock[] =>
  useEditingState((state) => findPoi(state.edited.folders, poi)?.content ?? none);

/** Returns a PoI's content blocks of one type. */
export const useBlocksOf = <Type extends BlockType>(poi: PoiId, type: Type): readonly BlockOf<Type>[] =>
  useContent(poi).filter((block): block is BlockOf<Type> => block.type === type);

/** Returns the edit operations for a PoI's content blocks. @see EDIT-037 */
export function useBlocks(poi: PoiId) {
  const session = useEditingSession();
  return useMemo(() => blocksOf(session, poi), [session, poi]);
}

type Change = (content: readonly ContentBlock[]) => ContentBlock[];

function blocksOf(session: EditingSession, poi: PoiId) {
  const change = (label: string, content: Change, key?: string) =>
    session.editPoi(label, poi, (found) => ({ ...found, content: content(found.content) }), key === undefined ? {} : { key });
  return {
    /** @returns the new block */
    add: (type: BlockType): ContentBlock => {
      const added: ContentBlock = newBlock(type);
      change('Add content', (content) => [...content, added]);
      return added;
    },
    rename: (block: string, name: string) => change('Rename content', (content) => renameBlock(content, block, name)),
    shift: (block: string, step: -1 | 1, kind?: BlockType) => change('Move content', (content) => shiftBlock(content, block, step, kind)),
    /** Moves a block to another block's position. */
    moveTo: (block: string, other: string) => change('Move content', (content) => moveBlockTo(content, block, other)),
    remove: (block: string) => change('Delete content', (content) => removeBlock(content, block)),
    /** Sets a text block's content. Consecutive calls form one undo step. */
    write: (block: string, html: string) =>
      change(
        'Write text',
        (content) => content.map((each) => (each.identifier === block && each.type === 'text' ? { ...each, content: html } : each)),
        `text ${block}`,
      ),
    /** Replaces the block that has the same identifier. */
    replace: (label: string, block: ContentBlock, key?: string) => change(label, (content) => replaceBlock(content, block), key),
  };
}
