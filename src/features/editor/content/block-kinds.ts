import { Clapperboard, CodeXml, Files, Link, type LucideIcon, Puzzle, TextAlignStart } from 'lucide-react';
import type { BlockType, ContentBlock } from '@/domain/content';
import type { PanelTab } from '../session/editing-state';

export const blockIcons: Readonly<Record<ContentBlock['type'], LucideIcon>> = {
  text: TextAlignStart,
  list: Link,
  file: Files,
  embeds: Clapperboard,
  custom: CodeXml,
  unknown: Puzzle,
};

/** Where the blocks of a kind are worked on. @see EDIT-006 */
export const blockTabs: Readonly<Record<BlockType, PanelTab>> = {
  text: 'info',
  custom: 'info',
  list: 'links',
  embeds: 'embeds',
  file: 'files',
};
