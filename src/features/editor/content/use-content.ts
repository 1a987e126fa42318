import type { BlockOf, BlockType, ContentBlock } from '@/domain/content';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import { useEditingState } from '../session/editing-context';

const none: readonly ContentBlock[] = [];

/** The content blocks of a PoI, live. */
export const useContent = (poi: PoiId): readonly ContentBlock[] =>
  useEditingState((state) => findPoi(state.edited.folders, poi)?.content ?? none);

/** Those of one kind. */
export const useBlocksOf = <Type extends BlockType>(poi: PoiId, type: Type): readonly BlockOf<Type>[] =>
  useContent(poi).filter((block): block is BlockOf<Type> => block.type === type);
