import type { LucideIcon } from 'lucide-react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import CodeXml from 'lucide-react/icons/code-xml';
import Files from 'lucide-react/icons/files';
import Link from 'lucide-react/icons/link';
import Puzzle from 'lucide-react/icons/puzzle';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import type { BlockType, ContentBlock } from '@/domain/content/content-blocks';
import type { PanelTab } from '../session/view-state';

export const blockIcons: Readonly<Record<ContentBlock['type'], LucideIcon>> = {
  text: TextAlignStart,
  list: Link,
  file: Files,
  embeds: Clapperboard,
  custom: CodeXml,
  unknown: Puzzle,
};

/** The panel tab where each block type is edited. @see EDIT-006 */
export const blockTabs: Readonly<Record<BlockType, PanelTab>> = {
  text: 'info',
  custom: 'info',
  list: 'links',
  embeds: 'embeds',
  file: 'files',
};
