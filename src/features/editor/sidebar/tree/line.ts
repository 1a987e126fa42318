import type { Ref } from 'react';
import type { IconDescription } from '@/domain/icons';
import type { FolderRow, TreeRow } from '@/widgets/poi-list/poi-rows';

/** What the pointer does on a line. */
export type LineActions = {
  press: (row: TreeRow) => void;
  fold: (row: FolderRow) => void;
  hide: (row: FolderRow) => void;
  write: (row: TreeRow) => void;
  named: (row: TreeRow, written: string | null, by: 'key' | 'leaving') => void;
  openMenu: (row: TreeRow | null) => void;
};

/** What a line shows. */
export type LineProps = {
  row: TreeRow;
  id: string;
  top: number;
  isActive: boolean;
  isSelected: boolean;
  isFocused: boolean;
  isWriting: boolean;
  isLifted: boolean;
  isTarget: 'no' | 'into' | 'refused';
  hasMenu: boolean;
  sorts: boolean;
  floor: string;
  icons: readonly IconDescription[];
  actions: LineActions;
  /** what it is dragged by */
  lineRef?: Ref<HTMLDivElement> | undefined;
  listeners?: Record<string, unknown> | undefined;
};
