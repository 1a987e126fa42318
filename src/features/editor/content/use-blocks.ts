import { useMemo } from 'react';
import type { BlockType, ContentBlock } from '@/domain/content';
import { moveBlockTo, removeBlock, renameBlock, replaceBlock, shiftBlock } from '@/domain/content/changes';
import { newBlock } from '@/domain/content/new-block';
import type { PoiId } from '@/domain/ids';
import { useEditingSession } from '../session/editing-context';
import type { EditingSession } from '../session/editing-session';

/** What can be done to the content blocks of a PoI. @see EDIT-037 */
export function useBlocks(poi: PoiId) {
  const session = useEditingSession();
  return useMemo(() => blocksOf(session, poi), [session, poi]);
}

type Change = (content: readonly ContentBlock[]) => ContentBlock[];

function blocksOf(session: EditingSession, poi: PoiId) {
  const change = (label: string, content: Change, key?: string) =>
    session.editPoi(label, poi, (found) => ({ ...found, content: content(found.content) }), key === undefined ? {} : { key });
  return {
    /** @returns what was added */
    add: (type: BlockType): ContentBlock => {
      const added: ContentBlock = newBlock(type);
      change('Add content', (content) => [...content, added]);
      return added;
    },
    rename: (block: string, name: string) => change('Rename content', (content) => renameBlock(content, block, name)),
    shift: (block: string, step: -1 | 1, kind?: BlockType) => change('Move content', (content) => shiftBlock(content, block, step, kind)),
    /** Moves it to where another one stands. */
    moveTo: (block: string, other: string) => change('Move content', (content) => moveBlockTo(content, block, other)),
    remove: (block: string) => change('Delete content', (content) => removeBlock(content, block)),
    /** Takes in what was typed into a text, as one step for as long as nothing else is done. */
    write: (block: string, html: string) =>
      change(
        'Write text',
        (content) => content.map((each) => (each.identifier === block && each.type === 'text' ? { ...each, content: html } : each)),
        `text ${block}`,
      ),
    /** Puts a changed block in the place of the one with its identifier. */
    replace: (label: string, block: ContentBlock, key?: string) => change(label, (content) => replaceBlock(content, block), key),
  };
}
