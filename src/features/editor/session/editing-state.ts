import type { FolderId, PoiId } from '@/domain/ids';
import type { Edited } from '@/domain/tours/edited';
import type { Given } from '@/widgets/visit/editing';
import type { ConflictSlice } from './conflict-slice';
import type { DeviceSlice } from './device-slice';
import type { FilesSlice } from './files-slice';
import type { HistorySlice } from './history-slice';
import type { SavingSlice } from './saving-slice';
import type { ScanSlice } from './scan-slice';
import type { ScreenshotsSlice } from './screenshots-slice';
import type { SidebarSlice } from './sidebar-slice';

/** One thing somebody did, by what was before and what after it. */
export type Step = {
  label: string;
  before: Edited;
  after: Edited;
  /** steps of one key that follow each other are one: what is typed into one field */
  key: string | null;
  /** the PoI it was done to, which undo and redo lead back to */
  poi: PoiId | null;
};

export type WorkSlice = {
  /** the tour as it is on the screen */
  edited: Edited;
  /** what the store is known to hold: what the work began from, was saved as, or was joined with last */
  base: Edited;
  /** the saved state that `base` is; "" before the first @see EDIT-052 */
  historyId: string;
  /** whether `edited` differs from `base` @see EDIT-050 */
  needsSaving: boolean;
  past: readonly Step[];
  future: readonly Step[];
};

/** What of the editor stands open; one at a time. */
export type Tool = 'batch' | 'importer' | 'floors' | 'guide';
/** @see EDIT-006 */
export const panelTabs = ['info', 'links', 'embeds', 'files', 'advanced'] as const;
export type PanelTab = (typeof panelTabs)[number];

export type ToolSlice = {
  tool: Tool | null;
  tab: PanelTab;
  selectedFolder: FolderId | null;
  /** the content block that files and links go to @see EDIT-043 */
  activeBlock: string | null;
  /** the PoI whose tag follows the pointer @see EDIT-025 */
  placing: PoiId | null;
  /** Opens a tool; the one that is open it closes. @see EDIT-001 */
  toggleTool: (tool: Tool) => void;
  closeTool: () => void;
  chooseTab: (tab: PanelTab) => void;
  selectFolder: (folder: FolderId | null) => void;
  activateBlock: (block: string | null) => void;
};

/** A link or a video that somebody began to write. */
export type ItemDraft = { name: string; url: string; content: string };

export type ContentSlice = {
  /** the text block that is being written */
  writing: string | null;
  /** what is written into the lines for a new or another link or video, by the block and place it is for; kept while other things are looked at */
  drafts: ReadonlyMap<string, ItemDraft>;
  /** the block that somebody asked for, and that takes the focus as soon as it is in sight */
  reaching: string | null;
  write: (block: string | null) => void;
  reach: (block: string | null) => void;
  keepDraft: (place: string, draft: ItemDraft | null) => void;
};

export type GivenSlice = { given: Given };

export type EditingState = WorkSlice &
  ToolSlice &
  SidebarSlice &
  ContentSlice &
  SavingSlice &
  ConflictSlice &
  HistorySlice &
  DeviceSlice &
  ScreenshotsSlice &
  ScanSlice &
  FilesSlice &
  GivenSlice;
