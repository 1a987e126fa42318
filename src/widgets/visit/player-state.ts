import type { FolderId, PoiId } from '@/domain/ids';
import type { Floor, ViewMode } from '@/showcase/port';
import type { FailureReason } from '@/showcase/refusals';

export type UiMode = 'play' | 'edit';
/** What stands open over the action bar or the page; one at a time. */
export type Panel = 'floors' | 'view' | 'share' | 'files' | 'history' | 'tutorial' | 'tours' | 'stages' | 'debug';

export type UiSlice = {
  uiMode: UiMode;
  sidebarOpen: boolean;
  panel: Panel | null;
  /** the camera turns towards the next place before it moves there @see PLAYER-038 */
  looksAhead: boolean;
  isDefurnished: boolean;
  showsDrone: boolean;
  /** whether the viewer draws the places one can step onto, and whether the demo page logs @see PLAYER-019 */
  showsSweeps: boolean;
  logs: boolean;
  /** what went wrong and what is still fine, in a sentence */
  notice: string | null;
  chooseUiMode: (uiMode: UiMode) => void;
  openSidebar: (sidebarOpen: boolean) => void;
  /** Opens a panel; the one that is open it closes. */
  togglePanel: (panel: Panel) => void;
  closePanel: () => void;
  lookAhead: (looksAhead: boolean) => void;
  showDefurnished: (isDefurnished: boolean) => void;
  showDrone: (showsDrone: boolean) => void;
  log: (logs: boolean) => void;
  tell: (notice: string | null) => void;
};

export type PoiSlice = {
  activePoi: PoiId | null;
  /** how often a PoI was opened: opening the active one again goes there again */
  openings: number;
  /** folders whose tags are hidden */
  hiddenFolders: ReadonlySet<FolderId>;
  openPoi: (poi: PoiId) => void;
  closePoi: () => void;
  toggleFolder: (folder: FolderId) => void;
  hideFolders: (folders: readonly FolderId[]) => void;
};

/** How far the viewer is. `loading`: its page is on its way; `starting`: the page is there, the model is not. */
export type Stage = { name: 'loading' | 'starting' | 'ready' | 'lost' } | { name: 'failed'; reason: FailureReason; sentence: string };

/** What the viewer tells, as plain values. */
export type ShowcaseSlice = {
  stage: Stage;
  viewMode: ViewMode | null;
  floor: number | 'all' | null;
  floors: readonly Floor[];
  isMeasuring: boolean;
  zoom: number;
  sweep: string;
};

/** What is told apart from the viewer: its page is there, and whether it played before. */
export type StageSlice = { wasReady: boolean; pageLoaded: () => void };

export type PlayerState = UiSlice & PoiSlice & ShowcaseSlice & StageSlice;
